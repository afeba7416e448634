// What holds in every state that play leads to, redacted or not.
#include <cstring>

#include "rules/drawcity/drawcity.hpp"

namespace rules {

using namespace drawcity;

namespace {

bool options_sound(const State& state) {
  if (state.players < kLeastSeats || state.players > kMostSeats) return false;
  if (state.street_count < kLeastStreets || state.street_count > kMostStreets) return false;
  if (state.modules >> (kModules + 1) != 0) return false;
  return !has(state, kOtherGoal) || has(state, kGoals);
}

// Cards that the set-up asks for in this phase.
unsigned cards_of_phase(const State& state) {
  switch (state.phase) {
    case Phase::kDeal:
      return 2 * kHand;
    case Phase::kDrawGoals:
      return goals_to_draw(state);
    case Phase::kDrawZones:
      return kColumns;
    case Phase::kDrawDemands:
      return state.street_count;
    case Phase::kDrawPatterns:
      return kPatterns * kPatternLength;
    default:
      return 0;
  }
}

// In kChoose: what the active player has built, with several lines through it.
bool choice_sound(const State& state) {
  const unsigned street = street_of(state.site);
  const unsigned column = column_at(state.site);
  if (street == 0 || street > state.street_count) return false;
  const Own own = state.own[state.active - 1][street - 1];
  return (columns_of(own) >> column & 1u) != 0 && lines_through(state, state.site).count() > 1;
}

bool turn_sound(const State& state) {
  const bool playing = state.phase != Phase::kFirst && state.phase != Phase::kOver;
  if (state.phase > Phase::kOver || state.active > state.players) return false;
  if ((state.active != 0) != playing) return false;
  if ((state.first != 0) != (state.phase != Phase::kFirst) || state.first > state.players) {
    return false;
  }
  const unsigned cards = cards_of_phase(state);
  if (cards == 0 ? state.step != 0 : state.step >= cards) return false;
  if (state.phase == Phase::kChoose ? !choice_sound(state) : state.site != 0) return false;
  if (state.due > (kDueNumber | kDueDevelopment)) return false;
  if (state.phase == Phase::kChoose) return state.due == (kDueNumber | kDueDevelopment);
  if (state.phase == Phase::kNumber) return state.due == 0 || (state.due & kDueNumber) != 0;
  if (state.phase == Phase::kDevelopment) return (state.due & kDueNumber) == 0;
  return state.due == 0;
}

bool skips_sound(const State& state) {
  bool all = true;
  for (unsigned seat = 1; seat <= kMostSeats; ++seat) {
    if (state.skips[seat - 1] > kLastSkip) return false;
    if ((seat > state.players || in_set_up(state)) && state.skips[seat - 1] != 0) return false;
    if (seat > state.players || has_finished(state, seat)) continue;
    all = false;
  }
  const bool waits = state.phase == Phase::kAct;
  if (waits && has_finished(state, state.active)) return false;
  return state.phase != Phase::kOver || all;
}

// --- cards -------------------------------------------------------------------------------------

// How many cards of one kind this player should have been given.
unsigned cards_given(const State& state, unsigned seat, bool numbers) {
  if (state.phase == Phase::kFirst || seat > state.players) return 0;
  if (state.phase == Phase::kDeal) {
    const unsigned turn = (seat + state.players - state.first) % state.players;
    const unsigned now = (state.active + state.players - state.first) % state.players;
    if (turn != now) return turn < now ? kHand : 0;
    if (numbers) return state.step < kHand ? state.step : kHand;
    return state.step < kHand ? 0 : state.step - kHand;
  }
  const unsigned due = numbers ? kDueNumber : kDueDevelopment;
  return kHand - (seat == state.active && (state.due & due) != 0);
}

// Developments that were drawn for the modules. During the set-up they lie beside the board.
unsigned revealed(const State& state, unsigned type) {
  unsigned count = 0;
  const auto add = [&](uint32_t types, Phase phase, Module module, unsigned all) {
    const unsigned drawn = state.phase > phase ? all : state.step;
    if (!has(state, module) || state.phase < phase) return;
    for (unsigned i = 0; i < drawn; ++i) count += (types >> 2 * i & 3u) == type;
  };
  add(state.zones, Phase::kDrawZones, kZoning, kColumns);
  add(state.demand, Phase::kDrawDemands, kDemand, state.street_count);
  add(state.patterns, Phase::kDrawPatterns, kNeighborhoods, kPatterns * kPatternLength);
  return count;
}

template <unsigned kCards>
bool deck_sound(const State& state, const Deck<kCards>& deck, const uint8_t (&all)[kCards],
                uint8_t (Hand::*cards)[kHand], bool numbers) {
  unsigned out[kCards] = {};
  unsigned missing = 0;
  for (unsigned seat = 1; seat <= kMostSeats; ++seat) {
    const uint8_t(&own)[kHand] = state.hands[seat - 1].*cards;
    unsigned held = 0;
    if (own[0] > own[1]) return false;
    for (const unsigned card : own) {
      if (card > kCards) return false;
      if (card == 0) continue;
      ++held;
      ++out[card - 1];
    }
    const unsigned given = cards_given(state, seat, numbers);
    if (held > given) return false;
    missing += given - held;
  }
  unsigned size = 0;
  for (unsigned card = 0; card < kCards; ++card) {
    const unsigned beside = numbers || !in_set_up(state) ? 0 : revealed(state, card);
    const unsigned seen = deck.left[card] + out[card] + beside;
    if (seen > all[card] || (in_set_up(state) && seen != all[card])) return false;
    size += deck.left[card];
  }
  return deck.size == size && deck.hidden == missing;
}

bool hands_sound(const State& state) {
  const bool numbers = deck_sound(state, state.numbers, kNumberCards, &Hand::numbers, true) &&
                       (state.phase != Phase::kNumber || state.due == 0 ||
                        state.numbers.size > state.numbers.hidden);
  const bool developments =
      deck_sound(state, state.developments, kDevelopmentCards, &Hand::developments, false) &&
      (state.phase != Phase::kDevelopment || state.due == 0 ||
       state.developments.size > state.developments.hidden);
  if (!numbers || !developments) return false;
  if (state.active == 0 || in_set_up(state) || state.due != 0) return true;
  const Hand& hand = state.hands[state.active - 1];
  if (state.phase == Phase::kNumber) return hand.numbers[0] == 0;
  if (hand.numbers[0] == 0) return false;
  return (state.phase == Phase::kDevelopment) == (hand.developments[0] == 0);
}

// --- the board ---------------------------------------------------------------------------------

bool own_sound(Own own) {
  const Row columns = columns_of(own);
  return own >> (kNumberShift + kNumbers + 1) == 0 &&
         (own & ((2u << kNumberShift) - 1)) == (columns | kNothing) &&
         row_size(columns) == detail::kSetSizes[numbers_of(own)];
}

// Where it begins, and what stands beside something that has it; `may_have`: no parks.
bool internet_sound(const State& state, unsigned street, Row may_have) {
  const Street* const at = state.streets + (street - 1);
  Row near = beside(at->internet);
  if (street > 1) near |= at[-1].internet;
  if (street < kMostStreets) near |= at[1].internet;
  for (unsigned column = 1; column <= kColumns; ++column) {
    if (!begins_internet(state, street, column)) continue;
    near |= column_bit(column);
    if ((may_have & ~Row{at->internet}) >> column & 1u) return false;
  }
  return (at->internet & ~(may_have & near)) == 0;
}

bool street_sound(const State& state, unsigned street) {
  const Street& at = state.streets[street - 1];
  const Row all = street <= state.street_count ? kWholeRow : Row{0};
  Row owned = 0;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const Own own = state.own[seat][street - 1];
    if (own == kNothing) continue;
    if (seat >= state.players || !own_sound(own) || (own & owned) != 0) return false;
    owned |= columns_of(own);
  }
  Row built = 0;
  for (const Row of : at.of) {
    if ((built & of) != 0) return false;
    built |= of;
  }
  const Row parks = at.of[kPark - 1];
  return owned == built && (built & ~all) == 0 && at.free == (all & ~built) &&
         (at.marked & ~built) == 0 && internet_sound(state, street, built & ~parks);
}

// How many neighborhoods a seat is part of; `down`: by street, where those that go down begin.
unsigned contributions_of(const State& state, unsigned seat, const Row (&down)[kMostStreets]) {
  const Own* const own = state.own[seat];
  unsigned count = 0;
  for (unsigned i = 0; i < kMostStreets; ++i) {
    const Row row = columns_of(own[i]);
    count += row_size(Row{state.streets[i].across} & (row | row >> 1 | row >> 2));
    if (down[i] != 0) count += row_size(down[i] & (row | own[i + 1] | own[i + 2]));
  }
  return count;
}

// Neighborhoods along the street begin where `across` says; what is left goes down in threes.
bool marks_sound(const State& state) {
  if (!has(state, kNeighborhoods)) {
    unsigned marked = 0;
    for (const Street& at : state.streets) marked |= at.marked | at.across;
    for (const uint8_t each : state.contributions) marked |= each;
    return marked == 0;
  }
  Row open[kPatternLength] = {};  // of those that go down: their first, second and third street
  Row begins[kMostStreets] = {};
  for (unsigned i = 0; i < kMostStreets; ++i) {
    const Street& at = state.streets[i];
    const Row starts = at.across;
    const Row along = starts | starts << 1 | starts << 2;
    if ((starts & (starts << 1 | starts << 2)) != 0 || (along & ~Row{at.marked}) != 0) return false;
    const Row down = at.marked & ~along;
    const Row going_on = open[0] | open[1];
    if ((going_on & ~down) != 0) return false;
    open[1] = open[0];
    open[0] = begins[i] = down & ~going_on;
  }
  if ((open[0] | open[1]) != 0) return false;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    if (state.contributions[seat] != contributions_of(state, seat, begins)) return false;
  }
  return true;
}

