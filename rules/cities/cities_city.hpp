// One player's city: where its tiles lie and where its tourists stand.
#pragma once

#include <cstdint>

#include "rules/cities/cities_grid.hpp"

namespace rules::cities {

inline constexpr unsigned kTourists = 7;

// Fields in ascending order; behind `count` all are 0.
struct Tourists {
  uint8_t count = 0;
  uint8_t at[kTourists] = {};

  // The place of the tourist on this field, or `count`.
  unsigned find(unsigned field) const {
    unsigned index = 0;
    while (index < count && at[index] != field) ++index;
    return index;
  }
  void add(unsigned field) {
    unsigned index = count++;
    for (; index != 0 && at[index - 1] > field; --index) at[index] = at[index - 1];
    at[index] = static_cast<uint8_t>(field);
  }
  void move(unsigned index, unsigned field) {
    for (; index + 1 < count && at[index + 1] < field; ++index) at[index] = at[index + 1];
    for (; index != 0 && at[index - 1] > field; --index) at[index] = at[index - 1];
    at[index] = static_cast<uint8_t>(field);
  }
  void remove_from_cell(unsigned cell);

  friend bool operator==(const Tourists&, const Tourists&) = default;
};

struct City {
  uint32_t todo = 0;        // tiles to lay now, bit n for tile n
  Frame laid = 0;           // where tiles lie
  Mask open;                // fields to step on: dry and nobody there
  Laid tiles[kCells] = {};  // by cell
  Tourists tourists;
  Tourists before;   // this round, from laying on: those before it
  uint8_t home = 0;  // the cell of the first tile
  uint8_t last = 0;  // this round, from laying on: the cell of the tile
  Laid covered = 0;  // ... and what lay there before ("one more")
  uint8_t ways = 0;  // what pick() draws one of; 0: the player has nothing to do now

  bool has_to_lay() const { return todo != 0; }
  bool has_to_act() const { return todo == 0 && ways != 0; }
  unsigned home_row() const { return home / kSide; }
  unsigned home_column() const { return home % kSide; }
  unsigned field_of_last(unsigned quarter) const {
    return field_at(last / kSide, last % kSide, quarter);
  }
  // The open quarters of the tile laid this round, one bit each.
  unsigned open_quarters() const { return open.quarters(last); }
};

void grow_west(City& city);
void grow_north(City& city);

// Lays a tile on a cell of the frame (growing the city if that is in row or column 0).
inline void lay(City& city, Laid tile, unsigned row, unsigned column) {
  city.before = city.tourists;
  if (column == 0) {
    grow_west(city);
    column = 1;
  }
  if (row == 0) {
    grow_north(city);
    row = 1;
  }
  const unsigned cell = (row - 1) * kSide + (column - 1);
  city.laid |= frame_bit(row, column);
  city.last = static_cast<uint8_t>(cell);
  city.covered = city.tiles[cell];
  if (city.covered != 0) city.tourists.remove_from_cell(cell);
  city.tiles[cell] = tile;
  city.open.set_quarters(cell, kDry[tile]);
}

// Puts a tourist on a field; `from` is the place in the list or `count` for one from the stock.
inline void send(City& city, unsigned from, unsigned field) {
  if (from == city.tourists.count) {
    city.tourists.add(field);
  } else {
    city.open.flip(city.tourists.at[from]);
    city.tourists.move(from, field);
  }
  city.open.flip(field);
}

// Undoes this round: the tile is to be laid again. Leaves `ways` as they are.
void take_back(City& city);
// Whether `laid` and `open` are what the tiles and tourists say.
bool masks_agree(const City& city);

// --- between a city's places and an event's ------------------------------------------------------

inline unsigned bit_shift(const City& city) {
  return (2 - city.home_row()) * 8 + (2 - city.home_column());
}
inline unsigned spot_shift(const City& city) {
  return ((3 - city.home_row()) * 8 + (3 - city.home_column())) * kQuarters;
}
inline unsigned site_of_bit(unsigned bit, unsigned shift) { return kSiteOfBit[bit] + shift; }
inline unsigned spot_of_field(unsigned field, unsigned shift) {
  return kSpotOfField[field] + shift;
}

// Row and column in the frame; from -4 to 7, so only what is at most 4 as unsigned is in it.
inline unsigned frame_row(const City& city, unsigned site) {
  return site / 8 + city.home_row() - 2;
}
inline unsigned frame_column(const City& city, unsigned site) {
  return site % 8 + city.home_column() - 2;
}

// kFields where the spot is not on a cell of the city.
inline unsigned field_of_spot(const City& city, unsigned spot) {
  const unsigned site = spot / kQuarters;
  const unsigned row = frame_row(city, site) - 1;
  const unsigned column = frame_column(city, site) - 1;
  if (row >= kSide || column >= kSide) return kFields;
  return field_at(row, column, spot % kQuarters);
}

}  // namespace rules::cities
