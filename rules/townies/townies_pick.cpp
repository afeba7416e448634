// One of all options by a number, without listing them.
#include "rules/townies/townies.hpp"

namespace rules {

using namespace townies;

namespace {

uint32_t bits(unsigned actor, Verb verb, unsigned a = 0, unsigned b = 0) {
  return std::bit_cast<uint32_t>(event(static_cast<Actor>(actor), verb, a, b));
}

[[gnu::noinline]] Event pick_deal(const State& state, Rng& rng) {
  const Dealing next = next_dealing(state);
  if (next.verb == Verb::kDealAdditional) return event(kChance, next.verb, rng.below(kGoals));
  if (next.verb == Verb::kDealBonus) return event(kChance, next.verb, rng.below(kBonuses));
  const unsigned taken = taken_colours(state);
  for (;;) {
    const unsigned colour = rng.below(kColours);
    if ((taken >> colour & 1u) == 0) return event(kChance, next.verb, next.seat, colour);
  }
}

[[gnu::noinline]] Event pick_roll(Rng& rng) {
  const unsigned n = rng.below(kObjects * kShapes);
  static_assert(kObjects * kShapes == 36 && kShapes == 6);
  const unsigned object = n * 43 >> 8;  // n / 6, without a division
  return event(kChance, Verb::kRoll, object, n - object * kShapes);
}

// One of the shape_ways where they are counted, as the bits of an Event.
[[gnu::noinline]] uint32_t nth_fitting(const Town& town, unsigned actor, unsigned n) {
  unsigned group = kShapeTable[town.turn.shape].form / kGroup;
  uint32_t fits = town.turn.fits;
  for (; n >= (fits & 0xFFu); fits >>= 8) {
    n -= fits & 0xFFu;
    ++group;
  }
  const Pairs pairs(town.empty());
  RunSets sets;
  find_group(pairs, group, sets);
  for (unsigned form = 0;; ++form) {
    const unsigned space = sets[form].take_nth(n);
    if (space != Board::kPlaces) return bits(actor, Verb::kShape, group * kGroup + form, space);
  }
}

// The n-th site of the Object, as the bits of an Event; 0 where there are no more.
[[gnu::noinline]] uint32_t nth_site(const Town& town, unsigned actor, unsigned object, unsigned n) {
  const unsigned space = sites(town, object, town.empty()).take_nth(n);
  return space == Board::kPlaces ? 0 : bits(actor, Verb::kObject, object, space);
}

// The n-th way of all, as the bits of an Event; 0 where it can't be done.
[[gnu::always_inline]] inline uint32_t nth_way(const State& state, unsigned n) {
  const Town* town = state.towns;
  unsigned actor = 1;
  for (; n >= town->turn.ways; ++town, ++actor) n -= town->turn.ways;
  const Turn& turn = town->turn;
  if (n < turn.shape_ways) {
    if (turn.counted) return nth_fitting(*town, actor, n);
    const Placement one = kPlacementTable[kShapeTable[turn.shape].placement + n];
    return town->leaves_free(one) ? bits(actor, Verb::kShape, one.form(), one.space()) : 0;
  }
  n -= turn.shape_ways;
  unsigned object = turn.colour;
  unsigned sites = turn.object_ways[0];
  if (n >= sites) {
    n -= sites;
    object = turn.object;
    sites = turn.object_ways[1];
  }
  if (n < sites) return nth_site(*town, actor, object, n);
  n -= sites;
  const Uses uses = kUses[turn.may & kMayStar ? state.bonus : 0];
  if (n < uses.count) return bits(actor, Verb::kStar, uses.first + n);
  if (turn.may & kMayEnd) return bits(actor, Verb::kEnd);
  return can_draw(*town) ? 0 : bits(actor, Verb::kPass);
}

// Each option is one of the ways, so that drawing until one can be done makes all equally likely.
[[gnu::noinline]] Event pick_turn(const State& state, Rng& rng) {
  const Town* const towns = state.towns;
  static_assert(kMostSeats == 5);
  const unsigned all = unsigned{towns[0].turn.ways} + towns[1].turn.ways + towns[2].turn.ways +
                       towns[3].turn.ways + towns[4].turn.ways;
  uint32_t drawn = 0;
  for (;;) {
    const uint32_t word = rng.next();  // enough for two numbers
    uint32_t n = 0;
    if (Rng::scaled(word >> 16, all, n)) {
      drawn = nth_way(state, n);
      if (drawn != 0) break;
    }
    if (Rng::scaled(word & 0xFFFFu, all, n)) {
      drawn = nth_way(state, n);
      if (drawn != 0) break;
    }
  }
  return std::bit_cast<Event>(drawn);
}

}  // namespace

Event Townies::pick(const State& state, Rng& rng) {
  if (state.step == kActing) return pick_turn(state, rng);
  return state.step == kRolling ? pick_roll(rng) : pick_deal(state, rng);
}

}  // namespace rules
