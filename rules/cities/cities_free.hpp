// "Free": sets of a wide city's cells and fields. Nothing of them is kept; they are made when asked
// for.
#pragma once

#include "rules/cities/cities_state.hpp"

namespace rules::cities {

// The cells where a tile may go, as bits: 0 to 63 by place, then those of the row north of the city
// from the corner in the west to the east, then those of the column west of it.
inline constexpr unsigned kNorthBits = kPlaces;
inline constexpr unsigned kWestBits = kNorthBits + kWideSide + 1;
inline constexpr unsigned kWideBits = kWestBits + kWideSide;
struct WideCells {
  static constexpr unsigned kWords = 3;
  uint32_t rows[kWords] = {};

  bool has(unsigned bit) const { return rows[bit / 32] >> bit % 32 & 1u; }
  unsigned count() const { return count_bits(rows[0]) + count_bits(rows[1]) + count_bits(rows[2]); }
};

// Before: the starting tiles lie.
WideCells wide_next_cells(const State& state, const City& city);

// By bit, as if the first tile were at -6, -6: its site.
inline constexpr auto kSiteOfWideBit = [] {
  std::array<uint8_t, kWideBits> sites{};
  for (unsigned bit = 0; bit < kWideBits; ++bit) {
    const bool north = bit >= kNorthBits && bit < kWestBits;
    const unsigned row = north ? 0 : bit < kPlaces ? bit / kPlacePitch + 1 : bit - kWestBits + 1;
    const unsigned column = north ? bit - kNorthBits : bit < kPlaces ? bit % kPlacePitch + 1 : 0;
    sites[bit] = static_cast<uint8_t>(row * kSitePitch + column);
  }
  return sites;
}();
// The bit of a row and column in the frame.
constexpr unsigned wide_bit(unsigned row, unsigned column) {
  if (row == 0) return kNorthBits + column;
  return column == 0 ? kWestBits + row - 1 : place_at(row - 1, column - 1);
}
inline unsigned site_of_wide_bit(unsigned bit, unsigned shift) {
  return kSiteOfWideBit[bit] + shift;
}

// Fields by rows, with a border all around them: the field at 0, 0 is bit 1 of row 1.
inline constexpr unsigned kWideFieldRows = kWideFieldSide + 2;
struct WideFields {
  uint32_t rows[kWideFieldRows] = {};

  void set(unsigned row, unsigned column) { rows[row + 1] |= 2u << column; }
  void clear(unsigned row, unsigned column) { rows[row + 1] &= ~(2u << column); }
  bool has(unsigned row, unsigned column) const { return rows[row + 1] >> (column + 1) & 1u; }
  unsigned count() const {
    unsigned many = 0;
    for (const uint32_t row : rows) many += count_bits(row);
    return many;
  }
};

// Fields to step on: dry and nobody there.
WideFields wide_open(const State& state, const City& city);
// Fields on which the first field of a covering tile may lie.
WideFields wide_cover_fields(const State& state, const City& city);
// Whether one may be stepped on.
bool is_open_field(const State& state, const City& city, unsigned field);

// The n-th of the bits of all rows or words, from 0. Before: there are more than n.
template <class Set>
void find_nth(const Set& set, unsigned n, unsigned& row, unsigned& bit) {
  for (row = 0;; ++row) {
    const unsigned many = count_bits(set.rows[row]);
    if (n < many) break;
    n -= many;
  }
  bit = nth_bit(set.rows[row], n);
}

// --- between a wide city's fields and an event's
// --------------------------------------------------

// By field, as if the first tile were at -7, -7.
constexpr Spot wide_spot(unsigned field) {
  const unsigned row = field / kWideFieldSide;
  const unsigned column = field % kWideFieldSide;
  return spot_at(row / 2 * kSitePitch + column / 2, row % 2 * 2 + column % 2);
}

}  // namespace rules::cities
