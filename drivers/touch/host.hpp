// A finger that host programs move.
#pragma once

namespace drivers::touch {

// Puts the finger down or lifts it, at a point of the landscape picture.
void set_finger(bool down, int x, int y);

}  // namespace drivers::touch
