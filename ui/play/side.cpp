#include "ui/play/side.hpp"

namespace ui {

void paint_side(Painter& painter, const Rect& side) {
  const Palette& colors = palette();
  painter.fill(side, colors.ground);
  if (side.width == frame().width) return painter.across(side.x, side.y, side.width, colors.ink);
  painter.down(side.x == 0 ? side.right() - 1 : side.x, side.y, side.height, colors.ink);
}

}  // namespace ui
