// Townies: everybody draws Shapes and Objects of the same two dice on a map of 91 spaces, each with
// a marker that goes round the table.
#pragma once

#include "rules/core/game.hpp"
#include "rules/core/plain_game.hpp"
#include "rules/core/run.hpp"
#include "rules/townies/townies_town.hpp"

namespace rules {
namespace townies {

inline constexpr uint8_t kMostSeats = 5;

// What a, b and c are.
enum class Verb : uint8_t {
  kDealMarker,      // chance: player, colour
  kDealAdditional,  // chance: goal
  kDealBonus,       // chance: bonus
  kRoll,            // chance: Object, Shape
  kShape,           // form, first space
  kObject,          // Object, space
  kPass,
  kStar,  // what for
  kEnd,
};
inline constexpr size_t kVerbs = 9;

// What a star is spent for, all bonuses in one row; the bonus in force allows a part of it.
inline constexpr unsigned kForFunding = 0;
inline constexpr unsigned kForColour = 1;
inline constexpr unsigned kForShape = kForColour + kColours;
inline constexpr unsigned kForObject = kForShape + kShapes;
inline constexpr unsigned kStarUses = kForObject + kObjects;

// Settings and cards count from 1; 0 is none.
struct Options {
  uint8_t mode = kFull;
  uint8_t markers[kMostSeats] = {};
  uint8_t additional = 0;
  uint8_t bonus = 0;
};
constexpr bool has_bonus(unsigned mode) { return mode != kFirst; }
constexpr bool has_individual(unsigned mode) { return mode != kFirst; }
constexpr bool has_additional(unsigned mode) { return mode == kFull; }

enum Step : uint8_t { kDeal, kRolling, kActing, kOver };

struct State {
  uint8_t players = 0;
  uint8_t mode = kFull;
  uint8_t additional = 0;  // from 1; 0: none (yet)
  uint8_t bonus = 0;       // from 1; 0: none (yet)
  Step step = kDeal;
  uint8_t object = 0;  // the white die while players act
  uint8_t shape = 0;   // the black die while players act
  Actors actors = 0;   // who may act now
  Town towns[kMostSeats];
};
static_assert(sizeof(State) == 488);

constexpr bool plays_alone(const State& state) { return state.players == 1; }
constexpr bool has(const State& state, Bonus bonus) { return state.bonus == bonus + 1u; }

// The uses of a star under the bonus of the game.
struct Uses {
  uint8_t first;
  uint8_t count;
};
inline constexpr Uses kUses[kBonuses + 1] = {
    {0, 0}, {0, 0}, {kForFunding, 1}, {kForColour, kColours}, {kForShape, kShapes + kObjects}};

// What chance has to say before the first round.
struct Dealing {
  Verb verb;     // kRoll: nothing any more
  uint8_t seat;  // whose marker
};
Dealing next_dealing(const State& state);
// The colours of all markers that are dealt, bit k the k-th.
inline unsigned taken_colours(const State& state) {
  unsigned markers = 0;
  for (const Town& town : state.towns) markers |= 1u << town.marker;
  return markers >> 1;
}

}  // namespace townies

struct Townies : PlainGame<Townies> {
  using State = townies::State;
  using Options = townies::Options;

  static constexpr const char* kId = "townies";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = townies::kMostSeats;
  static constexpr Passing kPassing = Passing::together;
  static constexpr size_t kItemCount = 3;
  static constexpr const char* kItems[kItemCount] = {"objects", "goals-individual",
                                                     "goals-additional"};
  static constexpr size_t kMostRuns = townies::kMostSeats * (townies::kMostGroups + 2);

  static State start(const Options& options, uint8_t players);
  static Actors to_act(const State& state) { return state.actors; }
  template <class Sink>
  static void options(const State& state, Sink&& sink);
  static Verdict apply(State& state, Event event);
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static const char* title(const State& state);
  static bool sound(const State& state);
  static State canonical(const State& state);

  // --- records -----------------------------------------------------------------------------------
  static constexpr size_t kVerbCount = townies::kVerbs;
  static const VerbText kVerbs[kVerbCount];
  static constexpr size_t kSettingCount = 4;
  static const SettingText kSettings[kSettingCount];
  static bool set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value);
  static bool given(const Options& options, size_t setting, uint8_t seat, unsigned& value);
  static bool agrees(const Options& options, uint8_t players, size_t setting, uint8_t seat);
  static Extra extra(const State& state, uint8_t seat);
  class Position;

