#include "rules/townies/townies.hpp"

#include "rules/townies/townies_refusals.hpp"

namespace rules {

using namespace townies;

static_assert(Recorded<Townies>);

namespace townies {

Dealing next_dealing(const State& state) {
  for (uint8_t seat = 1; seat <= state.players; ++seat) {
    if (state.towns[seat - 1].marker == 0) return {Verb::kDealMarker, seat};
  }
  if (has_additional(state.mode) && state.additional == 0) return {Verb::kDealAdditional, 0};
  if (has_bonus(state.mode) && state.bonus == 0) return {Verb::kDealBonus, 0};
  return {Verb::kRoll, 0};
}

}  // namespace townies

namespace {

void give_marker(Town& town, unsigned colour) {
  town.start = static_cast<uint8_t>(colour + 1);
  town.marker = town.start;
}

void update_step(State& state) {
  state.step = next_dealing(state).verb == Verb::kRoll ? kRolling : kDeal;
  state.actors = only(kChance);
}

void find_ways_again(const State& state, Town& town) {
  townies::find_ways_again(town, plays_alone(state), kUses[state.bonus].count);
}

// --- chance ------------------------------------------------------------------------------------

bool deal(State& state, Event event) {
  const Dealing next = next_dealing(state);
  if (!event.is(next.verb) || event.c != 0) return false;
  if (next.verb == Verb::kDealMarker) {
    if (event.a != next.seat || event.b >= kColours || (taken_colours(state) >> event.b & 1u)) {
      return false;
    }
    give_marker(state.towns[next.seat - 1], event.b);
  } else {
    const bool additional = next.verb == Verb::kDealAdditional;
    if (event.b != 0 || event.a >= (additional ? kGoals : kBonuses)) return false;
    (additional ? state.additional : state.bonus) = static_cast<uint8_t>(event.a + 1);
  }
  update_step(state);
  return true;
}

bool roll(State& state, Event event) {
  if (!event.is(Verb::kRoll) || event.a >= kObjects || event.b >= kShapes || event.c != 0) {
    return false;
  }
  state.object = event.a;
  state.shape = event.b;
  state.step = kActing;
  state.actors = static_cast<Actors>((only(state.players) - 1) << 1);
  const bool alone = plays_alone(state);
  const unsigned star_ways = kUses[state.bonus].count;
  const Town* const end = state.towns + state.players;
  for (Town* town = state.towns; town != end; ++town) {
    const unsigned colour = town->marker - 1u;
    Turn& turn = town->turn;
    turn.object = event.a;
    turn.shape = event.b;
    turn.colour = static_cast<uint8_t>(colour);
    const unsigned may =
        town->stars != 0 ? kMayShape | kMayObject | kMayStar : kMayShape | kMayObject;
    turn.may = static_cast<uint8_t>(may);
    find_ways(*town, may, alone, star_ways);
  }
  return true;
}

[[gnu::noinline]] Verdict apply_chance(State& state, Event event) {
  if (state.step == kRolling ? roll(state, event) : deal(state, event)) return {};
  return why_no_chance(state, event);
}

// --- a player's turn ---------------------------------------------------------------------------

// The marker that comes after each; vacant seats have none.
constexpr uint8_t kNextMarker[kColours + 1] = {0, kColours, 1, 2, 3, 4};

[[gnu::noinline]] void end_round(State& state) {
  state.object = 0;
  state.shape = 0;
  // "Game End", and the guard: nobody could draw anything of either die. Objects can stand beside
  // any Block and Shapes lie on an empty map, so that is when all maps are full.
  bool over = false;
  unsigned filled = 0;
#pragma GCC unroll 5  // kMostSeats
  for (const Town& town : state.towns) {
    if (town.objects == kSlots) over = true;
    filled += town.filled;
  }
  if (over || filled == state.players * kSpaces) {
    state.step = kOver;
    return;
  }
  state.step = kRolling;
  state.actors = only(kChance);
#pragma GCC unroll 5  // kMostSeats
  for (Town& town : state.towns) town.marker = kNextMarker[town.marker];
}

[[gnu::always_inline]] inline void end_turn(State& state, Town& town, Actor actor) {
  town.turn.clear();
  state.actors = static_cast<Actors>(state.actors ^ only(actor));
  if (state.actors == 0) end_round(state);
}

// Under Funding `other` comes after the first drawing, if it is possible.
[[gnu::noinline]] void go_on(State& state, Town& town, Actor actor, May other) {
  town.turn.may = static_cast<uint8_t>(other | kMayEnd);
  find_ways_again(state, town);
  if (!can_draw(town)) end_turn(state, town, actor);
}

[[gnu::always_inline]] inline void after_drawing(State& state, Town& town, Actor actor, May other) {
  if (town.turn.may & kMayBoth) {
    go_on(state, town, actor, other);
  } else {
    end_turn(state, town, actor);
  }
}

[[gnu::always_inline]] inline bool may_draw_shape(const State& state, const Town& town,
                                                  Event event) {
  if (event.a >= kForms || event.b >= Board::kPlaces || event.c != 0) return false;
  const unsigned shape = kFormTable[event.a].shape;
  if ((town.turn.may & kMayShape) == 0 || shape != town.turn.shape) return false;
  if (plays_alone(state) && town.taken == kSlots) return false;
  return lies_on(placement(event.a, event.b), town.empty());
}

[[gnu::noinline]] Verdict apply_shape(State& state, Town& town, Event event) {
  if (!may_draw_shape(state, town, event)) return why_not(state, town, event);
  draw_shape(town, placement(event.a, event.b));
  if (plays_alone(state)) ++town.taken;
  after_drawing(state, town, event.actor(), kMayObject);
  return {};
}

bool may_draw_object(const Town& town, Event event) {
  if (!is_space(event.b) || event.c != 0 || (town.turn.may & kMayObject) == 0) return false;
  return (event.a == town.turn.object || event.a == town.turn.colour) && town.is_empty(event.b);
}

[[gnu::noinline]] Verdict apply_object(State& state, Town& town, Event event) {
  const int points = may_draw_object(town, event) ? object_points(town, event.a, event.b) : -1;
  if (points < 0) return why_not(state, town, event);
  unsigned extra = 0;
  if (kStarBoard.has(event.b)) {
    if (has(state, kStableSoil)) extra = kStableSoilPoints;
    if (kUses[state.bonus].count != 0) ++town.stars;
  }
  draw_object(town, event.a, event.b, static_cast<unsigned>(points) + extra);
  if (plays_alone(state) && town.taken < town.objects) town.taken = town.objects;
  after_drawing(state, town, event.actor(), kMayShape);
  return {};
}

[[gnu::noinline]] Verdict apply_star(State& state, Town& town, Event event) {
  const Uses uses = kUses[state.bonus];
  if ((town.turn.may & kMayStar) == 0 || (event.b | event.c) != 0 || event.a < uses.first ||
      event.a >= unsigned{uses.first} + uses.count) {
    return why_not(state, town, event);
  }
  --town.stars;
  unsigned may = kMayShape | kMayObject;
  if (event.a >= kForObject) {
    town.turn.object = static_cast<uint8_t>(event.a - kForObject);
  } else if (event.a >= kForShape) {
    town.turn.shape = static_cast<uint8_t>(event.a - kForShape);
  } else if (event.a >= kForColour) {
    town.turn.colour = static_cast<uint8_t>(event.a - kForColour);
  } else {
    may |= kMayBoth;
  }
  town.turn.may = static_cast<uint8_t>(may);
  find_ways_again(state, town);
  return {};
}

// To pass, or to end a turn under Funding.
[[gnu::noinline]] Verdict apply_end(State& state, Town& town, Event event) {
  const bool ends = (town.turn.may & kMayEnd) != 0;
  if ((event.a | event.b | event.c) != 0 || ends != (event.is(Verb::kEnd)) ||
      (!ends && can_draw(town))) {
    return why_not(state, town, event);
  }
  end_turn(state, town, event.actor());
  return {};
}

}  // namespace

State Townies::start(const Options& options, uint8_t players) {
  State state;
  state.players = players;
  state.mode = options.mode;
  if (has_additional(options.mode)) state.additional = options.additional;
  if (has_bonus(options.mode)) state.bonus = options.bonus;
  for (unsigned seat = 0; seat < players; ++seat) {
    if (options.markers[seat] != 0) give_marker(state.towns[seat], options.markers[seat] - 1u);
  }
  update_step(state);
  return state;
}

namespace {

[[gnu::noinline]] Verdict why_not_now(const State& state) {
  return state.actors == 0 ? kGameOver : kNotYourTurn;
}

}  // namespace

Verdict Townies::apply(State& state, Event event) {
  const unsigned actor = event.actor();
  if (!holds(state.actors, event.actor())) return why_not_now(state);
  if (actor == kChance) return apply_chance(state, event);
  Town& town = state.towns[actor - 1];
  if (event.is(Verb::kShape)) return apply_shape(state, town, event);
  if (event.is(Verb::kObject)) return apply_object(state, town, event);
  if (event.is(Verb::kStar)) return apply_star(state, town, event);
  if (event.is(Verb::kPass) || event.is(Verb::kEnd)) return apply_end(state, town, event);
  return why_not(state, town, event);
}

}  // namespace rules
