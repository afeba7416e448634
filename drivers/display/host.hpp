// What host programs may ask of the display in memory.
#pragma once

#include "drivers/display/dcs_panel.hpp"

namespace drivers::display {

DcsPanel& panel();

}  // namespace drivers::display
