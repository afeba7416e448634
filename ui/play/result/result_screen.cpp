#include "ui/play/result/result_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/menu_screen.hpp"
#include "ui/play/replay/record_screen.hpp"
#include "ui/play/replay/replay_screen.hpp"
#include "ui/play/result/play_sheet.hpp"
#include "ui/play/result/result_layout.hpp"

namespace ui {
namespace {

constexpr int kCaption = 16;  // below the picture
constexpr int kLabelEdges = 8;

// The first four as they stand in the bar.
enum Id : uint8_t { kHome, kReplay, kSameLuck, kAgain, kMenu, kWhy, kDone, kRecord };

// What the result on top shows: worked out again whenever one comes there.
struct Shown {
  Result result;
  Verdict verdict;
  PlaySheet scores;
  ResultLayout parts;
  char lead[32];
};
Shown& shown() { return worked_out<Shown>(); }

class ResultScreen final : public Screen {
 public:
  void show(Play& play) { play_ = &play; }
  void expect() { fresh_ = true; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  Role role() const { return role_of(*play_); }
  // A lesson has no luck of its own, no record and no game after it.
  bool is_game() const { return role() != Role::taught; }
  void read_result();
  void add_bar(lv_obj_t* root);
  void again(Play::Again luck);
  Rect caption() const;
  static void paint_touched(Painter& painter, const TargetView& view);
  void paint_picture(Painter& painter, const TargetView& view) const;

  Play* play_ = nullptr;
  bool fresh_ = true;   // it was not shown since the last move
  bool waits_ = false;  // it has come by that move: whatever leads on waits
};

// A lesson may be played to its end above the result of a game, which stays below it.
constinit ResultScreen of_game;
constinit ResultScreen of_lesson;

// "Again" and, below it, with which luck.
void paint_again(Painter& painter, const TargetView& view) {
  constexpr int kUpper = 27;
  const Color color = paint_plate(painter, view);
  const Rect& area = view.area;
  const char* const luck = static_cast<const char*>(view.spec.more);
  const int width = area.width - 4;
  const int lines = paragraph_height(luck, kNote, width);
  const bool high = lines > kNote.line_height;
  const int upper = high ? area.height - lines - 1 : kUpper;
  painter.text({area.x + 2, area.y + (high ? 0 : 2), width, upper}, view.spec.label,
               fitting(view.spec.label, width, high ? kNote : kTitle), color, Align::center);
  painter.paragraph({area.x + 2, area.y + upper, width, lines}, luck, kNote, color, Align::center);
}

void ResultScreen::read_result() {
  Shown& shown = work_out<Shown>();
  const Result& result = shown.result = play_->result();
  shown.verdict.tell(*play_, result);
  shown.scores.fill(*play_, result);
  if (play_->players() > 1) shown.scores.sheet.winners = result.winners;
  const auto rows = static_cast<int>(shown.scores.sheet.rows.size());
  shown.parts = {frame(), shown.verdict, static_cast<int>(play_->players()), rows,
                 play_->result_picture() != nullptr};
  const rules::Luck& luck = play_->match().luck();
  const bool numbered = luck.source == rules::LuckSource::challenge;
  lv_snprintf(shown.lead, sizeof shown.lead, text(numbered ? Text::numbered_luck : Text::result),
              unsigned{numbered ? luck.number() : uint16_t{0}});
}

void ResultScreen::build(lv_obj_t* root) {
  waits_ = fresh_ && role() != Role::looked_at;
  fresh_ = false;
  read_result();
  const ResultLayout& parts = shown().parts;
  if (play_->result_picture() != nullptr) {
    play_->result_picture()->prepare_result();
    const bool pictured = !parts.picture.empty();
    add_target(root, {.name = "button Why",
                      .area = parts.why,
                      .paint = pictured ? paint_by<&ResultScreen::paint_picture> : paint_touched,
                      .id = kWhy,
                      .more = this,
                      .opaque = pictured,
                      .waits = waits_});
  }
  add_bar(root);
  if (role() == Role::played) add_menu(root, kMenu);
  if (role() == Role::looked_at) add_back(root);
  if (!waits_) return;
  device().sound(Sound::end);
  shown().verdict.start_motion(parts.verdict);
  motion::start(motion::Kind::points, totals_of_sheet(parts.sheet, shown().scores.sheet));
}

void ResultScreen::add_bar(lv_obj_t* root) {
  const ResultLayout& parts = shown().parts;
  if (!is_game()) {
    add_button(root, {.name = "button Done",
                      .area = parts.bar,
                      .id = kDone,
                      .label = text(Text::done),
                      .primary = true,
                      .waits = waits_});
    return;
  }
  const bool looked_at = role() == Role::looked_at;
  const Rect first = parts.action(kHome);
  if (looked_at) {
    // The narrowest place: a longer word is a symbol there.
    const char* const record = text(Text::record);
    const bool fits = text_width(record, kNote) <= first.width - kLabelEdges;
    add_button(root, {.name = "button Record",
                      .area = first,
                      .id = kRecord,
                      .label = fits ? record : nullptr,
                      .symbol = fits ? nullptr : &symbol_record,
                      .waits = waits_});
  } else {
    add_button(root, {.name = "button Home",
                      .area = first,
                      .id = kHome,
                      .label = text(Text::home),
                      .waits = waits_});
  }
  add_button(root, {.name = "button Replay",
                    .area = parts.action(kReplay),
                    .id = kReplay,
                    .label = text(Text::replay_title),
                    .waits = waits_});
  // Who enters luck enters it anew in any case.
  const bool repeats = play_->match().luck().automatic();
  add_target(root, {.name = "button Same luck",
                    .area = parts.action(kSameLuck),
                    .paint = paint_again,
                    .id = kSameLuck,
                    .label = text(Text::again),
                    .more = text(Text::again_same),
                    .chosen = !repeats,
                    .enabled = repeats,
                    .waits = true});
  add_target(root, {.name = "button Again",
                    .area = parts.action(kAgain),
                    .paint = paint_again,
                    .id = kAgain,
                    .label = text(Text::again),
                    .more = text(Text::again_new),
                    .primary = true,
                    .waits = true});
}

void ResultScreen::paint_picture(Painter& painter, const TargetView& view) const {
  const Palette& colors = palette();
  const Rect& area = view.area;
  const Rect picture = {area.x, area.y, area.width, area.height - kCaption};
  if (painter.sees(picture)) {
    const Rect clip = painter.narrow(picture);
    play_->result_picture()->paint_result(painter, picture);
    painter.clip_to(clip);
  }
  const Rect caption = {area.x, picture.bottom(), area.width, kCaption};
  painter.fill(caption, colors.ground);
  painter.text(caption, text(Text::result_touch), kNote, colors.note, Align::center);
  if (view.pressed) painter.frame(area, 2, colors.ink);
}

// What lies below it is drawn already.
void ResultScreen::paint_touched(Painter& painter, const TargetView& view) {
  if (view.pressed) painter.frame(view.area, 2, palette().ink);
}

// Where the sheet is touched in place of a picture, it says so below or in the title line.
Rect ResultScreen::caption() const {
  const ResultLayout& parts = shown().parts;
  if (parts.why.empty() || !parts.picture.empty()) return {};
  const Rect below = {parts.sheet.x, parts.sheet.bottom(), parts.sheet.width, kCaption};
  return below.bottom() < parts.bar.y ? below : Rect{};
}

void ResultScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const bool game = is_game();
  const ResultLayout& parts = shown().parts;
  const Rect below = caption();
  const bool untold = below.empty() && parts.picture.empty() && !parts.why.empty();
  paint_title_line(painter, {.title = game ? play_->entry().name : text(Text::lesson),
                             .lead = game ? shown().lead : nullptr,
                             .note = untold ? text(Text::result_touch) : nullptr,
                             .back = role() == Role::looked_at,
                             .menu = role() == Role::played});
  painter.fill(frame().body(), colors.ground);
  shown().verdict.paint(painter, parts.verdict);
  if (painter.sees(parts.sheet)) paint_score_sheet(painter, parts.sheet, shown().scores.sheet);
  if (below.empty()) return;
  painter.text(below, text(Text::result_touch), kNote, colors.note, Align::center);
}

void ResultScreen::again(Play::Again luck) {
  const bool played = role() == Role::played;
  Play& next = played ? *play_ : *play_->entry().play;
  next.begin_again(*play_, luck);
  if (played) return screens::replace(next.screen());
  screens::open_on_home(next.screen());
}

void ResultScreen::tapped(uint8_t id, uint8_t) {
  if (id == kMenu) return open_menu(*play_);
  switch (id) {
    case kHome:
      return screens::home();
    case kReplay:
      return open_replay(*play_);
    case kRecord:
      return open_record(*play_);
    case kSameLuck:
      return again(Play::Again::same_luck);
    case kAgain:
      return again(Play::Again::new_luck);
    case kWhy:
      return play_->result_picture()->open_points();
    default:
      return screens::back();
  }
}

ResultScreen& screen_of(const Play& play) {
  return role_of(play) == Role::played ? of_game : of_lesson;
}

}  // namespace

void expect_result(const Play& play) { screen_of(play).expect(); }

Screen& result_screen(Play& play) {
  ResultScreen& screen = screen_of(play);
  screen.show(play);
  return screen;
}

}  // namespace ui
