// How a game stands, at a glance: squares in the colours of what lies there. It is small enough
// that a screen has one of each game it shows.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

struct SmallMap {
  static constexpr int kMost = 8;  // columns and rows

  uint8_t columns = 0, rows = 0;  // 0: there is none
  bool lined = false;             // lines between the columns, and a frame round every square
  uint8_t there[kMost] = {};      // by row, a bit a column: something lies there
  uint8_t marked[kMost] = {};     // the same of what stands on it
  Color squares[kMost][kMost] = {};

  // Before: both are below those of the map.
  void lay(int row, int column, Color color) {
    there[row] = static_cast<uint8_t>(there[row] | 1u << column);
    squares[row][column] = color;
  }
  void mark(int row, int column) { marked[row] = static_cast<uint8_t>(marked[row] | 1u << column); }
};

// How far a game is: so many of its rounds or turns are done or under way.
struct Progress {
  uint8_t done = 0, all = 0;  // all: 0 where it can't be told
};

// In the middle of `area`, as large as it fits; draws every pixel of it. Before: there is a map.
void paint_small_map(Painter& painter, const Rect& area, const SmallMap& map);

}  // namespace ui
