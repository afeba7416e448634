// How the panel is mounted: its landscape picture against its own upright frame.
#pragma once

#include "drivers/touch/touch.hpp"

namespace drivers::touch {

inline constexpr int32_t kLandscapeWidth = 320;
inline constexpr int32_t kLandscapeHeight = 240;

constexpr int32_t clamp(int32_t value, int32_t most) {
  return value < 0 ? 0 : (value > most ? most : value);
}

// A point of the landscape picture as the upright panel has it; points beyond the edge are moved to
// it.
constexpr Sample from_landscape(bool down, int32_t x, int32_t y) {
  return {down, static_cast<int16_t>(kLandscapeHeight - 1 - clamp(y, kLandscapeHeight - 1)),
          static_cast<int16_t>(clamp(x, kLandscapeWidth - 1))};
}

}  // namespace drivers::touch
