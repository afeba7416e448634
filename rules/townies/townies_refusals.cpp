#include "rules/townies/townies_refusals.hpp"

namespace rules::townies {
namespace {

constexpr Refusal kNoShape{"not-a-shape", "These four spaces form none of the Shapes."};
constexpr Refusal kOtherShape{"other-shape", "That is not the Shape of this round."};
constexpr Refusal kShapeDrawn{"shape-drawn", "A Shape has been drawn already."};
constexpr Refusal kNoSlot{"no-slot-left", "There is no slot left to circle for a Shape."};
constexpr Refusal kTaken{"space-taken", "Only empty spaces can be filled."};
constexpr Refusal kOtherObject{"other-object",
                               "That is neither the Object of this round nor your basic one."};
constexpr Refusal kObjectDrawn{"object-drawn", "An Object has been drawn already."};
constexpr Refusal kNoColour{"no-block-beside", "It has to stand beside a Block of its colour."};
constexpr Refusal kNoObject{"no-object-beside", "City Square has to stand beside another Object."};
constexpr Refusal kCanDraw{"can-draw", "Something can be drawn, so you may not pass."};
constexpr Refusal kNoUse{"no-such-bonus", "The bonus of this game does not do that."};
constexpr Refusal kNoStar{"no-star", "You have no star to spend."};
constexpr Refusal kStarTooLate{"star-too-late",
                               "One star a round can be spent, before anything is drawn."};
constexpr Refusal kNothingDrawn{"nothing-drawn", "Draw something before you end the turn."};
constexpr Refusal kColourTaken{"colour-taken", "Another player has this marker."};
constexpr Refusal kOtherDealing{"not-next", "Something else has to be drawn first."};

const Refusal& why_not_shape(const State& state, const Town& town, Event event) {
  if (!is_space(event.b) || event.c != 0) return kNoSuchEvent;
  if (event.a >= kForms) return event.a == kForms ? kNoShape : kNoSuchEvent;
  if ((town.turn.may & kMayShape) == 0) return kShapeDrawn;
  const Form& form = kFormTable[event.a];
  if (form.shape != town.turn.shape) return kOtherShape;
  if (!lies_on(placement(event.a, event.b), kMap)) return kNoShape;
  return plays_alone(state) && town.taken == kSlots ? kNoSlot : kTaken;
}

const Refusal& why_not_object(const Town& town, Event event) {
  if (event.a >= kObjects || !is_space(event.b) || event.c != 0) return kNoSuchEvent;
  if ((town.turn.may & kMayObject) == 0) return kObjectDrawn;
  if (event.a != town.turn.object && event.a != town.turn.colour) return kOtherObject;
  if (!town.is_empty(event.b)) return kTaken;
  return is_basic(event.a) ? kNoColour : kNoObject;
}

const Refusal& why_not_star(const State& state, const Town& town, Event event) {
  if (event.a >= kStarUses || (event.b | event.c) != 0) return kNoSuchEvent;
  const Uses uses = kUses[state.bonus];
  if (event.a < uses.first || event.a >= unsigned{uses.first} + uses.count) return kNoUse;
  return town.stars == 0 ? kNoStar : kStarTooLate;
}

}  // namespace

const Refusal& why_not(const State& state, const Town& town, Event event) {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kShape:
      return why_not_shape(state, town, event);
    case Verb::kObject:
      return why_not_object(town, event);
    case Verb::kStar:
      return why_not_star(state, town, event);
    case Verb::kPass:
    case Verb::kEnd:
      if ((event.a | event.b | event.c) != 0) return kNoSuchEvent;
      if (event.is(Verb::kEnd)) return kNothingDrawn;
      return can_draw(town) ? kCanDraw : kNotNow;
    default:
      return kNoSuchEvent;
  }
}

const Refusal& why_no_chance(const State& state, Event event) {
  const bool known =
      event.c == 0 && ((event.is(Verb::kDealMarker) && event.a >= 1 && event.a <= kMostSeats &&
                        event.b < kColours) ||
                       (event.is(Verb::kDealAdditional) && event.a < kGoals && event.b == 0) ||
                       (event.is(Verb::kDealBonus) && event.a < kBonuses && event.b == 0) ||
                       (event.is(Verb::kRoll) && event.a < kObjects && event.b < kShapes));
  if (!known) return kNoSuchEvent;
  const Dealing next = next_dealing(state);
  if (!event.is(next.verb)) return next.verb == Verb::kRoll ? kNotNow : kOtherDealing;
  return event.a == next.seat ? kColourTaken : kOtherDealing;
}

}  // namespace rules::townies
