#include "ui/play/entry_screen.hpp"

#include <lvgl.h>

#include "ui/core/button.hpp"
#include "ui/core/game_entry.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/title_line.hpp"
#include "ui/play/entry_layout.hpp"
#include "ui/play/entry_picker.hpp"
#include "ui/play/menu_screen.hpp"

namespace ui {
namespace {

enum Id : uint8_t { kMenu, kChoice, kUndo, kEnter };

class EntryScreen final : public Screen {
 public:
  void show(Play& play) { play_ = &play; }
  void build(lv_obj_t* root) override;
  void paint(Painter& painter) const override;
  void tapped(uint8_t id, uint8_t value) override;

 private:
  EntryPicker& picker() const { return entry_picker(*play_); }
  EntryLayout layout() const { return {frame(), picker().size()}; }
  void touch(uint8_t index);
  void enter();
  void undo();
  void show_choice();
  void go_on();

  static void paint_choice(Painter& painter, const TargetView& view);

  Play* play_ = nullptr;
  EntryWords words_ = {};
  char names_[kMostEntries][12] = {};  // "tile 24"
  lv_obj_t* choices_[kMostEntries] = {};
  lv_obj_t* undo_ = nullptr;
  lv_obj_t* enter_ = nullptr;
};

void EntryScreen::build(lv_obj_t* root) {
  const EntryPicker& picker = this->picker();
  const EntryLayout place = layout();
  words_ = {};
  const EnteredLuck& luck = *play_->entered_luck();
  luck.ask_for_entry(words_);
  for (uint8_t i = 0; i < picker.size(); ++i) {
    luck.name_entry(picker[i], names_[i], sizeof names_[i]);
    choices_[i] = add_target(root, {.name = names_[i],
                                    .area = place.choice(i),
                                    .paint = paint_choice,
                                    .id = kChoice,
                                    .value = i,
                                    .more = play_});
  }
  undo_ = add_button(
      root, {.name = "button Undo", .area = place.undo, .id = kUndo, .symbol = &symbol_undo});
  enter_ = add_answering_button(root, {.name = "button Enter",
                                       .area = place.enter,
                                       .id = kEnter,
                                       .label = text(Text::entry_enter),
                                       .primary = true});
  add_menu(root, kMenu);
  show_choice();
}

void EntryScreen::show_choice() {
  const EntryPicker& picker = this->picker();
  for (uint8_t i = 0; i < picker.size(); ++i) choose(choices_[i], i == picker.chosen());
  choose(enter_, !picker.ready());
  enable(undo_, picker.holds() || play_->match().can_undo());
}

void EntryScreen::paint_choice(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const Play& play = *static_cast<const Play*>(view.spec.more);
  const EntryPicker& picker = entry_picker(play);
  const Rect area = view.area;
  painter.fill(area, colors.ground);
  painter.across(area.x, area.bottom() - 1, area.width, colors.grid);
  painter.down(area.right() - 1, area.y, area.height, colors.grid);
  const size_t index = view.spec.value;
  const Rect inside = {area.x + 4, area.y + 3, area.width - 9, area.height - 7};
  play.entered_luck()->paint_entry(painter, inside, picker[index], picker.possible(index));
  if (view.spec.chosen || view.pressed) {
    painter.frame({area.x, area.y, area.width - 1, area.height - 1}, 2,
                  view.spec.chosen ? colors.accent : colors.ink);
  }
}

void EntryScreen::paint(Painter& painter) const {
  const Palette& colors = palette();
  const EntryLayout place = layout();
  const bool asks = !place.question.empty();
  paint_title_line(
      painter,
      {.title = play_->entry().name, .lead = asks ? nullptr : words_.question, .menu = true});
  // The choices draw their own ground, all but a last row that is not full.
  const Rect last = place.choice(static_cast<int>(picker().size()) - 1);
  painter.fill(place.rail, colors.ground);
  painter.fill({last.right(), last.y, place.grid.right() - last.right(), last.height},
               colors.ground);
  if (asks) {
    painter.fill({0, kTitleHeight, frame().width, place.grid.y - kTitleHeight}, colors.ground);
    painter.text(place.question, words_.question, kText, colors.ink);
    painter.across(0, place.grid.y - 1, frame().width, colors.grid);
    painter.across(0, place.rail.y, frame().width, colors.ink);
  } else {
    const int edge = frame().left_hand ? place.rail.right() - 1 : place.rail.x;
    painter.down(edge, place.rail.y, place.rail.height, colors.ink);
  }
  painter.paragraph(place.note, words_.note, kNote, colors.note);
}

void EntryScreen::touch(uint8_t index) {
  EntryPicker& picker = this->picker();
  if (index == picker.chosen()) return enter();
  if (picker.touch(index) == Answer::refused) {
    return refuse(picker.why(), layout().choice(index));
  }
  if (said() != nullptr) say(nullptr);
  show_choice();
}

void EntryScreen::enter() {
  if (!picker().ready()) return refuse(text(Text::entry_choose), layout().enter);
  const rules::Verdict verdict = play_->match().act(picker().event());
  LV_ASSERT(verdict.ok());
  go_on();
}

// What is chosen first, then what was entered or done.
void EntryScreen::undo() {
  if (picker().holds()) {
    picker().drop();
    return show_choice();
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

void EntryScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kMenu:
      return open_menu(*play_);
    case kChoice:
      return touch(value);
    case kUndo:
      return undo();
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
