// What City Planner adds to the result: what the points of a player alone are called, and the turns
// that made them.
#pragma once

#include "ui/city_planner/game.hpp"

namespace ui::city_planner {

// The points of each turn of each player, as events tell them.
class Turns {
 public:
  void read(const Game& game);
  // A bar a turn; the best one in accent.
  void paint(Painter& painter, const Rect& area, unsigned player) const;

 private:
  static constexpr unsigned kTurns = rule::kTurnsEach;
  uint8_t points_[Rules::kMostPlayers][kTurns] = {};
};

// The turns and how all adds up, on top of the result.
void open_turns(Game& game, const Turns& turns);

}  // namespace ui::city_planner
