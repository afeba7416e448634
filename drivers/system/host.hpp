// Time that host programs move.
#pragma once

#include <cstdint>

namespace drivers::system {

void advance(uint32_t milliseconds);

}  // namespace drivers::system
