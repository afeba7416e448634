// The two frames of the play screen: a rail beside the board in landscape, a strip below it in
// portrait.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui::cities {

enum class Stage : uint8_t { start, lay, tourist };

struct Layout {
  Rect board = {};    // all that is the board's
  Rect room = {};     // of it, what the city may take
  int ruler = 0;      // where it begins, as high as the city
  Rect rail = {};     // all beside or below it
  Rect numbers = {};  // now → then
  Rect kinds = {};    // what changes by kind: two lines
  Rect stock = {};
  Rect words = {};   // what to do, where there is room
  Rect tile = {};    // in hand
  Rect starts = {};  // the line of starting tiles
  Rect undo = {}, stay = {}, go = {};

  Rect start(int index) const { return starts.column(index, 3, 4); }
};

Layout play_layout(Stage stage);

}  // namespace ui::cities
