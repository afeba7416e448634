#include "drivers/sound/host.hpp"

#include "drivers/sound/sound.hpp"

namespace drivers::sound {
namespace {

uint32_t count = 0;
Tone last{};

}  // namespace

uint32_t tones() { return count; }

Tone last_tone() { return last; }

void init() {}

bool available() { return true; }

void tone(uint16_t hertz, uint16_t milliseconds, uint8_t volume) {
  ++count;
  last = {hertz, milliseconds, volume};
}

}  // namespace drivers::sound
