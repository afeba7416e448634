// A wide city on the play screen: as a whole, or a part of it that follows what is chosen.
#include <algorithm>

#include "ui/cities/play_screen.hpp"
#include "ui/core/screen.hpp"

namespace ui::cities {
namespace {

constexpr int kEdge = 12;            // of the part: a finger dragged there moves it
constexpr uint32_t kPushEach = 350;  // milliseconds

}  // namespace

// Each stage of each turn begins anew: a tile goes anywhere, a tourist to the tile just laid.
void CityPlay::begin_view() {
  const auto turn = static_cast<uint16_t>(static_cast<unsigned>(stage()) << 12 |
                                          match_.holder() << 8 | match_.seen().draws);
  if (turn != view_of_) {
    view_of_ = turn;
    part_ = moves_tourists();
    const Size used = extent_of(city());
    around_ = cell_of(city(), static_cast<unsigned>(used.height / 2) * kCellSide +
                                  static_cast<unsigned>(used.width / 2));
    if (part_) around_ = cell_of_field(city(), city().last);
  }
  follow_choice();
}

// What is chosen is in the part, and who was lifted.
void CityPlay::follow_choice() {
  if (picker().lifted() != kNoField) around_ = cell_of_field(city(), picker().lifted());
  if (picker().has_cell()) around_ = picker().cell();
  if (picker().cover() != kNone) around_ = cell_of_field(city(), picker().cover());
  if (picker().chosen() != kNone) {
    around_ = cell_of_field(city(), picker().goal(picker().chosen()).field);
  }
}

void CityPlay::change_view() {
  part_ = !part_;
  screens::rebuild();
}

// On the whole, where all is small, the second touch looks closer.
void CityPlay::confirm() {
  if (splits() && !part_) return change_view();
  PlayScreen::confirm();
}

// As the part that is shown from now on.
void CityPlay::look_at(Cell cell) {
  around_ = cell;
  if (!shows_part()) return screens::redraw(layout_.board);
  plan_ = part_of(all_, around_, kPartSide, layout_.room);
  prepare();
  screens::redraw(layout_.board);
}

// Moves the part by as little as shows all that is one step from the field.
void CityPlay::keep_in_part(unsigned field) {
  if (!shows_part() || field == kNoField) return;
  const Cell cell = cell_of_field(city(), field);
  const int east = quarter_of(field) % 2 == 0 ? 0 : 1;
  const int south = quarter_of(field) / 2 == 0 ? 0 : 1;
  const auto moved = [](int first, int least, int most) {
    return std::clamp(first, most - (kPartSide - 1), least);
  };
  const int left = moved(plan_.left, cell.x - 1 + east, cell.x + east);
  const int top = moved(plan_.top, cell.y - 1 + south, cell.y + south);
  if (left != plan_.left || top != plan_.top) look_at({left + 1, top + 1});
}

// A finger that is dragged to the edge of the part moves it by a cell, and again as it stays. One
// that came down there means what lies there.
void CityPlay::push_part(Touch touch, Point point) {
  if (!shows_part()) return;
  const Rect inner = plan_.whole().inset(kEdge);
  const int right = point.x < inner.x ? -1 : point.x >= inner.right() ? 1 : 0;
  const int down = point.y < inner.y ? -1 : point.y >= inner.bottom() ? 1 : 0;
  if (touch == Touch::down) pushes_ = false;
  if (right == 0 && down == 0) {
    pushes_ = true;
    pushed_at_ = lv_tick_get();
  }
  if (!layout_.board.contains(point)) return;
  if (touch != Touch::move || !pushes_ || lv_tick_elaps(pushed_at_) < kPushEach) return;
  pushed_at_ = lv_tick_get();
  look_at({plan_.left + 1 + right, plan_.top + 1 + down});
}

// Where the part lies in the whole.
Rect CityPlay::part_frame() const {
  const Plan part = part_of(all_, around_, kPartSide, layout_.room);
  const Rect first = plan_.cell({part.left, part.top});
  return {first.x, first.y, part.columns * first.width + 1, part.rows * first.height + 1};
}

}  // namespace ui::cities
