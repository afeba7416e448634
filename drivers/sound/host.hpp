// What host programs may ask of the buzzer.
#pragma once

#include <cstdint>
#include <span>

#include "drivers/sound/sound.hpp"

namespace drivers::sound {

// What was sounded last, and how often anything was.
struct Played {
  std::span<const Tone> tones;
  uint8_t volume = 0;
  unsigned times = 0;
};
const Played& played();

}  // namespace drivers::sound
