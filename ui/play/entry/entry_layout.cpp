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

constexpr int divided_up(int value, int by) { return (value + by - 1) / by; }

// How many columns make the choices largest; of two such the one with fewer places left empty.
int columns_for(int choices, const Rect& grid) {
  int best = 1, best_side = 0, best_places = 0;
  for (int columns = 1; columns <= choices; ++columns) {
    const int rows = divided_up(choices, columns);
    const int width = grid.width / columns, height = grid.height / rows;
    const int side = width < height ? width : height;
    if (side < best_side || (side == best_side && columns * rows >= best_places)) continue;
    best = columns;
    best_side = side;
    best_places = columns * rows;
  }
  return best;
}

}  // namespace

EntryLayout::EntryLayout(const Frame& frame, int choices) : choices_(choices) {
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
  columns_ = columns_for(choices, grid);
  rows_ = divided_up(choices, columns_);
}

Rect EntryLayout::choice(int index) const {
  const int row = index / columns_;
  const int top = grid.height * row / rows_;
  const Rect line = {grid.x, grid.y + top, grid.width, grid.height * (row + 1) / rows_ - top};
  return line.column(index % columns_, columns_, 0);
}

int EntryLayout::find(Point point) const {
  for (int i = 0; i < choices_; ++i) {
    if (choice(i).contains(point)) return i;
  }
  return -1;
}

}  // namespace ui
