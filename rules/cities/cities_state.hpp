// The state of a game, and what is asked of it before every move.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/cities/cities_city.hpp"
#include "rules/core/event.hpp"

namespace rules::cities {

inline constexpr uint8_t kMostSeats = 4;
inline constexpr unsigned kStartTiles = 3;
inline constexpr unsigned kMostDraws = kCells + 1;
inline constexpr uint32_t kAllTiles = ((1u << kTiles) - 1) << 1;

// What a, b and c are. Two fields of a walk are 30 by 30 each: their sites take a byte, their
// quarters share one.
enum class Verb : uint8_t {
  kDraw,     // tile
  kStart,    // tile, site, quarter turns
  kPlace,    // site, quarter turns
  kTourist,  // quarter
  kJump,     // from site, from quarter, to quarter
  kWalk,     // from site, from quarter + 4 * to quarter, to site
  kStay,
  kCover,  // site and quarter of the field in the north-west, quarter turns
  kDecline,
};
inline constexpr size_t kVerbs = 9;

// Bits, so that each can be played with every other.
enum Variant : uint8_t { kNone = 0, kNoJumping = 1, kOneMore = 2, kFree = 4 };
inline constexpr unsigned kVariants = 3;

struct Options {
  uint8_t level = 1;
  uint8_t variants = kNone;
};

struct State {
  uint32_t unseen = kAllTiles;  // tiles not drawn yet, bit n for tile n
  uint8_t draws = 0;
  uint8_t players = 0;
  Options options;
  // The tiles drawn: the starting ones in ascending order, the others as they came, then 0.
  uint8_t drawn[kMostDraws + 3] = {};
  City cities[kMostSeats];
};
static_assert(sizeof(State) <= 384);

inline unsigned all_draws(const State& state) {
  return state.options.variants & kOneMore ? kMostDraws : kCells;
}
inline bool in_set_up(const State& state) { return state.draws <= kStartTiles; }
// In the round of the seventeenth tile.
inline bool at_one_more(const State& state) { return state.draws > kCells; }
inline bool may_jump(const State& state) { return (state.options.variants & kNoJumping) == 0; }
inline bool is_free(const State& state) { return (state.options.variants & kFree) != 0; }
inline unsigned side_of(const State& state) { return is_free(state) ? kWideSide : kSide; }
inline unsigned field_side(const State& state) {
  return is_free(state) ? kWideFieldSide : kFieldSide;
}

// Written out, as is to_act(): both are asked before every move.
static_assert(kMostSeats == 4);
inline unsigned all_ways(const State& state) {
  const City* const city = state.cities;
  return unsigned{city[0].ways} + city[1].ways + city[2].ways + city[3].ways;
}

// --- tiles ---------------------------------------------------------------------------------------

// The number of the first draw of this round.
inline unsigned round_draw(const State& state) { return in_set_up(state) ? 0 : state.draws - 1u; }
// Which tile a bit of a city's `todo` is.
inline unsigned tile_to_lay(const State& state, unsigned bit) {
  return state.drawn[round_draw(state) + bit];
}
inline constexpr uint8_t kStartTodo = (1u << kStartTiles) - 1;

// The draws whose tile lies in the city, bit n for draw n.
inline uint32_t lying(const State& state, const City& city) {
  if (in_set_up(state)) return state.draws < kStartTiles ? 0 : kStartTodo & ~city.todo;
  if (at_one_more(state)) return (1u << kCells) - 1;
  return (1u << (state.draws - (city.todo != 0 ? 1u : 0u))) - 1;
}

// Calls `use` with how each tile of the city lies, and the tile as it lies.
template <class Use>
void for_each_tile(const State& state, const City& city, Use&& use) {
  for (uint32_t left = lying(state, city); left != 0; left &= left - 1) {
    const auto draw = static_cast<unsigned>(std::countr_zero(left));
    const Lie lie = city.tiles[draw];
    use(lie, laid_tile(state.drawn[draw], turns_of_lie(lie)));
  }
}

// Before: the city's player has covered.
inline Laid covering_tile(const State& state, const City& city) {
  return laid_tile(state.drawn[kCells], city.cover_turns);
}

// A field of a city by its row and column: which tile it is a quarter of, the covering one before
// others. Where there is none, `tile` is 0.
struct Ground {
  Laid tile = 0;
  uint8_t quarter = 0;

