// Keys that host programs press.
#pragma once

#include "drivers/keys/keys.hpp"

namespace drivers::keys {

void press(Key key);

}  // namespace drivers::keys
