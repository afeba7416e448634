// The end of a game: the score sheet of several players and who wins why, or the city of one.
#pragma once

#include "ui/cities/match.hpp"

namespace ui::cities {

Screen& result_screen();

// "Red wins with 43 points.", also how a tie was broken.
// `sheets` by player.
void tell_winners(const Seats& seats, const rules::cities::Sheet* sheets, char* to, size_t size);

// The same set-up with new luck, in the place of what is shown.
void play_again(CitiesMatch& match);

}  // namespace ui::cities
