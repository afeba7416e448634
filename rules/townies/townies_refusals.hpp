// Why something can't be done. Only asked for what can't.
#pragma once

#include "rules/townies/townies.hpp"

namespace rules::townies {

// Before: the player has something to do.
const Refusal& why_not(const State& state, const Town& town, Event event);
// Before: chance has something to say.
const Refusal& why_no_chance(const State& state, Event event);

}  // namespace rules::townies
