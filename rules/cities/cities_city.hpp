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
  bool has(unsigned field) const { return find(field) < count; }
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
  // To a field; `index` is `count` for one from the stock.
  void send(unsigned index, unsigned field) {
    if (index == count) {
      add(field);
    } else {
      move(index, field);
    }
  }
  // Without those on these four fields, by the first of them.
  void remove_quarters(unsigned first, unsigned side);

  friend bool operator==(const Tourists&, const Tourists&) = default;
};

// How a tile lies: its place * 4 + quarter turns clockwise. Which tile it is says the order of the
// draws, the same for all.
using Lie = uint8_t;
constexpr Lie lie_at(unsigned row, unsigned column, unsigned turns) {
  return static_cast<Lie>(place_at(row, column) * kRotations + turns);
}
constexpr unsigned place_of(Lie lie) { return lie / kRotations; }
constexpr unsigned row_of(Lie lie) { return lie / kRotations / kPlacePitch; }
constexpr unsigned column_of(Lie lie) { return lie / kRotations % kPlacePitch; }
constexpr unsigned turns_of_lie(Lie lie) { return lie % kRotations; }

// "One more": what a player has made of it.
enum Cover : uint8_t { kUndecided, kDeclined, kCovered };

struct City {
  Frame laid = 0;          // where tiles lie; a free city keeps neither this
  Mask open;               // ... nor the fields to step on: dry and nobody there
  Lie tiles[kCells] = {};  // by the number of the draw; 0 where that isn't laid
  Tourists tourists;
  Tourists before;    // this round, from laying on: those before it, and where they stood then
  uint16_t ways = 0;  // what pick() draws one of; 0: the player has nothing to do now
  uint8_t todo = 0;   // this round's draws that are to be laid, bit n for the n-th
  uint8_t home = 0;   // the place of the first tile
  uint8_t last = 0;   // this round, from laying on: the first field of the tile to act on
  uint8_t cover = kUndecided;
  uint8_t cover_at = 0;     // the first field of the covering tile
  uint8_t cover_turns = 0;  // ... and its quarter turns

  bool has_to_lay() const { return todo != 0; }
  bool has_to_act() const { return todo == 0 && ways != 0; }
  unsigned home_row() const { return home / kPlacePitch; }
  unsigned home_column() const { return home % kPlacePitch; }
  // Not of a free city: the quarters to step on of the tile laid this round, one bit each.
  unsigned open_quarters() const { return open.quarters(last); }
};

// The city grows: what lies in it is counted from a corner further to the west or north. `lying`:
// bit n where the tile of draw n lies; `side`: fields in a row.
void grow_west(City& city, uint32_t lying);
void grow_north(City& city, uint32_t lying, unsigned side);

// --- between a city's places and an event's ------------------------------------------------------

inline unsigned bit_shift(const City& city) {
  return (kReach - 1u - city.home_row()) * kSitePitch + (kReach - 1u - city.home_column());
}
inline unsigned spot_shift(const City& city) {
  return (kReach - city.home_row()) * kSitePitch + (kReach - city.home_column());
}
inline unsigned site_of_bit(unsigned bit, unsigned shift) { return kSiteOfBit[bit] + shift; }
inline unsigned spot_of_field(unsigned field, unsigned shift) {
  return kSpotOfField[field] + shift;
}

// Row and column in the frame of any city, which may be far outside of it.
inline unsigned frame_row(const City& city, unsigned site) {
  return site / kSitePitch + city.home_row() - (kReach - 1u);
}
inline unsigned frame_column(const City& city, unsigned site) {
  return site % kSitePitch + city.home_column() - (kReach - 1u);
}

}  // namespace rules::cities
