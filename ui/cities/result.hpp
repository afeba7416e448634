// Why one of several has won who have as many points.
#pragma once

#include "rules/cities/cities_score.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui::cities {

// "Red wins, Blue has 8 points too: the best tourist decides, 5 to 4." `sheets` by player.
// Before: others have as many points as the winner, or several have won.
void tell_tie(const Seats& seats, const rules::cities::Sheet* sheets, char* to, size_t size);

}  // namespace ui::cities
