// What host programs may ask of the buzzer.
#pragma once

#include <cstdint>

namespace drivers::sound {

struct Tone {
  uint16_t hertz, milliseconds;
  uint8_t volume;
};

// How many tones were started, and the last one.
uint32_t tones();
Tone last_tone();

}  // namespace drivers::sound
