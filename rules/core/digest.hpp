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
    uint32_t low = static_cast<uint32_t>(hash_);
    uint32_t high = static_cast<uint32_t>(hash_ >> 32);
    const uint32_t prime = kPrimeLow;
    for (size_t i = 0; i < count; ++i) {
      const uint32_t mixed = low ^ from[i];
      const uint32_t lower = (mixed & 0xFFFF) * prime;
      const uint32_t upper = (mixed >> 16) * prime + (lower >> 16);
      high = high * prime + (mixed << 8) + (upper >> 16);
      low = upper << 16 | (lower & 0xFFFF);
    }
    hash_ = uint64_t{high} << 32 | low;
  }
  uint64_t value() const { return hash_; }

 private:
  // The prime is 2^40 and this: a product of 64 bits from those of 32 that every processor has.
  // Defined where the compiler doesn't see it, or it makes slower shifts and sums of each product.
  static const uint32_t kPrimeLow;

  uint64_t hash_ = 0xCBF29CE484222325;
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
