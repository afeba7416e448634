#include "drivers/display/host.hpp"

#include "drivers/display/display.hpp"

namespace drivers::display {

DcsPanel& panel() {
  static DcsPanel panel;
  return panel;
}

void init() {
  panel().reset();
  panel().backlight(0);
}

void command(uint8_t code, const uint8_t* parameters, size_t count) {
  panel().command(code, parameters, count);
}

void pixels(uint8_t code, const uint16_t* data, size_t count, Done done) {
  panel().pixels(code, data, count);
  done();
}

void backlight(uint8_t percent) { panel().backlight(percent); }

bool has_backlight() { return true; }

}  // namespace drivers::display