  bool is_dry() const { return kDry[tile] >> quarter & 1u; }
  Kind kind() const { return kind_of(tile, quarter); }
};
Ground ground_at(const State& state, const City& city, unsigned row, unsigned column);

// --- ways ----------------------------------------------------------------------------------------

// Where starting tiles may go: two of them are less than four cells wide in a free city too.
Frame laid_frame(const State& state, const City& city);
inline Frame cells_to_start(const State& state, const City& city) {
  return start_cells(is_free(state) ? laid_frame(state, city) : city.laid);
}
// Not of a free city: where the tile of this round may go.
inline Frame cells_to_lay(const State& state, const City& city) {
  return in_set_up(state) ? cells_to_start(state, city) : next_cells(city.laid);
}

// A full city of four by four can be covered from each field that is in no last row or column.
inline constexpr unsigned kCoverSide = kFieldSide - 1;
inline constexpr unsigned kCoverFields = kCoverSide * kCoverSide;

// Of a free city, behind the starting tiles.
unsigned free_ways_to_lay(const State& state, const City& city);

// `ways` of a player who has to lay a tile: how many ways there are.
inline uint16_t ways_to_lay(const State& state, const City& city) {
  if (in_set_up(state)) {
    const unsigned cells = count_bits(cells_to_start(state, city));
    return static_cast<uint16_t>(cells * count_bits(city.todo) * kRotations);
  }
  if (is_free(state)) return static_cast<uint16_t>(free_ways_to_lay(state, city));
  if (at_one_more(state)) return kCoverFields * kRotations + 1;
  return static_cast<uint16_t>(count_bits(next_cells(city.laid)) * kRotations);
}

// `ways` of a player who has laid it: steps in eight directions and jumps to four quarters for each
// tourist, four quarters for one from the stock, and staying. Some of them can't be done: pick()
// draws again then, which takes less than counting.
inline constexpr unsigned kSteps = 8;
inline uint16_t ways_to_act(const State& state, const City& city) {
  const unsigned standing = city.tourists.count;
  const unsigned each = may_jump(state) ? kSteps + kQuarters : kSteps;
  const unsigned stock = standing < kTourists ? kQuarters : 0;
  return static_cast<uint16_t>(standing * each + stock + 1);
}

// --- fields of an event --------------------------------------------------------------------------

inline constexpr unsigned kNoField = kWideFields;

// The field that a site and a quarter name; kNoField outside of the cells that the city can span.
template <unsigned side>
inline unsigned field_named(const City& city, unsigned site, unsigned quarter) {
  const unsigned row = frame_row(city, site) - 1;
  const unsigned column = frame_column(city, site) - 1;
  if (row >= side || column >= side || quarter >= kQuarters) return kNoField;
  return quarter_from<2 * side>(row * 4 * side + column * 2, quarter);
}
inline unsigned field_named(const State& state, const City& city, unsigned site, unsigned quarter) {
  return is_free(state) ? field_named<kWideSide>(city, site, quarter)
                        : field_named<kSide>(city, site, quarter);
}

// Of the tile laid this round, or that is acted on instead.
inline unsigned field_of_last(const State& state, const City& city, unsigned quarter) {
  return is_free(state) ? quarter_from<kWideFieldSide>(city.last, quarter)
                        : quarter_from<kFieldSide>(city.last, quarter);
}

// Whether one is a step from the other.
template <unsigned side>
inline bool are_near(unsigned from, unsigned to) {
  if constexpr (side == kSide) return kAround[from].has(to);
  const unsigned rows = to / kWideFieldSide - from / kWideFieldSide + 1;
  const unsigned columns = to % kWideFieldSide - from % kWideFieldSide + 1;
  return rows <= 2 && columns <= 2 && from != to;
}

// Whether a tile with its first field on this one lies on fields of the city alone.
bool covers_city(const State& state, const City& city, unsigned first);

// --- what a round leaves
// --------------------------------------------------------------------------

// Undoes this round for a player who has laid the tile: it is to be laid again.
void take_back(const State& state, City& city);
// What `laid` and `open` have to be.
void make_masks(const State& state, const City& city, Frame& laid, Mask& open);

}  // namespace rules::cities
