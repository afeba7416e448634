// Which spaces a municipal goal is met by.
#pragma once

#include "ui/drawcity/board.hpp"

namespace ui::drawcity {

// All that count for the player, with what they have to be beside. Before: the player has met it.
Sites spaces_of_goal(const State& state, unsigned player, unsigned goal);

}  // namespace ui::drawcity
