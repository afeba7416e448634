// Why something can't be done.
#pragma once

#include "rules/core/verdict.hpp"
#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

inline constexpr Refusal kNoEvent{"no-such-event", "There is nothing like that in this game."};
inline constexpr Refusal kSeen{"card-not-in-deck", "This card is not in the deck."};
inline constexpr Refusal kJudgeFirst{"judge-is-next", "The deck's judge comes up now."};
inline constexpr Refusal kNoJudgeNow{"no-judge-now", "A town card comes up now, not a judge."};
inline constexpr Refusal kJudgeSeen{"judge-face-up", "This judge lies face up already."};
inline constexpr Refusal kAwardSeen{"award-drawn", "This award has been drawn already."};

inline constexpr Refusal kActionsUsed{"no-action-left", "Both actions of this turn are used."};
inline constexpr Refusal kActionLeft{"action-left", "You still have an action you can take."};
inline constexpr Refusal kNotInRow{"not-in-row", "This card is not in the row."};
inline constexpr Refusal kProtected{"card-protected",
                                    "Another player's Bridge protects this card."};
inline constexpr Refusal kKept{"card-kept", "Your Bridge keeps this card until your next turn."};
inline constexpr Refusal kNoGold{"not-enough-gold", "There is not enough gold to pay for this."};
inline constexpr Refusal kGivesNoGold{"gives-no-gold", "This card gives no gold."};
inline constexpr Refusal kNoFoundation{"not-your-foundation",
                                       "This is no foundation in your district."};
inline constexpr Refusal kNotNeeded{"resource-not-needed",
                                    "The foundation does not need what this card gives."};

inline constexpr Refusal kNotThisTurn{
    "not-completed-this-turn",
    "That is used once, in the turn in which the building is completed."};
inline constexpr Refusal kNoBuilding{"building-missing",
                                     "There is no completed building with this ability."};
inline constexpr Refusal kStarUsed{"star-used", "One star ability has been used in this turn."};
inline constexpr Refusal kOtherDistrict{"not-to-be-copied",
                                        "The Gatehouse copies from another player's district."};
inline constexpr Refusal kDeckEmpty{"deck-empty", "The deck is empty."};
inline constexpr Refusal kNothingCompleted{"nothing-completed",
                                           "Nothing has been completed in this turn."};
inline constexpr Refusal kNoTrade{"no-commerce-completed",
                                  "No Commerce building has been completed in this turn."};
inline constexpr Refusal kGoldStored{"gold-stored", "Gold is stored already."};
inline constexpr Refusal kNotDiscarded{"not-in-discards", "The discards hold no such card."};
inline constexpr Refusal kTooLarge{"cost-too-large",
                                   "The cost of this foundation has too many resources."};

inline constexpr Refusal kNotRevealed{"not-revealed", "This card is not among those turned over."};
inline constexpr Refusal kOtherTake{
    "wrong-take", "The Fishery's card goes under a foundation, the Orchard's not."};

inline constexpr Refusal kAwardGone{"award-not-open", "This award cannot be claimed."};
inline constexpr Refusal kAwardHeld{"award-held", "You have this award already."};
inline constexpr Refusal kAwardNotMet{"award-not-met", "You do not meet the award's condition."};

inline constexpr Refusal kOtherType{"other-building-first",
                                    "The type of another building is chosen now."};

inline const Refusal* why_not_row(const State& state, unsigned seat, unsigned card) {
  if (card >= kCards || state.place[card] != kInRow) return &kNotInRow;
  return Bars(state, seat).hold(card) ? &kProtected : nullptr;
}

inline const Refusal* why_not_foundation(const State& state, unsigned seat, unsigned foundation,
                                         unsigned resources) {
  if (!is_foundation_of(state, foundation, seat)) return &kNoFoundation;
  return state.needs[foundation] >> resources & 1u ? nullptr : &kNotNeeded;
}

// nullptr: the deed can be done. Before: it is the player's turn.
[[gnu::always_inline]] inline const Refusal* why_not_aim(const State& state, unsigned seat,
                                                         Target target, Event event) {
  const unsigned card = event.b;
  if (target != Target::kResource && event.c != 0) return &kNoEvent;
  switch (target) {
    case Target::kNothing:
      return event.b != 0 ? &kNoEvent : nullptr;
    case Target::kStart:
      if (const Refusal* why = why_not_row(state, seat, card)) return why;
      return row_price(state, seat, card) > gold_of(state, seat) ? &kNoGold : nullptr;
    case Target::kResource:
      if (const Refusal* why = why_not_row(state, seat, card)) return why;
      return why_not_foundation(state, seat, event.c, resources_of(kFaces[card]));
    case Target::kGold:
      if (const Refusal* why = why_not_row(state, seat, card)) return why;
      return gives_gold(kFaces[card]) ? nullptr : &kGivesNoGold;
    case Target::kRow:
      return card >= kCards || state.place[card] != kInRow ? &kNotInRow : nullptr;
    case Target::kFoundation:
      return why_not_foundation(state, seat, card, kAnyResource);
    case Target::kSmallFoundation:
      if (!is_foundation_of(state, card, seat)) return &kNoFoundation;
      return is_small(card) ? nullptr : &kTooLarge;
    case Target::kStoneFoundation:
      return why_not_foundation(state, seat, card, resources_of(kFaces[state.top_stone]));
  }
  return &kNoEvent;
}

const Refusal* why_not_condition(const State& state, unsigned seat, Condition condition);
// Whether this ability may be used by this player in this turn; aim and condition aside.
const Refusal* why_not_use(const State& state, unsigned seat, Use use);
const Refusal* why_not_claim(const State& state, unsigned seat, unsigned award);
// Orchard and Fishery.
const Refusal* why_not_take(const State& state, unsigned seat, unsigned card, unsigned foundation);
// What the deck gives; bytes not used are 0.
inline const Refusal* why_not_drawn(const State& state, unsigned byte) {
  if (byte < kCards) {
    if (judge_is_next(state)) return &kJudgeFirst;
    return state.unseen.has(byte) ? nullptr : &kSeen;
  }
  if (byte < kJudgeByte || byte >= kJudgeByte + kJudges) return &kNoEvent;
  if (!judge_is_next(state)) return &kNoJudgeNow;
  return state.judges >> (byte - kJudgeByte) & 1u ? &kJudgeSeen : nullptr;
}

}  // namespace rules::town_builder
