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
    for (size_t i = 0; i < count; ++i) hash_ = (hash_ ^ from[i]) * kPrime;
  }
  uint64_t value() const { return hash_; }

 private:
  static constexpr uint64_t kPrime = 0x100000001B3;

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
