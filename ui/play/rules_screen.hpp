// The rules of a game, a page at a time.
#pragma once

#include "ui/core/game_entry.hpp"

namespace ui {

void open_rules(const GameEntry& game, uint8_t page = 0);

}  // namespace ui
