// The page of a game that goes on: resume it, begin a new one, its lesson, its rules.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui {

// Behind the lot of a game: its page where one of its kind goes on, which comes back if another
// game was played since; else the set-up of a new one.
void open_game(const GameEntry& game);

}  // namespace ui
