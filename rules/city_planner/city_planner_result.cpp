// Totals, winners, titles; what states are sound and which are as good as equal.
#include "rules/city_planner/city_planner.hpp"

namespace rules::city_planner {
namespace {

using State = CityPlanner::State;

unsigned total(const State& state, unsigned seat) {
  return state.vp[seat] + state.money[seat] / kMoneyPerPoint;
}

bool sound_faces(const State& state) {
  for (unsigned card = 1; card <= kCards; ++card) {
    const unsigned shown = face(state, card);
    if (shown > kFaces) return false;
    bool rolled = false;
    switch (state.phase) {
      case Phase::kRoll:
        rolled = card < state.die || card == state.locked;
        break;
      case Phase::kReroll:
        rolled = card != state.die;
        break;
      case Phase::kAct:
        rolled = true;
        break;
      case Phase::kScore:
        rolled = card != state.aside || state.turns + 1u < kTurnsEach * state.players;
        break;
      default:
        break;
    }
    if ((shown != 0) != rolled) return false;
  }
  return state.faces >> (4 * kCards) == 0;
}

bool sound_changes(const State& state) {
  unsigned changed = 0;
  for (unsigned card = 1; card <= kCards; ++card) {
    const unsigned bits = (state.changed >> lane_shift(card)) & 0xF;
    if (bits != 0 && (bits != 8 || card == state.locked)) return false;
    changed += bits != 0;
  }
  const bool acting = state.phase == Phase::kAct || state.phase == Phase::kReroll;
  return changed == state.changes && changed <= kMostChanges && (acting || changed == 0) &&
         state.changed >> (4 * kCards) == 0;
}

unsigned most_purples() {
  unsigned cards = 0;
  for (unsigned card = 1; card <= kCards; ++card) {
    bool purple = false;
    for (unsigned shown = 1; shown <= kFaces; ++shown) {
      purple = purple || building(card, shown) == Building::kPurple;
    }
    cards += purple;
  }
  return cards < kCards ? cards : kCards - 1;
}

// A player has them from the end of a turn until a card is locked in the next one, if one comes.
bool may_have_rerolls(const State& state, unsigned seat) {
  if (seat >= state.players) return false;
  if (seat + 1 == state.active) return state.turns >= state.players && state.phase < Phase::kScore;
  return state.turns != 0 && state.turns + 1u < kTurnsEach * state.players;
}

// What a player has can't be more than so many turns bring.
bool sound_players(const State& state) {
  const unsigned most_purple = most_purples();
  for (unsigned seat = 0; seat < CityPlanner::kMostPlayers; ++seat) {
    const bool plays = seat < state.players;
    const unsigned turns = plays ? (state.turns + state.players - 1u) / state.players : 0;
    const unsigned start = plays ? kStartMoney : 0;
    if (state.vp[seat] > kMostOfTurn * turns) return false;
    if (state.money[seat] > start + kMostOfTurn * turns) return false;
    if (state.rerolls[seat] > (may_have_rerolls(state, seat) ? most_purple : 0)) return false;
  }
  return true;
}

bool sound_turn(const State& state) {
  const bool rolling = state.phase == Phase::kRoll || state.phase == Phase::kReroll;
  const bool playing = state.phase != Phase::kFirst && state.phase != Phase::kOver;
  if (state.turns > kTurnsEach * state.players) return false;
  if ((state.phase == Phase::kOver) != (state.turns == kTurnsEach * state.players)) return false;
  if (state.phase == Phase::kFirst && (state.players == 1 || state.turns != 0)) return false;
  if (state.active > state.players || (state.active != 0) != playing) return false;
  if ((state.die != 0) != rolling || state.die > kCards) return false;
  if ((state.aside != 0) != (state.phase == Phase::kScore) || state.aside > kCards) return false;
  const bool may_lock = rolling || state.phase == Phase::kAct;
  if ((state.locked != 0) != (may_lock && state.turns != 0) || state.locked > kCards) return false;
  return state.die == 0 || state.die != state.locked;
}

}  // namespace

Score CityPlanner::score(const State& state, uint8_t seat) {
  Score score;
  score.items[0] = static_cast<int16_t>(state.vp[seat - 1]);
  score.items[1] = static_cast<int16_t>(state.money[seat - 1] / kMoneyPerPoint);
  score.total = static_cast<int16_t>(total(state, seat - 1u));
  return score;
}

Extra CityPlanner::extra(const State& state, uint8_t seat) {
  return {"money", false, 1, {static_cast<int16_t>(state.money[seat - 1])}};
}

Actors CityPlanner::winners(const State& state) {
  if (state.players == 1) return only(1);
  const unsigned first = total(state, 0) << 16 | state.money[0];
  const unsigned second = total(state, 1) << 16 | state.money[1];
  if (first == second) return static_cast<Actors>(only(1) | only(2));
  return only(first > second ? 1 : 2);
}

const char* CityPlanner::title(const State& state) {
  return state.players == 1 ? rank(total(state, 0)) : nullptr;
}

bool CityPlanner::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (state.phase > Phase::kOver || (state.unused[0] | state.unused[1]) != 0) return false;
  return sound_turn(state) && sound_players(state) && sound_faces(state) && sound_changes(state);
}

State CityPlanner::canonical(const State& state) {
  State same = state;
  // Which dice were changed is of no matter when none can be changed any more: money comes only
  // from scoring.
  const bool acting = state.phase == Phase::kAct || state.phase == Phase::kReroll;
  if (acting && (state.changes == kMostChanges || state.money[state.active - 1] < kChangeCost)) {
    same.changed = 0;
    same.changes = kMostChanges;
  }
  return same;
}

}  // namespace rules::city_planner
