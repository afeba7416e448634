// Goals: what they count, and the points for it.
#pragma once

#include "rules/townies/townies_town.hpp"

namespace rules::townies {

constexpr unsigned points(const Chart& chart, unsigned count) {
  if (count == 0) return 0;
  return chart.points[(count < chart.columns ? count : chart.columns) - 1];
}

// The colours on both sides of a colour in the ring.
constexpr unsigned colour_before(unsigned colour) {
  return colour == 0 ? kColours - 1 : colour - 1;
}
constexpr unsigned colour_after(unsigned colour) { return colour + 1 == kColours ? 0 : colour + 1; }

// Blocks of the colour, Objects included, with Blocks all around.
Board where_specialization(const Town& town, unsigned colour);
// Objects with a Block of each of the two colours beside the given one in the ring.
Board where_standardization(const Town& town, unsigned colour);
inline unsigned count_specialization(const Town& town, unsigned colour) {
  return where_specialization(town, colour).count();
}
inline unsigned count_standardization(const Town& town, unsigned colour) {
  return where_standardization(town, colour).count();
}
// What the additional goal counts.
unsigned count_goal(const Town& town, Goal goal);
// The spaces that it counts: Objects; of Hub the best one, of Triangle the Blocks of the largest.
Board where_goal(const Town& town, Goal goal);

}  // namespace rules::townies
