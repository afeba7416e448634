// The page of a game behind its lot: resume the one that waits, begin a new one, its lesson, its
// rules, its scores.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui {

void open_game(const GameEntry& game);

}  // namespace ui
