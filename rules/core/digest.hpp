// FNV-1a with 64 bits (Fowler, Noll, Vo): a fingerprint of bytes, the same on every machine.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/core/game.hpp"

namespace rules {

class Fnv1a {
 public:
  void add(const void* bytes, size_t count) {
    const uint8_t* const from = static_cast<const uint8_t*>(bytes);
    uint32_t low = low_;
    uint32_t high = high_;
    // Times the prime, 2^40 + 0x1B3, with products of 32 bits: what the RP2040 has.
    for (size_t i = 0; i < count; ++i) {
      low ^= from[i];
      const uint32_t lower = (low & 0xFFFF) * kPrime;
      const uint32_t upper = (low >> 16) * kPrime + (lower >> 16);
      high = high * kPrime + (upper >> 16) + (low << 8);
      low = upper << 16 | (lower & 0xFFFF);
    }
    low_ = low;
    high_ = high;
  }
  uint64_t value() const { return uint64_t{high_} << 32 | low_; }

 private:
  static constexpr uint32_t kPrime = 0x1B3;

  uint32_t low_ = 0x84222325;
  uint32_t high_ = 0xCBF29CE4;
};

// Equal for states that can't differ in what is still to come. Numbers in a state count as their
// bytes, so all machines have to agree on the order of these.
template <Game G>
uint64_t digest(const typename G::State& state) {
  static_assert(std::endian::native == std::endian::little);
  const typename G::State canonical = G::canonical(state);
  Fnv1a hash;
  hash.add(&canonical, sizeof canonical);
  return hash.value();
}

}  // namespace rules
