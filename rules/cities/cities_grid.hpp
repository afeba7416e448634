// Cells and fields: where they are, in a city and in an event, and sets of them as bits.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "rules/cities/cities_tables.hpp"
#include "rules/core/bits.hpp"
#include "rules/core/grid.hpp"

namespace rules::cities {

inline constexpr unsigned kSide = 4;  // cells a side, at most
inline constexpr unsigned kCells = kSide * kSide;
inline constexpr unsigned kFieldSide = 2 * kSide;
inline constexpr unsigned kFields = kFieldSide * kFieldSide;

// "Free": as many tiles, spread wider.
inline constexpr unsigned kWideSide = 8;
inline constexpr unsigned kWideFieldSide = 2 * kWideSide;
inline constexpr unsigned kWideFields = kWideFieldSide * kWideFieldSide;

// Where something is.
//   In a city, counted from its north-west corner, wherever that is at the moment:
//     place  a cell, row * 8 + column
//     field  row * 8 + column; in a free city row * 16 + column
//   In an event, counted from the first tile, which never moves:
//     site   a cell x, y from -7 to 7:  (y + 7) * 16 + (x + 7)
//     spot   a quarter of a site, as two bytes: site, quarter
inline constexpr unsigned kPlacePitch = kWideSide;
inline constexpr unsigned kPlaces = kWideSide * kWideSide;
constexpr unsigned place_at(unsigned row, unsigned column) { return row * kPlacePitch + column; }

inline constexpr int kReach = static_cast<int>(kWideSide) - 1;
inline constexpr unsigned kReaches = 2 * kWideSide - 1;  // cells from -7 to 7
inline constexpr unsigned kSitePitch = 16;
constexpr uint8_t site_at(int x, int y) {
  return static_cast<uint8_t>((y + kReach) * static_cast<int>(kSitePitch) + (x + kReach));
}
constexpr int x_of(unsigned site) { return static_cast<int>(site % kSitePitch) - kReach; }
constexpr int y_of(unsigned site) { return static_cast<int>(site / kSitePitch) - kReach; }
constexpr bool is_site(unsigned site) {
  return site % kSitePitch < kReaches && site / kSitePitch < kReaches;
}

using Spot = uint16_t;
constexpr Spot spot_at(unsigned site, unsigned quarter) {
  return static_cast<Spot>(site | quarter << 8);
}
constexpr unsigned site_of(unsigned spot) { return spot & 0xFF; }
constexpr unsigned quarter_of_spot(unsigned spot) { return spot >> 8; }

// A quarter of a tile by its first field, where so many fields are in a row.
template <unsigned side>
constexpr unsigned quarter_from(unsigned first, unsigned quarter) {
  return first + quarter / 2 * side + quarter % 2;
}
constexpr unsigned field_at(unsigned row, unsigned column, unsigned quarter) {
  return quarter_from<kFieldSide>(row * 2 * kFieldSide + column * 2, quarter);
}

// --- sets ----------------------------------------------------------------------------------------

// The cells of a city and those around it in one word: bit row * 6 + column, where the city's own
// rows and columns are 1 to 4. Rows and columns 0 are free for growth to the north and west; one
// beyond 4 would always be too far. Column 5 only catches what is shifted out.
using Frame = uint32_t;
inline constexpr unsigned kPitch = 6;
inline constexpr unsigned kFrameSide = 5;
constexpr Frame frame_bit(unsigned row, unsigned column) {
  return Frame{1} << (row * kPitch + column);
}
inline constexpr Frame kFrameNorth = 0b011111;
inline constexpr Frame kFrameSouth = kFrameNorth << (4 * kPitch);
inline constexpr Frame kFrameWest =
    frame_bit(0, 0) | frame_bit(1, 0) | frame_bit(2, 0) | frame_bit(3, 0) | frame_bit(4, 0);
inline constexpr Frame kFrameEast = kFrameWest << 4;
inline constexpr Frame kFrame = kFrameWest * 0b11111;

constexpr Frame beside(Frame cells) {
  return cells << 1 | cells >> 1 | cells << kPitch | cells >> kPitch;
}
constexpr Frame cornerwise(Frame cells) {
  return cells << (kPitch + 1) | cells << (kPitch - 1) | cells >> (kPitch - 1) |
         cells >> (kPitch + 1);
}

// Cells where a starting tile may go: cornerwise to others, beside none. The first goes home.
inline Frame start_cells(Frame laid) {
  if (laid == 0) return frame_bit(1, 1);
  return cornerwise(laid) & ~beside(laid) & ~laid & kFrame;
}

// Cells where a tile may go: free, beside or cornerwise to another, within 4 x 4. A city that
// spans four columns has one in column 4 of the frame.
inline Frame next_cells(Frame laid) {
  const Frame wide = laid | laid << 1 | laid >> 1;
  Frame near = (wide | wide << kPitch | wide >> kPitch) & ~laid & kFrame;
  if (laid & kFrameEast) near &= ~kFrameWest;
  if (laid & kFrameSouth) near &= ~kFrameNorth;
  return near;
}

// Fields of a city; the words are its north and its south.
struct Mask : BitGrid<kFieldSide, kFieldSide> {
  // Four fields, kNw lowest, by the first of them, which is in no last row or column.
  constexpr unsigned quarters(unsigned first) const {
    return pair(first) | pair(first + kFieldSide) << 2;
  }
  constexpr void set_quarters(unsigned first, unsigned values) {
    set_pair(first, values & 3u);
    set_pair(first + kFieldSide, values >> 2);
  }
  // The same for those of a cell, which are in one word.
  constexpr void set_cell(unsigned first, unsigned values) {
    const uint32_t spread = (values & 3u) | (values & 12u) << (kFieldSide - 2);
    uint32_t& to = words[first / kWordBits];
    const unsigned shift = first % kWordBits;
    to = (to & ~(0x0303u << shift)) | spread << shift;
  }

