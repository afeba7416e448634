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

bool sound_turn(const State& state) {
  const bool rolling = state.phase == Phase::kRoll || state.phase == Phase::kReroll;
  const bool playing = state.phase != Phase::kFirst && state.phase != Phase::kOver;
  if (state.turns > kTurnsEach * state.players) return false;
  if ((state.phase == Phase::kOver) != (state.turns == kTurnsEach * state.players)) return false;
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
  constexpr unsigned kMostVp = kMostOfTurn * kTurnsEach;
  constexpr unsigned kMostMoney = kStartMoney + kMostOfTurn * kTurnsEach;
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (state.phase > Phase::kOver || state.unused[0] != 0 || state.unused[1] != 0) return false;
  for (unsigned seat = 0; seat < kMostPlayers; ++seat) {
    if (state.vp[seat] > kMostVp || state.money[seat] > kMostMoney) return false;
    if (state.rerolls[seat] > 3) return false;
    const bool plays = seat < state.players;
    if (!plays && (state.vp[seat] | state.money[seat] | state.rerolls[seat])) return false;
    if (state.phase == Phase::kOver && state.rerolls[seat] != 0) return false;
  }
  return sound_turn(state) && sound_faces(state) && sound_changes(state);
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
