// Why an item of a town's points is worth what it is: in words, and where on the map.
#pragma once

#include "ui/townies/match.hpp"

namespace ui::townies {

struct Reason {
  Board counted;   // what it is worth points for
  Board outlined;  // what it is about
  int points = 0;
  char head[40] = {};
  char words[160] = {};  // lines parted by '\n'
};

// The items of a player's town: each Object as it was drawn, the goals, and alone the title.
unsigned items_of(const TowniesMatch& match, unsigned player);
// Before: item < items_of(match, player).
Reason reason_of(const TowniesMatch& match, unsigned player, unsigned item);

}  // namespace ui::townies
