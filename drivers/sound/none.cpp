#include "drivers/sound/sound.hpp"

namespace drivers::sound {

void init() {}

bool available() { return false; }

void tone(uint16_t, uint16_t, uint8_t) {}

}  // namespace drivers::sound
