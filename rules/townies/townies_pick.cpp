// One of all options by a number, without listing them.
#include "rules/townies/townies.hpp"

namespace rules {

using namespace townies;

namespace {

Event pick_deal(const State& state, Rng& rng) {
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

// One of the shape_ways; false if it is one that only the empty map has.
bool nth_shape(const Town& town, Actor actor, unsigned n, Event& picked) {
  const ShapeForms& shape = kShapeTables.shapes[town.turn.shape];
  if (town.roomy()) {
    const Placement& placement = kShapeTables.placements[shape.placement + n];
    if (!lies_on(kShapeTables.forms[placement.form], placement.space, town.empty())) return false;
    picked = event(actor, kShape, placement.form, placement.space);
    return true;
  }
  unsigned i = 0;
  for (; n >= town.turn.fits[i]; ++i) n -= town.turn.fits[i];
  const unsigned form = shape.form + i;
  const Board fitting = Pairs(town.empty()).fitting(kShapeTables.forms[form]);
  picked = event(actor, kShape, form, fitting.nth(n));
  return true;
}

Event nth_object(const Town& town, Actor actor, unsigned object, unsigned n) {
  return event(actor, kObject, object, sites(town, object, town.empty()).nth(n));
}

// One of the turn's ways; false if it can't be done.
bool nth_way(const State& state, const Town& town, Actor actor, unsigned n, Event& picked) {
  const Turn& turn = town.turn;
  if (n < turn.shape_ways) return nth_shape(town, actor, n, picked);
  n -= turn.shape_ways;
  for (unsigned i = 0; i < 2; ++i) {
    if (n < turn.object_ways[i]) {
      picked = nth_object(town, actor, i == 0 ? turn.object : turn.colour, n);
      return true;
    }
    n -= turn.object_ways[i];
  }
  const Uses uses = kUses[turn.may & kMayStar ? state.bonus : 0];
  picked = n < uses.count ? event(actor, kStar, uses.first + n)
                          : event(actor, turn.may & kMayEnd ? kEnd : kPass);
  return true;
}

}  // namespace

Event Townies::pick(const State& state, Rng& rng) {
  if (state.step != kActing) return state.step == kRolling ? pick_roll(rng) : pick_deal(state, rng);
  const Town* const towns = state.towns;
  static_assert(kMostSeats == 5);
  const unsigned all = unsigned{towns[0].turn.ways} + towns[1].turn.ways + towns[2].turn.ways +
                       towns[3].turn.ways + towns[4].turn.ways;
  for (;;) {
    unsigned n = rng.below(all);
    const Town* town = towns;
    Actor actor = 1;
    for (; n >= town->turn.ways; ++town, ++actor) n -= town->turn.ways;
    Event picked;
    if (nth_way(state, *town, actor, n, picked)) return picked;
  }
}

}  // namespace rules
