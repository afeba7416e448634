// Luck from a seed: xoshiro128++ 1.0 by David Blackman and Sebastiano Vigna (public domain), seeded
// by splitmix64. For tests, random play and bots; what the device rolls for people is seeded from
// the chip.
#pragma once

#include <cstdint>

namespace rules {

class Rng {
 public:
  explicit constexpr Rng(uint64_t seed) {
    for (int i = 0; i < 4; i += 2) {
      const uint64_t word = split_mix(seed);
      state_[i] = static_cast<uint32_t>(word);
      state_[i + 1] = static_cast<uint32_t>(word >> 32);
    }
  }

  constexpr Rng(uint32_t a, uint32_t b, uint32_t c, uint32_t d) : state_{a, b, c, d} {}

  constexpr uint32_t next() {
    const uint32_t result = rotate(state_[0] + state_[3], 7) + state_[0];
    const uint32_t shifted = state_[1] << 9;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 11);
    return result;
  }

  // A number from 0 to bound - 1, each equally likely. Before: 1 <= bound <= 65535.
  constexpr uint32_t below(uint32_t bound) {
    uint32_t number = 0;
    while (!scaled(next() >> 16, bound, number)) {
    }
    return number;
  }

  // The same from 16 random bits; false, rarely, where taking it would make some likelier.
  // Lemire's method: one product of 32 bits.
  static constexpr bool scaled(uint32_t bits, uint32_t bound, uint32_t& number) {
    const uint32_t product = bits * bound;
    number = product >> 16;
    const uint32_t low = product & kLow;
    return low >= bound || low >= (kLow + 1 - bound) % bound;
  }

 private:
  static constexpr uint32_t kLow = 0xFFFF;

  static constexpr uint32_t rotate(uint32_t value, int by) {
    return (value << by) | (value >> (32 - by));
  }

  static constexpr uint64_t split_mix(uint64_t& seed) {
    uint64_t word = (seed += 0x9E3779B97F4A7C15);
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EB;
    return word ^ (word >> 31);
  }

  uint32_t state_[4] = {};
};

}  // namespace rules
