// Faults of host programs.
#pragma once

#include "drivers/system/fault.hpp"

namespace drivers::fault {

// Lets take() find this record, as if the run before had left it.
void inject(const Record& record);

}  // namespace drivers::fault
