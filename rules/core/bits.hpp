// Sets as bits of one word, counted and walked without what the RP2040 lacks an instruction for.
#pragma once

#include <bit>
#include <cstdint>

namespace rules {

constexpr unsigned count_bits(uint32_t bits) {
  bits -= bits >> 1 & 0x55555555u;
  bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
  return ((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u >> 24;
}

// The n-th of the bits, from 0. Before: there are more than n.
constexpr unsigned nth_bit(uint32_t bits, unsigned n) {
  for (; n != 0; --n) bits &= bits - 1;
  return static_cast<unsigned>(std::countr_zero(bits));
}

}  // namespace rules
