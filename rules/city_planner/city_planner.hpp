// City Planner: seven cards, seven dice, one card set aside a turn, eight turns a player.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/city_planner/city_planner_score.hpp"
#include "rules/core/fixed_list.hpp"
#include "rules/core/plain_game.hpp"

namespace rules::city_planner {

enum class Verb : uint8_t {
  kFirst,   // chance: a = player
  kDie,     // chance: a = card, b = face
  kReroll,  // a = card
  kChange,  // a = card, b = 1 up, 0 down
  kLock,    // a = card
  kScore,   // a choice, see score_event()
};

// A choice as an event: a, b and c are the cards parked, as green and as blue, the one set aside in
// all three; the top bit of a or b doubles green or blue.
inline constexpr unsigned kTwiceBit = 0x80;

inline Event score_event(Actor actor, Cards aside, const Choice& choice) {
  const unsigned green = choice.twice == Twice::kGreen ? kTwiceBit : 0;
  const unsigned blue = choice.twice == Twice::kBlue ? kTwiceBit : 0;
  return event(actor, Verb::kScore, choice.parked | aside | green, choice.green | aside | blue,
               choice.blue | aside);
}

// False when the bytes are no choice.
bool score_choice(Event event, Cards& aside, Choice& choice);

// Seven numbers of four bits, one a card, card 1 lowest.
using Lanes = uint32_t;
constexpr unsigned lane_shift(unsigned card) { return 4 * (card - 1); }

enum class Phase : uint8_t {
  kFirst,   // who begins
  kRoll,    // the dice of a turn, in card order
  kReroll,  // the die of a free re-roll
  kAct,     // re-rolls, changes, then a card is locked
  kScore,
  kOver,
};

struct CityPlanner : PlainGame<CityPlanner> {
  static constexpr const char* kId = "city-planner";
  static constexpr uint16_t kRules = 1;
  static constexpr uint8_t kLeastPlayers = 1;
  static constexpr uint8_t kMostPlayers = 2;
  static constexpr size_t kItemCount = 2;
  static constexpr const char* kItems[kItemCount] = {"vp", "money-vp"};
  static constexpr size_t kVerbCount = 6;
  static const VerbText kVerbs[kVerbCount];

  struct State {
    Lanes faces;    // of the dice; 0: not rolled, or to be rolled before it matters again
    Lanes changed;  // top bit: this turn's change of this die has been used
    uint16_t money[kMostPlayers];
    uint16_t vp[kMostPlayers];
    uint8_t rerolls[kMostPlayers];  // free ones, for this turn or earned for the next one
    uint8_t players;
    uint8_t active;  // from 1; 0 where nobody is
    uint8_t turns;   // completed, of all players
    Phase phase;
    uint8_t die;        // the card whose die is rolled next
    uint8_t locked;     // the card that came locked into this turn, or 0
    uint8_t aside;      // the card that this turn has set aside, or 0
    uint8_t changes;    // of dice, this turn
    uint8_t unused[2];  // always 0: no byte of a state is left to chance
  };

  static State start(const Options& options, uint8_t players);

  static Actors to_act(const State& state) {
    if (state.phase <= Phase::kReroll) return only(kChance);
    return state.phase == Phase::kOver ? Actors{0} : only(state.active);
  }

  template <class Sink>
  static void options(const State& state, Sink&& sink);

  static Verdict apply(State& state, Event event);
  static Event pick(const State& state, Rng& rng);
  static Score score(const State& state, uint8_t seat);
  static Extra extra(const State& state, uint8_t seat);
  static Actors winners(const State& state);
  static const char* title(const State& state);
  static bool sound(const State& state);
  static State canonical(const State& state);

  // A die's place is its turn, its card and how often it was rolled in this turn: nothing that was
  // done before moves it, neither a re-roll nor which card was locked.
  static uint32_t luck_place(const State& state, const Event* events, size_t count);
  // Dice of a turn lie still until its player rolls them.
  static uint8_t thrower(const State& state) {
    return state.phase == Phase::kRoll ? state.active : uint8_t{0};
  }