bool board_sound(const State& state) {
  unsigned built = 0;
  for (unsigned street = 1; street <= kMostStreets; ++street) {
    if (!street_sound(state, street)) return false;
    if (street <= state.street_count) built += kColumns - row_size(state.streets[street - 1].free);
  }
  return marks_sound(state) && built == state.built && !(built != 0 && in_set_up(state));
}

// --- modules -----------------------------------------------------------------------------------

bool goal_sound(const State& state, unsigned place) {
  const unsigned goal = state.goals[place];
  const bool drawn =
      has(state, kGoals) && place < goals_to_draw(state) &&
      (state.phase > Phase::kDrawGoals || (state.phase == Phase::kDrawGoals && place < state.step));
  const unsigned spaces = kSpacesFor[state.players];
  if ((state.open >> place & 1u) != (drawn && state.before[place] < spaces)) return false;
  if (!drawn) {
    return goal == kNoGoal && state.ticks[place] == 0 && state.ticked[place] == 0 &&
           state.before[place] == 0;
  }
  // The space behind all those who ticked before: as many are on the spaces in front of it.
  unsigned on_space[kSpaces + 1] = {};
  for (unsigned seat = 0; seat < 8; ++seat) {
    const unsigned space = state.ticks[place] >> 2 * seat & 3u;
    if (space == 0) continue;
    ++on_space[space];
    if (seat >= state.players || space > spaces) return false;
  }
  unsigned ticked = 0;
  unsigned before = 0;
  for (unsigned space = 1; space <= kSpaces; ++space) {
    if (on_space[space] != 0 && ticked + 1 != space) return false;
    ticked += on_space[space];
    if (space <= state.before[place]) before = ticked;
  }
  return goal / kGoalsEach == place && ticked == state.ticked[place] &&
         before == state.before[place];
}

