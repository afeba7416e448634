// The ten best of a game, what is usual, and which titles: of all games or of those that are alike.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui {

// At first of the games that are like the latest one. Before: device().kept is there.
void open_scores(const GameEntry& game);

}  // namespace ui
