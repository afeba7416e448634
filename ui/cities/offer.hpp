// What the tile just laid offers a tourist: shown before it is built.
#pragma once

#include "rules/cities/cities_score.hpp"

namespace ui::cities {

inline constexpr int kNoOffer = -1;

// How many points the tourist who goes to the tile just laid adds at most, 0 where that would be
// none; kNoOffer where no one of this seat, from 1, can go there.
int offer_of(const rules::cities::State& state, unsigned seat);

}  // namespace ui::cities
