// What a town has come to, item by item.
#pragma once

#include "rules/townies/townies.hpp"
#include "rules/townies/townies_goals.hpp"
#include "ui/core/strings.hpp"

namespace ui::townies {

namespace rt = rules::townies;
using Rules = rules::Townies;
using State = Rules::State;
using rt::Town;
using rt::Verb;

// A goal of a player: two of the starting colour, one of all.
enum class GoalKind : uint8_t { specialization, standardization, additional };
inline constexpr unsigned kMostGoals = 3;

struct GoalStanding {
  GoalKind kind = GoalKind::additional;
  const rt::Chart* chart = nullptr;
  uint8_t count = 0;   // what it counts
  uint8_t points = 0;  // for that
};

struct Standing {
  int total = 0;
  int objects = 0;  // points for them
  uint8_t goals = 0;
  GoalStanding goal[kMostGoals] = {};
};

// `town` as a town of the player with this number, from 1, in this game.
Standing standing_of(const State& state, const Town& town, unsigned player);
inline Standing standing_of(const State& state, unsigned player) {
  return standing_of(state, state.towns[player - 1], player);
}

}  // namespace ui::townies
