// What a game was begun with, read from its bytes without playing it.
#pragma once

#include "firmware/store/kept_game.hpp"

namespace firmware::store {

// The values of the set-up's fields as ui::Play::setup() has them. Before: condition(slot) is
// sound.
void read_values(unsigned slot, const ui::GameEntry& entry, uint8_t (&to)[ui::kMostFields]);

// Whether its luck was seen before, a challenge or a secret of the device: another game is over, or
// was begun before it and left, that had the same luck, the same settings and as many players.
// Before: read_head(slot, head).
bool is_repeated(unsigned slot, const GameHead& head);

}  // namespace firmware::store
