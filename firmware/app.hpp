// The program: what every board runs.
#pragma once

#include <cstdint>

namespace firmware::app {

// Starts drivers, storage and screens. After: step() is to be called again and again.
void start();

// Does what is due and returns for how many milliseconds it may rest.
uint32_t step();

}  // namespace firmware::app