  // One turn to score: `money N`, then `cards BUILDING…` for six cards.
  class Position;
};

static_assert(sizeof(CityPlanner::State) <= 64);

// --- what may be done while a player acts ------------------------------------------------------

// Four bits a card.
inline constexpr Lanes kMayReroll = 1;
inline constexpr Lanes kMayRaise = 2;
inline constexpr Lanes kMayLower = 4;
inline constexpr Lanes kMayLock = 8;
inline constexpr Lanes kEveryCard = 0x1111111;

constexpr Lanes lane(unsigned card, unsigned value) { return value << lane_shift(card); }

constexpr unsigned face(const CityPlanner::State& state, unsigned card) {
  return (state.faces >> lane_shift(card)) & 0xF;
}

// The legal events of the phase kAct.
inline Lanes actions(const CityPlanner::State& state) {
  constexpr Lanes kTop = kEveryCard * 8;
  const unsigned seat = state.active - 1u;
  const Lanes locked = state.locked == 0 ? 0 : lane(state.locked, 8);
  const Lanes rolled = kTop ^ locked;
  Lanes may = state.players == 1 ? rolled : kTop;  // kMayLock
  if (state.rerolls[seat] != 0) may |= rolled / 8 * kMayReroll;
  if (state.money[seat] >= kChangeCost && state.changes < kMostChanges) {
    // A sum moves "so many or more" into the top bit of a card.
    const Lanes open = rolled & ~state.changed;
    const Lanes at_six = state.faces + kEveryCard * 2;
    const Lanes above_one = state.faces + kEveryCard * 6;
    may |= (open & ~at_six) / 8 * kMayRaise;
    may |= (open & above_one) / 8 * kMayLower;
  }
  return may;
}

// What the six cards show that are scored. Before: the phase is kScore.
inline Shown shown_six(const CityPlanner::State& state) {
  Shown shown = 0;
  for (unsigned card = 1; card <= kCards; ++card) shown += cell(card, face(state, card));
  return shown - cell(state.aside, face(state, state.aside));
}

inline Choices choices(const CityPlanner::State& state, Shown six) {
  return Choices(six, static_cast<Cards>(kAllCards & ~card_bit(state.aside)));
}

// How one of the choices works out. Before: the phase is kScore.
inline Working working(const CityPlanner::State& state, const Choice& choice) {
  return working(shown_six(state), choice,
                 [&](unsigned card) { return cell(card, face(state, card)); });
}

template <class Sink>
void CityPlanner::options(const State& state, Sink&& sink) {
  switch (state.phase) {
    case Phase::kFirst:
      for (unsigned player = 1; player <= state.players; ++player) {
        if (!sink(event(kChance, Verb::kFirst, player))) return;
      }
      return;
    case Phase::kRoll:
    case Phase::kReroll:
      for (unsigned shown = 1; shown <= kFaces; ++shown) {
        if (!sink(event(kChance, Verb::kDie, state.die, shown))) return;
      }
      return;
    case Phase::kAct: {
      Lanes may = actions(state);
      const Actor actor = state.active;
      for (unsigned card = 1; may != 0; ++card, may >>= 4) {
        if ((may & kMayReroll) && !sink(event(actor, Verb::kReroll, card))) return;
        if ((may & kMayRaise) && !sink(event(actor, Verb::kChange, card, 1))) return;
        if ((may & kMayLower) && !sink(event(actor, Verb::kChange, card, 0))) return;
        if ((may & kMayLock) && !sink(event(actor, Verb::kLock, card))) return;
      }
      return;
    }
    case Phase::kScore: {
      const Cards aside = card_bit(state.aside);
      choices(state, shown_six(state)).each([&](const Choice& choice) {
        return static_cast<bool>(sink(score_event(state.active, aside, choice)));
      });
      return;
    }
    case Phase::kOver:
      return;
  }
}

class CityPlanner::Position {
 public:
  static constexpr size_t kOutcomeSize = 2;
  static constexpr const char* kOutcome[kOutcomeSize] = {"vp", "money"};
  static constexpr unsigned kMostMoney = 9999;

  Position(const Options&, uint8_t) {}

  bool line(Reader words);
  bool finish() const { return cards_seen_; }

  template <class Sink>
  void outcomes(Sink&& sink) const {
    Outcomes found;
    collect(found);
    for (size_t i = 0; i < found.size(); ++i) sink(found[i].numbers);
  }

 private:
  struct Outcome {
    int16_t numbers[kOutcomeSize];  // vp of this turn, money after it
  };
  // Six cards with two ways each, doubled or not: fewer can be open where something is doubled.
  using Outcomes = FixedList<Outcome, 64>;

  void collect(Outcomes& found) const;

  unsigned money_ = 0;
  bool money_seen_ = false;
  bool cards_seen_ = false;
  Shown cells_[kCards] = {};  // the last one is set aside
};

}  // namespace rules::city_planner

namespace rules {
using city_planner::CityPlanner;
}
