// How much of the chip's memory the program takes.
#pragma once

#include <cstdint>

namespace drivers::memory {

// All in bytes; 0 where the board does not know.
struct Sizes {
  uint32_t image;
  uint32_t flash;
  uint32_t ram_used;  // static, with the stack
  uint32_t ram;
  uint32_t stack_most;  // the most that was ever in use
  uint32_t stack;
};

Sizes sizes();

}  // namespace drivers::memory
