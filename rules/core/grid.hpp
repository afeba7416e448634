// A small grid: a set of its cells as bits, row by row, in words of 32, which a processor of 32
// bits works on one by one.
#pragma once

#include <cstdint>

namespace rules {

template <unsigned kColumnCount, unsigned kRowCount>
struct BitGrid {
  static constexpr unsigned kColumns = kColumnCount;
  static constexpr unsigned kRows = kRowCount;
  static constexpr unsigned kCells = kColumns * kRows;
  static constexpr unsigned kWordBits = 32;
  static constexpr unsigned kWords = (kCells + kWordBits - 1) / kWordBits;

  uint32_t words[kWords] = {};

  // Before, for all that take a cell: row < kRows, column < kColumns, cell < kCells.
  static constexpr unsigned cell(unsigned row, unsigned column) { return row * kColumns + column; }

  constexpr bool has(unsigned cell) const {
    return words[cell / kWordBits] >> cell % kWordBits & 1u;
  }
  constexpr void set(unsigned cell) { words[cell / kWordBits] |= 1u << cell % kWordBits; }
  constexpr void flip(unsigned cell) { words[cell / kWordBits] ^= 1u << cell % kWordBits; }

  // The cells that both have.
  constexpr BitGrid operator&(const BitGrid& other) const {
    BitGrid both = *this;
    for (unsigned word = 0; word < kWords; ++word) both.words[word] &= other.words[word];
    return both;
  }

  friend constexpr bool operator==(const BitGrid&, const BitGrid&) = default;
};

}  // namespace rules
