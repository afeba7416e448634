// Keys: a joystick, buttons or a keyboard.
#pragma once

#include <cstdint>

namespace drivers::keys {

enum class Key : uint8_t { none, left, right, up, down, press, back, next };

// The key that went down first and was not taken yet.
Key take();

}  // namespace drivers::keys
