// Goals: what they count, and the points for it.
#pragma once

#include "rules/townies/townies_town.hpp"

namespace rules::townies {

constexpr unsigned points(const Chart& chart, unsigned count) {
  if (count == 0) return 0;
  return chart.points[(count < chart.columns ? count : chart.columns) - 1];
}

// Blocks of the colour, Objects included, with Blocks all around.
unsigned count_specialization(const Town& town, unsigned colour);
// Objects with a Block of each of the two colours beside the given one in the ring.
unsigned count_standardization(const Town& town, unsigned colour);
// What the additional goal counts.
unsigned count_goal(const Town& town, Goal goal);

}  // namespace rules::townies
