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

// Where something is.
//   In a city, counted from its north-west corner, wherever that is at the moment:
//     cell   0..15, row * 4 + column
//     field  0..63, row * 8 + column
//   In an event, counted from the first tile, which never moves:
//     site   a cell x, y from -3 to 3:  (y + 3) * 8 + (x + 3)
//     spot   a quarter of a site:       site * 4 + quarter
inline constexpr int kReach = 3;
inline constexpr unsigned kSites = 7 * 8;
constexpr uint8_t site_at(int x, int y) {
  return static_cast<uint8_t>((y + kReach) * 8 + (x + kReach));
}
constexpr int x_of(unsigned site) { return static_cast<int>(site % 8) - kReach; }
constexpr int y_of(unsigned site) { return static_cast<int>(site / 8) - kReach; }
constexpr bool is_site(unsigned site) { return site < kSites && site % 8 < 7; }
constexpr uint8_t spot_at(unsigned site, unsigned quarter) {
  return static_cast<uint8_t>(site * kQuarters + quarter);
}

constexpr unsigned cell_of_field(unsigned field) {
  return field / (2 * kFieldSide) * kSide + field % kFieldSide / 2;
}

constexpr unsigned field_at(unsigned row, unsigned column, unsigned quarter) {
  return (row * 2 + quarter / 2) * kFieldSide + column * 2 + quarter % 2;
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
  // The four fields of a cell, kNw lowest.
  constexpr unsigned quarters(unsigned cell) const {
    const uint32_t from = words[cell / 8] >> first_of(cell);
    return (from & 3u) | (from >> (kFieldSide - 2) & 12u);
  }
  constexpr void set_quarters(unsigned cell, unsigned values) {
    const uint32_t spread = (values & 3u) | (values & 12u) << (kFieldSide - 2);
    uint32_t& to = words[cell / 8];
    to = (to & ~(0x0303u << first_of(cell))) | spread << first_of(cell);
  }

 private:
  static constexpr unsigned first_of(unsigned cell) {
    return cell % 8 / kSide * 16 + cell % kSide * 2;
  }
};

// --- tables --------------------------------------------------------------------------------------

namespace detail {
constexpr std::array<uint8_t, kFrameSide * kPitch> bit_sites() {
  std::array<uint8_t, kFrameSide * kPitch> sites{};
  for (unsigned bit = 0; bit < sites.size(); ++bit) {
    sites[bit] = static_cast<uint8_t>(bit / kPitch * 8 + bit % kPitch);
  }
  return sites;
}
constexpr std::array<uint8_t, kFields> field_spots() {
  std::array<uint8_t, kFields> spots{};
  for (unsigned field = 0; field < kFields; ++field) {
    const unsigned row = field / kFieldSide;
    const unsigned column = field % kFieldSide;
    spots[field] = spot_at(row / 2 * 8 + column / 2, row % 2 * 2 + column % 2);
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

// As if the first tile were at x, y = -3, -3; `..._shift` adds where it is.
inline constexpr auto kSiteOfBit = detail::bit_sites();
inline constexpr auto kSpotOfField = detail::field_spots();

}  // namespace rules::cities
