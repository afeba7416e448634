#include <hardware/adc.h>

#include "board.hpp"
#include "drivers/power/curve.hpp"
#include "drivers/power/power.hpp"

namespace drivers::power {
namespace {

constexpr uint32_t kReferenceMillivolts = 3300;
constexpr uint32_t kSteps = 4096;
constexpr uint32_t kReadings = 16;  // 2 microseconds each

Meter meter;

uint32_t millivolts() {
  uint32_t sum = 0;
  for (uint32_t i = 0; i < kReadings; ++i) sum += adc_read();
  return sum * kReferenceMillivolts / kSteps * board::kBatteryDivider / kReadings;
}

}  // namespace

void init() {
  adc_init();
  adc_gpio_init(board::kBatteryPin);
}

Battery battery() {
  adc_select_input(board::kBatteryAdc);
  return meter.add(millivolts());
}

}  // namespace drivers::power
