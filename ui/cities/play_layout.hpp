// The frames of the play screen: a rail beside the board in landscape, a strip below it in
// portrait; and where the parts are more, a wider rail or numbers above the board.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui::cities {

// `cover`: the tile to lay covers others.
// Of a wide city so many cells a side are shown at once, else all of it.
inline constexpr int kPartSide = 4;

enum class Stage : uint8_t { start, lay, cover, tourist };

struct Layout {
  static constexpr int kNoRuler = -1;

  Rect board = {};       // all that is the board's
  Rect room = {};        // of it, what the city may take
  int ruler = kNoRuler;  // where it begins, as high as the city
  Rect rail = {};        // all beside or below it
  Rect head = {};        // above it, where the numbers don't stand in the rail
  Rect numbers = {};     // now → then
  Rect kinds = {};       // what changes by kind
  Rect stock = {};
  Rect words = {};   // what to do, where there is room
  Rect tile = {};    // in hand
  Rect view = {};    // all of a wide city, or a part
  Rect starts = {};  // the line of starting tiles
  Rect undo = {}, stay = {}, go = {};

  Rect start(int index) const { return starts.column(index, 3, 4); }
};

// `wide`: of a free city, which may be too large to be seen at once.
Layout play_layout(Stage stage, bool wide = false);

}  // namespace ui::cities
