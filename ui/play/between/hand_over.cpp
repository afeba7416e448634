#include "ui/play/between/hand_over.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/between/missed.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/setup/player.hpp"

namespace ui {
namespace {

constexpr Size kSign = {96, 112};
constexpr Size kUprightSign = {84, 96};
constexpr int kEdge = 12;
constexpr int kButtonHeight = 48;
constexpr int kNoteHeight = 24;
constexpr int kLine = 19;
constexpr int kTightLine = 17;
constexpr int kTightestLine = 16;
constexpr int kLinesTop = 4;
constexpr int kUnderSign = 12;  // the lines, upright
constexpr int kGap = 14;
constexpr int kTop = 38, kUprightTop = 56;  // of the sign
constexpr int kWordsHeight = 52;

enum Id : uint8_t { kHome, kGoOn };

class HandOverScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  struct Parts {
    Rect sign, words, lines, note, button;
    int line;      // how high each one is
    bool crowded;  // lines take the place of the sentence below them
    int missed;    // lines of what was missed, that of the rest included
  };
  Parts parts_now() const;
  Seat seat() const { return play_->seat(play_->match().player()); }
  const char* label() const { return play_->label(play_->match().player()); }
  void paint_lines(Painter& painter, const Parts& parts) const;
  void paint_missed(Painter& painter, Rect line, int lines) const;

  Play* play_ = nullptr;
  HandOver what_ = {};
  Missed missed_ = {};
  char button_[40] = {};
};

void HandOverScreen::show(Play& play) {
  play_ = &play;
  what_ = {};
  play.tell_known(what_);
  missed_.tell(play, play.match().player());
  lv_snprintf(button_, sizeof button_, "%s %s", text(Text::i_am), label());
}

// In landscape the lines stand under the name, in portrait under the sign. Where they are too
// many they move up, and the name with them; of what was missed those that have no room are left
// out.
HandOverScreen::Parts HandOverScreen::parts_now() const {
  const Frame screen = frame();
  const bool landscape = screen.landscape();
  const Rect button = {kEdge, screen.height - kButtonHeight - 6, screen.width - 2 * kEdge,
                       kButtonHeight};
  const Rect note = {kEdge, button.y - kNoteHeight - 2, button.width, kNoteHeight};
  const Size size = landscape ? kSign : kUprightSign;
  const Rect sign = {kEdge, landscape ? kTop : kUprightTop, size.width, size.height};
  const int left = sign.right() + kGap;
  Rect words = {left, sign.y, screen.width - kEdge - left, kWordsHeight};
  Rect lines = {left, words.bottom() + 4, words.width, 0};
  if (!landscape) lines = {kEdge, sign.bottom() + kUnderSign, button.width, 0};
  const int slack = landscape ? words.y - kTitleHeight - 2 : kUnderSign - 2;
  const auto known = static_cast<int>(what_.lines);
  const int room = (button.y - lines.y + slack - kLinesTop) / kTightestLine - known;
  const auto missed = static_cast<int>(missed_.moves + (missed_.count > missed_.moves ? 1 : 0));
  const int shown = missed < room ? missed : room > 0 ? room : 0;
  const int told = known + shown;
  const auto end = [&](int line) { return lines.y + kLinesTop + told * line; };
  const bool crowded = end(kLine) > note.y;
  int line = crowded ? kTightLine : kLine;
  if (end(line) > button.y) line = kTightestLine;
  const int missing = end(line) - button.y;
  if (missing > 0) {
    words.y -= missing;
    lines.y -= missing;
  }
  lines.height = (crowded ? button.y : note.y) - lines.y;
  if (landscape) lines = screen.hand(lines);
  return {screen.hand(sign), screen.hand(words), lines, note, button, line, crowded, shown};
}

void HandOverScreen::build(lv_obj_t* root) {
  add_button(root, {.name = "button Go on",
                    .area = parts_now().button,
                    .id = kGoOn,
                    .label = button_,
                    .primary = true,
                    .waits = true});
  add_back(root, kHome);
}

void HandOverScreen::paint_lines(Painter& painter, const Parts& parts) const {
  const Palette& colors = palette();
  const Rect& area = parts.lines;
  painter.across(area.x, area.y, area.width, colors.grid);
  Rect line = {area.x, area.y + kLinesTop, area.width, parts.line};
  int names = 0;
  for (size_t i = 0; i < what_.lines; ++i) {
    const unsigned player = what_.line[i].player;
    const int mark = play_->is_bot(player) ? kBotMark.width + kBesideChip : 0;
    const int width = mark + text_width(play_->label(player), kText);
    if (width > names) names = width;
  }
  const int words = line.x + kSeatChip.width + kBesideChip + names + kBesideChip;
  for (size_t i = 0; i < what_.lines && line.bottom() <= area.bottom(); ++i) {
    const HandOver::Line& told = what_.line[i];
    const Rect rest = paint_player(painter, line, *play_, told.player);
    painter.text(rest, play_->label(told.player), kText, colors.ink);
    painter.text({words, line.y, line.right() - words, line.height}, told.words, kText,
                 colors.note);
    line.y += line.height;
  }
  if (parts.missed > 0) paint_missed(painter, line, parts.missed);
}

// The rest is counted, then the newest come last.
void HandOverScreen::paint_missed(Painter& painter, Rect line, int lines) const {
  const Palette& colors = palette();
  if (what_.lines > 0) painter.across(line.x, line.y, line.width, colors.grid);
  auto told = static_cast<size_t>(lines);
  if (told < missed_.count) {
    --told;
    char words[48];
    const auto rest = static_cast<unsigned>(missed_.count - told);
    lv_snprintf(words, sizeof words, text(rest == 1 ? Text::missed_one : Text::missed_moves), rest);
    painter.text(line, words, kText, colors.note);
    line.y += line.height;
  }
  for (size_t i = missed_.moves - told; i < missed_.moves; ++i) {
    const Missed::Move& move = missed_.move[i];
    const Rect rest = paint_player(painter, line, *play_, move.player);
    painter.text(rest, move.words, fitting(move.words, rest.width, kText), colors.ink);
    line.y += line.height;
  }
}

void HandOverScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  paint_title_line(painter, {.title = play_->entry().name, .lead = what_.lead, .back = true});
  painter.fill(frame().body(), colors.ground);
  const Parts parts = parts_now();
  paint_seat(painter, parts.sign, seat());
  const Rect& words = parts.words;
  painter.text({words.x, words.y, words.width, 18}, text(Text::pass_to), kText, colors.note);
  const char* const name = label();
  painter.text({words.x, words.y + 18, words.width, 34}, name, fitting(name, words.width, kNumber),
               colors.ink);
  if (what_.lines > 0 || parts.missed > 0) paint_lines(painter, parts);
  if (parts.crowded) return;
  painter.label(parts.note, text(Text::hand_over_note), kText, colors.ink, Align::center);
}

void HandOverScreen::tapped(uint8_t id, uint8_t) {
  if (id == kGoOn) {
    play_->match().take();
    screens::replace(play_->screen());
  } else {
    screens::home();  // what lies below may show what is hidden
  }
}

constinit HandOverScreen screen;

}  // namespace

void HandOver::add(const Line& told) {
  LV_ASSERT(lines < kMostLines);
  line[lines++] = told;
}

Screen& hand_over(Play& play) {
  screen.show(play);
  return screen;
}

}  // namespace ui
