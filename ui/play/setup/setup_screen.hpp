// A new game: who plays, what is set, which luck.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui {

// Starts from what was chosen last for this game. Start puts the game in this screen's place.
void open_setup(const GameEntry& game);

}  // namespace ui
