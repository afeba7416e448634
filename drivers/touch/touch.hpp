// The touch panel.
#pragma once

#include <cstdint>

namespace drivers::touch {

// Where a finger is, in pixels of the panel as it is mounted in portrait (not turned).
struct Sample {
  bool down;
  int16_t x;
  int16_t y;
};

void init();

// Reads the panel now; takes at most 1 ms. The point of a lifted finger is where it was last.
Sample read();

// True once after a finger came down since the last call: then read() is worth calling at once.
bool woken();

}  // namespace drivers::touch
