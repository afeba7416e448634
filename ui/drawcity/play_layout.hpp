// The frames of the play screen: in landscape a rail beside the streets, upright a strip below.
#pragma once

#include "rules/drawcity/drawcity_tables.hpp"
#include "ui/core/geometry.hpp"

namespace ui::drawcity {

inline constexpr unsigned kCards = rules::drawcity::kHand;

struct PlayLayout {
  Rect board = {};    // all beside the rail or above the strip
  Rect streets = {};  // of it, what they may take
  Rect side = {};     // the rail or the strip
  Rect chips = {};    // the players; empty: they stand in the title line
  Rect numbers[kCards] = {};
  Rect types[kCards] = {};
  Rect goals = {};
  Rect undo = {}, go = {};
};

// `top`: where the screen's own parts begin, below a lesson's buttons if there are any.
// Where nothing stands above the streets they begin below the menu.
PlayLayout play_layout(int top, bool zones);

}  // namespace ui::drawcity
