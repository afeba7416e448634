#include "ui/play/replay/record_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/page_bar.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/worked_out.hpp"
#include "ui/core/write.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/marks.hpp"
#include "ui/play/replay/code_screen.hpp"
#include "ui/play/replay/replay_screen.hpp"
#include "ui/play/setup/player.hpp"

namespace ui {
namespace {

constexpr unsigned kLines = 6;  // a page
constexpr int kMostLine = 44;   // high
constexpr int kTwoRows = 36;    // from this height on a line has its words below the player
constexpr int kEdge = 6;
constexpr int kGap = 4;
constexpr int kTurn = 22;  // wide
constexpr int kMostName = 56;
constexpr int kPoints = 40;

enum Id : uint8_t { kList, kBefore, kNext, kCode, kReplay };

// What a player did.
struct Deed {
  uint16_t step = 0;  // so many events led there, this one included
  uint8_t player = 0;
  uint8_t turn = 0;  // as the game counts; 0: it doesn't, or another line on the page says it
  int16_t points = 0;
  char words[48] = {};
};
struct Page {
  Deed deeds[kLines] = {};
};

class RecordScreen final : public Screen {
 public:
  void show(Play& play);
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;

  void paint_list(Painter& painter, const TargetView& view) const;

 private:
  static constexpr unsigned kNone = kLines;

  unsigned pages() const { return count_ == 0 ? 1 : (count_ + kLines - 1) / kLines; }
  unsigned shown() const {
    const unsigned left = count_ - page_ * kLines;
    return left < kLines ? left : kLines;
  }
  static int bar_button() { return frame().landscape() ? kPageButton : kTouch; }
  static Rect line(unsigned index);
  static unsigned line_at(Point point);
  bool is_deed(unsigned index) const {
    return play_->match().event(index).actor() != rules::kChance;
  }
  static Deed* deeds() { return worked_out<Page>().deeds; }
  void read_page();
  void hold(unsigned index);
  void paint_line(Painter& painter, const Rect& area, const Deed& deed, bool held) const;

