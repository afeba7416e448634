// Who leads in what while the game goes on: each item by player, the best underlined.
#pragma once

#include "ui/drawcity/match.hpp"

namespace ui::drawcity {

void open_leaders(DrawCityMatch& match);

}  // namespace ui::drawcity
