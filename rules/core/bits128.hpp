// A set of up to 128 places, as two words of 64.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace rules {

// Counting in words of the machine's width, or in lanes of 64 bits.
namespace counting {

// In every byte 1.
template <class Part>
using Ones = std::conditional_t<sizeof(Part) == sizeof(uint32_t), uint32_t, uint64_t>;
template <class Part>
constexpr Ones<Part> ones() {
  return static_cast<Ones<Part>>(0x0101010101010101);
}
// In every four bits, how many of them are set.
template <class Part>
constexpr Part nibbles(Part part) {
  part -= part >> 1 & ones<Part>() * 0x55;
  return (part & ones<Part>() * 0x33) + (part >> 2 & ones<Part>() * 0x33);
}
// Of every eight bits, the sum of their halves.
template <class Part>
constexpr Part bytes(Part part) {
  return (part & ones<Part>() * 0x0F) + (part >> 4 & ones<Part>() * 0x0F);
}
template <class Part>
constexpr unsigned sum_of_bytes(Part part) {
  return static_cast<unsigned>(part * ones<Part>() >> (8 * sizeof(Part) - 8));
}

}  // namespace counting

struct Bits128 {
  using Word = uint64_t;
  static constexpr unsigned kPlaces = 128;
  static constexpr unsigned kWordBits = 64;
  static constexpr unsigned kWords = 2;

  Word words[kWords] = {};

  // Before, for all that take a place: place < kPlaces.
  constexpr bool has(unsigned place) const {
    return window(words[place / kWordBits], place % kWordBits) & 1u;
  }
  constexpr void set(unsigned place) { words[place / kWordBits] |= placed(1, place % kWordBits); }

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

  // 32 bits of one word from this one on; behind its end they are 0. Before: bit < kWordBits.
  static constexpr uint32_t window(Word word, unsigned bit) {
    if constexpr (kHasLanes) {
      return static_cast<uint32_t>(word >> bit);
    } else {
      const auto high = static_cast<uint32_t>(word >> 32);
      if (bit >= 32) return high >> (bit - 32);
      return static_cast<uint32_t>(word) >> bit | high << 1 << (31 - bit);
    }
  }
  // The word with these bits from this one on; what would lie behind its end is lost.
  static constexpr Word placed(uint32_t bits, unsigned bit) {
    if constexpr (kHasLanes) {
      return Word{bits} << bit;
    } else {
      if (bit >= 32) return Word{bits << (bit - 32)} << 32;
      return Word{bits >> 1 >> (31 - bit)} << 32 | bits << bit;
    }
  }

  constexpr bool any() const { return (words[0] | words[1]) != 0; }

  [[gnu::always_inline]] constexpr unsigned count() const {
    if (in_lanes()) {
      const Lanes sums = counting::bytes(counting::nibbles(lanes()));
      return counting::sum_of_bytes(Word{sums[0]} + Word{sums[1]});
    }
    return counting::sum_of_bytes(
        counting::bytes(counting::nibbles(low(0)) + counting::nibbles(high(0))) +
        counting::bytes(counting::nibbles(low(1)) + counting::nibbles(high(1))));
  }

  // Of three sets together, faster than one by one where there are few. Before: at most 255 in all.
  static constexpr unsigned count_few(const Bits128& a, const Bits128& b, const Bits128& c) {
    if (in_lanes()) {
      const Lanes sums =
          counting::bytes(counting::nibbles(a.lanes()) + counting::nibbles(b.lanes()) +
                          counting::nibbles(c.lanes()));
      return counting::sum_of_bytes(Word{sums[0]} + Word{sums[1]});
    }
    return a.count_by_one() + b.count_by_one() + c.count_by_one();
  }

