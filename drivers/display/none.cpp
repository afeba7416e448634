#include "drivers/display/display.hpp"

namespace drivers::display {

void init() {}

void command(uint8_t, const uint8_t*, size_t) {}

void pixels(uint8_t, const uint16_t*, size_t, Done done) { done(); }

void backlight(uint8_t) {}

bool has_backlight() { return false; }

}  // namespace drivers::display
