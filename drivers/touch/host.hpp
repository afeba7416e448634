// A finger that host programs move.
#pragma once

namespace drivers::touch {

// Puts the finger down or lifts it, at a point of the picture as people see it.
void set_finger(bool down, int x, int y);

}  // namespace drivers::touch
