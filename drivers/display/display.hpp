// The display: a panel that speaks the MIPI display command set (DCS), and its backlight.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::display {

// Before: called once, first of this file. After: the panel has just been reset and sleeps, its
// backlight is off, and kAfterResetMs must pass before the first command.
void init();

inline constexpr uint32_t kAfterResetMs = 5;

// Sends one command with its parameters and returns when it is out. Waits for running pixels.
void command(uint8_t code, const uint8_t* parameters, size_t count);

// Called when pixels are out; on a chip from an interrupt.
using Done = void (*)();

// Sends `code` and then `count` RGB565 pixels; returns at once where the board can do that. `data`
// must stay untouched until `done` was called. Waits for pixels that are still running.
void pixels(uint8_t code, const uint16_t* data, size_t count, Done done);

// The backlight's brightness, 0 (off) to 100. A board without control of it ignores the call.
void backlight(uint8_t percent);

// Whether backlight() can do more than nothing.
bool has_backlight();

}  // namespace drivers::display
