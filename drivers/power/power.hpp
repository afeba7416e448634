// The battery.
#pragma once

#include <cstdint>

namespace drivers::power {

struct Battery {
  bool present;
  uint8_t percent;  // 0 to 100
};

void init();

// Takes at most 100 microseconds.
Battery battery();

}  // namespace drivers::power
