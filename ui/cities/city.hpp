// One player's city as the screens draw it: which tile lies on which cell, and what is to be done.
#pragma once

#include "rules/cities/cities_score.hpp"

namespace ui::cities {

using rules::cities::State;

struct City {
  rules::cities::Laid tiles[rules::cities::kCells] = {};  // by cell, row * 4 + column
  rules::cities::Tourists tourists;
  uint32_t todo = 0;        // tiles to lay now, bit n for tile n
  uint8_t home_row = 0;     // of the first tile
  uint8_t home_column = 0;  // ...
  uint8_t last = 0;         // the cell of the tile laid this round
  bool acts = false;        // it is laid, and a tourist may go

  bool has_to_lay() const { return todo != 0; }
  bool has_to_act() const { return acts; }
  unsigned laid() const;  // how many tiles lie
};

// Before: neither "free" nor "one more" is played.
City city_of(const State& state, unsigned seat);

rules::cities::Board board_of(const City& city);

}  // namespace ui::cities
