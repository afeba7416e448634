// From a brightness to the share of time that the light is on. Pure.
#pragma once

#include <cstdint>

namespace drivers::display {

inline constexpr uint32_t kBacklightFull = 10'000;

// The eye sees lightness, the lamp gives luminance: CIE 1931, in ten thousandths.
constexpr uint32_t backlight_duty(uint8_t percent) {
  if (percent >= 100) return kBacklightFull;
  if (percent <= 8) return percent * 11u;
  const uint32_t above = percent + 16u;
  return above * above * above * 100u / 15'609u;  // 116 * 116 * 116 / 100
}

}  // namespace drivers::display
