#include "ui/play/entry/entry_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/core/ui_state.hpp"
#include "ui/play/entry/entry_layout.hpp"
#include "ui/play/entry/entry_picker.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/menu_screen.hpp"
#include "ui/play/side.hpp"

namespace ui {
namespace {

enum Id : uint8_t { kMenu, kChoices, kUndo, kDraw, kEnter };

constexpr int kNone = -1;
constexpr int kHeadEdge = 6;

using motion::Kind;

class EntryScreen final : public Screen {
 public:
  void show(Play& play) { play_ = &play; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;
  void touched(uint8_t id, Touch touch, Point point) override;
  void places(const PlaceSink& sink) const override;
  void moved(motion::Kind kind, const Rect& area) override;

 private:
  EntryPicker& picker() const { return entry_picker(*play_); }
  EntryLayout layout() const {
    return {frame(), picker().size(), picker().second(), play_->entered_luck()->least_width()};
  }
  void press(int index);
  void touch(uint8_t index);
  void draw();
  void enter();
  void undo();
  void redraw(int index) const;
  int hop(int group, int left) const;
  bool comes_by(int index) const;
  void show_buttons();
  void go_on();
  void paint_choice(Painter& painter, const Rect& area, uint8_t index) const;
  void paint_choices(Painter& painter, const TargetView& view) const;

  Play* play_ = nullptr;
  EntryWords words_ = {};
  mutable char name_[24] = {};  // "object windmill"
  char drawn_[64] = {};         // what the device drew
  EntryPicker::Entries came_;   // the same among what was offered
  int pressed_ = kNone;         // the choice below the finger that came down on it
  lv_obj_t* undo_ = nullptr;
  lv_obj_t* enter_ = nullptr;
};

void EntryScreen::build(lv_obj_t* root) {
  const EntryLayout parts = layout();
  words_ = {};
  play_->entered_luck()->ask_for_entry(words_);
  pressed_ = kNone;
  add_target(root, {.name = "choices",
                    .area = parts.grid,
                    .paint = paint_by<&EntryScreen::paint_choices>,
                    .id = kChoices,
                    .more = this,
                    .follows = true});
  undo_ = add_button(
      root, {.name = "button Undo", .area = parts.undo, .id = kUndo, .symbol = &symbol_undo});
  add_button(root, {.name = "button For us",
                    .area = parts.draw,
                    .id = kDraw,
                    .label = text(words_.draw),
                    .waits = true});
  enter_ = add_answering_button(root, {.name = "button Enter",
                                       .area = parts.enter,
                                       .id = kEnter,
                                       .label = text(Text::entry_enter),
                                       .primary = true});
  add_menu(root, kMenu);
  show_buttons();
}

void EntryScreen::places(const PlaceSink& sink) const {
  const EntryPicker& picker = this->picker();
  const EntryLayout parts = layout();
  const EnteredLuck& luck = *play_->entered_luck();
  for (uint8_t i = 0; i < picker.size(); ++i) {
    luck.name_entry(picker[i], name_, sizeof name_);
    if (!sink({.name = name_, .area = parts.choice(i), .two_step = true})) return;
  }
}

void EntryScreen::redraw(int index) const {
  if (index >= 0) screens::redraw(layout().choice(index));
}

void EntryScreen::show_buttons() {
  choose(enter_, !picker().ready());
  const bool undoes = picker().holds() || play_->match().can_undo();
  enable(undo_, undoes);
  explain(undo_, undoes ? nullptr : play_->why_no_undo());
}

void EntryScreen::paint_choice(Painter& painter, const Rect& area, uint8_t index) const {
  const Palette& colors = palette();
  const EntryPicker& picker = this->picker();
  painter.fill(area, colors.ground);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  painter.down(area.right() - 1, area.y, area.height, colors.grid);
  const Rect inside = {area.x + 4, area.y + 3, area.width - 9, area.height - 7};
  play_->entered_luck()->paint_entry(painter, inside, picker[index], picker.possible(index));
  const bool chosen = picker.is_chosen(index);
  if (chosen || index == pressed_ || comes_by(index)) {
    painter.frame({area.x, area.y, area.width - 1, area.height - 1}, 2,
                  chosen ? colors.accent : colors.ink);
  }
}

// A last row that is not full ends in plain ground.
void EntryScreen::paint_choices(Painter& painter, const TargetView&) const {
  const Palette& colors = palette();
  const EntryLayout parts = layout();
  for (uint8_t i = 0; i < picker().size(); ++i) {
    const Rect cell = parts.choice(i);
    if (painter.sees(cell)) paint_choice(painter, cell, i);
  }
  for (int group = 0; group < parts.groups; ++group) {
    painter.fill(parts.spare(group), colors.ground);
    const Rect head = parts.head(group);
    if (head.empty() || !painter.sees(head)) continue;
    painter.fill(head, colors.ground);
    painter.label(head.inset(kHeadEdge, 0), text(words_.groups[group]), kNote, colors.note);
  }
}

void EntryScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const EntryLayout parts = layout();
  const bool asks = !parts.question.empty();
  paint_title_line(
      painter,
      {.title = play_->entry().name, .lead = asks ? nullptr : words_.question, .menu = true});
  paint_side(painter, parts.rail);
  if (asks) {
    painter.fill({0, kTitleHeight, frame().width, parts.grid.y - kTitleHeight}, colors.ground);
    painter.label(parts.question, words_.question, kText, colors.ink);
    painter.across(0, parts.grid.y - 1, frame().width, colors.grid);
  }
  painter.paragraph(parts.note, words_.note, kNote, colors.note);
}

void EntryScreen::press(int index) {
  if (index == pressed_) return;
  redraw(pressed_);
  pressed_ = index;
  redraw(pressed_);
}

// It acts when the finger lifts where it came down.
void EntryScreen::touched(uint8_t, Touch touched, Point point) {
  const int under = layout().find(point);
  if (touched == Touch::down) return press(under);
  const int pressed = pressed_;
  if (touched == Touch::lost || under != pressed_) press(kNone);
  if (touched != Touch::up || pressed == kNone) return;
  press(kNone);
  if (under != pressed) return;
  device().sound(Sound::touch);
  touch(static_cast<uint8_t>(pressed));
}

void EntryScreen::touch(uint8_t index) {
  EntryPicker& picker = this->picker();
  const uint8_t before = picker.chosen_beside(index);
  if (index == before) return enter();
  if (picker.touch(index) == Answer::refused) {
    return refuse(picker.why(), layout().choice(index));
  }
  if (said() != nullptr) say(nullptr);
  if (before != EntryPicker::kNone) redraw(before);
  redraw(index);
  show_buttons();
}

// What came is told where the same screen asks on: elsewhere the board shows it.
void EntryScreen::draw() {
  const EntryPicker& offered = picker();
  play_->match().draw_for_people();
  const rules::Event drawn = play_->match().event(play_->match().events() - 1);
  came_ = offered.find(drawn);
  const uint8_t second = offered.second();
  device().sound(Sound::luck);
  play_->moment_at(static_cast<unsigned>(play_->match().events()));
  play_->tell_moment(drawn_, sizeof drawn_);
  go_on();
  if (&screens::now() != this) return;
  tell(drawn_);
  if (!play_->entered_luck()->is_open(drawn)) return;
  const EntryPicker& asked = picker();
  if (asked.second() != second || came_.of[asked.groups() - 1] >= asked.size()) return;
  motion::start(Kind::dice, {});
}

// The choice of a group that luck comes by with so many steps left; with the last one it is what it
// drew.
int EntryScreen::hop(int group, int left) const {
  constexpr int kOn = 5;  // places at a step
  const EntryPicker& picker = this->picker();
  if (left == 0 || left > motion::steps(Kind::dice) || group >= picker.groups()) return kNone;
  const int first = group == 0 ? 0 : picker.second();
  const int count = (group + 1 < picker.groups() ? picker.second() : picker.size()) - first;
  return first + (came_.of[group] - first + (left - 1) * kOn) % count;
}

bool EntryScreen::comes_by(int index) const {
  const int left = motion::left(Kind::dice);
  return index == hop(0, left) || index == hop(1, left);
}

void EntryScreen::moved(motion::Kind, const Rect&) {
  const int left = motion::left(Kind::dice);
  if (left == 0) return screens::redraw(layout().grid);
  for (int group = 0; group < picker().groups(); ++group) {
    redraw(hop(group, left));
    redraw(hop(group, left + 1));
  }
}

void EntryScreen::enter() {
  if (!picker().ready()) {
    const Text why = picker().groups() == 1 ? Text::entry_choose : Text::entry_choose_both;
    return refuse(text(why), layout().enter);
  }
  const rules::Verdict verdict = play_->match().act(picker().event());
  // A card that a hidden hand holds looks as if it could come.
  if (!verdict.ok()) return refuse(verdict.refusal().sentence, layout().enter);
  device().sound(Sound::done);
  go_on();
}

// What is chosen first, then what was entered or done.
void EntryScreen::undo() {
  if (picker().holds()) {
    redraw(picker().latest());
    picker().drop();
    return show_buttons();
  }
  play_->undo();
  go_on();
}

void EntryScreen::go_on() {
  Screen& next = play_->screen();
  if (&next == this) {
    if (said() != nullptr) say(nullptr);
    screens::rebuild();
  } else {
    screens::replace(next);
  }
}

void EntryScreen::tapped(uint8_t id, uint8_t) {
  switch (id) {
    case kMenu:
      return open_menu(*play_);
    case kUndo:
      return undo();
    case kDraw:
      return draw();
    default:
      return enter();
  }
}

constinit EntryScreen screen;

}  // namespace

Screen& entry_screen(Play& play) {
  screen.show(play);
  return screen;
}

}  // namespace ui