bool goals_sound(const State& state) {
  uint8_t wanted[kTypes] = {};
  for (unsigned place = 0; place < kMostGoals; ++place) {
    if (!goal_sound(state, place)) return false;
    for (unsigned type = 1; type <= kTypes && state.goals[place] != kNoGoal; ++type) {
      if (!may_complete(state.goals[place], type)) continue;
      wanted[type - 1] |= static_cast<uint8_t>(1u << place);
    }
  }
  return state.open >> kMostGoals == 0 && std::memcmp(wanted, state.wanted, sizeof wanted) == 0;
}

bool modules_sound(const State& state) {
  const auto fits = [&](uint32_t types, Phase phase, Module module, unsigned all) {
    unsigned drawn = 0;
    if (has(state, module) && state.phase >= phase) drawn = state.phase > phase ? all : state.step;
    return drawn == 16 || types >> 2 * drawn == 0;
  };
  for (unsigned type = 0; type < kTypes; ++type) {
    if (revealed(state, type) > kDevelopmentCards[type]) return false;
  }
  const bool reads = has(state, kNeighborhoods) && !in_set_up(state);
  if (state.joins != (reads ? joins_of(state.patterns) : 0)) return false;
  return fits(state.zones, Phase::kDrawZones, kZoning, kColumns) &&
         fits(state.demand, Phase::kDrawDemands, kDemand, state.street_count) &&
         fits(state.patterns, Phase::kDrawPatterns, kNeighborhoods, kPatterns * kPatternLength);
}

}  // namespace

bool DrawCity::sound(const State& state) {
  return options_sound(state) && turn_sound(state) && skips_sound(state) && hands_sound(state) &&
         board_sound(state) && goals_sound(state) && modules_sound(state) &&
         (state.unused[0] | state.unused[1] | state.unused[2]) == 0;
}

}  // namespace rules
