// What a city is worth.
#pragma once

#include <cstdint>

#include "rules/cities/cities_city.hpp"
#include "rules/core/event.hpp"

namespace rules::cities {

// Fields as a scorer sees them, bit y * 8 + x. Any fields, not only those that tiles can show.
struct Board {
  uint64_t fields[kKinds] = {};
  uint64_t tourists = 0;
};

struct Sheet {
  int16_t total = 0;
  int16_t by_kind[kKinds] = {};
  // What each placed tourist scores, highest first; behind `tourists` all are 0.
  uint8_t tourists = 0;
  int16_t points[kTourists] = {};
};

Board board_of(const City& city);

// Before: at most seven tourists, none on water, 1 <= level <= 3.
Sheet sheet_of(const Board& board, unsigned level);

// What pays the tourist on a field: for people to look at. Where a zone holds several, `points` are
// those of the zone for each of them, but only one is `paid`: the first in reading order.
enum Look : uint8_t { kNorth, kEast, kSouth, kWest };
inline constexpr unsigned kLooks = 4;
struct Reason {
  Kind kind = kWater;
  bool paid = false;
  int16_t points = 0;
  uint64_t zone = 0;            // its zone; a terrace itself
  uint64_t beside = 0;          // what counts beside the zone
  uint64_t views[kLooks] = {};  // what is seen from the terrace
};

// Before: a tourist stands on the field, 1 <= level <= 3.
Reason reason_of(const Board& board, unsigned level, unsigned field);

// Bit k for player k.
Actors best_of(const Sheet* sheets, unsigned players);

}  // namespace rules::cities
