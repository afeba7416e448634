// LVGL on the drivers: its clock, its display, its finger.
#pragma once

#include <cstdint>

#include "ui/core/settings.hpp"

namespace firmware::port {

// Before: display and touch drivers are not started. After: LVGL runs, has a landscape display and
// a pointer; the panel wakes up meanwhile.
void init();

// Turns picture and finger. What was drawn is still there as it was: the screen is to be built
// again.
void set_turn(ui::Turn turn);

// Gives LVGL and the panel their time; returns after how many milliseconds it wants more.
uint32_t step();

// Is called before a picture is drawn, when what it shows is settled.
void before_pictures(void (*act)());

// For how many milliseconds nobody has touched the screen.
uint32_t untouched_ms();

// The brightness to use, in percent. Takes effect when the first whole picture is there.
void set_backlight(uint8_t percent);

}  // namespace firmware::port
