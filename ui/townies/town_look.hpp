// A town as it is drawn.
#pragma once

#include "rules/townies/townies_town.hpp"
#include "ui/townies/hexes.hpp"

namespace ui::townies {

struct TownLook {
  HexGrid grid;
  const rt::Town* town = nullptr;
  Board pale = {};      // what it is not about
  Board outlined = {};  // a candidate, what was drawn last, what counts
  Board numbered = {};  // their stars are drawn beside their numbers
  Board shown = rt::kMap;
};

// All that is shown of the map, and nothing around it.
void paint_town(Painter& painter, const TownLook& look);
// The line around what is outlined.
void paint_outlined(Painter& painter, const HexGrid& grid, const Board& spaces);

// A number in an empty space, with its star beside it where there is one and room.
void paint_worth_of_space(Painter& painter, const HexGrid& grid, unsigned space, const char* worth);

}  // namespace ui::townies
