// The USB cable: a serial console. Nothing here ever waits for whoever may listen.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::usb {

void init();

// Gives the stack its time; call at least every few milliseconds.
void task();

// True while a terminal has the console open.
bool connected();

// Queues text and returns how much of it fitted.
size_t write(const char* text, size_t count);

// How much write() would take now.
size_t room();

// The next byte that came, or kNothing.
inline constexpr int kNothing = -1;
int read();

}  // namespace drivers::usb
