// Whether what lies before an address is a call, so that the address is one that a function returns
// to. Pure.
#pragma once

#include <cstdint>

namespace drivers::fault {

// `first` and `second`: the two halfwords before the address. BL is both, BLX (register) the
// second.
constexpr bool is_call(uint16_t first, uint16_t second) {
  const bool bl = (first & 0xF800) == 0xF000 && (second & 0xD000) == 0xD000;
  const bool blx = (second & 0xFF87) == 0x4780;
  return bl || blx;
}

}  // namespace drivers::fault
