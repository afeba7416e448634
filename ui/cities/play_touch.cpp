// A finger on the play screen's board and on the tile in hand.
#include "ui/cities/play_screen.hpp"
#include "ui/cities/why_screen.hpp"
#include "ui/core/shake.hpp"
#include "ui/core/ui_state.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

}  // namespace

void CityPlay::follow(uint8_t id, Touch touch, Point point) {
  if (touch == Touch::down) {
    down_ = point;
    moved_ = false;
    on_choice_ = false;
  }
  if (id == kTile) {
    touch_tile(touch, point);
  } else if (stage() == Stage::tourist) {
    touch_field(touch, point);
  } else {
    touch_cell(touch, point);
  }
}

void CityPlay::touch_cell(Touch touch, Point point) {
  Cell cell = {};
  const bool there = plan_.find(point, cell);
  if (touch == Touch::down) {
    on_choice_ = there && picker().has_cell() && picker().cell() == cell;
  }
  if (touch == Touch::down || touch == Touch::move) {
    Cell first = {};
    if (!there || (touch == Touch::move && plan_.find(down_, first) && first == cell && !moved_)) {
      return;
    }
    moved_ = moved_ || touch == Touch::move;
    take_cell(cell);
    return;
  }
  if (touch == Touch::lost || moved_ || !there) return;
  if (picker().has_cell() && picker().cell() == cell) {
    device().click();
    if (twice() && on_choice_) go();
    return;
  }
  const City& city = match_.city();
  const unsigned field = field_at(plan_, city, point);
  if (field != rc::kFields && city.tourists.has(field)) {
    device().click();
    open_why(match_, field);
    return;
  }
  if (refused_ == nullptr) return;
  refuse(refused_, plan_.cell(cell));
}

// The goal whose middle is near, so that a finger beside a small field still finds it.
uint8_t CityPlay::goal_near(Point point) const {
  uint8_t best = kNone;
  int least = plan_.field * 3 / 4;
  least *= least;
  const City& city = match_.city();
  for (uint8_t i = 0; i < picker().goals(); ++i) {
    const Point middle = field_rect(plan_, city, picker().goal(i).field).center();
    const int dx = middle.x - point.x;
    const int dy = middle.y - point.y;
    if (dx * dx + dy * dy > least) continue;
    least = dx * dx + dy * dy;
    best = i;
  }
  return best;
}

void CityPlay::touch_field(Touch touch, Point point) {
  const City& city = match_.city();
  const unsigned field = field_at(plan_, city, point);
  const bool pawn = field != rc::kFields && city.tourists.find(field) < city.tourists.count;
  const uint8_t exact = field == rc::kFields ? kNone : picker().find(field);
  const uint8_t goal = exact != kNone ? exact : pawn ? kNone : goal_near(point);
  if (touch == Touch::down) on_choice_ = goal != kNone && goal == picker().chosen();
  if (touch == Touch::move && field != field_at(plan_, city, down_)) moved_ = true;
  if (touch == Touch::down || (touch == Touch::move && moved_)) {
    if (goal != kNone) take_goal(goal);
    return;
  }
  if (touch != Touch::up || moved_) return;
  if (goal != kNone) {
    device().click();
    if (twice() && on_choice_) go();
  } else if (pawn) {
    device().click();
    lift(field == picker().lifted() ? kNone : static_cast<uint8_t>(field));
  } else if (field != rc::kFields) {
    const char* why = picker().why_not(field);
    if (why != nullptr) refuse(why, field_rect(plan_, match_.city(), field));
  }
}

// Dragged from the hand to the board; a touch is a quarter turn.
void CityPlay::touch_tile(Touch touch, Point point) {
  if (touch == Touch::down) onto_board_ = false;
  Cell cell = {};
  if (touch == Touch::move && layout_.board.contains(point)) {
    onto_board_ = true;
    if (plan_.find(point, cell)) take_cell(cell);
  }
  if (touch != Touch::up || onto_board_ || !layout_.tile.contains(point)) return;
  device().click();
  turn();
}

}  // namespace ui::cities
