// A stage for the screens: a display of any size, a finger, a clock and a device that is made up.
// Time passes only here.
#pragma once

#include <cstdint>
#include <string>

#include "ui/core/geometry.hpp"
#include "ui/core/settings.hpp"

namespace stage {

struct Look {
  int width = 320, height = 240;
  ui::Settings settings = {};
};

// Shows the home screen; once a program.
void open(const Look& look);

void run(unsigned milliseconds);

// From the next reading on, 10 ms later at most.
void finger(bool down, int x, int y);

// A short touch; then waits until nothing moves.
void tap(int x, int y);

// Without drawing: what was touched is answered, and drawn when drawing is wanted again.
void draw_nothing(bool nothing);
// Draws what is due now.
void draw();
// Draws all of the screen.
void draw_whole();
// Draws this part of it again.
void draw_part(const ui::Rect& area);
// The same in one band, and where this band is.
void draw_at_once();
const uint16_t* whole_band();

int width();
int height();
// RGB565, row after row.
const uint16_t* pixels();

// What the screens kept as a file last: its name and its text.
const std::string& kept_name();
const std::string& kept_text();

// What the device says: whether it has a fault to tell of.
void set_battery(bool present, uint8_t percent);

// Games are kept, finished ones and one that waits, and home tells so.
void keep_games();
// More of which only the result is told.
void keep_scores();

// Bytes of LVGL's pool in use.
size_t pool_used();
// The most that were in use.
size_t pool_peak();

}  // namespace stage
