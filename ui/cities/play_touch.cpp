// A finger on the play screen's board and on the tile in hand.
#include "ui/cities/city_screen.hpp"
#include "ui/cities/play_screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/ui_state.hpp"

namespace ui::cities {

template <class Sink>
void CityPlay::for_each_cell(Sink&& sink) const {
  const WideCells& cells = picker().cells();
  for (unsigned bit = 0; bit < rc::kWideBits; ++bit) {
    if (!cells.has(bit)) continue;
    const Cell cell = cell_of_bit(city(), bit);
    if (plan_.shows(cell) && !sink(cell)) return;
  }
}

template <class Sink>
void CityPlay::for_each_field(Sink&& sink) const {
  for (unsigned field = 0; field < kFields; ++field) {
    const bool concerned = city().tourists.has(field) || picker().find(field) != kNone;
    if (concerned && !sink(field)) return;
  }
}

// What a lesson's words lie over can't be touched.
void CityPlay::places(const PlaceSink& sink) const {
  const auto give = [&](const Rect& area, bool small) {
    return (guide() != nullptr && guide()->hides(area)) || sink({name_, area, small});
  };
  // Words may lie over a part of a large one.
  const bool small = 2 * plan_.field < kTouch || guide() != nullptr;
  for_each_cell([&](Cell cell) {
    name_cell(cell, name_);
    return give(plan_.cell(cell), small);
  });
  if (!moves_tourists()) return;
  for_each_field([&](unsigned field) {
    name_field(city(), field, name_);
    return give(rect_of(field), true);
  });
}

// How many places the flag would hide that may be chosen or where somebody stands; or the mark.
unsigned CityPlay::hidden_by(const Rect& flag) const {
  constexpr int kBesideWorth = 4;
  if (!common(flag, mark().inset(2)).empty()) return kFields;
  unsigned hidden = 0;
  const auto count = [&](const Rect& area) {
    if (area != mark() && !common(flag, area.inset(kBesideWorth)).empty()) ++hidden;
    return true;
  };
  for_each_cell([&](Cell cell) { return count(plan_.cell(cell)); });
  for_each_field([&](unsigned field) { return count(rect_of(field)); });
  return hidden;
}

void CityPlay::follow(uint8_t id, Touch touch, Point point) {
  if (id == kTile) {
    touch_tile(touch, point);
  } else {
    follow_board(touch, point);
  }
}

Rect CityPlay::spot_at(Point point) const {
  if (moves_tourists()) {
    const unsigned field = field_at(plan_, city(), point);
    return field == kNoField ? Rect{} : rect_of(field);
  }
  Cell cell = {};
  return plan_.find(point, cell) ? plan_.cell(cell) : Rect{};
}

bool CityPlay::is_chosen(Point point) const {
  if (moves_tourists()) {
    const uint8_t goal = goal_at(point);
    return goal != kNone && goal == picker().chosen();
  }
  Cell cell = {};
  return plan_.find(point, cell) && picker().has_cell() && picker().cell() == cell;
}

void CityPlay::choose_at(Point point) {
  if (moves_tourists()) return take_goal(goal_at(point));
  Cell cell = {};
  if (plan_.find(point, cell)) take_cell(cell);
}

void CityPlay::touch_spot(Point point, const Rect& spot) {
  const unsigned field = field_at(plan_, city(), point);
  if (city().tourists.has(field)) {
    device().sound(Sound::touch);
    if (!moves_tourists()) return open_why(match_, field);
    return lift(field == picker().lifted() ? kNoField : field);
  }
  if (spot.empty()) return;
  const char* const why = moves_tourists() ? picker().why_not(field) : refused_;
  if (why != nullptr) refuse(why, spot);
}

// The goal on this field; else the one whose middle is near, so that a finger beside a small field
// still finds it.
uint8_t CityPlay::goal_at(Point point) const {
  const unsigned field = field_at(plan_, city(), point);
  uint8_t best = field == kNoField ? kNone : picker().find(field);
  if (best != kNone || city().tourists.has(field)) return best;
  int least = plan_.field * 3 / 4;
  least *= least;
  for (uint8_t i = 0; i < picker().goals(); ++i) {
    const Point middle = rect_of(picker().goal(i).field).center();
    const int dx = middle.x - point.x;
    const int dy = middle.y - point.y;
    if (dx * dx + dy * dy > least) continue;
    least = dx * dx + dy * dy;
    best = i;
  }
  return best;
}

// Dragged from the hand to the board; a touch is a quarter turn.
void CityPlay::touch_tile(Touch touch, Point point) {
  if (touch == Touch::down) onto_board_ = false;
  if (touch == Touch::move && layout_.board.contains(point)) {
    onto_board_ = true;
    choose_at(point);
  }
  if (touch != Touch::up || onto_board_ || !layout_.tile.contains(point)) return;
  device().sound(Sound::touch);
  turn();
}

}  // namespace ui::cities
