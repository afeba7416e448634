// The frames of the play screen: in landscape a rail beside the map, upright a strip below it. What
// the map leaves free at its corners is used.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui::townies {

struct PlayLayout {
  Rect board = {};  // all that is the map's
  Rect room = {};   // of it, what the map may take
  Rect side = {};   // the rail or the strip
  Rect numbers = {};
  Rect line = {};   // the nine places for Objects
  Rect goals = {};  // a target
  Rect words = {};  // what to do, where there is room
  Rect ring = {};   // the markers
  Rect star = {};
  Rect dice[3] = {};
  Rect rotate = {}, flip = {};
  Rect undo = {}, go = {};
  bool rail = false;
};

// `top`: where the screen's own parts begin, below a lesson's buttons if there are any. Beside the
// map, words take the place of goals that are not there.
PlayLayout play_layout(int top, bool has_goals);

}  // namespace ui::townies
