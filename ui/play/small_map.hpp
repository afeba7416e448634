// How a game stands, at a glance: squares in the colours of what lies there. It is small enough
// that a screen has one of each game it shows.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

class SmallMap {
 public:
  static constexpr int kMost = 11;       // columns and rows
  static constexpr int kMostColors = 8;  // different ones

  uint8_t columns = 0, rows = 0;  // 0: there is none
  bool lined = false;             // lines between the columns, and a frame round every square
  // By column, so many halves of a square it begins lower; such a map has no frame.
  uint8_t lower[kMost] = {};

  // Before, for all: both are below those of the map. Before: of its colours none is too many.
  void lay(int row, int column, Color color) {
    int at = 0;
    while (at < colors_ && !(color_[at] == color)) ++at;
    LV_ASSERT(at < kMostColors);
    if (at == colors_) color_[colors_++] = color;
    squares_[row][column] = static_cast<uint8_t>(at + 1);
  }
  void mark(int row, int column) {
    marked_[row] = static_cast<uint16_t>(marked_[row] | 1u << column);
  }

  bool has(int row, int column) const { return squares_[row][column] != 0; }
  bool marked(int row, int column) const { return (marked_[row] >> column & 1u) != 0; }
  // Before: has(row, column).
  Color color(int row, int column) const { return color_[squares_[row][column] - 1]; }
  bool staggered() const { return lower[0] != 0; }

 private:
  uint8_t colors_ = 0;
  Color color_[kMostColors] = {};
  uint8_t squares_[kMost][kMost] = {};  // from 1, by color_; 0: nothing lies there
  uint16_t marked_[kMost] = {};         // a bit a column: something stands on it
};

// How far a game is: so many of its rounds or turns are done or under way.
struct Progress {
  uint8_t done = 0, all = 0;  // all: 0 where it can't be told
};

// In the middle of `area`, as large as it fits; draws every pixel of it. Before: there is a map.
void paint_small_map(Painter& painter, const Rect& area, const SmallMap& map);

}  // namespace ui
