// A new game, and the cards of chance before the first turn.
#include <cstring>

#include "rules/drawcity/drawcity.hpp"
#include "rules/drawcity/drawcity_cards.hpp"
#include "rules/drawcity/drawcity_play.hpp"

namespace rules {
namespace drawcity {
namespace {

// Goes to the first phase from this one on that a module asks for.
void go_on_setting_up(State& state, Phase phase) {
  state.step = 0;
  if (phase == Phase::kDrawGoals && !has(state, kGoals)) phase = Phase::kDrawZones;
  if (phase == Phase::kDrawZones && !has(state, kZoning)) phase = Phase::kDrawDemands;
  if (phase == Phase::kDrawDemands && !has(state, kDemand)) phase = Phase::kDrawPatterns;
  if (phase == Phase::kDrawPatterns && !has(state, kNeighborhoods)) phase = Phase::kAct;
  if (phase != Phase::kAct) {
    state.phase = phase;
    return;
  }
  restock_developments(state);  // what was revealed
  begin_turn(state);
}

bool draw_first(State& state, Event event) {
  if (!event.is(Verb::kDrawFirst) || event.a - 1u >= state.players || (event.b | event.c) != 0) {
    return false;
  }
  state.first = event.a;
  state.active = event.a;
  state.phase = Phase::kDeal;
  return true;
}

bool deal(State& state, Event event) {
  if (!event.is(next_draw(state)) || event.a != state.active || event.c != 0) return false;
  Hand& hand = state.hands[event.a - 1];
  if (event.is(Verb::kDrawNumber)) {
    if (!draw(state.numbers, event.b)) return false;
    take(hand.numbers, event.b);
  } else {
    if (!draw(state.developments, event.b)) return false;
    take(hand.developments, event.b);
  }
  if (++state.step != 2 * kHand) return true;
  state.step = 0;
  state.active = state.active == state.players ? uint8_t{1} : uint8_t(state.active + 1u);
  if (state.active == state.first) go_on_setting_up(state, Phase::kDrawGoals);
  return true;
}

bool draw_goal(State& state, Event event) {
  if (!event.is(Verb::kDrawGoal) || (event.b | event.c) != 0) return false;
  if (event.a - state.step * kGoalsEach >= kGoalsEach) return false;
  add_goal(state, state.step, event.a);
  if (++state.step == goals_to_draw(state)) go_on_setting_up(state, Phase::kDrawZones);
  return true;
}

// A development that tells something about the board.
bool reveal(State& state, Event event) {
  if (!event.is(next_draw(state)) || (event.b | event.c) != 0) return false;
  if (!draw(state.developments, event.a)) return false;
  const uint32_t bits = (event.a - 1u) << (2 * state.step);
  ++state.step;
  if (state.phase == Phase::kDrawZones) {
    state.zones |= bits;
    if (state.step == kColumns) go_on_setting_up(state, Phase::kDrawDemands);
  } else if (state.phase == Phase::kDrawDemands) {
    state.demand |= bits;
    if (state.step == state.street_count) go_on_setting_up(state, Phase::kDrawPatterns);
  } else {
    state.patterns = static_cast<uint16_t>(state.patterns | bits);
    if (state.step == kPatterns * kPatternLength) {
      state.joins = static_cast<uint16_t>(joins_of(state.patterns));
      go_on_setting_up(state, Phase::kAct);
    }
  }
  return true;
}

}  // namespace

bool set_up(State& state, Event event) {
  if (event.actor() != kChance) return false;
  switch (state.phase) {
    case Phase::kFirst:
      return draw_first(state, event);
    case Phase::kDeal:
      return deal(state, event);
    case Phase::kDrawGoals:
      return draw_goal(state, event);
    case Phase::kOver:
      return false;
    default:
      return reveal(state, event);
  }
}

}  // namespace drawcity

using namespace drawcity;

State DrawCity::start(const Options& options, uint8_t players) {
  State state{};
  state.players = players;
  state.street_count = options.streets != 0 ? options.streets : kStreetsFor[players];
  state.modules = options.modules;
  if (options.other_goal != 0 && has(state, kGoals)) state.modules |= kOtherGoal;
  restock_numbers(state);
  restock_developments(state);
  std::memset(state.goals, kNoGoal, sizeof state.goals);
  for (unsigned i = 0; i < state.street_count; ++i) state.streets[i].free = kWholeRow;
  for (Own(&own)[kMostStreets] : state.own) {
    for (Own& each : own) each = kNothing;
  }
  return state;
}

}  // namespace rules
