// The course of the game.
#include "rules/drawcity/drawcity.hpp"

#include "rules/drawcity/drawcity_cards.hpp"
#include "rules/drawcity/drawcity_play.hpp"

namespace rules {

static_assert(Recorded<DrawCity>);

namespace drawcity {

// Cards that the viewer of a redacted state has not seen yet come up before they are played.
void begin_turn(State& state) {
  const Hand& hand = state.hands[state.active - 1];
  state.phase = hand.numbers[0] == 0        ? Phase::kNumber
                : hand.developments[0] == 0 ? Phase::kDevelopment
                                            : Phase::kAct;
}

namespace {

constexpr uint8_t kNumberHead = rules::event(kChance, Verb::kDrawNumber).head;
constexpr uint8_t kDevelopmentHead = rules::event(kChance, Verb::kDrawDevelopment).head;

// The next who has not finished. A round ends with the player before the first one, also if one of
// the two has finished.
void end_turn(State& state) {
  unsigned seat = state.active;
  bool round = false;
  for (unsigned i = 0; i < state.players; ++i) {
    seat = seat == state.players ? 1 : seat + 1;
    round |= seat == state.first;
    if (has_finished(state, seat)) continue;
    state.active = static_cast<uint8_t>(seat);
    if (round && state.open != 0) close_round(state);
    return begin_turn(state);
  }
  state.active = 0;
  state.phase = Phase::kOver;
}

// "Game structure": a deck that has run out is made anew at the next draw from it.
void go_on_drawing(State& state) {
  if (state.due & kDueNumber) {
    if (state.numbers.size == state.numbers.hidden) restock_numbers(state);
    state.phase = Phase::kNumber;
  } else if (state.due & kDueDevelopment) {
    if (state.developments.size == state.developments.hidden) restock_developments(state);
    state.phase = Phase::kDevelopment;
  } else {
    end_turn(state);
  }
}

bool holds_cards(const Hand& hand, unsigned number, unsigned type) {
  return (hand.numbers[0] == number || hand.numbers[1] == number) &&
         (hand.developments[0] == type || hand.developments[1] == type);
}

// "Internet access": on a starting space or beside a development that has it.
bool is_connected(const State& state, unsigned street, unsigned column) {
  const Street* const at = state.streets + (street - 1);
  Row near = beside(at->internet);
  if (street > 1) near |= at[-1].internet;
  if (street < kMostStreets) near |= at[1].internet;
  if (near >> column & 1u) return true;
  return begins_internet(state, street, column);
}

bool build(State& state, Event event) {
  const unsigned type = event.a;
  const unsigned number = event.b;
  const unsigned street = street_of(event.c);
  const unsigned column = column_at(event.c);
  const unsigned seat = state.active;
  Hand& hand = state.hands[seat - 1];
  if (!holds_cards(hand, number, type) || street - 1 >= kMostStreets) return false;
  Street& at = state.streets[street - 1];
  Own& own = state.own[seat - 1][street - 1];
  if ((at.free >> column & 1u) == 0 || !keeps_order(own, number, column)) return false;
  const uint16_t bit = static_cast<uint16_t>(column_bit(column));
  at.free ^= bit;
  at.of[type - 1] |= bit;
  own |= bit | number_bit(number);
  if (type != kPark && is_connected(state, street, column)) at.internet |= bit;
  ++state.built;
  state.skips[seat - 1] = 0;
  drop(hand.numbers, number);
  drop(hand.developments, type);
  state.due = kDueNumber | kDueDevelopment;
  if (state.open != 0) tick_goals(state, seat, event.c, type);
  if (has(state, kNeighborhoods)) {
    const Lines lines = lines_through(state, event.c);
    const unsigned count = lines.count();
    if (count > 1) {
      state.site = event.c;
      state.phase = Phase::kChoose;
      return true;
    }
    if (count == 1) mark_only(state, event.c, lines);
  }
  go_on_drawing(state);
  return true;
}

[[gnu::noinline]] bool skip(State& state, Event event) {
  const unsigned number = event.a;
  const unsigned type = event.b;
  const unsigned seat = state.active;
  Hand& hand = state.hands[seat - 1];
  const unsigned some_number = number != 0 ? number : hand.numbers[0];
  const unsigned some_type = type != 0 ? type : hand.developments[0];
  if (event.c != 0 || !holds_cards(hand, some_number, some_type) || can_build(state)) return false;
  ++state.skips[seat - 1];
  if (number != 0) {
    drop(hand.numbers, number);
    state.due |= kDueNumber;
  }
  if (type != 0) {
    drop(hand.developments, type);
    state.due |= kDueDevelopment;
  }
  go_on_drawing(state);
  return true;
}

bool choose_mark(State& state, Event event) {
  if (event.c != 0 || !offers(lines_through(state, state.site), state.site, event.a, event.b)) {
    return false;
  }
  mark(state, event.a, static_cast<Direction>(event.b));
  state.site = 0;
  go_on_drawing(state);
  return true;
}

}  // namespace

bool draw_number(State& state, Event event) {
  if (event.head != kNumberHead || event.a != state.active || event.c != 0 ||
      !draw(state.numbers, event.b))
    return false;
  take(state.hands[event.a - 1].numbers, event.b);
  if (state.due != 0) {
    state.due &= static_cast<uint8_t>(~kDueNumber);
    go_on_drawing(state);
  } else {
    --state.numbers.hidden;
    begin_turn(state);
  }
  return true;
}

bool draw_development(State& state, Event event) {
  if (event.head != kDevelopmentHead || event.a != state.active || event.c != 0 ||
      !draw(state.developments, event.b))
    return false;
  take(state.hands[event.a - 1].developments, event.b);
  if (state.due != 0) {
    state.due = 0;
    end_turn(state);
  } else {
    --state.developments.hidden;
    begin_turn(state);
  }
  return true;
}

bool take_turn(State& state, Event event) {
  if (event.actor() != state.active || state.active == kChance) return false;
  if (state.phase == Phase::kChoose) return event.is(Verb::kMark) && choose_mark(state, event);
  if (event.is(Verb::kBuild)) return build(state, event);
  return event.is(Verb::kSkip) && skip(state, event);
}

}  // namespace drawcity

}  // namespace rules
