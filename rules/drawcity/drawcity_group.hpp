// Groups of houses side by side.
#pragma once

#include "rules/drawcity/drawcity_rows.hpp"

namespace rules::drawcity {

// One player's houses by street, with an empty street at both ends.
struct Houses {
  Row rows[kMostStreets + 2] = {};
};

struct Group {
  unsigned size = 0;
  unsigned streets = 0;
};

// Takes the group of the house at this bit out of `houses`.
inline Group take_group(Houses& houses, unsigned street, Row bit) {
  Row* const at = houses.rows + street;
  if ((((at[0] << 1 | at[0] >> 1) | at[-1] | at[1]) & bit) == 0) {
    at[0] ^= bit;
    return {1, 1};
  }
  Houses group;
  group.rows[street] = bit;
  unsigned top = street;
  unsigned bottom = street;
  for (bool grown = true; grown;) {
    grown = false;
    for (unsigned i = top - 1; i <= bottom + 1; ++i) {
      const Row all = houses.rows[i];
      if (all == 0) continue;  // so at both ends, too
      Row row = (group.rows[i] | group.rows[i - 1] | group.rows[i + 1]) & all;
      for (Row before = 0; before != row;) {
        before = row;
        row |= beside(row) & all;
      }
      if (row == group.rows[i]) continue;
      group.rows[i] = row;
      grown = true;
      if (i < top) top = i;
      if (i > bottom) bottom = i;
    }
  }
  Group found;
  for (unsigned i = top; i <= bottom; ++i) {
    houses.rows[i] ^= group.rows[i];
    found.size += row_size(group.rows[i]);
  }
  found.streets = bottom - top + 1;
  return found;
}

}  // namespace rules::drawcity
