// How a PWM slice is set to sound a note on a buzzer. Pure.
#pragma once

#include <cstdint>

namespace drivers::sound {

struct Note {
  uint8_t divider;  // of the clock, 1 to 255
  uint16_t wrap;    // the counter's last value
  uint16_t level;   // the counter's value at which the output falls, 0: silent
};

constexpr Note note(uint32_t clock, uint32_t hertz, uint32_t volume) {
  constexpr uint32_t kMostSteps = 65'536;
  constexpr uint32_t kMostDivider = 255;
  if (hertz == 0 || volume == 0) return {1, kMostSteps - 1, 0};
  uint32_t divider = clock / hertz / kMostSteps + 1;
  if (divider > kMostDivider) divider = kMostDivider;
  uint32_t steps = clock / divider / hertz;
  if (steps < 2) steps = 2;
  if (steps > kMostSteps) steps = kMostSteps;
  // Half of the time is loudest; the ear hears the square root.
  const uint32_t percent = volume < 100 ? volume : 100;
  uint32_t level = steps / 2 * (percent * percent) / 10'000;
  if (level == 0) level = 1;
  return {static_cast<uint8_t>(divider), static_cast<uint16_t>(steps - 1),
          static_cast<uint16_t>(level)};
}

}  // namespace drivers::sound
