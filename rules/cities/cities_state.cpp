// What a State shows: points, what a seat may see, what holds at any time.
#include <cstring>

#include "rules/cities/cities.hpp"

namespace rules {

using namespace cities;

namespace {

bool same(const City& first, const City& second) {
  return std::memcmp(&first, &second, sizeof(City)) == 0;
}

bool tourists_sound(const City& city) {
  const Tourists& tourists = city.tourists;
  if (tourists.count > kTourists) return false;
  for (unsigned i = 0; i < kTourists; ++i) {
    if (i >= tourists.count
            ? tourists.at[i] != 0
            : tourists.at[i] >= kFields || (i && tourists.at[i - 1] >= tourists.at[i])) {
      return false;
    }
    if (i >= tourists.count) continue;
    const unsigned cell = cell_of_field(tourists.at[i]);
    const unsigned quarter = tourists.at[i] / kFieldSide % 2 * 2 + tourists.at[i] % 2;
    if (city.tiles[cell] == 0 || kind_of(city.tiles[cell], quarter) == kWater) return false;
  }
  return true;
}

// Fills in which tiles the city holds; false if one is there twice or none of the game's.
bool tiles_sound(const City& city, uint32_t& held) {
  held = 0;
  for (const Laid tile : city.tiles) {
    if (tile == 0) continue;
    const unsigned number = number_of(tile);
    if (number < 1 || number > kTiles || (held >> number & 1u)) return false;
    held |= 1u << number;
  }
  return true;
}

bool in_one_piece(Frame laid) {
  Frame reached = laid & (~laid + 1);
  for (Frame seen = 0; seen != reached;) {
    seen = reached;
    reached |= (beside(reached) | cornerwise(reached)) & laid;
  }
  return reached == laid;
}

// The tile laid this round is known by its cell until the round is over.
bool round_sound(const State& state, const City& city) {
  const bool laid = !in_set_up(state) && !city.has_to_lay();
  if (!laid) return city.last == 0 && city.covered == 0 && city.before == Tourists{};
  return city.last < kCells && city.tiles[city.last] != 0 &&
         (city.covered != 0) == (state.draws > kCells) && city.covered < kLaidValues;
}

bool ways_sound(const State& state, const City& city) {
  if (city.has_to_lay()) return city.ways == ways_to_lay(state, city);
  return city.ways == 0 || (!in_set_up(state) && city.ways == ways_to_act(state, city));
}

bool city_sound(const State& state, const City& city) {
  uint32_t held = 0;
  if (!tiles_sound(city, held) || !tourists_sound(city)) return false;
  const uint32_t drawn = kAllTiles & ~state.unseen;
  const unsigned tiles = count_bits(held);
  const unsigned todo = count_bits(city.todo);
  if ((held | city.todo) & ~drawn || held & city.todo) return false;
  if (!in_set_up(state) && todo > 1) return false;
  const unsigned covered = state.draws > kCells && todo == 0 ? 1 : 0;
  const unsigned received = state.draws < kStartTiles ? 0 : state.draws - covered;
  if (tiles + todo != received) return false;
  const bool at_corner =
      tiles == 0 || (city.laid & kFrameNorth << kPitch && city.laid & kFrameWest << 1);
  return at_corner && city.home < kCells && (tiles == 0 || city.tiles[city.home] != 0) &&
         masks_agree(city) && in_one_piece(city.laid) && round_sound(state, city) &&
         ways_sound(state, city);
}

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

Actors winners_of(const Board* boards, unsigned players, unsigned level) {
  Sheet sheets[kMostSeats];
  for (unsigned i = 0; i < players; ++i) sheets[i] = sheet_of(boards[i], level);
  return best_of(sheets, players);
}

Sheet sheet_of_seat(const State& state, uint8_t seat) {
  return sheet_of(board_of(state.cities[seat - 1]), state.options.level);
}

}  // namespace

Score Cities::score(const State& state, uint8_t seat) {
  return score_of(sheet_of_seat(state, seat));
}

Extra Cities::extra(const State& state, uint8_t seat) {
  return extra_of(sheet_of_seat(state, seat));
}

Actors Cities::winners(const State& state) {
  Board boards[kMostSeats];
  for (unsigned i = 0; i < state.players; ++i) boards[i] = board_of(state.cities[i]);
  return winners_of(boards, state.players, state.options.level);
}

Score Cities::Position::score(uint8_t seat) const {
  return score_of(sheet_of(boards_[seat - 1], level_));
}

Extra Cities::Position::extra(uint8_t seat) const {
  return extra_of(sheet_of(boards_[seat - 1], level_));
}

Actors Cities::Position::winners() const { return winners_of(boards_, players_, level_); }

// "Course of the game": no looking at what others do this round before one's own part is done.
// They are shown as they were when it began, with all of it still to do.
void Cities::redact(State& state, uint8_t seat) {
  if (state.cities[seat - 1].ways == 0) return;
  for (unsigned other = 0; other < state.players; ++other) {
    City& city = state.cities[other];
    if (other + 1u == seat) continue;
    if (in_set_up(state)) {
      city = {};
      city.todo = kAllTiles & ~state.unseen;
    } else if (!city.has_to_lay()) {
      take_back(city);
    }
    city.ways = ways_to_lay(state, city);
  }
}

bool Cities::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (state.options.level < 1 || state.options.level > 3 || state.options.variant > kOneMore) {
    return false;
  }
  if (state.draws > all_draws(state) || (state.unseen & ~kAllTiles) != 0 ||
      count_bits(state.unseen) + state.draws != kTiles) {
    return false;
  }
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const City& city = state.cities[seat];
    if (seat < state.players ? !city_sound(state, city) : !same(city, City{})) return false;
  }
  return true;
}

// What others may not yet see is of no matter for what is still to come; nor are, at the end, the
// tiles that nobody draws any more and the place of the first tile.
State Cities::canonical(const State& state) {
  State shown = state;
  if (state.draws == all_draws(state)) shown.unseen = 0;
  const bool ended = to_act(state) == 0;
  for (City& city : shown.cities) {
    city.before = {};
    city.covered = 0;
    if (city.ways == 0) city.last = 0;
    if (ended) city.home = 0;
  }
  return shown;
}

}  // namespace rules
