// The far end of the cable, for host programs.
#pragma once

#include <string>

namespace drivers::usb {

void set_connected(bool connected);

// Text that comes in over the cable.
void send(const std::string& text);

// Takes what has gone out since the last call.
std::string take();

}  // namespace drivers::usb
