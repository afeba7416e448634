// The plat: a card on top, below it a lot for each game and one for the settings.
#pragma once

#include <span>

#include "ui/play/game_entry.hpp"

namespace ui {

// Starts the screen stack with the home screen. What it is given stays valid. Without a saved game
// the card has no button.
void open_home(std::span<const GameEntry> games);
// Those it was given.
std::span<const GameEntry> games_at_home();

}  // namespace ui
