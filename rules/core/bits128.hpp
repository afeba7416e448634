// A set of up to 128 places, as four words of 32.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

namespace rules {

// What the chip has no instruction for.
namespace counting {

inline constexpr uint32_t kOnes = 0x01010101;  // in every byte 1
// In every four bits, how many of them are set.
constexpr uint32_t nibbles(uint32_t word) {
  word -= word >> 1 & kOnes * 0x55;
  return (word & kOnes * 0x33) + (word >> 2 & kOnes * 0x33);
}
// Of every eight bits, the sum of their halves.
constexpr uint32_t bytes(uint32_t word) {
  return (word & kOnes * 0x0F) + (word >> 4 & kOnes * 0x0F);
}
constexpr unsigned sum_of_bytes(uint32_t word) { return word * kOnes >> 24; }

// Where a bit stands, by what of de Bruijn's sequence it moves to the top.
inline constexpr uint8_t kLowest[32] = {0,  1,  28, 2,  29, 14, 24, 3,  30, 22, 20,
                                        15, 25, 17, 4,  8,  31, 27, 13, 23, 21, 19,
                                        16, 7,  26, 12, 18, 6,  11, 5,  10, 9};

}  // namespace counting

// `kHasLanes`: machines of 64 bits work on all words at once, and count in two at a time; others
// word by word. Both say the same.
template <bool kHasLanes>
struct BasicBits128 {
  using Word = uint32_t;
  static constexpr unsigned kPlaces = 128;
  static constexpr unsigned kWordBits = 32;
  static constexpr unsigned kWords = 4;

  Word words[kWords] = {};

  // Word by word, from its number.
  template <class Make>
  [[gnu::always_inline]] static constexpr BasicBits128 each(Make&& make) {
    return {{make(0), make(1), make(2), make(3)}};
  }

  // Before, for all that take a place: place < kPlaces.
  constexpr bool has(unsigned place) const {
    return words[place / kWordBits] >> place % kWordBits & 1u;
  }
  constexpr void set(unsigned place) { words[place / kWordBits] |= Word{1} << place % kWordBits; }

  // Of words that need no more than half of their bits.
  [[gnu::always_inline]] static constexpr BasicBits128 of_halves(const uint16_t (&from)[kWords]) {
    if (in_lanes()) {
      typedef uint16_t Narrow __attribute__((vector_size(sizeof(Lanes))));
      Halves low = {};
      __builtin_memcpy(&low, from, sizeof from);
      const auto narrow = std::bit_cast<Narrow>(low);
      const auto wide = __builtin_shufflevector(narrow, Narrow{}, 0, 8, 1, 9, 2, 10, 3, 11);
      return of(std::bit_cast<Lanes>(wide));
    }
    return {{from[0], from[1], from[2], from[3]}};
  }

  constexpr BasicBits128 operator&(const BasicBits128& other) const {
    if (in_lanes()) return of(lanes() & other.lanes());
    return each([&](unsigned i) { return words[i] & other.words[i]; });
  }
  constexpr BasicBits128 operator|(const BasicBits128& other) const {
    if (in_lanes()) return of(lanes() | other.lanes());
    return each([&](unsigned i) { return words[i] | other.words[i]; });
  }
  constexpr BasicBits128 without(const BasicBits128& other) const {
    if (in_lanes()) return of(lanes() & ~other.lanes());
    return each([&](unsigned i) { return words[i] & ~other.words[i]; });
  }

  // The words by themselves: each in the place of the one so many before it, in a ring, or with all
  // bits so many lower or higher. Before: by < kWords; by < kWordBits.
  [[gnu::always_inline]] constexpr BasicBits128 turned(unsigned by) const {
    if (in_lanes()) {
      const Lanes from = lanes();
      switch (by) {
        case 0:
          return *this;
        case 1:
          return of(__builtin_shufflevector(from, from, 1, 2, 3, 0));
        case 2:
          return of(__builtin_shufflevector(from, from, 2, 3, 0, 1));
        default:
          return of(__builtin_shufflevector(from, from, 3, 0, 1, 2));
      }
    }
    return each([&](unsigned i) { return words[(i + by) % kWords]; });
  }
  [[gnu::always_inline]] constexpr BasicBits128 lowered(unsigned by) const {
    if (in_lanes()) return of(lanes() >> by);
    return each([&](unsigned i) { return words[i] >> by; });
  }
  [[gnu::always_inline]] constexpr BasicBits128 raised(unsigned by) const {
    if (in_lanes()) return of(lanes() << by);
    return each([&](unsigned i) { return words[i] << by; });
  }

