// Cities, by Martyn F: everybody lays the same sixteen tiles and sends seven tourists.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/cities/cities_city.hpp"
#include "rules/cities/cities_score.hpp"
#include "rules/core/game.hpp"
#include "rules/core/record.hpp"

namespace rules {
namespace cities {

inline constexpr uint8_t kMostSeats = 4;
inline constexpr unsigned kStartTiles = 3;
inline constexpr uint32_t kAllTiles = ((1u << kTiles) - 1) << 1;

// What a, b and c are.
enum Verb : uint8_t {
  kDraw,     // tile
  kStart,    // tile, site, quarter turns
  kPlace,    // site, quarter turns
  kTourist,  // quarter
  kJump,     // from spot, to quarter
  kWalk,     // from spot, to spot
  kStay,
};
inline constexpr size_t kVerbs = 7;

enum Variant : uint8_t { kNone, kNoJumping, kOneMore };

struct Options {
  uint8_t level = 1;
  uint8_t variant = kNone;
};

struct State {
  uint32_t unseen = kAllTiles;  // tiles not drawn yet, bit n for tile n
  uint8_t draws = 0;
  uint8_t players = 0;
  Options options;
  City cities[kMostSeats];
};
static_assert(sizeof(State) <= 256);

inline unsigned all_draws(const State& state) {
  return state.options.variant == kOneMore ? 17 : 16;
}
inline bool in_set_up(const State& state) { return state.draws <= kStartTiles; }
inline bool may_jump(const State& state) { return state.options.variant != kNoJumping; }

// Written out, as is to_act(): both are asked before every move.
static_assert(kMostSeats == 4);
inline unsigned all_ways(const State& state) {
  const City* const city = state.cities;
  return unsigned{city[0].ways} + city[1].ways + city[2].ways + city[3].ways;
}

// Where the tile of this round may go: the seventeenth goes on top of any other.
inline Frame cells_to_lay(const State& state, const City& city) {
  if (in_set_up(state)) return start_cells(city.laid);
  return state.draws > kCells ? city.laid : next_cells(city.laid);
}

// `ways` of a player who has to lay a tile: how many ways there are. An empty city takes a starting
// tile at one place; any other city takes one at 22 at most, so that a byte holds it.
inline uint8_t ways_to_lay(const State& state, const City& city) {
  const unsigned tiles = in_set_up(state) ? count_bits(city.todo) : 1;
  return static_cast<uint8_t>(count_bits(cells_to_lay(state, city)) * tiles * kRotations);
}

// `ways` of a player who has laid it: steps in eight directions and jumps to four quarters for each
// tourist, four quarters for one from the stock, and staying. Some of them can't be done: pick()
// draws again then, which takes less than counting.
inline constexpr unsigned kSteps = 8;
inline uint8_t ways_to_act(const State& state, const City& city) {
  const unsigned standing = city.tourists.count;
  const unsigned each = may_jump(state) ? kSteps + kQuarters : kSteps;
  const unsigned stock = standing < kTourists ? kQuarters : 0;
  return static_cast<uint8_t>(standing * each + stock + 1);
}

}  // namespace cities

struct Cities {
  using State = cities::State;
  using Options = cities::Options;

  static constexpr const char* kId = "cities";
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = cities::kMostSeats;
  static constexpr Passing kPassing = Passing::together;
  static constexpr size_t kItemCount = 3;
  static constexpr const char* kItems[kItemCount] = {"attractions", "parks", "terraces"};

  static State start(const Options& options, uint8_t players);
  static Actors to_act(const State& state);
  template <class Sink>
  static void options(const State& state, Sink&& sink);
  static Verdict apply(State& state, Event event);
  static uint32_t weight(const State&, Event) { return 1; }
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static const char* title(const State&) { return nullptr; }
  static void redact(State& state, uint8_t seat);
  static bool sound(const State& state);
  static State canonical(const State& state);

  // --- records -----------------------------------------------------------------------------------
  static constexpr size_t kVerbCount = cities::kVerbs;
  static const VerbText kVerbs[kVerbCount];
  static constexpr size_t kSettingCount = 2;
  static const SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value);
  static bool given(const Options& options, size_t setting, uint8_t seat, unsigned& value);
  static bool agrees(const Options&, uint8_t, size_t, uint8_t) { return true; }
  static Extra extra(const State& state, uint8_t seat);
  class Position;

 private:
  template <class Sink>
  static bool list_tiles(const State& state, Actor actor, Sink& sink);
  template <class Sink>
  static bool list_tourists(const State& state, Actor actor, Sink& sink);
};

class Cities::Position {
 public:
  Position(const Options& options, uint8_t players) : level_(options.level), players_(players) {}

  bool line(Reader reader);
  bool finish() { return open_ == 0; }

