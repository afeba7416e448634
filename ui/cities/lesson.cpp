#include "ui/cities/lesson.hpp"

#include <bit>

#include "ui/cities/entry.hpp"
#include "ui/core/button.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/symbols.hpp"
#include "ui/core/ui_state.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

// Tile 8 turned once joins the attractions of 4 and 12 to six fields; 1 goes on with them.
constexpr rules::Event kScript[] = {
    rules::event(rules::kChance, rc::kDraw, 4),  rules::event(rules::kChance, rc::kDraw, 12),
    rules::event(rules::kChance, rc::kDraw, 16), rules::event(rules::kChance, rc::kDraw, 8),
    rules::event(rules::kChance, rc::kDraw, 1),  rules::event(rules::kChance, rc::kDraw, 20),
};

constinit CitiesMatch taught(the_lesson);

}  // namespace

constinit LessonScreen the_lesson(taught);

bool LessonScreen::reached(unsigned step) const {
  const unsigned draws = match().seen().draws;
  switch (step) {
    case kFirst:
      return tiles() >= 1 || picker().has_cell();
    case kBuild:
      return tiles() >= 1;
    case kCorners:
      return tiles() >= 3;
    case kCell:
      return tiles() >= 4 || picker().has_cell();
    case kTurn:
      return tiles() >= 4 || picker().turns() != 0;
    case kLay:
      return tiles() >= 4;
    case kSend:
      return draws >= 5 || picker().chosen() != kNone;
    case kSet:
      return draws >= 5;
    default:
      return draws >= 6;
  }
}

// What is asked for is what has not happened yet, however one got there.
unsigned LessonScreen::step() const {
  unsigned step = 0;
  while (step < kSteps && reached(step)) ++step;
  return step;
}

bool LessonScreen::goes() const {
  const unsigned now = step();
  if (!picker().ready()) return false;
  return now == kBuild || now == kCorners || now == kLay || now == kSet || now == kRound;
}

// --- frame ---------------------------------------------------------------------------------------

Layout LessonScreen::lay_out(Stage stage) const {
  Layout layout = play_layout(Stage::tourist);
  const bool landscape = frame().landscape();
  const int top = landscape ? kTitleHeight : kTouch;
  layout.room = {layout.room.x, top, layout.room.width, landscape ? 194 : 181};
  const int more = landscape ? frame().height - 240 : frame().height - 320;
  layout.room.height += more > 0 ? more : 0;
  if (stage == Stage::tourist) return layout;
  const Rect& numbers = layout.numbers;
  layout.tile = landscape ? Rect{numbers.x, numbers.bottom(), numbers.width,
                                 layout.undo.y - numbers.bottom() - 3}
                          : Rect{numbers.x, layout.undo.y, numbers.width, layout.undo.height};
  if (!landscape) layout.numbers = {};
  layout.kinds = layout.stock = layout.words = {};
  return layout;
}

void LessonScreen::add_buttons(lv_obj_t* root) {
  undo_ = add_button(root, {.name = "button Back",
                            .area = layout_.undo,
                            .id = kUndo,
                            .label = frame().landscape() ? text(Text::cities_back) : nullptr,
                            .symbol = frame().landscape() ? nullptr : &symbol_undo});
  stay_ = add_button(
      root,
      {.name = "button Skip", .area = layout_.stay, .id = kOwn, .label = text(Text::cities_skip)});
  go_ = add_button(root, {.name = "button Show",
                          .area = layout_.go,
                          .id = kGo,
                          .label = text(Text::cities_show),
                          .primary = true});
}

void LessonScreen::show_buttons() {
  screens::redraw(frame().title());
  if (go_ == nullptr) return;
  if (step() == kSteps) {
    rename(go_, "button Done", text(Text::cities_done));
  } else if (!goes()) {
    rename(go_, "button Show", text(Text::cities_show));
  } else if (picker().has_cell()) {
    rename(go_, "button Build", text(Text::cities_build));
  } else {
    name_move();
  }
}

// --- what the buttons do -------------------------------------------------------------------------

void LessonScreen::done() {
  begin_choice();
  screens::rebuild();
}

void LessonScreen::tapped(uint8_t id, uint8_t value) {
  switch (id) {
    case kUndo:
      step_back();
      break;
    case kOwn:
      screens::back();
      break;
    case kGo:
      if (step() == kSteps) {
        screens::back();
      } else if (goes()) {
        go();
      } else {
        show_step();
      }
      break;
    default:
      PlayScreen::tapped(id, value);
  }
}

// A touch on the words folds them, and the next one shows them again.
void LessonScreen::touched(uint8_t id, Touch touch, Point place) {
  const bool there = id == kBoard && step() < kSteps && bubble().contains(place);
  if (touch == Touch::down) on_words_ = there;
  if (!on_words_) {
    PlayScreen::touched(id, touch, place);
  } else if (touch == Touch::up && there) {
    device().click();
    folded_at_ = folded_at_ == step() ? kNowhere : static_cast<uint8_t>(step());
    redraw_board();
  }
}

// What lies under the words can't be touched.
void LessonScreen::places(const PlaceSink& sink) const {
  struct Free {
    const PlaceSink& sink;
    Rect words;
  } free{sink, step() < kSteps ? bubble() : Rect{}};
  if (step() < kSteps && !sink({"words", free.words, true})) return;
  const auto take = [](const Place& place, void* context) {
    const Free& rest = *static_cast<const Free*>(context);
    return rest.words.contains(place.area.center()) || rest.sink(place);
  };
  PlayScreen::places({take, &free});
}

void LessonScreen::show_step() {
  if (stage() == Stage::tourist) {
    show_goal();
  } else if (step() == kTurn) {
    turn();
  } else {
    show_cell();
  }
}

// Where it was planned; elsewhere if the city has become another one.
void LessonScreen::show_cell() {
  if (tiles() < kPlanned && picker().may_lie(kShown[tiles()])) {
    take_cell(kShown[tiles()]);
    return;
  }
  Cell best = {};
  int most = -1;
  for (rc::Frame left = picker().cells(); left != 0; left &= left - 1) {
    const Cell cell = cell_of_bit(match().city(), static_cast<unsigned>(std::countr_zero(left)));
    CitiesPicker trial = picker();
    if (!trial.choose(cell).ok() || trial.preview().after.total <= most) continue;
    most = trial.preview().after.total;
    best = cell;
  }
  take_cell(best);
}

void LessonScreen::show_goal() {
  uint8_t best = kNone;
  for (uint8_t i = 0; i < picker().goals(); ++i) {
    if (best == kNone || picker().goal(i).change > picker().goal(best).change) best = i;
  }
  if (best == kNone) {
    stay();
  } else {
    take_goal(best);
  }
}

void LessonScreen::step_back() {
  if (picker().holds() || match().match().can_undo()) {
    undo();
  } else {
    screens::back();
  }
}

void LessonScreen::open() {
  match().begin_lesson(kScript, sizeof kScript / sizeof kScript[0]);
  restart();
  screens::open(*this);
}

}  // namespace ui::cities