  constexpr bool any() const {
    if (in_lanes()) {
      const Halves halves = halves_of(lanes());
      return (halves[0] | halves[1]) != 0;
    }
    return (words[0] | words[1] | words[2] | words[3]) != 0;
  }

  [[gnu::always_inline]] constexpr unsigned count() const {
    if (in_lanes()) {
      const Halves halves = halves_of(lanes());
      return count_bits(halves[0]) + count_bits(halves[1]);
    }
    return counting::sum_of_bytes(
        counting::bytes(counting::nibbles(words[0]) + counting::nibbles(words[1])) +
        counting::bytes(counting::nibbles(words[2]) + counting::nibbles(words[3])));
  }

  // Of three sets together, faster than one by one where there are few. Before: at most 255 in all.
  static constexpr unsigned count_few(const BasicBits128& a, const BasicBits128& b,
                                      const BasicBits128& c) {
    if (in_lanes()) return a.count() + b.count() + c.count();
    return a.count_by_one() + b.count_by_one() + c.count_by_one();
  }

  // The n-th place in the set, from 0; or kPlaces where there are no more, and then n is less by
  // how many there are.
  [[gnu::always_inline]] constexpr unsigned take_nth(unsigned& n) const {
    if constexpr (kHasLanes) {
      const Halves halves = halves_of(lanes());
      for (unsigned half = 0; half < 2; ++half) {
        uint64_t left = halves[half];
        const unsigned many = count_bits(left);
        if (n < many) {
          for (; n != 0; --n) left &= left - 1;
          return 2 * kWordBits * half + lowest(left);
        }
        n -= many;
      }
    } else {  // place by place: most sets are small, and the chip has no instruction to count
      for (unsigned i = 0; i < kWords; ++i) {
        for (Word left = words[i]; left != 0; left &= left - 1) {
          if (n-- == 0) return i * kWordBits + lowest(left);
        }
      }
    }
    return kPlaces;
  }

  // The lowest place in the set, or kPlaces.
  constexpr unsigned first() const {
    unsigned n = 0;
    return take_nth(n);
  }

  // Calls `use` with every place in the set, in ascending order, until it returns false; whether
  // it never did.
  template <class Use>
  constexpr bool all_of(Use&& use) const {
    for (unsigned i = 0; i < kWords; ++i) {
      for (Word left = words[i]; left != 0; left &= left - 1) {
        if (!use(i * kWordBits + lowest(left))) return false;
      }
    }
    return true;
  }

  friend constexpr bool operator==(const BasicBits128&, const BasicBits128&) = default;

 private:
  typedef Word Lanes __attribute__((vector_size(kWords * sizeof(Word))));
  typedef uint64_t Halves __attribute__((vector_size(sizeof(Lanes))));

  static constexpr bool in_lanes() { return kHasLanes && !std::is_constant_evaluated(); }
  static constexpr BasicBits128 of(Lanes lanes) { return std::bit_cast<BasicBits128>(lanes); }
  constexpr Lanes lanes() const { return std::bit_cast<Lanes>(*this); }
  static constexpr Halves halves_of(Lanes lanes) { return std::bit_cast<Halves>(lanes); }
  static constexpr unsigned count_bits(uint64_t bits) {
    return static_cast<unsigned>(__builtin_popcountll(bits));
  }

  // Before, for both: not 0.
  static constexpr unsigned lowest(uint64_t bits) {
    return static_cast<unsigned>(__builtin_ctzll(bits));
  }
  static constexpr unsigned lowest(Word word) {
    if constexpr (kHasLanes) return lowest(uint64_t{word});
    return counting::kLowest[(word & (~word + 1)) * 0x077CB531u >> 27];
  }

  constexpr unsigned count_by_one() const {
    unsigned many = 0;
    for (Word left = words[0]; left != 0; left &= left - 1) ++many;
    for (Word left = words[1]; left != 0; left &= left - 1) ++many;
    for (Word left = words[2]; left != 0; left &= left - 1) ++many;
    for (Word left = words[3]; left != 0; left &= left - 1) ++many;
    return many;
  }
};

using Bits128 = BasicBits128<sizeof(size_t) == sizeof(uint64_t)>;

}  // namespace rules
