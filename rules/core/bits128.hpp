// A set of up to 128 places, as two words of 64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace rules {

struct Bits128 {
  using Word = uint64_t;
  static constexpr unsigned kPlaces = 128;
  static constexpr unsigned kWordBits = 64;
  static constexpr unsigned kWords = 2;

  Word words[kWords] = {};

  // Before, for all that take a place: place < kPlaces.
  constexpr bool has(unsigned place) const {
    return words[place / kWordBits] >> place % kWordBits & 1u;
  }
  constexpr void set(unsigned place) { words[place / kWordBits] |= Word{1} << place % kWordBits; }

  constexpr Bits128 operator&(const Bits128& other) const {
    if (in_lanes()) return of(lanes() & other.lanes());
    return {{words[0] & other.words[0], words[1] & other.words[1]}};
  }
  constexpr Bits128 operator|(const Bits128& other) const {
    if (in_lanes()) return of(lanes() | other.lanes());
    return {{words[0] | other.words[0], words[1] | other.words[1]}};
  }
  constexpr Bits128 without(const Bits128& other) const {
    if (in_lanes()) return of(lanes() & ~other.lanes());
    return {{words[0] & ~other.words[0], words[1] & ~other.words[1]}};
  }

  // The words by themselves: in each other's place, or with all bits so many lower or higher.
  // Before: by < 32.
  constexpr Bits128 swapped() const {
    if (in_lanes()) {
      const Lanes from = lanes();
      return of(__builtin_shufflevector(from, from, 1, 0));
    }
    return {{words[1], words[0]}};
  }
  constexpr Bits128 lowered(unsigned by) const {
    if (in_lanes()) return of(lanes() >> by);
    return {{lowered(words[0], by), lowered(words[1], by)}};
  }
  constexpr Bits128 raised(unsigned by) const {
    if (in_lanes()) return of(lanes() << by);
    return {{words[0] << by, words[1] << by}};
  }

  constexpr bool any() const { return (words[0] | words[1]) != 0; }

  constexpr unsigned count() const {
    if (in_lanes()) {
      const Lanes sums = bytes(nibbles(lanes()));
      return sum_of_bytes(Word{sums[0]} + Word{sums[1]});
    }
    return sum_of_bytes(bytes(nibbles(low(0)) + nibbles(high(0))) +
                        bytes(nibbles(low(1)) + nibbles(high(1))));
  }

  // The same, where there are few of them: faster on a machine without lanes.
  constexpr unsigned count_few() const {
    if (in_lanes()) return count();
    unsigned many = 0;
    for (uint32_t left = low(0); left != 0; left &= left - 1) ++many;
    for (uint32_t left = high(0); left != 0; left &= left - 1) ++many;
    for (uint32_t left = low(1); left != 0; left &= left - 1) ++many;
    for (uint32_t left = high(1); left != 0; left &= left - 1) ++many;
    return many;
  }

  // The n-th place in the set, from 0. Before: there are more than n.
  constexpr unsigned nth(unsigned n) const {
    constexpr unsigned kPartBits = 8 * sizeof(size_t);
    unsigned first = 0;
    size_t part = static_cast<size_t>(words[0]);
    for (;;) {
      const unsigned many = sum_of_bytes(bytes(nibbles(part)));
      if (n < many) break;
      n -= many;
      first += kPartBits;
      part = static_cast<size_t>(words[first / kWordBits] >> first % kWordBits);
    }
    for (; n != 0; --n) part &= part - 1;
    return first + static_cast<unsigned>(std::countr_zero(part));
  }

  // Calls `use` with every place in the set, in ascending order, until it returns false; whether
  // it never did.
  template <class Use>
  constexpr bool all_of(Use&& use) const {
    for (unsigned i = 0; i < kWords; ++i) {
      for (Word left = words[i]; left != 0; left &= left - 1) {
        if (!use(i * kWordBits + static_cast<unsigned>(std::countr_zero(left)))) return false;
      }
    }
    return true;
  }

  friend constexpr bool operator==(const Bits128&, const Bits128&) = default;

 private:
  // Machines with words of 64 bits work on both at once.
  static constexpr bool kHasLanes = sizeof(size_t) == sizeof(Word);
  typedef Word Lanes __attribute__((vector_size(kWords * sizeof(Word))));

  static constexpr bool in_lanes() { return kHasLanes && !std::is_constant_evaluated(); }
  static Bits128 of(Lanes lanes) { return std::bit_cast<Bits128>(lanes); }
  Lanes lanes() const { return std::bit_cast<Lanes>(*this); }

  static constexpr Word lowered(Word word, unsigned by) {
    if constexpr (kHasLanes) {
      return word >> by;
    } else {  // what the compiler would call a function for, as it does not know the bound
      const auto high = static_cast<uint32_t>(word >> 32);
      const uint32_t low = static_cast<uint32_t>(word) >> by | high << 1 << (31 - by);
      return Word{high >> by} << 32 | low;
    }
  }

  constexpr uint32_t low(unsigned i) const { return static_cast<uint32_t>(words[i]); }
  constexpr uint32_t high(unsigned i) const { return static_cast<uint32_t>(words[i] >> 32); }

  // Counted in words of the machine's width, or in lanes. In every byte 1:
  template <class Part>
  static constexpr auto ones() {
    if constexpr (sizeof(Part) == sizeof(uint32_t)) {
      return uint32_t{0x01010101};
    } else {
      return uint64_t{0x0101010101010101};
    }
  }
  // In every four bits, how many of them are set.
  template <class Part>
  static constexpr Part nibbles(Part part) {
    part -= part >> 1 & ones<Part>() * 0x55;
    return (part & ones<Part>() * 0x33) + (part >> 2 & ones<Part>() * 0x33);
  }
  // Of every eight bits, the sum of their halves.
  template <class Part>
  static constexpr Part bytes(Part part) {
    return (part & ones<Part>() * 0x0F) + (part >> 4 & ones<Part>() * 0x0F);
  }
  template <class Part>
  static constexpr unsigned sum_of_bytes(Part part) {
    return static_cast<unsigned>(part * ones<Part>() >> (8 * sizeof(Part) - 8));
  }
};

}  // namespace rules
