// Who sits at the table: each seat's colour, name and who plays it, in the order of play.
#pragma once

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

// Changes `setup`, which outlives the screen, and keeps what it is changed to. Scripts call its
// places "color 1", "name 1", "who 1" …, "button More", "button Mix", "button Done".
void open_seats(const GameEntry& game, Setup& setup);

}  // namespace ui
