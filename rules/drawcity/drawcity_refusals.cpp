// Why something can't be done. Only asked for what can't.
#include "rules/drawcity/drawcity.hpp"

namespace rules::drawcity {
namespace {

constexpr Refusal kOtherPlayer{"other-player", "This card goes to another player."};
constexpr Refusal kNoneLeft{"none-left", "No such card is left in the deck."};
constexpr Refusal kOtherType{"other-type", "A goal of another type is drawn now."};
constexpr Refusal kNoNumber{"number-not-in-hand", "There is no such number in your hand."};
constexpr Refusal kNoDevelopment{"development-not-in-hand",
                                 "There is no such development in your hand."};
constexpr Refusal kNoStreet{"no-such-street", "This game is played on fewer streets."};
constexpr Refusal kTaken{"space-taken", "There is a development already."};
constexpr Refusal kOrder{"not-ascending",
                         "Your numbers on a street have to ascend from left to right."};
constexpr Refusal kCanBuild{"can-build", "You can build, so you may not skip."};
constexpr Refusal kNoNeighborhood{"no-neighborhood-there",
                                  "The new development completes no neighborhood there."};

bool is_site(unsigned site) {
  return (site >> 4) - 1 < kMostStreets && (site & 15u) - 1 < kColumns;
}
bool is_player(unsigned player) { return player - 1 < kMostSeats; }
bool is_number(unsigned number) { return number - 1 < kNumbers; }
bool is_type(unsigned type) { return type - 1 < kTypes; }

bool is_line(unsigned site, unsigned direction) {
  if (!is_site(site)) return false;
  if (direction == kAcross) return (site & 15u) + kPatternLength <= kColumns + 1;
  return direction == kDown && (site >> 4) + kPatternLength <= kMostStreets + 1;
}

// Whether the game knows the words; those that it doesn't use are 0.
bool is_event(Event event) {
  const bool by_chance = event.actor() == kChance;
  if (by_chance != (static_cast<Verb>(event.verb()) < Verb::kBuild)) return false;
  if (!by_chance && !is_player(event.actor())) return false;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kDrawFirst:
      return is_player(event.a) && event.b == 0 && event.c == 0;
    case Verb::kDrawNumber:
      return is_player(event.a) && is_number(event.b) && event.c == 0;
    case Verb::kDrawDevelopment:
      return is_player(event.a) && is_type(event.b) && event.c == 0;
    case Verb::kDrawGoal:
      return event.a < kGoalCards && event.b == 0 && event.c == 0;
    case Verb::kDrawZone:
    case Verb::kDrawDemand:
    case Verb::kDrawPattern:
      return is_type(event.a) && event.b == 0 && event.c == 0;
    case Verb::kBuild:
      return is_type(event.a) && is_number(event.b) && is_site(event.c);
    case Verb::kMark:
      return is_line(event.a, event.b) && event.c == 0;
    case Verb::kSkip:
      return (event.a == 0 || is_number(event.a)) && (event.b == 0 || is_type(event.b)) &&
             event.c == 0;
    default:
      return false;
  }
}

const Refusal& why_no_draw(const State& state, Event event) {
  if (!event.is(next_draw(state))) return kNotNow;
  if (event.is(Verb::kDrawFirst)) return kNoSuchPlayer;
  if (event.is(Verb::kDrawGoal)) return kOtherType;
  const bool dealt = event.is(Verb::kDrawNumber) || event.is(Verb::kDrawDevelopment);
  return dealt && event.a != state.active ? kOtherPlayer : kNoneLeft;
}

const Refusal& why_no_turn(const State& state, Event event) {
  if (state.phase != Phase::kAct || event.is(Verb::kMark)) return kNotNow;
  const Hand& hand = state.hands[state.active - 1];
  const bool skips = event.is(Verb::kSkip);
  const unsigned number = skips ? event.a : event.b;
  const unsigned type = skips ? event.b : event.a;
  const auto holds = [](const uint8_t(&cards)[kHand], unsigned card) {
    return card == 0 || cards[0] == card || cards[1] == card;
  };
  if (skips && can_build(state)) return kCanBuild;
  if (!holds(hand.numbers, number)) return kNoNumber;
  if (!holds(hand.developments, type)) return kNoDevelopment;
  const unsigned street = street_of(event.c);
  if (street > state.street_count) return kNoStreet;
  return state.streets[street - 1].free >> column_at(event.c) & 1u ? kOrder : kTaken;
}

}  // namespace

const Refusal& why_not(const State& state, Event event) {
  if (!is_event(event)) return kNoSuchEvent;
  const Actors acting = DrawCity::to_act(state);
  if (acting == 0) return kGameOver;
  if (event.actor() > state.players) return kNoSuchPlayer;
  if (!holds(acting, event.actor())) return kNotYourTurn;
  if (event.actor() == kChance) return why_no_draw(state, event);
  if (state.phase == Phase::kChoose && event.is(Verb::kMark)) return kNoNeighborhood;
  return why_no_turn(state, event);
}

}  // namespace rules::drawcity
