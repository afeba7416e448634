// The columns of a street as bits, column c at bit c, and which of them a number may go to.
#pragma once

#include <array>
#include <cstdint>

#include "rules/drawcity/drawcity_tables.hpp"

namespace rules::drawcity {

using Row = uint32_t;

inline constexpr Row kWholeRow = ((1u << kColumns) - 1) << 1;
inline constexpr Row kRowEnds = 1u | 1u << (kColumns + 1);  // what lies left and right of it
constexpr Row column_bit(unsigned column) { return 1u << column; }

namespace detail {
constexpr unsigned kSetValues = 1u << kColumns;
constexpr std::array<uint8_t, kSetValues> set_sizes() {
  std::array<uint8_t, kSetValues> sizes{};
  for (unsigned set = 1; set < kSetValues; ++set) {
    sizes[set] = static_cast<uint8_t>(sizes[set / 2] + set % 2);
  }
  return sizes;
}
// By a set of at most kColumns bits: how many they are.
inline constexpr std::array<uint8_t, kSetValues> kSetSizes = set_sizes();
}  // namespace detail

// How many columns. Before: bits of kWholeRow only, or the left end, which doesn't count.
constexpr unsigned row_size(Row row) { return detail::kSetSizes[row >> 1]; }
// The column of a single bit.
constexpr unsigned column_of(Row bit) { return detail::kSetSizes[(bit >> 1) - 1] + 1u; }
constexpr Row lowest(Row row) { return row & (~row + 1); }

// Left and right of these; bits may leave the row.
constexpr Row beside(Row row) { return row << 1 | row >> 1; }

// A space as a byte, its street and column as they are written.
using Site = uint8_t;
constexpr Site site_at(unsigned street, unsigned column) {
  return static_cast<Site>(street << 4 | column);
}
constexpr unsigned street_of(Site site) { return site >> 4; }
constexpr unsigned column_at(Site site) { return site & 15u; }

// What one player has on one street. The numbers ascend from left to right, so the columns and the
// set of the numbers tell which number stands where: columns as in a Row, with both ends always
// there, and number n at bit 15 + n.
using Own = uint32_t;
inline constexpr unsigned kNumberShift = 15;
inline constexpr Own kNothing = kRowEnds;
constexpr Row columns_of(Own own) { return own & kWholeRow; }
constexpr uint32_t number_bit(unsigned number) { return 1u << (kNumberShift + number); }
// The bits of all lower numbers, by the bit of this one.
constexpr uint32_t lower_numbers(uint32_t number_bit) { return number_bit - (2u << kNumberShift); }
// The numbers of `own`, number n at bit n - 1.
constexpr uint32_t numbers_of(Own own) { return own >> (kNumberShift + 1); }

// "Building of developments": whether the number may go to the column (which is free) without
// breaking the ascending order. Before: 1 <= number <= kNumbers, 1 <= column <= kColumns.
constexpr bool keeps_order(Own own, unsigned number, unsigned column) {
  const uint32_t bit = number_bit(number);
  const Row left = own & (column_bit(column) - 1);
  return (own & bit) == 0 &&
         detail::kSetSizes[numbers_of(own & lower_numbers(bit))] == row_size(left);
}

// All columns between those of the next lower and the next higher number, by the number's bit.
constexpr Row columns_for(Own own, uint32_t number_bit) {
  if (own & number_bit) return 0;
  uint32_t lower = own & lower_numbers(number_bit);
  for (; lower != 0; lower &= lower - 1) own &= own - 1;
  const Row left = lowest(own);
  return lowest(own ^ left) - (left << 1);
}

}  // namespace rules::drawcity
