// How a PL022 divides its clock. Pure.
#pragma once

#include <cstdint>

namespace drivers::bus {

struct SpiDivider {
  uint8_t prescale;    // even, 2 to 254
  uint8_t postdivide;  // the clock is peripheral / (prescale * (1 + postdivide))
};

// The fastest clock that is not above `hertz`. Before: peripheral / 65024 <= hertz.
constexpr SpiDivider spi_divider(uint32_t peripheral, uint32_t hertz) {
  const uint32_t divisor = (peripheral + hertz - 1) / hertz;
  const uint32_t even = (divisor + 511) / 512 * 2;
  const uint32_t prescale = even < 2 ? 2 : even;
  const uint32_t post = (divisor + prescale - 1) / prescale;
  return {static_cast<uint8_t>(prescale), static_cast<uint8_t>(post == 0 ? 0 : post - 1)};
}

constexpr uint32_t spi_hertz(uint32_t peripheral, SpiDivider divider) {
  return peripheral / (divider.prescale * (1u + divider.postdivide));
}

}  // namespace drivers::bus
