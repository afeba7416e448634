// From the voltage of a lithium cell to its charge. Pure.
#pragma once

#include <cstddef>
#include <cstdint>

#include "drivers/power/power.hpp"

namespace drivers::power {

inline constexpr uint32_t kNoCellMillivolts = 2800;  // below what a protected cell gives

struct CurvePoint {
  uint16_t millivolts;
  uint8_t percent;
};

// A single cell at a light load.
inline constexpr CurvePoint kCurve[] = {{3300, 0},  {3500, 5},  {3600, 10}, {3680, 20},
                                        {3740, 30}, {3780, 40}, {3830, 50}, {3890, 60},
                                        {3960, 70}, {4030, 80}, {4100, 90}, {4170, 100}};

constexpr uint8_t charge(uint32_t millivolts) {
  if (millivolts <= kCurve[0].millivolts) return 0;
  for (size_t i = 1; i < sizeof kCurve / sizeof kCurve[0]; ++i) {
    const CurvePoint low = kCurve[i - 1];
    const CurvePoint high = kCurve[i];
    if (millivolts >= high.millivolts) continue;
    const uint32_t above = millivolts - low.millivolts;
    const uint32_t rise = static_cast<uint32_t>(high.percent - low.percent);
    const uint32_t step = static_cast<uint32_t>(high.millivolts - low.millivolts);
    return static_cast<uint8_t>(low.percent + above * rise / step);
  }
  return 100;
}

// The voltage swings with the light and the buzzer: a slow mean of it is shown.
class Meter {
 public:
  constexpr Battery add(uint32_t millivolts) {
    if (millivolts < kNoCellMillivolts) {
      mean_ = 0;
      return {false, 0};
    }
    mean_ = mean_ == 0 ? millivolts * kWeight : mean_ - mean_ / kWeight + millivolts;
    return {true, charge(mean_ / kWeight)};
  }

 private:
  static constexpr uint32_t kWeight = 8;
  uint32_t mean_ = 0;  // in eighths of a millivolt
};

}  // namespace drivers::power