  Score score(uint8_t seat) const;
  Extra extra(uint8_t seat) const;
  Actors winners() const;
  const char* title() const { return nullptr; }

 private:
  bool open_block(Reader& reader);
  bool close_block();
  bool add_row(const char* text, size_t length);

  uint8_t level_;
  uint8_t players_;
  uint8_t seen_ = 0;  // players whose block has begun, bit k
  uint8_t open_ = 0;  // the player whose block is open, 0: none
  uint8_t rows_ = 0;
  uint8_t columns_ = 0;
  cities::Board boards_[cities::kMostSeats];
};

inline Actors Cities::to_act(const State& state) {
  const cities::City* const city = state.cities;
  const unsigned actors = (city[0].ways != 0 ? 1u << 1 : 0u) | (city[1].ways != 0 ? 1u << 2 : 0u) |
                          (city[2].ways != 0 ? 1u << 3 : 0u) | (city[3].ways != 0 ? 1u << 4 : 0u);
  if (actors == 0 && state.draws < cities::all_draws(state)) return only(kChance);
  return static_cast<Actors>(actors);
}

template <class Sink>
void Cities::options(const State& state, Sink&& sink) {
  bool drawing = state.draws < cities::all_draws(state);
  for (unsigned seat = 0; seat < state.players; ++seat) {
    const cities::City& city = state.cities[seat];
    if (city.ways == 0) continue;
    drawing = false;
    const Actor actor = static_cast<Actor>(seat + 1);
    const bool more =
        city.has_to_lay() ? list_tiles(state, actor, sink) : list_tourists(state, actor, sink);
    if (!more) return;
  }
  if (!drawing) return;
  for (unsigned tile = 1; tile <= cities::kTiles; ++tile) {
    if ((state.unseen >> tile & 1u) && !sink(event(kChance, cities::kDraw, tile))) return;
  }
}

template <class Sink>
bool Cities::list_tiles(const State& state, Actor actor, Sink& sink) {
  const cities::City& city = state.cities[actor - 1];
  const bool set_up = cities::in_set_up(state);
  const cities::Frame cells = cities::cells_to_lay(state, city);
  const unsigned shift = cities::bit_shift(city);
  for (uint32_t tiles = city.todo; tiles != 0; tiles &= tiles - 1) {
    const unsigned tile = static_cast<unsigned>(std::countr_zero(tiles));
    for (cities::Frame left = cells; left != 0; left &= left - 1) {
      const unsigned bit = static_cast<unsigned>(std::countr_zero(left));
      const unsigned site = cities::site_of_bit(bit, shift);
      const bool more = set_up ? sink(event(actor, cities::kStart, tile, site, 0)) &&
                                     sink(event(actor, cities::kStart, tile, site, 1)) &&
                                     sink(event(actor, cities::kStart, tile, site, 2)) &&
                                     sink(event(actor, cities::kStart, tile, site, 3))
                               : sink(event(actor, cities::kPlace, site, 0)) &&
                                     sink(event(actor, cities::kPlace, site, 1)) &&
                                     sink(event(actor, cities::kPlace, site, 2)) &&
                                     sink(event(actor, cities::kPlace, site, 3));
      if (!more) return false;
    }
  }
  return true;
}

template <class Sink>
bool Cities::list_tourists(const State& state, Actor actor, Sink& sink) {
  const cities::City& city = state.cities[actor - 1];
  const cities::Tourists tourists = city.tourists;
  const cities::Mask open = city.open;
  const unsigned shift = cities::spot_shift(city);
  const unsigned quarters = city.open_quarters();
  if (!sink(event(actor, cities::kStay))) return false;
  if (tourists.count < cities::kTourists) {
    for (unsigned left = quarters; left != 0; left &= left - 1) {
      if (!sink(event(actor, cities::kTourist, static_cast<unsigned>(std::countr_zero(left))))) {
        return false;
      }
    }
  }
  const unsigned jumps = cities::may_jump(state) ? quarters : 0;
  for (unsigned i = 0; i < tourists.count; ++i) {
    const unsigned field = tourists.at[i];
    const unsigned from = cities::spot_of_field(field, shift);
    for (unsigned left = jumps; left != 0; left &= left - 1) {
      const unsigned quarter = static_cast<unsigned>(std::countr_zero(left));
      if (!sink(event(actor, cities::kJump, from, quarter))) return false;
    }
    const auto steps = open & cities::kAround[field];
    for (unsigned half = 0; half < 2; ++half) {
      for (uint32_t left = steps.words[half]; left != 0; left &= left - 1) {
        const unsigned to =
            half * cities::Mask::kWordBits + static_cast<unsigned>(std::countr_zero(left));
        if (!sink(event(actor, cities::kWalk, from, cities::spot_of_field(to, shift)))) {
          return false;
        }
      }
    }
  }
  return true;
}

}  // namespace rules
