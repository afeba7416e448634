// One of all options, without listing them.
#include "rules/core/assert.hpp"
#include "rules/drawcity/drawcity.hpp"
#include "rules/drawcity/drawcity_play.hpp"

namespace rules::drawcity {
namespace {

template <unsigned kCards>
unsigned pick_card(const Deck<kCards>& deck, Rng& rng) {
  unsigned n = rng.below(deck.size);
  unsigned card = 0;
  for (; n >= deck.left[card]; ++card) n -= deck.left[card];
  return card + 1;
}

Event pick_skip(const State& state, Rng& rng) {
  const Hand& hand = state.hands[state.active - 1];
  const unsigned number_count = hand.numbers[0] == hand.numbers[1] ? kHand : kHand + 1;
  const unsigned type_count = hand.developments[0] == hand.developments[1] ? kHand : kHand + 1;
  const unsigned number = rng.below(number_count);
  const unsigned type = rng.below(type_count);
  return event(state.active, Verb::kSkip, number == 0 ? 0u : hand.numbers[number - 1],
               type == 0 ? 0u : hand.developments[type - 1]);
}

// Spaces as numbers from 0 on, street by street.
constexpr unsigned street_of_space(unsigned space) { return space * 373 >> 12; }
constexpr bool divides_all() {
  for (unsigned space = 0; space < kColumns * kMostStreets; ++space) {
    if (street_of_space(space) != space / kColumns) return false;
  }
  return true;
}
static_assert(divides_all());

// Luck for two tries: in each half two bits for the cards and 14 for a space. Each of `spaces`
// numbers of 14 bits is as likely but for the first few, see Rng::below().
constexpr unsigned kSpaceBits = 14;
struct Excess {
  uint8_t of[kMostStreets + 1];
};
constexpr Excess make_excess() {
  Excess excess{};
  for (unsigned i = 1; i <= kMostStreets; ++i) {
    excess.of[i] = static_cast<uint8_t>((1u << kSpaceBits) % (i * kColumns));
  }
  return excess;
}
constexpr Excess kExcess = make_excess();

// Where on one street the lower and the higher number may go.
struct Places {
  uint16_t low;
  uint16_t high;
  uint32_t street;  // from 0 on
};

// Counts all spaces where the numbers may go. As columns_for(), but for both at once: often they go
// to the same gap.
[[gnu::noinline]] Event pick_counted(const State& state, Rng& rng) {
  const Hand& hand = state.hands[state.active - 1];
  const Own* const own = state.own[state.active - 1];
  const uint32_t low_bit = number_bit(hand.numbers[0]);
  const uint32_t high_bit = number_bit(hand.numbers[1]);
  const uint32_t no_high = high_bit == low_bit ? kNothing : high_bit;
  Places places[kMostStreets];
  Places* end = places;
  unsigned count = 0;
  for (unsigned street = 0; street < state.street_count; ++street) {
    const Row free = state.streets[street].free;
    if (free == 0) continue;
    const Own all = own[street];
    Own rest = all;
    for (uint32_t lower = all & lower_numbers(low_bit); lower != 0; lower &= lower - 1) {
      rest &= rest - 1;
    }
    Row left = lowest(rest);
    const Row gap = free & (lowest(rest ^ left) - (left << 1));
    const Row low = all & low_bit ? 0 : gap;
    Row high = 0;
    if ((all & no_high) == 0) {
      uint32_t between = all & (high_bit - low_bit);
      high = gap;
      if (between != 0) {
        for (; between != 0; between &= between - 1) rest &= rest - 1;
        left = lowest(rest);
        high = free & (lowest(rest ^ left) - (left << 1));
      }
    }
    if ((low | high) == 0) continue;
    count += row_size(low) + row_size(high);
    *end++ = {static_cast<uint16_t>(low), static_cast<uint16_t>(high), street};
  }
  if (count == 0) return pick_skip(state, rng);
  unsigned n = rng.below(2 * count);
  const unsigned type = hand.developments[n & 1u];
  n >>= 1;
  const Places* at = places;
  unsigned of_low = 0;
  for (;; ++at) {
    of_low = row_size(at->low);
    const unsigned size = of_low + row_size(at->high);
    if (n < size) break;
    n -= size;
  }
  const bool is_high = n >= of_low;
  Row row = is_high ? at->high : at->low;
  for (n -= is_high ? of_low : 0; n != 0; --n) row &= row - 1;
  const Site site = site_at(at->street + 1, column_of(lowest(row)));
  return event(state.active, Verb::kBuild, type, hand.numbers[is_high], site);
}

// With more than this on a street each, few spaces fit and counting costs less than trying.
bool is_crowded(const State& state) {
  return 4u * state.built >= 5u * state.players * state.street_count ||
         state.skips[state.active - 1] != 0;
}

}  // namespace

// A number, a type and a space, as long as they don't fit; after some tries by counting. Each
// option stays as likely as any other.
Event pick_turn(const State& state, Rng& rng) {
  constexpr unsigned kTries = 6;
  const Hand& hand = state.hands[state.active - 1];
  const Own* const own = state.own[state.active - 1];
  const unsigned spaces = state.street_count * kColumns;
  const unsigned excess = kExcess.of[state.street_count];
  uint32_t luck = 0;
  if (is_crowded(state)) return pick_counted(state, rng);
  for (unsigned i = 0; i < kTries; ++i) {
    luck = i % 2 == 0 ? rng.next() : luck >> 16;
    const unsigned product = (luck >> 2 & ((1u << kSpaceBits) - 1)) * spaces;
    if ((product & ((1u << kSpaceBits) - 1)) < excess) continue;
    const unsigned space = product >> kSpaceBits;
    const unsigned street = street_of_space(space);
    const unsigned column = space - street * kColumns + 1;
    if ((state.streets[street].free >> column & 1u) == 0) continue;
    const unsigned number = hand.numbers[luck & 1u];
    if (!keeps_order(own[street], number, column)) continue;
    const unsigned type = hand.developments[luck >> 1 & 1u];
    return event(state.active, Verb::kBuild, type, number, site_at(street + 1, column));
  }
  return pick_counted(state, rng);
}

Event pick_mark(const State& state, Rng& rng) {
  const Lines lines = lines_through(state, state.site);
  unsigned n = rng.below(lines.count());
  Event picked;
  DrawCity::options(state, [&](Event event) {
    picked = event;
    return n-- != 0;
  });
  return picked;
}

Event pick_number(const State& state, Rng& rng) {
  return event(kChance, Verb::kDrawNumber, state.active, pick_card(state.numbers, rng));
}

Event pick_development(const State& state, Rng& rng) {
  return event(kChance, Verb::kDrawDevelopment, state.active, pick_card(state.developments, rng));
}

Event pick_set_up(const State& state, Rng& rng) {
  RULES_ASSERT(state.phase != Phase::kOver);
  const Verb verb = next_draw(state);
  switch (verb) {
    case Verb::kDrawNumber:
      return pick_number(state, rng);
    case Verb::kDrawDevelopment:
      return pick_development(state, rng);
    case Verb::kDrawFirst:
      return event(kChance, Verb::kDrawFirst, 1 + rng.below(state.players));
    case Verb::kDrawGoal:
      return event(kChance, Verb::kDrawGoal, state.step * kGoalsEach + rng.below(kGoalsEach));
    default:
      return event(kChance, verb, pick_card(state.developments, rng));
  }
}

}  // namespace rules::drawcity
