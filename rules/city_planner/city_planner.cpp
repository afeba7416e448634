#include "rules/city_planner/city_planner.hpp"

namespace rules::city_planner {
namespace {

using State = CityPlanner::State;

constexpr Refusal kOtherDie{"other-die", "The dice are rolled in the order of their cards."};
constexpr Refusal kNoSuchFace{"no-such-face", "A die has faces 1 to 6."};
constexpr Refusal kNoSuchCard{"no-such-card", "There are cards 1 to 7."};
constexpr Refusal kNoReroll{"no-reroll-left", "No free re-roll is left."};
constexpr Refusal kLockedDie{"locked-die", "The die of the card set aside stays as it is."};
constexpr Refusal kNoMoney{"no-money", "A change costs $1, and you have none."};
constexpr Refusal kNoChange{"no-change-left", "Only three dice change in a turn."};
constexpr Refusal kChangedTwice{"changed-before", "Each die changes only once a turn."};
constexpr Refusal kFaceEnds{"face-ends", "A die goes from 1 to 6."};
constexpr Refusal kSameCard{"locked-before", "This card was set aside last turn."};
constexpr Refusal kOtherCards{"not-the-six-cards",
                              "All cards but the one set aside are scored, and only these."};
constexpr Refusal kNoEvent{"no-such-event", "There is nothing like that in this game."};

constexpr Lanes lane(unsigned card, unsigned value) { return value << lane_shift(card); }

constexpr uint8_t head(Actor actor, Verb verb) { return event(actor, verb).head; }

unsigned all_turns(const State& state) { return kTurnsEach * state.players; }

// The next card after `card` with a die to roll, or 0.
uint8_t next_die(const State& state, unsigned card) {
  ++card;
  if (card == state.locked) ++card;
  return card > kCards ? uint8_t{0} : static_cast<uint8_t>(card);
}

void begin_turn(State& state) {
  state.phase = Phase::kRoll;
  state.die = next_die(state, 0);
}

Verdict apply_first(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (event.a < 1 || event.a > state.players) return kNoSuchPlayer;
  state.active = event.a;
  begin_turn(state);
  return {};
}

Verdict apply_die(State& state, Event event) {
  if (event.c != 0) return kNoEvent;
  if (event.a != state.die) return kOtherDie;
  if (event.b < 1 || event.b > kFaces) return kNoSuchFace;
  state.faces |= lane(event.a, event.b);
  state.die = state.phase == Phase::kRoll ? next_die(state, state.die) : uint8_t{0};
  if (state.die == 0) state.phase = Phase::kAct;
  return {};
}

Verdict apply_reroll(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  uint8_t& rerolls = state.rerolls[state.active - 1];
  if (event.a == state.locked) return kLockedDie;
  if (rerolls == 0) return kNoReroll;
  --rerolls;
  state.faces &= ~lane(event.a, 0xF);
  state.die = event.a;
  state.phase = Phase::kReroll;
  return {};
}

Verdict apply_change(State& state, Event event) {
  if (event.b > 1 || event.c != 0) return kNoEvent;
  uint16_t& money = state.money[state.active - 1];
  if (event.a == state.locked) return kLockedDie;
  if (state.changed & lane(event.a, 8)) return kChangedTwice;
  if (state.changes == kMostChanges) return kNoChange;
  if (money < kChangeCost) return kNoMoney;
  const bool up = event.b != 0;
  if (face(state, event.a) == (up ? kFaces : 1)) return kFaceEnds;
  state.faces = up ? state.faces + lane(event.a, 1) : state.faces - lane(event.a, 1);
  state.changed |= lane(event.a, 8);
  ++state.changes;
  money = static_cast<uint16_t>(money - kChangeCost);
  return {};
}

Verdict apply_lock(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (state.players == 1 && event.a == state.locked) return kSameCard;
  state.aside = event.a;
  state.locked = 0;
  state.changed = 0;
  state.changes = 0;
  state.rerolls[state.active - 1] = 0;
  state.phase = Phase::kScore;
  // Nobody will see the last card set aside again.
  if (state.turns + 1u == all_turns(state)) state.faces &= ~lane(event.a, 0xF);
  return {};
}

Verdict apply_action(State& state, Event event) {
  const Verb verb = static_cast<Verb>(event.verb());
  const bool known = verb == Verb::kReroll || verb == Verb::kChange || verb == Verb::kLock;
  if (!known) return event.verb() < CityPlanner::kVerbCount ? kNotNow : kNoEvent;
  if (event.a < 1 || event.a > kCards) return kNoSuchCard;
  if (verb == Verb::kReroll) return apply_reroll(state, event);
  if (verb == Verb::kChange) return apply_change(state, event);
  return apply_lock(state, event);
}

void end_turn(State& state, unsigned purples) {
  const uint8_t seat = static_cast<uint8_t>(state.active - 1);
  ++state.turns;
  state.faces &= lane(state.aside, 0xF);
  state.locked = state.aside;
  state.aside = 0;
  if (state.turns == all_turns(state)) {
    state.phase = Phase::kOver;
    state.active = 0;
    state.locked = 0;
    return;
  }
  if (state.turns + state.players <= all_turns(state)) {
    state.rerolls[seat] = static_cast<uint8_t>(purples);
  }
  if (state.players == 2) state.active = static_cast<uint8_t>(3 - state.active);
  begin_turn(state);
}

[[gnu::noinline]] Verdict apply_score(State& state, Event event) {
  Cards aside = 0;
  Choice choice;
  if (!score_choice(event, aside, choice)) return kNoEvent;
  if (aside != card_bit(state.aside)) return kOtherCards;
  const Shown six = shown_six(state);
  const Verdict verdict = choices(state, six).check(choice);
  if (!verdict.ok()) return verdict;
  const Result made =
      result(six, choice, [&](unsigned card) { return cell(card, face(state, card)); });
  const unsigned seat = state.active - 1u;
  state.vp[seat] = static_cast<uint16_t>(state.vp[seat] + made.vp);
  state.money[seat] = static_cast<uint16_t>(made.money_after(state.money[seat]));
  end_turn(state, made.purples);
  return {};
}

// Numbers from 0 to 31 until one is a bit that is set: each of these is equally likely.
Event pick_action(const State& state, Rng& rng) {
  constexpr unsigned kBits = 5;
  const Lanes may = actions(state);
  unsigned bit = 31;
  for (uint32_t luck = 0, left = 0; !((may >> bit) & 1u); luck >>= kBits, --left) {
    if (left == 0) {
      luck = rng.next();
      left = 32 / kBits;
    }
    bit = luck & ((1u << kBits) - 1);
  }
  const unsigned card = bit / 4 + 1;
  const Lanes what = 1u << bit % 4;
  if (what == kMayLock) return event(state.active, Verb::kLock, card);
  if (what == kMayReroll) return event(state.active, Verb::kReroll, card);
  return event(state.active, Verb::kChange, card, what == kMayRaise ? 1 : 0);
}

// Every open card and the doubling are one bit each.
Event pick_score(const State& state, Rng& rng) {
  const Choices open = choices(state, shown_six(state));
  const uint32_t luck = rng.next();
  const Cards taken = static_cast<Cards>(luck & open.open());
  Twice twice = Twice::kNothing;
  if (open.doubles) twice = luck & kTwiceBit ? Twice::kGreen : Twice::kBlue;
  return score_event(state.active, card_bit(state.aside), open.take(taken, twice));
}

}  // namespace

bool score_choice(Event event, Cards& aside, Choice& choice) {
  const bool green = event.a & kTwiceBit;
  const bool blue = event.b & kTwiceBit;
  aside = event.a & event.b & event.c & kAllCards;
  if (aside == 0 || (aside & (aside - 1)) != 0) return false;
  if ((event.c & kTwiceBit) || (green && blue)) return false;
  const unsigned cards = kAllCards & ~aside;
  choice.parked = static_cast<Cards>(event.a & cards);
  choice.green = static_cast<Cards>(event.b & cards);
  choice.blue = static_cast<Cards>(event.c & cards);
  choice.twice = green ? Twice::kGreen : blue ? Twice::kBlue : Twice::kNothing;
  return true;
}

uint32_t CityPlanner::luck_place(const State& state, const Event* events, size_t count) {
  constexpr uint32_t kPlacesOfTurn = 64, kPlacesOfRoll = 8;
  const auto is = [events](size_t at, Verb verb) { return events[at].is(verb); };
  uint32_t rolls = 0;
  for (size_t at = count; at-- > 0 && !is(at, Verb::kScore);) {
    rolls += is(at, Verb::kDie) && events[at].a == state.die ? 1 : 0;
  }
  return state.turns * kPlacesOfTurn + rolls * kPlacesOfRoll + state.die;
}

State CityPlanner::start(const Options&, uint8_t players) {
  State state{};
  state.players = players;
  for (unsigned seat = 0; seat < players; ++seat) state.money[seat] = kStartMoney;
  state.phase = Phase::kFirst;
  if (players == 1) {
    state.active = 1;
    begin_turn(state);
  }
  return state;
}

Verdict CityPlanner::apply(State& state, Event event) {
  switch (state.phase) {
    case Phase::kRoll:
    case Phase::kReroll:
      if (event.head == head(kChance, Verb::kDie)) return apply_die(state, event);
      break;
    case Phase::kAct:
      if (event.actor() == state.active) return apply_action(state, event);
      break;
    case Phase::kScore:
      if (event.head == head(state.active, Verb::kScore)) return apply_score(state, event);
      break;
    case Phase::kFirst:
      if (event.head == head(kChance, Verb::kFirst)) return apply_first(state, event);
      break;
    case Phase::kOver:
      return kGameOver;
  }
  if (event.verb() >= kVerbCount) return kNoEvent;
  return holds(to_act(state), event.actor()) ? kNotNow : kNotYourTurn;
}

Event CityPlanner::pick(const State& state, Rng& rng) {
  switch (state.phase) {
    case Phase::kFirst:
      return event(kChance, Verb::kFirst, 1 + rng.below(state.players));
    case Phase::kAct:
      return pick_action(state, rng);
    case Phase::kScore:
      return pick_score(state, rng);
    default:
      return event(kChance, Verb::kDie, state.die, 1 + rng.below(kFaces));
  }
}

}  // namespace rules::city_planner