 private:
  constexpr unsigned pair(unsigned first) const {
    return words[first / kWordBits] >> first % kWordBits & 3u;
  }
  constexpr void set_pair(unsigned first, unsigned values) {
    uint32_t& to = words[first / kWordBits];
    const unsigned shift = first % kWordBits;
    to = (to & ~(3u << shift)) | values << shift;
  }
};

// --- tables --------------------------------------------------------------------------------------

namespace detail {
constexpr std::array<uint8_t, kFrameSide * kPitch> bit_sites() {
  std::array<uint8_t, kFrameSide * kPitch> sites{};
  for (unsigned bit = 0; bit < sites.size(); ++bit) {
    sites[bit] = static_cast<uint8_t>(bit / kPitch * kSitePitch + bit % kPitch);
  }
  return sites;
}
constexpr std::array<Spot, kFields> field_spots() {
  std::array<Spot, kFields> spots{};
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned row = field / kFieldSide;
    const unsigned column = field % kFieldSide;
    spots[field] = spot_at(row / 2 * kSitePitch + column / 2, row % 2 * 2 + column % 2);
  }
  return spots;
}
constexpr std::array<Mask, kFields> fields_around() {
  std::array<Mask, kFields> masks{};
  for (unsigned from = 0; from < kFields; ++from) {
    for (unsigned to = 0; to < kFields; ++to) {
      const unsigned rows = from / kFieldSide - to / kFieldSide + 1;
      const unsigned columns = from % kFieldSide - to % kFieldSide + 1;
      if (rows <= 2 && columns <= 2 && from != to) masks[from].set(to);
    }
  }
  return masks;
}
}  // namespace detail

// By field: those one step away, eight directions.
inline constexpr auto kAround = detail::fields_around();

// As if the first tile were at x, y = -7, -7; `..._shift` adds where it is.
inline constexpr auto kSiteOfBit = detail::bit_sites();
inline constexpr auto kSpotOfField = detail::field_spots();

}  // namespace rules::cities
