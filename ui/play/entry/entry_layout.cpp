#include "ui/play/entry/entry_layout.hpp"

#include "ui/play/side.hpp"

namespace ui {
namespace {

constexpr int kRail = 56;
constexpr int kWideRail = 92;
constexpr int kWide = 400;  // the width from which there is room for it
constexpr int kStrip = 56;
constexpr int kButton = 48;
constexpr int kEdge = 4;
constexpr int kEnter = 76;
constexpr int kHead = 16;  // a line of the smallest type

constexpr int divided_up(int value, int by) { return (value + by - 1) / by; }

// How many columns make the choices largest; of two such the one with fewer places left empty.
int columns_for(int choices, const Rect& grid, int least_width) {
  int best = 1, best_side = 0, best_places = 0;
  for (int columns = 1; columns <= choices; ++columns) {
    const int rows = divided_up(choices, columns);
    const int width = grid.width / columns, height = grid.height / rows;
    if (columns > 1 && width < least_width) break;
    const int side = width < height ? width : height;
    if (side < best_side || (side == best_side && columns * rows >= best_places)) continue;
    best = columns;
    best_side = side;
    best_places = columns * rows;
  }
  return best;
}

}  // namespace

EntryLayout::EntryLayout(const Frame& frame, int choices, int second, int least_width)
    : groups(second == 0 ? 1 : 2) {
  if (frame.landscape()) {
    const Sides sides = with_rail(frame, frame.width >= kWide ? kWideRail : kRail);
    grid = sides.board;
    rail = sides.side;
    const Rect inside = rail.inset(kEdge, kEdge);
    enter = {inside.x, inside.bottom() - kTouch, inside.width, kTouch};
    undo = enter.moved(0, -kEdge - kTouch);
    draw = undo.moved(0, -kEdge - kTouch);
    note = {rail.x + 2, kTouch + 2, rail.width - 3, draw.y - kEdge - kTouch - 2};
    question = {};
  } else {
    // Below the menu, so that nothing that can be touched lies under it.
    rail = {0, frame.height - kStrip, frame.width, kStrip};
    grid = {0, kTouch, frame.width, rail.y - kTouch};
    question = frame.hand(
        {kEdge + 2, kTitleHeight, frame.width - kTouch - kEdge - 2, kTouch - kTitleHeight});
    const int y = rail.y + kEdge;
    enter = frame.hand({frame.width - kEdge - kEnter, y, kEnter, kButton});
    draw = frame.hand({frame.width - 2 * kEdge - kEnter - kButton, y, kButton, kButton});
    undo = frame.hand({kEdge, y, kTouch, kButton});
    const int left = undo.x < draw.x ? undo.right() : draw.right();
    const int right = undo.x < draw.x ? draw.x : undo.x;
    note = {left + kEdge, y, right - left - 2 * kEdge, kButton};
  }
  if (groups == 1) {
    parts_[0] = part(grid, 0, choices, least_width);
  } else {
    const int half = grid.height / 2;
    parts_[0] = part({grid.x, grid.y, grid.width, half}, 0, second, least_width);
    parts_[1] = part({grid.x, grid.y + half, grid.width, grid.height - half}, second,
                     choices - second, least_width);
  }
}

EntryLayout::Part EntryLayout::part(const Rect& room, int first, int count, int least_width) const {
  const int head = groups == 1 ? 0 : kHead;
  const Rect area = {room.x, room.y + head, room.width, room.height - head};
  const int columns = columns_for(count, area, least_width);
  return {{room.x, room.y, room.width, head}, area, first, count, columns,
          divided_up(count, columns)};
}

Rect EntryLayout::choice(int index) const {
  const Part& in = parts_[groups == 2 && index >= parts_[1].first ? 1 : 0];
  const int place = index - in.first, row = place / in.columns;
  const int top = in.area.height * row / in.rows;
  const Rect line = {in.area.x, in.area.y + top, in.area.width,
                     in.area.height * (row + 1) / in.rows - top};
  return line.column(place % in.columns, in.columns, 0);
}

Rect EntryLayout::spare(int group) const {
  const Part& in = parts_[group];
  const Rect last = choice(in.first + in.count - 1);
  return {last.right(), last.y, in.area.right() - last.right(), last.height};
}

int EntryLayout::find(Point point) const {
  const Part& last = parts_[groups - 1];
  for (int i = 0; i < last.first + last.count; ++i) {
    if (choice(i).contains(point)) return i;
  }
  return -1;
}

}  // namespace ui
