// What About tells of this device.
#pragma once

#include "ui/core/device.hpp"

namespace firmware {

// As ui::Device::facts.
size_t facts(ui::Fact* lines);

// From the first call on facts() gives only what was added here. Both texts stay valid for ever.
// For programs that stand in for a device.
void add_stand_in(const char* name, const char* value);

// As ui::Device::last_fault.
const char* last_fault();

}  // namespace firmware