  Play* play_ = nullptr;
  unsigned count_ = 0;  // of what players did
  unsigned page_ = 0;
  unsigned held_ = kNone;  // below the finger
  int name_ = 0;           // the widest name
};

constinit RecordScreen screen;

void RecordScreen::show(Play& play) {
  play_ = &play;
  page_ = 0;
}

// Each moment is played from the start of the game: a page is read once, not whenever it is drawn.
void RecordScreen::read_page() {
  Deed* const deeds = work_out<Page>().deeds;
  const auto events = static_cast<unsigned>(play_->match().events());
  count_ = 0;
  for (unsigned index = 0; index < events; ++index) {
    if (!is_deed(index)) continue;
    const unsigned at = count_++ - page_ * kLines;  // before the page it is beyond all lines
    if (at >= kLines) continue;
    Deed& deed = deeds[at];
    const Moment& moment = play_->moment_at(index + 1);
    deed.step = static_cast<uint16_t>(index + 1);
    deed.player = moment.event.actor();
    deed.points = static_cast<int16_t>(moment.change.after - moment.change.before);
    deed.turn = static_cast<uint8_t>(play_->moment_turn());
    play_->tell_deed(deed.words, sizeof deed.words);
  }
  unsigned last = 0;
  for (unsigned i = 0; i < shown(); ++i) {
    const unsigned turn = deeds[i].turn;
    if (turn == last) deeds[i].turn = 0;
    last = turn;
  }
  name_ = 0;
  for (unsigned player = 1; player <= play_->players(); ++player) {
    const int width = text_width(play_->label(player), kText);
    if (width > name_) name_ = width < kMostName ? width : kMostName;
  }
}

Rect RecordScreen::line(unsigned index) {
  const Rect all = above_page_bar();
  const int even = all.height / static_cast<int>(kLines);
  const int height = even < kMostLine ? even : kMostLine;
  return {all.x, all.y + static_cast<int>(index) * height, all.width, height};
}

unsigned RecordScreen::line_at(Point point) {
  unsigned index = 0;
  while (index < kLines && !line(index).contains(point)) ++index;
  return index;
}

void RecordScreen::build(lv_obj_t* root) {
  read_page();
  held_ = kNone;
  if (count_ > 0) {
    const Rect first = line(0);
    add_target(root,
               {.name = "lines",
                .area = {first.x, first.y, first.width, static_cast<int>(kLines) * first.height},
                .paint = paint_by<&RecordScreen::paint_list>,
                .id = kList,
                .more = this,
                .follows = true,
                .single = true});
  }
  add_page_buttons(root, page_ > 0, page_ + 1 < pages(), kBefore, kNext, bar_button());
  const Rect middle = page_bar_middle(bar_button());
  add_button(root, {.name = "button Code",
                    .area = middle.column(0, 2, kGap),
                    .id = kCode,
                    .label = text(Text::record_code)});
  add_button(root, {.name = "button Replay",
                    .area = middle.column(1, 2, kGap),
                    .id = kReplay,
                    .label = text(Text::replay_title),
                    .enabled = play_->match().events() > 0});
  add_back(root);
}

void RecordScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const PageWords number(page_ + 1, pages());
  paint_title_line(painter, {.title = text(Text::record),
                             .lead = play_->entry().name,
                             .note = number.words,
                             .back = true});
  painter.fill(above_page_bar(), colors.ground);
  if (count_ == 0) {
    painter.label(above_page_bar().inset(kEdge, 0), text(Text::record_empty), kText, colors.note,
                  Align::center);
  }
  paint_page_bar(painter);
}

void RecordScreen::paint_list(Painter& painter, const TargetView& view) const {
  painter.fill(view.area, palette().ground);
  for (unsigned i = 0; i < shown(); ++i) {
    const Rect area = line(i);
    if (painter.sees(area)) paint_line(painter, area, deeds()[i], i == held_);
  }
}

// In a low line all stands side by side; in a high one the words have the lower half.
void RecordScreen::paint_line(Painter& painter, const Rect& area, const Deed& deed,
                              bool held) const {
  const Palette& colors = palette();
  const Color front = held ? colors.raised : colors.ink;
  painter.fill(area, held ? colors.ink : colors.raised);
  painter.across(area.x, area.y, area.width, deed.turn != 0 ? colors.ink : colors.grid);
  Cut cut{area.inset(kEdge, 1), kGap};
  const Rect turn = cut.left(kTurn);
  if (deed.turn != 0) painter.text(turn, Digits(deed.turn), kTitle, front);
  char points[kSigned] = "0";
  if (deed.points != 0) tell_signed(points, deed.points);
  painter.text(cut.right(kPoints), points, kTitle, front, Align::right);
  Rect words = cut.rest;
  if (play_->players() > 1) {
    Rect who = cut.rest;
    const bool high = area.height >= kTwoRows;
    if (high) {
      who.height /= 2;
      words = {words.x, who.bottom(), words.width, words.height - who.height};
    }
    const Rect name = paint_player(painter, who, *play_, deed.player);
    const char* const label = play_->label(deed.player);
    painter.text({name.x, name.y, high ? name.width : name_, name.height}, label,
                 fitting(label, high ? name.width : name_, kText), front);
    if (!high) {
      const int left = name.x + name_ + 2 * kGap;
      words = {left, words.y, words.right() - left, words.height};
    }
  }
  painter.text(words, deed.words, fitting(deed.words, words.width, kText), front);
}

void RecordScreen::hold(unsigned index) {
  if (index == held_) return;
  for (const unsigned changed : {held_, index}) {
    if (changed != kNone) screens::redraw(line(changed));
  }
  held_ = index;
}

// The line that is below the finger when it lifts opens the replay there; beside the list, none.
void RecordScreen::touched(uint8_t, Touch touch, Point point) {
  const unsigned at = line_at(point);
  const unsigned here = at < shown() && touch != Touch::lost ? at : kNone;
  if (touch != Touch::up) return hold(here);
  hold(kNone);
  if (here != kNone) open_replay(*play_, deeds()[here].step);
}

void RecordScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kCode:
      return open_code(*play_);
    case kReplay:
      return open_replay(*play_);
    default:
      page_ = id == kNext ? page_ + 1 : page_ - 1;
      return screens::rebuild();
  }
}

}  // namespace

void open_record(Play& play) {
  screen.show(play);
  screens::open(screen);
}

}  // namespace ui
