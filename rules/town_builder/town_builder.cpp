#include "rules/town_builder/town_builder.hpp"

#include <array>

#include "rules/town_builder/town_builder_awards.hpp"
#include "rules/town_builder/town_builder_chance.hpp"
#include "rules/town_builder/town_builder_course.hpp"
#include "rules/town_builder/town_builder_moves.hpp"
#include "rules/town_builder/town_builder_refusals.hpp"

namespace rules::town_builder {

static_assert(Recorded<TownBuilder>);

namespace {

// Town cards left in the deck when its first judge is next.
constexpr uint8_t kMiddle = 27;
constexpr uint8_t kMiddleAlone = 25;

// --- effects ------------------------------------------------------------------------------------

void begin_reveal(State& state, unsigned ability) {
  state.revealing = static_cast<uint8_t>(ability);
  state.left = 0;
  enter(state, Phase::kReveal);
}

[[gnu::always_inline]] inline void take_effect(State& state, unsigned seat, unsigned ability,
                                               Effect effect, Event event) {
  const unsigned card = event.b;
  switch (effect) {
    case Effect::kStart:
      pay(state, seat, row_price(state, seat, card));
      take_from_row(state, card);
      start_foundation(state, seat, card);
      return;
    case Effect::kResource:
      take_from_row(state, card);
      put_under(state, seat, event.c, card);
      return;
    case Effect::kStore:
      take_from_row(state, card);
      store(state, seat, card);
      return;
    case Effect::kTurnGold:
      state.turn_gold = static_cast<uint8_t>(state.turn_gold + kFestivalGold);
      return;
    case Effect::kReveal:
      begin_reveal(state, ability);
      return;
    case Effect::kAddJudge:
      enter(state, Phase::kJudge);
      return;
    case Effect::kAddToRow:
      enter(state, Phase::kFlower);
      return;
    case Effect::kFinish:
      complete(state, seat, card);
      return;
    case Effect::kStoreDiscard: {
      const unsigned topmost = state.top_gold;
      take_discard(state, topmost);
      store(state, seat, topmost);
      return;
    }
    case Effect::kStoneDiscard: {
      const unsigned topmost = state.top_stone;
      take_discard(state, topmost);
      put_under(state, seat, card, topmost);
      return;
    }
    case Effect::kUnnamed:
      put_unnamed_under(state, seat, card);
      return;
    case Effect::kProtect:
      set_bridge(state, seat, card);
      return;
  }
}

// --- events of a player -------------------------------------------------------------------------

// The three actions: the bytes behind the verb are those of a use, one earlier.
template <Deed kDeed>
Verdict act(State& state, Event given) {
  const unsigned seat = state.active - 1u;
  const Event moved = event(given.actor(), Verb::kUse, 0, given.a, given.b);
  if (given.c != 0) return kNoEvent;
  if (state.actions == 0) return kActionsUsed;
  if (const Refusal* why = why_not_aim(state, seat, kDeed.target, moved)) return *why;
  --state.actions;
  take_effect(state, seat, kNoAbility, kDeed.effect, moved);
  return {};
}

Verdict use(State& state, Event event) {
  const unsigned seat = state.active - 1u;
  Use use{};
  if (!read_use(event.a, use)) return kNoEvent;
  const Deed& deed = kDeeds[use.ability];
  if (const Refusal* why = why_not_use(state, seat, use)) return *why;
  if (const Refusal* why = why_not_condition(state, seat, deed.condition)) return *why;
  if (const Refusal* why = why_not_aim(state, seat, deed.target, event)) return *why;
  if (use.ability < kFirstStar) {
    state.pending = static_cast<uint8_t>(state.pending & ~ability_bit(use.ability));
  } else {
    state.star = 1;
  }
  if (deed.price == Price::kGold) pay(state, seat, 1);
  if (deed.price == Price::kItself) {
    const unsigned by = use.owner != 0 ? card_with(kGatehouse) : card_with(kStorehouse);
    static_assert(kDeeds[kStorehouse].price == Price::kItself);
    discard_building(state, seat, by);
  }
  take_effect(state, seat, use.ability, deed.effect, event);
  return {};
}

Verdict take(State& state, Event event) {
  const unsigned seat = state.active - 1u;
  if (event.c != 0) return kNoEvent;
  const unsigned card = event.a;
  if (const Refusal* why = why_not_take(state, seat, card, event.b)) return *why;
  uint8_t revealed[kReveals];
  std::memcpy(revealed, state.revealed, sizeof revealed);
  std::memset(state.revealed, kNoCard, sizeof state.revealed);
  if (card != kNoCard && state.revealing == kOrchard) {
    pay(state, seat, kCardData[card].gold);
    start_foundation(state, seat, card);
  } else if (card != kNoCard) {
    put_under(state, seat, event.b, card);
  }
  for (const uint8_t rest : revealed) {
    if (rest != kNoCard && rest != card) discard(state, rest);
  }
  end_ability(state);
  return {};
}

Verdict claim(State& state, Event event) {
  const unsigned seat = state.active - 1u;
  if (event.b | event.c) return kNoEvent;
  if (const Refusal* why = why_not_claim(state, seat, event.a)) return *why;
  state.awards[seat] = static_cast<uint8_t>(state.awards[seat] | 1u << event.a);
  update_claims(state, seat);
  return {};
}

Verdict end(State& state, Event event) {
  if (event.a | event.b | event.c) return kNoEvent;
  if (state.actions != 0) {
    const OpenRow row(state, state.active - 1u);
    RowWays ways;
    ways.count(state, row, state.active - 1u);
    if (ways.sum() != 0) return kActionLeft;
  }
  end_turn(state);
  return {};
}

Verdict discard_from_row(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (event.a >= kCards || state.place[event.a] != kInRow) return kNotInRow;
  if (is_kept(state, event.a)) return kKept;
  take_from_row(state, event.a);
  discard(state, event.a);
  if (--state.left == 0) next_turn(state);
  return {};
}

Verdict choose_type(State& state, Event event) {
  if (event.a > 1 || event.b >= kTypes || event.c != 0) return kNoEvent;
  if (event.a != state.left) return kOtherType;
  state.types[event.a] = static_cast<uint8_t>(event.b + 1);
  next_type(state);
  return {};
}

// --- who does what when -------------------------------------------------------------------------

constexpr unsigned in(Phase phase) { return 1u << static_cast<unsigned>(phase); }

using Handler = Verdict (*)(State& state, Event event);

struct Moment {
  Handler does;
  unsigned phases;
};

constexpr Moment kMoments[kVerbKinds] = {
    {draw_first, in(Phase::kFirst)},
    {draw_for_row, in(Phase::kRowSetUp) | in(Phase::kRefill) | in(Phase::kFlower)},
    {draw_judge, in(Phase::kJudgeSetUp) | in(Phase::kJudge)},
    {draw_award, in(Phase::kAwardSetUp)},
    {reveal, in(Phase::kReveal)},
    {act<kFoundDeed>, in(Phase::kAct)},
    {act<kResourceDeed>, in(Phase::kAct)},
    {act<kGoldDeed>, in(Phase::kAct)},
    {use, in(Phase::kAct)},
    {take, in(Phase::kTake)},
    {claim, in(Phase::kAct)},
    {end, in(Phase::kAct)},
    {discard_from_row, in(Phase::kDiscard)},
    {choose_type, in(Phase::kType)},
};

// By phase and verb; nullptr where it is not the time.
constexpr unsigned kPhases = static_cast<unsigned>(Phase::kOver) + 1;
constexpr auto kHandlers = [] {
  std::array<std::array<Handler, Event::kMostVerbs>, kPhases> handlers{};
  for (unsigned phase = 0; phase < kPhases; ++phase) {
    for (unsigned verb = 0; verb < kVerbKinds; ++verb) {
      if (kMoments[verb].phases >> phase & 1u) handlers[phase][verb] = kMoments[verb].does;
    }
  }
  return handlers;
}();

}  // namespace

State TownBuilder::start(const Options&, uint8_t players) {
  State state{};
  for (unsigned card = 0; card < kCards; ++card) state.unseen.set(card);
  state.bridges = kNoCard * kEachLane;
  std::memset(state.next, kNoCard, sizeof state.next);
  std::memset(state.under, kNoCard, sizeof state.under);
  std::memset(state.row, kNoCard, sizeof state.row);
  std::memset(state.foundations, kNoCard, sizeof state.foundations);
  std::memset(state.gold_first, kNoCard, sizeof state.gold_first);
  std::memset(state.gold_last, kNoCard, sizeof state.gold_last);
  std::memset(state.open, kNone, sizeof state.open);
  std::memset(state.revealed, kNoCard, sizeof state.revealed);
  state.discards = kNoCard;
  state.top_gold = kNoCard;
  state.top_stone = kNoCard;
  state.revealing = kNone;
  state.players = players;
  state.runs = kRuns[players - 1];
  state.deck = players == 1 ? kCards - kBoxed : kCards;
  state.next_judge = players == 1 ? kMiddleAlone : kMiddle;
  if (players == 1) {
    state.first = 1;
    state.left = kRowSize;
  }
  enter(state, players == 1 ? Phase::kRowSetUp : Phase::kFirst);
  return state;
}

Verdict TownBuilder::apply(State& state, Event event) {
  if (state.acting != only(event.actor())) {
    return state.acting == 0 ? kGameOver : kNotYourTurn;
  }
  const Handler does = kHandlers[static_cast<unsigned>(state.phase)][event.verb()];
  return does == nullptr ? Verdict(kNotNow) : does(state, event);
}

}  // namespace rules::town_builder
