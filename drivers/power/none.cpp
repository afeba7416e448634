#include "drivers/power/power.hpp"

namespace drivers::power {

void init() {}

Battery battery() { return {false, 0}; }

}  // namespace drivers::power
