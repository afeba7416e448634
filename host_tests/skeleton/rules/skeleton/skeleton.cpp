#include "rules/skeleton/skeleton.hpp"

namespace rules::skeleton {
namespace {

using State = Skeleton::State;

constexpr Refusal kTooHigh{"too-high", "A tower has 12 floors at most."};

constexpr const char* kRounds[] = {"four", "eight"};

bool parse_face(Reader& words, Event& event) {
  unsigned face = 0;
  if (!words.number(face, 1, kFaces)) return false;
  event.a = static_cast<uint8_t>(face);
  return true;
}

void print_face(Writer& words, Event event) { words.word("").add(event.a); }

unsigned turns_of(const State& state, unsigned seat) {
  return state.turns / state.players + (seat < state.turns % state.players ? 1u : 0u);
}

}  // namespace

const VerbText Skeleton::kVerbs[kVerbCount] = {
    {"roll", true, parse_face, print_face},
    {"build", false, nullptr, nullptr},
    {"sell", false, nullptr, nullptr},
};

const SettingText Skeleton::kSettings[kSettingCount] = {{"rounds", kRounds, 2, "four"}};

Verdict Skeleton::apply(State& state, Event event) {
  if (to_act(state) == 0) return kGameOver;
  if (!holds(to_act(state), event.actor())) return kNotYourTurn;
  const auto verb = static_cast<Verb>(event.verb());
  if (event.actor() == kChance) {
    if (verb != Verb::kRoll || event.a < 1 || event.a > kFaces || (event.b | event.c) != 0) {
      return kNoSuchEvent;
    }
    state.die = event.a;
    return {};
  }
  if ((verb != Verb::kBuild && verb != Verb::kSell) || (event.a | event.b | event.c) != 0) {
    return kNoSuchEvent;
  }
  const unsigned seat = state.active() - 1;
  if (verb == Verb::kSell) {
    ++state.sales[seat];
  } else if (state.too_high()) {
    return kTooHigh;
  } else {
    state.floors[seat] = static_cast<uint8_t>(state.floors[seat] + state.die);
  }
  state.die = 0;
  ++state.turns;
  return {};
}

Score Skeleton::score(const State& state, uint8_t seat) {
  const auto floors = static_cast<int16_t>(state.floors[seat - 1]);
  const auto sales = static_cast<int16_t>(state.sales[seat - 1] * kPrice);
  return {static_cast<int16_t>(floors + sales), {floors, sales}};
}

Actors Skeleton::winners(const State& state) {
  Actors winners = 0;
  int most = 0;
  for (uint8_t seat = 1; seat <= state.players; ++seat) {
    const int total = score(state, seat).total;
    if (total > most) winners = 0;
    if (total >= most) winners = static_cast<Actors>(winners | only(seat));
    if (total > most) most = total;
  }
  return winners;
}

bool Skeleton::sound(const State& state) {
  if (state.players < kLeastPlayers || state.players > kMostPlayers) return false;
  if (state.rounds != 4 && state.rounds != 8) return false;
  if (state.turns > state.rounds * state.players || state.die > kFaces) return false;
  if (to_act(state) == 0 && state.die != 0) return false;
  for (unsigned seat = 0; seat < kMostPlayers; ++seat) {
    const unsigned turns = seat < state.players ? turns_of(state, seat) : 0;
    if (state.sales[seat] > turns || state.floors[seat] > kMostFloors) return false;
    const unsigned built = turns - state.sales[seat];
    if (state.floors[seat] < built || state.floors[seat] > built * kFaces) return false;
  }
  return true;
}

}  // namespace rules::skeleton