 private:
  template <class Sink>
  static void list_chance(const State& state, Sink& sink);
  template <class Sink>
  static bool list_turn(const State& state, Actor actor, Sink& sink);
};

class Townies::Position {
 public:
  Position(const Options& options, uint8_t players);

  bool line(Reader words);
  bool finish() const { return open_ == 0; }

  Score score(uint8_t seat) const { return Townies::score(state_, seat); }
  Extra extra(uint8_t seat) const { return Townies::extra(state_, seat); }
  Actors winners() const { return Townies::winners(state_); }
  const char* title() const { return Townies::title(state_); }

 private:
  bool open_block(Reader words);
  bool add_block(Reader words);

  State state_;
  uint8_t seen_ = 0;  // players whose block has begun, bit k
  uint8_t open_ = 0;  // the player whose block is open, 0: none
};

template <class Sink>
void Townies::options(const State& state, Sink&& sink) {
  if (state.step == townies::kOver) return;
  if (state.step != townies::kActing) {
    list_chance(state, sink);
    return;
  }
  for (unsigned seat = 0; seat < state.players; ++seat) {
    if (!state.towns[seat].acts()) continue;
    if (!list_turn(state, static_cast<Actor>(seat + 1), sink)) return;
  }
}

template <class Sink>
void Townies::list_chance(const State& state, Sink& sink) {
  if (state.step == townies::kRolling) {
    constexpr Bits128 kAllShapes = {{(1u << townies::kShapes) - 1, 0}};
    for (unsigned object = 0; object < townies::kObjects; ++object) {
      const Event first = event(kChance, townies::Verb::kRoll, object);
      if (!give_run(sink, first, {kAllShapes, {}, {}}, townies::kShapes)) return;
    }
    return;
  }
  const townies::Dealing next = townies::next_dealing(state);
  if (next.verb == townies::Verb::kDealMarker) {
    const unsigned taken = townies::taken_colours(state);
    for (unsigned colour = 0; colour < townies::kColours; ++colour) {
      if (taken >> colour & 1u) continue;
      if (!sink(event(kChance, next.verb, next.seat, colour))) return;
    }
    return;
  }
  const unsigned cards =
      next.verb == townies::Verb::kDealAdditional ? townies::kGoals : townies::kBonuses;
  for (unsigned card = 0; card < cards; ++card) {
    if (!sink(event(kChance, next.verb, card))) return;
  }
}

template <class Sink>
bool Townies::list_turn(const State& state, Actor actor, Sink& sink) {
  using namespace townies;
  const Town& town = state.towns[actor - 1];
  const Turn& turn = town.turn;
  bool draws = false;
  if (turn.shape_ways != 0) {
    const ShapeForms& shape = kShapeTable[turn.shape];
    const Pairs pairs(town.empty());
    uint32_t fits = turn.fits;
    for (unsigned form = shape.form, end = form + shape.forms; form != end; form += kGroup) {
      const unsigned counted_here = fits & 0xFFu;
      fits >>= 8;
      if (turn.counted && counted_here == 0) continue;
      RunSets sets;
      find_group(pairs, form / kGroup, sets);
      const unsigned many =
          turn.counted ? counted_here : Board::count_few(sets[0], sets[1], sets[2]);
      if (!give_run(sink, event(actor, Verb::kShape, form), sets, many)) return false;
      draws = draws || many != 0;
    }
  }
  const uint8_t objects[2] = {turn.object, turn.colour};
  for (unsigned i = turn.object == turn.colour ? 1 : 0; i < 2; ++i) {
    if (turn.object_ways[1 - i] == 0) continue;
    const Board board = sites(town, objects[i], town.empty());
    const unsigned many = board.count();
    const Event first = event(actor, Verb::kObject, objects[i]);
    if (!give_run(sink, first, {board, {}, {}}, many)) return false;
    draws = draws || many != 0;
  }
  if (turn.may & kMayStar) {
    const Uses uses = kUses[state.bonus];
    for (unsigned use = uses.first; use < unsigned{uses.first} + uses.count; ++use) {
      if (!sink(event(actor, Verb::kStar, use))) return false;
    }
  }
  if (turn.may & kMayEnd) return sink(event(actor, Verb::kEnd));
  if (draws) return true;
  return sink(event(actor, Verb::kPass));
}

}  // namespace rules
