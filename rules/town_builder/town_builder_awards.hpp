// What awards ask for.
#pragma once

#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

bool meets(const State& state, unsigned seat, unsigned award);

// What a state keeps for the active player, from the moment the turn begins: the open awards that
// are met and not held. Whatever changes buildings or stored gold looks again, the latter only
// where the count comes to or leaves the number that an award asks for.
uint8_t claims_of(const State& state, unsigned seat);
inline void update_claims(State& state, unsigned seat) { state.claims = claims_of(state, seat); }

}  // namespace rules::town_builder
