// Where things are on the screen of an entry: a rail beside the choices in landscape, a line above
// and a strip below them in portrait.
#pragma once

#include "ui/core/geometry.hpp"
#include "ui/play/entry/entered_luck.hpp"

namespace ui {

class EntryLayout {
 public:
  // Two groups one above the other; `second`: where the second one begins, or 0. Choices are so
  // wide at least where there is room.
  EntryLayout(const Frame& frame, int choices, int second = 0, int least_width = 0);

  Rect question;  // empty where the title line asks
  Rect note;
  Rect undo, draw, enter;
  Rect rail;  // all beside or below the choices
  Rect grid;
  int groups;
  // The line above a group; empty where there is one.
  Rect head(int group) const { return parts_[group].head; }
  // From the upper left, row by row. Before: index < choices.
  Rect choice(int index) const;
  // What the last row of a group leaves empty.
  Rect spare(int group) const;
  // The index of the choice at this place, or -1.
  int find(Point point) const;

 private:
  struct Part {
    Rect head, area;
    int first, count;
    int columns, rows;
  };
  Part part(const Rect& room, int first, int count, int least_width) const;

  Part parts_[kMostGroups];
};

}  // namespace ui
