// One city with what pays its tourists, one by one: the result, or somebody else's city.
#pragma once

#include "ui/cities/match.hpp"

namespace ui::cities {

// The result of a game alone.
Screen& city_result();
// Of several, on top of the result.
void open_city(CitiesMatch& match, unsigned whose);
// The others' cities as they may be seen now, on top of the game.
void open_others(CitiesMatch& match);

}  // namespace ui::cities