  // The n-th place in the set, from 0. Before: there are more than n.
  constexpr unsigned nth(unsigned n) const { return take_nth(n); }
  // The same; or kPlaces where there are no more, and then n is less by how many there are.
  [[gnu::always_inline]] constexpr unsigned take_nth(unsigned& n) const {
    using Part = size_t;
    unsigned first = 0;
    const auto found = [&](Part part, Part bytes) __attribute__((always_inline)) {
      // In every byte, how many are in it and in those below.
      const Part sums = bytes * counting::ones<Part>();
      const auto many = static_cast<unsigned>(sums >> (kPartBits - 8));
      if (n < many) {
        first += nth_of(part, sums, n);
        return true;
      }
      n -= many;
      first += kPartBits;
      return false;
    };
    if constexpr (kHasLanes) {
      const Bits128 bytes = bytes_of_words();
      if (found(words[0], bytes.words[0]) || found(words[1], bytes.words[1])) return first;
    } else {
      for (const Part part : {low(0), high(0), low(1), high(1)}) {
        if (found(part, counting::bytes(counting::nibbles(part)))) return first;
      }
    }
    return kPlaces;
  }

  // Calls `use` with every place in the set, in ascending order, until it returns false; whether
  // it never did.
  template <class Use>
  constexpr bool all_of(Use&& use) const {
    for (unsigned part = 0; part < kPlaces; part += kPartBits) {
      size_t left = static_cast<size_t>(words[part / kWordBits] >> part % kWordBits);
      for (; left != 0; left &= left - 1) {
        if (!use(part + lowest(left))) return false;
      }
    }
    return true;
  }

  friend constexpr bool operator==(const Bits128&, const Bits128&) = default;

 private:
  // Machines with words of 64 bits work on both at once.
  static constexpr unsigned kPartBits = 8 * sizeof(size_t);  // counted and walked at once
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

  // Of every byte, how many of its bits are set.
  constexpr Bits128 bytes_of_words() const {
    if (in_lanes()) return of(counting::bytes(counting::nibbles(lanes())));
    return {{counting::bytes(counting::nibbles(words[0])),
             counting::bytes(counting::nibbles(words[1]))}};
  }

  // Before: part != 0.
  static constexpr unsigned lowest(size_t part) {
    if constexpr (kHasLanes) {
      return static_cast<unsigned>(__builtin_ctzll(part));  // as it is never 0, without a look
    } else {  // by de Bruijn's sequence: the chip has no instruction for it
      constexpr uint8_t kAt[32] = {0,  1,  28, 2,  29, 14, 24, 3, 30, 22, 20, 15, 25, 17, 4,  8,
                                   31, 27, 13, 23, 21, 19, 16, 7, 26, 12, 18, 6,  11, 5,  10, 9};
      return kAt[static_cast<uint32_t>((part & (~part + 1)) * 0x077CB531u) >> 27];
    }
  }

  // Before: `sums` has in every byte how many are in it and in those below, the last more than n.
  template <class Part>
  static constexpr unsigned nth_of(Part part, Part sums, unsigned n) {
    using counting::ones;
    // The bytes that end before the n-th: a bit each, as no sum is above 64.
    const Part ended = ((ones<Part>() * 0x80 + ones<Part>() * n - sums) >> 7) & ones<Part>();
    const unsigned at = 8 * counting::sum_of_bytes(ended);
    n -= static_cast<unsigned>((sums << 8) >> at & 0xFFu);
    part >>= at;
    for (; n != 0; --n) part &= part - 1;
    return at + lowest(part);
  }

  constexpr unsigned count_by_one() const {
    unsigned many = 0;
    for (uint32_t left = low(0); left != 0; left &= left - 1) ++many;
    for (uint32_t left = high(0); left != 0; left &= left - 1) ++many;
    for (uint32_t left = low(1); left != 0; left &= left - 1) ++many;
    for (uint32_t left = high(1); left != 0; left &= left - 1) ++many;
    return many;
  }

  constexpr uint32_t low(unsigned i) const { return static_cast<uint32_t>(words[i]); }
  constexpr uint32_t high(unsigned i) const { return static_cast<uint32_t>(words[i] >> 32); }
};

}  // namespace rules
