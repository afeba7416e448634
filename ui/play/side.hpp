// A board with what lies beside it, a rail, or below it, a strip.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

struct Sides {
  Rect board, side;
};
constexpr Sides with_rail(const Frame& held, int width) {
  const Rect body = held.body();
  return {held.hand({0, body.y, body.width - width, body.height}),
          held.hand({body.width - width, body.y, width, body.height})};
}
constexpr Sides with_strip(const Frame& held, int height) {
  const Rect body = held.body();
  return {{0, body.y, body.width, body.height - height},
          {0, held.height - height, body.width, height}};
}

// The ground of the side, and the line between it and the board.
void paint_side(Painter& painter, const Rect& side);

}  // namespace ui
