// What all screens share: the device and the settings.
#pragma once

#include "ui/core/device.hpp"
#include "ui/core/settings.hpp"

namespace ui {

const Device& device();

// Keeps and applies them at once; the screen that changed them redraws itself.
void change(const Settings& settings);

}  // namespace ui
