// The program: what every board runs.
#pragma once

#include <cstdint>

#include "ui/core/device.hpp"

namespace firmware::app {

using KeepText = decltype(ui::Device::keep_text);

// Starts drivers, storage and screens. `keep_text`: where the board has files. After: step() is to
// be called again and again.
void start(KeepText keep_text = nullptr);

// Does what is due and returns for how many milliseconds it may rest.
uint32_t step();

}  // namespace firmware::app
