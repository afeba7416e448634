// What a star is spent for.
#pragma once

#include "ui/townies/match.hpp"

namespace ui::townies {

// On top of the game: a list of what the bonus allows; what is taken is chosen, not done.
// Before: a star may be spent now.
void open_star(TowniesMatch& match);

}  // namespace ui::townies
