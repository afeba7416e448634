// Why something can't be done. Only asked for what can't.
#pragma once

#include "rules/cities/cities.hpp"

namespace rules::cities {

// Before: the player has something to do.
const Refusal& why_not(const State& state, const City& city, Event event);
// Before: a tile has to be drawn.
const Refusal& why_no_draw(Event event);

}  // namespace rules::cities
