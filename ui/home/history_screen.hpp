// Games that are over or were replaced: looked at, taken up again, pinned, deleted.
#pragma once

#include "ui/play/scores/game_filter.hpp"

namespace ui {

// Those that the filter takes; where it takes none, all of its game. Before: device().kept is
// there.
void open_history(const GameFilter& filter);

}  // namespace ui
