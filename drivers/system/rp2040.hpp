// What the drivers of this chip share.
#pragma once

#include <cstdint>

namespace drivers::system {

// Who uses which alarm of the timer.
enum Alarm : unsigned { kIdleAlarm = 0, kToneAlarm = 1, kHangAlarm = 2 };

// From an interrupt: something happened that ends idle().
void wake();

}  // namespace drivers::system

namespace drivers::fault {

// Finds out what ended the run before. Before stack::paint().
void begin();

// The registers that an exception put on the stack.
struct Frame {
  uint32_t r0, r1, r2, r3, r12, lr, pc, xpsr;
};

// Ends a run that did not feed the watchdog.
[[noreturn]] void hung(const Frame& frame);

// Ends a run whose stack was too small.
[[noreturn]] void overflown();

}  // namespace drivers::fault
