// One town with what brings its points, one by one: one's own, another player's, of a finished
// game.
#pragma once

#include "ui/townies/match.hpp"

namespace ui::townies {

// On top of what is shown, from this item on; see reasons.hpp.
void open_town(TowniesMatch& match, unsigned whose, unsigned item = 0);
// The towns of the others, from the next one on. Before: several play.
void open_others(TowniesMatch& match);

}  // namespace ui::townies
