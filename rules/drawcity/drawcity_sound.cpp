// What holds in every state that play leads to, redacted or not.
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

bool turn_sound(const State& state) {
  const bool playing = state.phase != Phase::kFirst && state.phase != Phase::kOver;
  if (state.phase > Phase::kOver || state.active > state.players) return false;
  if ((state.active != 0) != playing) return false;
  if ((state.first != 0) != (state.phase != Phase::kFirst) || state.first > state.players) {
    return false;
  }
  const unsigned cards = cards_of_phase(state);
  if (cards == 0 ? state.step != 0 : state.step >= cards) return false;
  if (state.phase == Phase::kChoose ? lines_through(state, state.site).count() < 2
                                    : state.site != 0) {
    return false;
  }
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

// Developments that lie beside the board during the set-up.
unsigned revealed(const State& state, unsigned type) {
  if (!in_set_up(state) || state.phase <= Phase::kDrawGoals) return 0;
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
    const unsigned beside = numbers ? 0 : revealed(state, card);
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
         (at.internet & ~(built & ~parks)) == 0 && (at.marked & ~built) == 0;
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
  for (const Street& at : state.streets) {
    const Row starts = at.across;
    const Row along = starts | starts << 1 | starts << 2;
    if ((starts & (starts << 1 | starts << 2)) != 0 || (along & ~Row{at.marked}) != 0) return false;
    const Row down = at.marked & ~along;
    const Row going_on = open[0] | open[1];
    if ((going_on & ~down) != 0) return false;
    open[1] = open[0];
    open[0] = down & ~going_on;
  }
  if ((open[0] | open[1]) != 0) return false;
  unsigned contributions = 0;
  unsigned marked = 0;
  for (const uint8_t each : state.contributions) contributions += each;
  for (const Street& at : state.streets) marked += row_size(at.marked);
  return contributions <= marked && contributions * kPatternLength >= marked;
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
  unsigned ticked = 0;
  for (unsigned seat = 0; seat < 8; ++seat) {
    const unsigned space = state.ticks[place] >> 2 * seat & 3u;
    if (space == 0) continue;
    ++ticked;
    if (seat >= state.players || space > spaces) return false;
    if (space > state.before[place] + 1u) return false;
  }
  return goal / kGoalsEach == place && ticked == state.ticked[place] &&
         state.before[place] <= ticked;
}

bool modules_sound(const State& state) {
  for (unsigned place = 0; place < kMostGoals; ++place) {
    if (!goal_sound(state, place)) return false;
  }
  const auto fits = [&](uint32_t types, Phase phase, Module module, unsigned all) {
    unsigned drawn = 0;
    if (has(state, module) && state.phase >= phase) drawn = state.phase > phase ? all : state.step;
    return drawn == 16 || types >> 2 * drawn == 0;
  };
  const bool reads = has(state, kNeighborhoods) && !in_set_up(state);
  if (state.joins != (reads ? joins_of(state.patterns) : 0)) return false;
  return fits(state.zones, Phase::kDrawZones, kZoning, kColumns) &&
         fits(state.demand, Phase::kDrawDemands, kDemand, state.street_count) &&
         fits(state.patterns, Phase::kDrawPatterns, kNeighborhoods, kPatterns * kPatternLength);
}

}  // namespace

bool DrawCity::sound(const State& state) {
  return options_sound(state) && turn_sound(state) && skips_sound(state) && hands_sound(state) &&
         board_sound(state) && modules_sound(state) &&
         (state.unused[0] | state.unused[1] | state.unused[2]) == 0;
}

}  // namespace rules
