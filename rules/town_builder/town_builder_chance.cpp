#include "rules/town_builder/town_builder_chance.hpp"

#include "rules/town_builder/town_builder.hpp"
#include "rules/town_builder/town_builder_course.hpp"
#include "rules/town_builder/town_builder_moves.hpp"
#include "rules/town_builder/town_builder_refusals.hpp"

namespace rules::town_builder {
namespace {

void draw_card_for_row(State& state, unsigned card) {
  --state.deck;
  add_to_row(state, card);
}

}  // namespace

Verdict draw_first(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (event.a < 1 || event.a > state.players) return kNoSuchPlayer;
  state.first = event.a;
  state.left = kRowSize;
  enter(state, Phase::kRowSetUp);
  return {};
}

Verdict draw_for_row(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (const Refusal* why = why_not_drawn(state, event.a)) return *why;
  const bool judge = event.a >= kJudgeByte;
  if (judge) {
    turn_up_judge(state, event.a - kJudgeByte);
  } else {
    draw_card_for_row(state, event.a);
  }
  if (state.phase == Phase::kRefill) {
    go_on_refilling(state);
  } else if (state.phase == Phase::kFlower) {
    if (!judge || !deck_holds(state)) end_ability(state);
  } else if (--state.left == 0) {
    state.left = kFaceUp[state.players - 1];
    enter(state, Phase::kJudgeSetUp);
  }
  return {};
}

Verdict draw_judge(State& state, Event event) {
  if (event.a >= kJudges || (event.b | event.c)) return kNoEvent;
  if (state.judges >> event.a & 1u) return kJudgeSeen;
  state.judges = static_cast<uint8_t>(state.judges | 1u << event.a);
  if (state.phase == Phase::kJudge) {
    enter(state, Phase::kAct);
  } else if (--state.left == 0) {
    enter(state, Phase::kAwardSetUp);
  }
  return {};
}

// In the order of their numbers, whichever came first.
Verdict draw_award(State& state, Event event) {
  if (event.a >= kAwards || (event.b | event.c)) return kNoEvent;
  if (state.open[0] == event.a) return kAwardSeen;
  if (state.open[0] == kNone) {
    state.open[0] = event.a;
    return {};
  }
  const bool lower = event.a < state.open[0];
  state.open[1] = lower ? state.open[0] : event.a;
  if (lower) state.open[0] = event.a;
  begin_turn(state, state.first);
  return {};
}

Verdict reveal(State& state, Event event) {
  if (event.b | event.c) return kNoEvent;
  if (const Refusal* why = why_not_drawn(state, event.a)) return *why;
  if (event.a >= kJudgeByte) {
    turn_up_judge(state, event.a - kJudgeByte);
  } else {
    --state.deck;
    state.unseen.clear(event.a);
    state.place[event.a] = kRevealed;
    state.revealed[state.left++] = event.a;
  }
  if (state.left != kReveals && deck_holds(state)) return {};
  if (state.left == 0) {
    end_ability(state);
  } else {
    enter(state, Phase::kTake);
  }
  return {};
}

}  // namespace rules::town_builder
