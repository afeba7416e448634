// Where the parts of the replay are: what is looked at, what happened, and what moves it.
#pragma once

#include "ui/core/geometry.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {

struct ReplayLayout {
  Rect moment;
  Rect words;  // a line across the screen, or a column in a rail
  Rect slider;
  Rect turn_before, before, play, next, turn_next;
  bool rail;
};

// In landscape a square board has a rail beside it and a wide one a strip below; upright there are
// two strips.
ReplayLayout replay_layout(const Frame& held, BoardShape shape);

}  // namespace ui
