// Where things are on the screen of an entry: a rail beside the choices in landscape, a line above
// and a strip below them in portrait.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

class EntryLayout {
 public:
  EntryLayout(const Frame& frame, int choices);

  Rect question;  // empty where the title line asks
  Rect note;
  Rect undo, draw, enter;
  Rect rail;  // all beside or below the choices
  Rect grid;
  // From the upper left, row by row. Before: index < choices.
  Rect choice(int index) const;
  // The index of the choice at this place, or -1.
  int find(Point point) const;

 private:
  int choices_;
  int columns_;
  int rows_;
};

}  // namespace ui
