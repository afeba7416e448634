#include "rules/town_builder/town_builder_refusals.hpp"

#include "rules/town_builder/town_builder.hpp"

namespace rules::town_builder {
const Refusal* why_not_condition(const State& state, unsigned seat, Condition condition) {
  if (holds(state, seat, condition)) return nullptr;
  switch (condition) {
    case Condition::kDeckHolds:
      return &kDeckEmpty;
    case Condition::kSomeCompleted:
      return &kNothingCompleted;
    case Condition::kTradeCompleted:
      return &kNoTrade;
    case Condition::kNoneStored:
      return state.gold[seat] != 0 ? &kGoldStored : &kNotDiscarded;
    case Condition::kStoneDiscarded:
      return &kNotDiscarded;
    case Condition::kGold:
    case Condition::kAlways:
      break;
  }
  return &kNoGold;
}

const Refusal* why_not_use(const State& state, unsigned seat, Use use) {
  if (use.ability < kFirstStar) {
    return state.pending >> use.ability & 1u ? nullptr : &kNotThisTurn;
  }
  const unsigned star = use.ability - kFirstStar;
  if (use.owner != 0) {
    if ((state.stars[seat] >> kCopied & 1u) == 0) return &kNoBuilding;
    if (use.owner > state.players) return &kNoSuchPlayer;
    if (use.owner - 1u == seat && !alone(state)) return &kOtherDistrict;
    if ((state.stars[use.owner - 1] >> star & 1u) == 0) return &kNoBuilding;
  } else if (use.ability != kCrest && (state.stars[seat] >> star & 1u) == 0) {
    return &kNoBuilding;
  }
  return state.star ? &kStarUsed : nullptr;
}

const Refusal* why_not_claim(const State& state, unsigned seat, unsigned award) {
  if (award >= kAwards) return &kNoEvent;
  if (state.awards[seat] >> award & 1u) return &kAwardHeld;
  if (state.open[0] != award && state.open[1] != award) return &kAwardGone;
  const unsigned slot = state.open[0] == award ? 0 : 1;
  return state.claims >> slot & 1u ? nullptr : &kAwardNotMet;
}

const Refusal* why_not_take(const State& state, unsigned seat, unsigned card, unsigned foundation) {
  if (card == kNoCard) return foundation == kNoCard ? nullptr : &kNoEvent;
  if (card >= kCards || state.place[card] != kRevealed) return &kNotRevealed;
  if ((state.revealing == kOrchard) != (foundation == kNoCard)) return &kOtherTake;
  if (state.revealing == kOrchard) {
    return can_start_revealed(state, seat, card) ? nullptr : &kNoGold;
  }
  return why_not_foundation(state, seat, foundation, resources_of(kFaces[card]));
}

}  // namespace rules::town_builder
