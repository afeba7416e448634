// Where the points of an item come from, part by part.
#pragma once

#include "rules/core/fixed_list.hpp"
#include "ui/drawcity/site_sets.hpp"

namespace ui::drawcity {

// So many times the same.
struct Part {
  uint8_t a, b;
  uint8_t times;
  int16_t points;  // each time
};
// "Neighborhoods" has the most: three spaces each.
inline constexpr size_t kMostParts = rd::kMostStreets * rd::kColumns / rd::kPatternLength;
using Parts = rules::FixedList<Part, kMostParts>;

// With those that are the same.
void add_part(Parts& parts, const Part& part);

// "Municipal Goals" and "Popular Demand".
enum Rank : uint8_t { kFirst, kSecond, kThird, kMost, kTied };
inline constexpr unsigned kRanks = 5;

// What `a` and `b` of its parts are:
//   houses         how many are in the group, on how many streets
//   shops          how many are on the street, which one
//   factories      types beside it
//   parks          developments of others beside it; 0: the point for the park itself
//   internet       nothing
//   goals          the goal, Rank
//   zoning         the first and the last column of the district
//   demand         the street, Rank
//   locations      the colours of the set, a bit each
//   neighborhoods  the first space, Direction
struct Account {
  Parts parts;
  Sites counted;  // what brings points, and what it has to be beside or is compared with
};
Account account_of(const State& state, unsigned player, unsigned item);

}  // namespace ui::drawcity
