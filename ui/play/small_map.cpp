#include "ui/play/small_map.hpp"

namespace ui {
void paint_small_map(Painter& painter, const Rect& area, const SmallMap& map) {
  if (!painter.sees(area)) return;
  const Palette& colors = palette();
  painter.fill(area, colors.raised);
  const int wide = (area.width - 2) / map.columns;
  const int high = (area.height - 2) / map.rows;
  const int side = wide < high ? wide : high;
  const Rect squares = area.middle({side * map.columns, side * map.rows});
  if (!map.staggered()) painter.frame(squares.inset(-1), 1, colors.ink);
  for (int row = 0; row < map.rows; ++row) {
    for (int column = 0; column < map.columns; ++column) {
      const int down = row * side + map.lower[column] * side / 2;
      const Rect square = {squares.x + column * side, squares.y + down, side, side};
      if (map.lined && column > 0) painter.down(square.x - 1, square.y, side, colors.grid);
      if (!map.has(row, column)) continue;
      painter.fill(square, map.color(row, column));
      if (map.lined) painter.frame(square, 1, colors.ink);
      if (map.marked(row, column)) painter.fill(square.inset(side / 4), colors.on_color);
    }
  }
}

}  // namespace ui
