// The machine as such: time, rest, restart, identity.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::system {

void init();

uint32_t now_ms();

// Rests until `milliseconds` have passed or something happened (touch, cable).
void idle(uint32_t milliseconds);

// From the first call on the machine restarts when the next call takes longer than kWatchdogMs.
inline constexpr uint32_t kWatchdogMs = 3000;
void feed_watchdog();

// Starts the machine anew; RAM keeps what system/fault.hpp left there.
[[noreturn]] void restart();

// The board's own number as hexadecimal text.
inline constexpr size_t kSerialChars = 16;
const char* serial();

// False when the program should end: its window was closed.
bool wanted();

}  // namespace drivers::system
