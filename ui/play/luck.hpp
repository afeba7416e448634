// The luck of a numbered challenge: the same number brings the same dice and cards everywhere.
#pragma once

#include <cstdint>

#include "rules/core/rng.hpp"

namespace ui {

inline constexpr uint16_t kMostChallenge = 9999;  // challenges are numbered from 0

// For the draw at `place`: a number that a game gives to each of its draws, the same whatever the
// players decided in between. Draws at different places are independent.
constexpr rules::Rng luck(uint16_t challenge, uint32_t place) {
  return rules::Rng(static_cast<uint64_t>(challenge) << 32 | place);
}

}  // namespace ui
