// Why an item of a player's points is worth what it is: in words, and where on the board.
#pragma once

#include "ui/drawcity/board.hpp"

namespace ui::drawcity {

inline constexpr unsigned kMostLines = 8;

struct Reason {
  Sites counted;  // what brings points, and what it has to be beside or is compared with
  int points = 0;
  char head[40] = {};
  char words[384] = {};  // lines parted by '\n'
};

// In words of so many lines, each as wide as a rail. Before: 1 <= lines <= kMostLines.
Reason reason_of(const State& state, unsigned player, unsigned item, unsigned lines = kMostLines);

}  // namespace ui::drawcity
