// How a game ended, and what a game adds to the screen that shows it.
#pragma once

#include <cstddef>

#include "rules/core/game.hpp"
#include "ui/core/painter.hpp"

namespace ui {

// As the rules say.
struct Result {
  rules::Score scores[rules::kMostPlayers] = {};  // by player, from 1: scores[player - 1]
  rules::Actors winners = 0;
  const char* title = nullptr;  // of a player alone
};

class ResultPicture {
 public:
  // Called before the picture is shown.
  virtual void prepare_result() {}
  // What paid, in all of `area`.
  virtual void paint_result(Painter& painter, const Rect& area) const = 0;
  // It was touched: what paid, point by point, on top of the result.
  virtual void open_points() = 0;
  // One sentence: why some have won and others have not who have as many points, or why they share
  // the win.
  virtual void tell_tie(const Result& result, char* to, size_t size) const = 0;

 protected:
  constexpr ResultPicture() = default;
  ~ResultPicture() = default;
};

}  // namespace ui
