// What a city is worth.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/cities/cities_state.hpp"
#include "rules/core/event.hpp"

namespace rules::cities {

// 8 x 8 fields, bit y * 8 + x.
using FieldSet = uint64_t;

// 16 x 16 fields, in words of four rows.
struct WideFieldSet {
  static constexpr unsigned kWords = 4;
  uint64_t words[kWords] = {};

  friend bool operator==(const WideFieldSet&, const WideFieldSet&) = default;
};

// Fields as a scorer sees them. Any fields, not only those that tiles can show.
template <class Set>
struct BoardOf {
  Set fields[kKinds] = {};
  Set tourists = {};
};
using Board = BoardOf<FieldSet>;
using WideBoard = BoardOf<WideFieldSet>;

inline void add_field(FieldSet& set, unsigned field) { set |= uint64_t{1} << field; }
inline void add_field(WideFieldSet& set, unsigned field) {
  set.words[field / 64] |= uint64_t{1} << field % 64;
}

struct Sheet {
  int16_t total = 0;
  int16_t by_kind[kKinds] = {};
  // What each placed tourist scores, highest first; behind `tourists` all are 0.
  uint8_t tourists = 0;
  int16_t points[kTourists] = {};
};

// Before: the city is free (a WideBoard), or it is not.
template <class Set>
BoardOf<Set> board_of(const State& state, const City& city);

// Before: at most seven tourists, none on water, 1 <= level <= 3.
template <class Set>
Sheet sheet_of(const BoardOf<Set>& board, unsigned level);

// Of a player's city, by the game's level.
Sheet sheet_of(const State& state, unsigned seat);

// What pays the tourist on a field: for people to look at. Where a zone holds several, `points` are
// those of the zone for each of them, but only one is `paid`: the first in reading order.
enum Direction : uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr unsigned kDirections = 4;
template <class Set>
struct ReasonOf {
  Kind kind = kWater;
  bool paid = false;
  int16_t points = 0;
  Set zone = {};                // its zone; a terrace itself
  Set beside = {};              // what counts beside the zone
  Set views[kDirections] = {};  // what is seen from the terrace
};
using Reason = ReasonOf<FieldSet>;
using WideReason = ReasonOf<WideFieldSet>;

// Before: a tourist stands on the field, 1 <= level <= 3.
template <class Set>
ReasonOf<Set> reason_of(const BoardOf<Set>& board, unsigned level, unsigned field);

// Bit k for player k.
Actors best_of(const Sheet* sheets, unsigned players);

}  // namespace rules::cities
