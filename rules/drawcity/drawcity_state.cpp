// What a state shows and hides, when it is sound, and which states are as good as equal.
#include "rules/drawcity/drawcity_state.hpp"

#include "rules/drawcity/drawcity.hpp"

namespace rules {

using namespace drawcity;

namespace drawcity {

bool can_build(const State& state) {
  const Hand& hand = state.hands[state.active - 1];
  const Own* const own = state.own[state.active - 1];
  const uint32_t low = number_bit(hand.numbers[0]);
  const uint32_t high = number_bit(hand.numbers[1]);
  for (unsigned i = 0; i < state.street_count; ++i) {
    const Row free = state.streets[i].free;
    if (free == 0) continue;
    if (free & (columns_for(own[i], low) | columns_for(own[i], high))) return true;
  }
  return false;
}

namespace {

template <unsigned kCards>
void restock(const State& state, Deck<kCards>& deck, const uint8_t (&all)[kCards],
             uint8_t (Hand::*cards)[kHand]) {
  unsigned size = 0;
  for (unsigned i = 0; i < kCards; ++i) {
    deck.left[i] = all[i];
    size += all[i];
  }
  for (const Hand& hand : state.hands) {
    for (const unsigned card : hand.*cards) {
      if (card == 0) continue;
      --deck.left[card - 1];
      --size;
    }
  }
  deck.size = static_cast<uint8_t>(size);
}

// Puts cards back where nobody sees them.
template <unsigned kCards>
void hide(Deck<kCards>& deck, uint8_t (&cards)[kHand]) {
  for (uint8_t& card : cards) {
    if (card == 0) continue;
    ++deck.left[card - 1];
    ++deck.size;
    ++deck.hidden;
    card = 0;
  }
}

}  // namespace

void restock_numbers(State& state) { restock(state, state.numbers, kNumberCards, &Hand::numbers); }

void restock_developments(State& state) {
  restock(state, state.developments, kDevelopmentCards, &Hand::developments);
}

}  // namespace drawcity

// "Setup": hands are secret. What others hold is among the unseen cards, and comes up when it is
// their turn.
void DrawCity::redact(State& state, uint8_t seat) {
  for (unsigned other = 1; other <= state.players; ++other) {
    if (other == seat) continue;
    hide(state.numbers, state.hands[other - 1].numbers);
    hide(state.developments, state.hands[other - 1].developments);
  }
  const bool plays = state.phase == Phase::kAct || state.phase == Phase::kDevelopment;
  if (plays && state.due == 0 && state.active != seat) state.phase = Phase::kNumber;
}

Score DrawCity::score(const State& state, uint8_t seat) { return score_of(city_of(state), seat); }

Actors DrawCity::winners(const State& state) { return best_of(city_of(state)); }

// --- canonical ---------------------------------------------------------------------------------

namespace {

// Numbers of the ascending order matter only next to a gap with a free space. Where they don't, the
// lowest ones that fit stand for them.
Own without_numbers(Own own, Row free) {
  Row columns = columns_of(own);
  uint32_t numbers = own & ~(number_bit(1) - 1);
  if (free == 0) return columns | kNothing | lower_numbers(number_bit(row_size(columns) + 1));
  Own kept = columns | kNothing;
  uint32_t last = number_bit(0);
  Row reached = 1;  // the column up to which spaces were looked at
  while (columns != 0) {
    const Row column = lowest(columns);
    columns ^= column;
    const Row next = columns == 0 ? 1u << (kColumns + 1) : lowest(columns);
    const uint32_t number = lowest(numbers);
    numbers ^= number;
    const bool matters = (free & (next - reached)) != 0;
    last = matters ? number : last << 1;
    kept |= last;
    reached = column;
  }
  return kept;
}

// The hands of those who have finished stay out of the decks, whoever has which.
void merge_finished_hands(State& state) {
  uint8_t numbers[kNumbers + 1] = {};
  uint8_t developments[kTypes + 1] = {};
  const auto is_out = [&](unsigned seat) {
    return has_finished(state, seat) && seat != state.active;
  };
  for (unsigned seat = 1; seat <= state.players; ++seat) {
    if (!is_out(seat)) continue;
    for (const uint8_t card : state.hands[seat - 1].numbers) ++numbers[card];
    for (const uint8_t card : state.hands[seat - 1].developments) ++developments[card];
  }
  unsigned number = 0;
  unsigned development = 0;
  for (unsigned seat = 1; seat <= state.players; ++seat) {
    if (!is_out(seat)) continue;
    for (uint8_t& card : state.hands[seat - 1].numbers) {
      while (numbers[number] == 0) ++number;
      --numbers[number];
      card = static_cast<uint8_t>(number);
    }
    for (uint8_t& card : state.hands[seat - 1].developments) {
      while (developments[development] == 0) ++development;
      --developments[development];
      card = static_cast<uint8_t>(development);
    }
  }
}

// A pattern fits from either end, and the two are as good in either order.
uint16_t sorted_patterns(uint16_t patterns) {
  constexpr unsigned kBits = 2 * kPatternLength;
  unsigned sorted[kPatterns];
  for (unsigned i = 0; i < kPatterns; ++i) {
    const unsigned forwards = patterns >> (i * kBits) & ((1u << kBits) - 1);
    const unsigned backwards = forwards >> 4 | (forwards & 12u) | (forwards & 3u) << 4;
    sorted[i] = forwards < backwards ? forwards : backwards;
  }
  const bool turned = sorted[0] > sorted[1];
  return static_cast<uint16_t>(sorted[turned] | sorted[!turned] << kBits);
}

// After the end only points matter, and what they are for.
void forget_play(State& state) {
  state.first = 0;
  state.patterns = 0;
  state.joins = 0;
  state.numbers = {};
  state.developments = {};
  for (Hand& hand : state.hands) hand = {};
  for (Street& street : state.streets) street.marked = 0;
}

// Which round it is matters only as long as somebody may tick a goal, and who ticked it in this one
// only as long as somebody may do so too.
void forget_rounds(State& state) {
  bool all_settled = true;
  for (unsigned i = 0; i < kMostGoals; ++i) {
    if (state.phase != Phase::kOver && is_decided(state, i)) close_round(state, i);
    if (!is_settled(state, i)) {
      all_settled = false;
      continue;
    }
    state.open &= static_cast<uint8_t>(~(1u << i));
    if (state.goals[i] != kNoGoal) state.before[i] = state.ticked[i] = kMostSeats;
  }
  if (all_settled && state.first != 0) state.first = 1;
}

}  // namespace

State DrawCity::canonical(const State& state) {
  State same = state;
  if (in_set_up(state)) return same;
  forget_rounds(same);
  for (Street& street : same.streets) street.across = 0;
  for (unsigned seat = 1; seat <= state.players; ++seat) {
    const bool builds = !has_finished(state, seat);
    for (unsigned i = 0; i < state.street_count; ++i) {
      Own& own = same.own[seat - 1][i];
      own = without_numbers(own, builds ? Row{state.streets[i].free} : Row{0});
    }
  }
  if (state.phase == Phase::kOver) {
    forget_play(same);
    return same;
  }
  merge_finished_hands(same);
  if (has(state, kNeighborhoods)) same.patterns = sorted_patterns(state.patterns);
  return same;
}

}  // namespace rules
