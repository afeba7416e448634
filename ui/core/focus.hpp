// Screens without a finger: a frame around one target or place, moved by a joystick, buttons or a
// keyboard. It shows from the first key on and is gone after a touch.
#pragma once

#include <cstdint>

namespace ui::focus {

enum class Key : uint8_t { left, right, up, down, press, back, next };

// Directions go to the nearest place there, `next` through all of them in order; `press` is a touch
// in the middle; `back` is the way back, or the menu where there is none.
void key(Key key);

// A finger came.
void hide();

// For the screen stack: a screen was built at this depth, from 0, `again` when it is the same as
// before. Where people come back to a screen they find the focus where they left it.
void built(int depth, bool again);

}  // namespace ui::focus
