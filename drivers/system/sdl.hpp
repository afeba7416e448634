// The desktop's window, shared by its display, its finger and its clock.
#pragma once

#include "drivers/touch/touch.hpp"

namespace drivers::sdl {

inline constexpr int kZoom = 3;

void open_window();

// Shows the picture when it changed, or `always`.
void show(bool always);

// Where the mouse presses, in pixels of the picture as it is seen.
struct Finger {
  bool down;
  int x, y;
};
Finger finger();

// True once after the mouse went down.
bool finger_woke();

}  // namespace drivers::sdl
