// What holds at any time.
#include <cstring>
#include <iterator>

#include "rules/cities/cities.hpp"

namespace rules {

using namespace cities;

namespace {

bool is_empty(const City& city) {
  const City empty;
  return std::memcmp(&city, &empty, sizeof city) == 0;
}

bool options_sound(const State& state) {
  return state.options.level >= 1 && state.options.level <= 3 &&
         state.options.variants < 1u << kVariants;
}

// The draws are told twice: as what is left and as what came.
bool draws_sound(const State& state) {
  if (state.draws > all_draws(state)) return false;
  uint32_t left = kAllTiles;
  for (unsigned draw = 0; draw < std::size(state.drawn); ++draw) {
    const unsigned tile = state.drawn[draw];
    if (draw >= state.draws) {
      if (tile != 0) return false;
      continue;
    }
    if (tile < 1 || tile > kTiles || (left >> tile & 1u) == 0) return false;
    if (draw != 0 && draw < kStartTiles && tile < state.drawn[draw - 1]) return false;
    left &= ~(1u << tile);
  }
  return state.unseen == left;
}

bool todo_sound(const State& state, const City& city) {
  if (state.draws < kStartTiles) return city.todo == 0;
  return city.todo <= (in_set_up(state) ? kStartTodo : 1u);
}

// Cells by rows, as bits.
struct Cells {
  uint8_t rows[kWideSide] = {};

  bool take(unsigned row, unsigned column) {
    if (rows[row] >> column & 1u) return false;
    rows[row] = static_cast<uint8_t>(rows[row] | 1u << column);
    return true;
  }
};

// Whether all are reached from the first tile, over sides and corners.
bool in_one_piece(const Cells& cells, unsigned row, unsigned column) {
  Cells reached;
  (void)reached.take(row, column);
  for (Cells before = {}; std::memcmp(&before, &reached, sizeof before) != 0;) {
    before = reached;
    for (unsigned at = 0; at < kWideSide; ++at) {
      unsigned near = before.rows[at];
      if (at != 0) near |= before.rows[at - 1];
      if (at + 1 < kWideSide) near |= before.rows[at + 1];
      near |= near << 1 | near >> 1;
      reached.rows[at] = static_cast<uint8_t>(reached.rows[at] | (near & cells.rows[at]));
    }
  }
  return std::memcmp(&cells, &reached, sizeof cells) == 0;
}

// One to a cell, in one piece, with the north-west corner in use and the first one at home.
bool tiles_sound(const State& state, const City& city) {
  const uint32_t laid = lying(state, city);
  const unsigned side = side_of(state);
  Cells cells;
  unsigned columns = 0;
  bool home = false;
  for (unsigned draw = 0; draw < kCells; ++draw) {
    const Lie lie = city.tiles[draw];
    if ((laid >> draw & 1u) == 0) {
      if (lie != 0) return false;
      continue;
    }
    if (row_of(lie) >= side || column_of(lie) >= side) return false;
    if (!cells.take(row_of(lie), column_of(lie))) return false;
    columns |= 1u << column_of(lie);
    home = home || (draw < kStartTiles && place_of(lie) == city.home);
  }
  if (laid == 0) return city.home == 0;
  return home && cells.rows[0] != 0 && (columns & 1u) != 0 &&
         in_one_piece(cells, city.home_row(), city.home_column());
}

bool masks_sound(const State& state, const City& city) {
  Frame laid = 0;
  Mask open;
  make_masks(state, city, laid, open);
  return laid == city.laid && open == city.open;
}

bool tourists_sound(const State& state, const City& city, const Tourists& tourists) {
  const unsigned side = field_side(state);
  if (tourists.count > kTourists) return false;
  for (unsigned i = 0; i < kTourists; ++i) {
    const unsigned at = tourists.at[i];
    if (i >= tourists.count) {
      if (at != 0) return false;
      continue;
    }
    if (at >= side * side || (i != 0 && tourists.at[i - 1] >= at)) return false;
    if (!ground_at(state, city, at / side, at % side).is_dry()) return false;
  }
  return true;
}

// One of them at most has come or gone elsewhere.
bool one_step(const Tourists& before, const Tourists& after) {
  unsigned left = 0;
  for (unsigned i = 0; i < before.count; ++i) left += after.has(before.at[i]) ? 0u : 1u;
  if (after.count == before.count) return left <= 1;
  return after.count == before.count + 1u && left == 0;
}

bool cover_sound(const State& state, const City& city) {
  const bool decided = at_one_more(state) && !city.has_to_lay();
  if (city.cover != kCovered) {
    return city.cover_at == 0 && city.cover_turns == 0 &&
           (decided ? city.cover == kDeclined : city.cover == kUndecided);
  }
  return decided && city.cover_turns < kRotations &&
         city.cover_at < field_side(state) * field_side(state) &&
         covers_city(state, city, city.cover_at);
}

// The tourists before this round are those of the city without it, and one of them at most has done
// something since.
bool before_sound(const State& state, const City& city) {
  const unsigned side = field_side(state);
  for (const uint8_t at : city.before.at) {
    if (at >= side * side) return false;
  }
  if (city.before.count > kTourists) return false;
  City earlier = city;
  take_back(state, earlier);
  if (!tourists_sound(state, earlier, earlier.tourists)) return false;
  const unsigned south = city.home_row() - earlier.home_row();
  const unsigned east = city.home_column() - earlier.home_column();
  Tourists kept = city.before;
  for (unsigned i = 0; i < kept.count; ++i) {
    kept.at[i] = static_cast<uint8_t>(kept.at[i] + 2 * (south * side + east));
  }
  if (city.cover == kCovered) kept.remove_quarters(city.cover_at, side);
  return city.ways != 0 ? kept == city.tourists : one_step(kept, city.tourists);
}

// What is kept of this round, from laying on.
bool round_sound(const State& state, const City& city) {
  if (in_set_up(state) || city.has_to_lay()) return city.last == 0 && city.before == Tourists{};
  const Lie lie = city.tiles[at_one_more(state) ? kCells - 1 : state.draws - 1u];
  const unsigned first = row_of(lie) * 2 * field_side(state) + column_of(lie) * 2;
  return city.last == (city.cover == kCovered ? city.cover_at : first) && before_sound(state, city);
}

bool ways_sound(const State& state, const City& city) {
  if (city.has_to_lay()) return city.ways == ways_to_lay(state, city);
  return city.ways == 0 || (!in_set_up(state) && city.ways == ways_to_act(state, city));
}

bool city_sound(const State& state, const City& city) {
  return todo_sound(state, city) && tiles_sound(state, city) && cover_sound(state, city) &&
         tourists_sound(state, city, city.tourists) && masks_sound(state, city) &&
         round_sound(state, city) && ways_sound(state, city);
}

}  // namespace

bool Cities::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (!options_sound(state) || !draws_sound(state)) return false;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const City& city = state.cities[seat];
    if (seat < state.players ? !city_sound(state, city) : !is_empty(city)) return false;
  }
  return true;
}

}  // namespace rules
