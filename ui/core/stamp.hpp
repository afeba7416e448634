// Words that are stamped: a frame comes down on them, they stand on colour, and then as at rest.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

// In one line, as Painter::text draws them from its left.
struct Stamp {
  Rect line;
  const char* words;
  const Face& face;
};

// As far beyond its line it may reach.
inline constexpr int kStampReach = 9;
void start_stamp(const Stamp& stamp);
// Over the words as they are at rest.
void paint_stamp(Painter& painter, const Stamp& stamp);

}  // namespace ui
