// What a game of DrawCity is at any moment, and small questions about it.
#pragma once

#include <cstdint>

#include "rules/core/event.hpp"
#include "rules/drawcity/drawcity_rows.hpp"
#include "rules/drawcity/drawcity_tables.hpp"

namespace rules::drawcity {

// What a, b and c are.
enum class Verb : uint8_t {
  kDrawFirst,        // player
  kDrawNumber,       // player, number
  kDrawDevelopment,  // player, type
  kDrawGoal,         // Goal
  kDrawZone,         // type
  kDrawDemand,       // type
  kDrawPattern,      // type
  kBuild,            // type, number, site
  kMark,             // first site, Direction
  kSkip,             // number or 0, type or 0
};
inline constexpr unsigned kVerbs = 10;

enum Direction : uint8_t { kAcross, kDown };

struct Options {
  uint8_t streets = 0;  // 0: by the players
  uint8_t modules = kGoals;
  uint8_t other_goal = 0;
};

enum class Phase : uint8_t {
  kFirst,  // who begins
  kDeal,
  kDrawGoals,
  kDrawZones,
  kDrawDemands,
  kDrawPatterns,
  kAct,     // build or skip
  kChoose,  // which of several neighborhoods
  kNumber,
  kDevelopment,
  kOver,
};

// Cards in hand, ascending. 0: a card that is still to be drawn or that the viewer may not see.
struct Hand {
  uint8_t numbers[kHand];
  uint8_t developments[kHand];
};

// A deck is a count of unseen cards, by card - 1. `hidden` of its `size` cards are not there but in
// hands that the viewer may not see: only where redact() was. What was discarded is all the rest.
template <unsigned kCards>
struct Deck {
  uint8_t left[kCards];
  uint8_t size;
  uint8_t hidden;
};

// Bits by column.
struct Street {
  uint16_t of[kTypes];  // by type - 1, whoever built it
  uint16_t free;        // nothing on streets that are not in the game
  uint16_t internet;
  uint16_t marked;  // part of a neighborhood
  uint16_t across;  // where a neighborhood begins that lies along the street; the rest go down
};

// A player has finished after so many skips in a row.
inline constexpr unsigned kLastSkip = 2;

// Cards that the active player has still to draw from the deck.
inline constexpr uint8_t kDueNumber = 1;
inline constexpr uint8_t kDueDevelopment = 2;

struct State {
  Phase phase;
  uint8_t active;  // who acts, is dealt to or draws; 0 before and after the game
  uint8_t due;
  uint8_t players;
  uint8_t street_count;
  uint8_t modules;
  uint8_t first;
  Site site;                          // in kChoose: what was built
  uint8_t step;                       // cards drawn in this phase of the set-up, or by this player
  uint8_t skips[kMostSeats];          // in a row
  uint8_t contributions[kMostSeats];  // to neighborhoods
  uint8_t open;                       // goals with a space to tick in this round, bit by place
  uint8_t wanted[kTypes];  // by type - 1: goals that building it may complete, bit by place
  uint16_t patterns;       // two bits a square: type - 1
  uint16_t joins;          // four bits a type: the types that stand beside it in a pattern
  Hand hands[kMostSeats];
  Deck<kNumbers> numbers;
  Deck<kTypes> developments;
  uint8_t goals[kMostGoals];   // kNoGoal: not drawn or not in the game
  uint8_t ticked[kMostGoals];  // by how many players
  uint8_t before[kMostGoals];  // by how many of them before this round
  uint16_t ticks[kMostGoals];  // two bits a player: the space ticked, or 0
  uint8_t built;               // spaces, by all players
  uint8_t unused[3];
  uint32_t zones;   // two bits a column: type - 1
  uint32_t demand;  // two bits a street: type - 1
  Street streets[kMostStreets];
  Own own[kMostSeats][kMostStreets];
};
static_assert(sizeof(State) <= 512);

inline bool has(const State& state, Module module) { return (state.modules & module) != 0; }
inline bool has_finished(const State& state, unsigned seat) {
  return state.skips[seat - 1] >= kLastSkip;
}
inline unsigned goals_to_draw(const State& state) {
  return has(state, kOtherGoal) ? kMostGoals : kMostGoals - 1;
}
inline bool in_set_up(const State& state) { return state.phase < Phase::kAct; }

// The kind of card that chance gives next; in kFirst no card. Before: chance is to act.
inline Verb next_draw(const State& state) {
  switch (state.phase) {
    case Phase::kFirst:
      return Verb::kDrawFirst;
    case Phase::kDeal:
      return state.step < kHand ? Verb::kDrawNumber : Verb::kDrawDevelopment;
    case Phase::kDrawGoals:
      return Verb::kDrawGoal;
    case Phase::kDrawZones:
      return Verb::kDrawZone;
    case Phase::kDrawDemands:
      return Verb::kDrawDemand;
    case Phase::kDrawPatterns:
      return Verb::kDrawPattern;
    case Phase::kDevelopment:
      return Verb::kDrawDevelopment;
    default:
      return Verb::kDrawNumber;
  }
}

// Whether the active player can build at all. Before: in kAct.
bool can_build(const State& state);

// Neighborhoods that a new development would complete.
struct Lines {
  Row across;     // the columns where those along the street begin
  unsigned down;  // bit i: one that begins 2 - i streets further up

  unsigned count() const { return row_size(across) + row_size(down << 1); }
};
Lines lines_through(const State& state, Site site);
// What `patterns` say about `joins`.
unsigned joins_of(unsigned patterns);
// Whether the one that begins there is among `lines` through `site`. Any bytes.
bool offers(const Lines& lines, Site site, unsigned first, unsigned direction);
void mark(State& state, Site first, Direction direction);
// Before: lines.count() == 1.
void mark_only(State& state, Site site, const Lines& lines);

// "Internet access": a starting space.
inline bool begins_internet(const State& state, unsigned street, unsigned column) {
  return (street == 2 && column == 2) ||
         (street + 1 == state.street_count && column == kColumns - 1);
}

// Whether building the type may complete the goal.
bool may_complete(unsigned goal, unsigned type);
// "Municipal Goals": a card comes into the game.
void add_goal(State& state, unsigned place, unsigned goal);
// A round begins: who has ticked a goal so far was before all others.
void close_round(State& state);
// The same for one goal.
void close_round(State& state, unsigned place);
// Whether nobody can tick it any more in this round.
bool is_decided(const State& state, unsigned goal);
// What the player has completed once the site is built on.
void tick_goals(State& state, unsigned seat, Site site, unsigned type);
// Whether nobody can tick it any more.
bool is_settled(const State& state, unsigned goal);

// All cards that are in no hand that can be seen go back to the deck.
void restock_numbers(State& state);
void restock_developments(State& state);

}  // namespace rules::drawcity
