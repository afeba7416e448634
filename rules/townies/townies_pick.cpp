// One of all options by a number, without listing them.
#include "rules/townies/townies.hpp"

namespace rules {

using namespace townies;

namespace {

[[gnu::noinline]] Event pick_deal(const State& state, Rng& rng) {
  const Dealing next = next_dealing(state);
  if (next.verb == kDealAdditional) return event(kChance, next.verb, rng.below(kGoals));
  if (next.verb == kDealBonus) return event(kChance, next.verb, rng.below(kBonuses));
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
    const unsigned space = pairs.fitting(kShapeTables.forms[form]).take_nth(n);
    if (space != Board::kPlaces) return event(actor, kShape, form, space);
  }
}

constexpr std::array<uint8_t, kSpaces> all_spaces() {
  std::array<uint8_t, kSpaces> spaces{};
  unsigned many = 0;
  kMap.all_of([&](unsigned space) {
    spaces[many++] = static_cast<uint8_t>(space);
    return true;
  });
  return spaces;
}
constexpr std::array<uint8_t, kSpaces> kAllSpaces = all_spaces();

[[gnu::noinline]] Event nth_site(const Town& town, Actor actor, unsigned object, unsigned n) {
  return event(actor, kObject, object, sites(town, object, town.empty()).nth(n));
}

// Each option is one of the ways, so that drawing until it is one makes all equally likely.
[[gnu::always_inline]] inline Event draw_way(const State& state, Rng& rng) {
  const Town* const towns = state.towns;
  static_assert(kMostSeats == 5);
  const unsigned all = unsigned{towns[0].turn.ways} + towns[1].turn.ways + towns[2].turn.ways +
                       towns[3].turn.ways + towns[4].turn.ways;
  for (;;) {
    unsigned n = rng.below(all);
    const Town* town = towns;
    Actor actor = 1;
    for (; n >= town->turn.ways; ++town, ++actor) n -= town->turn.ways;
    const Turn& turn = town->turn;
    if (n < turn.shape_ways) {
      if (turn.counted) return nth_fitting(*town, actor, n);
      const Placement& placement =
          kShapeTables.placements[kShapeTables.shapes[turn.shape].placement + n];
      if (town->leaves_free(kShapeTables.forms[placement.form], placement.space)) {
        return event(actor, kShape, placement.form, placement.space);
      }
      continue;
    }
    n -= turn.shape_ways;
    unsigned object = turn.colour;
    unsigned sites = turn.object_ways[0];
    if (n >= sites) {
      n -= sites;
      object = turn.object;
      sites = turn.object_ways[1];
    }
    if (n < sites) {
      if (turn.counted) return nth_site(*town, actor, object, n);
      const unsigned space = kAllSpaces[n];
      if (town->is_empty(space) && stands_beside(*town, object, space)) {
        return event(actor, kObject, object, space);
      }
      continue;
    }
    n -= sites;
    const Uses uses = kUses[turn.may & kMayStar ? state.bonus : 0];
    if (n < uses.count) return event(actor, kStar, uses.first + n);
    if (turn.may & kMayEnd) return event(actor, kEnd);
    if (turn.counted || !can_draw(*town)) return event(actor, kPass);
  }
}

[[gnu::noinline]] Event pick_turn(const State& state, Rng& rng) {
  Rng own = rng;  // stays in registers while it is drawn again
  const Event drawn = draw_way(state, own);
  rng = own;
  return drawn;
}

}  // namespace

Event Townies::pick(const State& state, Rng& rng) {
  if (state.step == kActing) {
    return pick_turn(state, rng);
  }
  return state.step == kRolling ? pick_roll(rng) : pick_deal(state, rng);
}

}  // namespace rules
