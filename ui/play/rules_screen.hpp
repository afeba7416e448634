// The rules of a game, a page at a time.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui {

void open_rules(const GameEntry& game, uint8_t page = 0);

// For tests, while no rules are shown: the words of the page have room in the frame that is now.
bool rules_fit(const GameEntry& game, uint8_t page);

}  // namespace ui
