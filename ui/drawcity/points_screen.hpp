// What brings a player's points, item by item: the whole board with what counts for one of them.
#pragma once

#include "ui/drawcity/match.hpp"

namespace ui::drawcity {

// On top of what is shown, from this item of the rules on, if the game has it.
void open_points(DrawCityMatch& match, unsigned whose, unsigned item = 0);

}  // namespace ui::drawcity
