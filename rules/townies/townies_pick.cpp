// One of all options by a number, without listing them.
#include "rules/townies/townies.hpp"

namespace rules {

using namespace townies;

namespace {

[[gnu::noinline]] Event pick_deal(const State& state, Rng& rng) {
  const Dealing next = next_dealing(state);
  if (next.verb == kDealAdditional) return event(kChance, next.verb, rng.below(kGoals));
  if (next.verb == kDealBonus) return event(kChance, next.verb, rng.below(kBonuses));
  for (;;) {
    const unsigned colour = rng.below(kColours);
    if (is_colour_free(state, colour)) return event(kChance, next.verb, next.seat, colour);
  }
}

Event pick_roll(Rng& rng) {
  const unsigned n = rng.below(kObjects * kShapes);
  static_assert(kObjects * kShapes == 36 && kShapes == 6);
  const unsigned object = n * 43 >> 8;  // n / 6, without a division
  return event(kChance, kRoll, object, n - object * kShapes);
}

// One of the shape_ways where they are counted.
[[gnu::noinline]] Event nth_fitting(const Town& town, Actor actor, unsigned n) {
  unsigned form = kShapeTables.shapes[town.turn.shape].form;
  uint32_t fits = town.turn.fits;
  for (; n >= (fits & 0xFFu); fits >>= 8) {
    n -= fits & 0xFFu;
    form += kGroup;
  }
  const Pairs pairs(town.empty());
  for (;; ++form) {
    const Board fitting = pairs.fitting(kShapeTables.forms[form]);
    const unsigned many = fitting.count();
    if (n < many) return event(actor, kShape, form, fitting.nth(n));
    n -= many;
  }
}

// One of the turn's ways from the Objects on.
[[gnu::noinline]] Event nth_other(const State& state, const Town& town, Actor actor, unsigned n) {
  const Turn& turn = town.turn;
  for (unsigned i = 0; i < 2; ++i) {
    if (n < turn.object_ways[i]) {
      const unsigned object = i == 0 ? turn.object : turn.colour;
      return event(actor, kObject, object, sites(town, object, town.empty()).nth(n));
    }
    n -= turn.object_ways[i];
  }
  const Uses uses = kUses[turn.may & kMayStar ? state.bonus : 0];
  if (n < uses.count) return event(actor, kStar, uses.first + n);
  return event(actor, turn.may & kMayEnd ? kEnd : kPass);
}

Event pick_turn(const State& state, Rng& rng) {
  const Town* const towns = state.towns;
  static_assert(kMostSeats == 5);
  const unsigned all = unsigned{towns[0].turn.ways} + towns[1].turn.ways + towns[2].turn.ways +
                       towns[3].turn.ways + towns[4].turn.ways;
  for (;;) {
    unsigned n = rng.below(all);
    const Town* town = towns;
    Actor actor = 1;
    for (; n >= town->turn.ways; ++town, ++actor) n -= town->turn.ways;
    if (n >= town->turn.shape_ways) {
      return nth_other(state, *town, actor, n - town->turn.shape_ways);
    }
    const ShapeForms& shape = kShapeTables.shapes[town->turn.shape];
    if (town->filled > shape.roomy) return nth_fitting(*town, actor, n);
    const Placement& placement = kShapeTables.placements[shape.placement + n];
    if (town->leaves_free(kShapeTables.forms[placement.form], placement.space)) {
      return event(actor, kShape, placement.form, placement.space);
    }
  }
}

}  // namespace

Event Townies::pick(const State& state, Rng& rng) {
  if (state.step == kActing) {
    return pick_turn(state, rng);
  }
  return state.step == kRolling ? pick_roll(rng) : pick_deal(state, rng);
}

}  // namespace rules
