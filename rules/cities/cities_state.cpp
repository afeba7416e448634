// What a State shows: points, and what a seat may see.
#include <utility>

#include "rules/cities/cities.hpp"

namespace rules {

using namespace cities;

namespace {

Score score_of(const Sheet& sheet) {
  Score score;
  score.total = sheet.total;
  for (unsigned kind = kAttraction; kind <= kTerrace; ++kind) {
    score.items[kind] = sheet.by_kind[kind];
  }
  return score;
}

Extra extra_of(const Sheet& sheet) {
  Extra extra{"tourists", true, sheet.tourists, {}};
  for (unsigned i = 0; i < sheet.tourists; ++i) extra.values[i] = sheet.points[i];
  return extra;
}

template <class SheetOf>
Actors winners_of(unsigned players, SheetOf&& sheet_of_seat) {
  Sheet sheets[kMostSeats];
  for (unsigned i = 0; i < players; ++i) sheets[i] = sheet_of_seat(i + 1);
  return best_of(sheets, players);
}

// A board of a city that is not free, as it is worked out fastest.
FieldSet narrow(const WideFieldSet& wide) {
  FieldSet fields = 0;
  for (unsigned row = 0; row < kFieldSide; ++row) {
    const uint64_t line = wide.words[row / 4] >> row % 4 * kWideFieldSide & 0xFF;
    fields |= line << row * kFieldSide;
  }
  return fields;
}

}  // namespace

Score Cities::score(const State& state, uint8_t seat) { return score_of(sheet_of(state, seat)); }

Extra Cities::extra(const State& state, uint8_t seat) { return extra_of(sheet_of(state, seat)); }

Actors Cities::winners(const State& state) {
  return winners_of(state.players, [&](unsigned seat) { return sheet_of(state, seat); });
}

Sheet Cities::Position::sheet(uint8_t seat) const {
  const WideBoard& board = boards_[seat - 1];
  if (is_free()) return sheet_of(board, options_.level);
  Board small;
  for (unsigned kind = 0; kind < kKinds; ++kind) small.fields[kind] = narrow(board.fields[kind]);
  small.tourists = narrow(board.tourists);
  return sheet_of(small, options_.level);
}

Score Cities::Position::score(uint8_t seat) const { return score_of(sheet(seat)); }

Extra Cities::Position::extra(uint8_t seat) const { return extra_of(sheet(seat)); }

Actors Cities::Position::winners() const {
  return winners_of(players_, [&](unsigned seat) { return sheet(static_cast<uint8_t>(seat)); });
}

namespace {

// Whether this player, or with 0 everybody, has done their part of the round.
bool is_done(const State& state, uint8_t seat) {
  if (seat != 0) return state.cities[seat - 1].ways == 0;
  for (const City& city : state.cities) {
    if (city.ways != 0) return false;
  }
  return true;
}

}  // namespace

// "Course of the game": no looking at what others do this round before one's own part is done.
// They are shown as they were when it began, with all of it still to do.
void Cities::redact(State& state, uint8_t seat) {
  if (is_done(state, seat)) return;
  for (unsigned other = 0; other < state.players; ++other) {
    City& city = state.cities[other];
    if (other + 1u == seat) continue;
    if (in_set_up(state)) {
      city = {};
      city.todo = kStartTodo;
    } else if (!city.has_to_lay()) {
      take_back(state, city);
    }
    city.ways = ways_to_lay(state, city);
  }
}

namespace {

// How many of the first draws may stand in any order, because nothing asks any more which came
// last.
unsigned settled_draws(const State& state) {
  bool wanted = state.draws == kCells && all_draws(state) > kCells;
  for (const City& city : state.cities) wanted = wanted || city.has_to_lay();
  const unsigned laid = state.draws < kCells ? state.draws : kCells;
  return wanted && !in_set_up(state) ? laid - 1 : laid;
}

// Draws in ascending order of their tiles, and with them how these lie.
void sort_draws(State& state, unsigned draws) {
  for (unsigned end = 1; end < draws; ++end) {
    for (unsigned at = end; at != 0 && state.drawn[at - 1] > state.drawn[at]; --at) {
      std::swap(state.drawn[at - 1], state.drawn[at]);
      for (City& city : state.cities) std::swap(city.tiles[at - 1], city.tiles[at]);
    }
  }
}

}  // namespace

// What others may not yet see is of no matter for what is still to come; nor are the order of the
// draws, that a tile was declined, how one lies that is covered whole, and, at the end, the tiles
// that nobody draws any more or has laid and the place of the first tile.
State Cities::canonical(const State& state) {
  State shown = state;
  const bool ended = to_act(state) == 0;
  if (state.draws == all_draws(state)) shown.unseen = 0;
  bool wanted = false;
  for (City& city : shown.cities) {
    city.before = {};
    if (city.ways == 0) city.last = 0;
    if (city.ways == 0 && city.cover == kDeclined) city.cover = kUndecided;
    if (ended) city.home = 0;
    wanted = wanted || city.has_to_lay() || city.cover == kCovered;
    if (city.cover != kCovered) continue;
    for (Lie& lie : city.tiles) {
      const unsigned first = row_of(lie) * 2 * field_side(state) + column_of(lie) * 2;
      if (first == city.cover_at) lie = static_cast<Lie>(lie - turns_of_lie(lie));
    }
  }
  if (at_one_more(state) && !wanted) shown.drawn[kCells] = 0;
  sort_draws(shown, settled_draws(state));
  return shown;
}

}  // namespace rules
