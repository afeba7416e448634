// A battery that host programs charge.
#pragma once

#include "drivers/power/power.hpp"

namespace drivers::power {

void set_battery(Battery battery);

}  // namespace drivers::power
