// Where the parts of a bot's turn are: the board, who plays what, and what hurries it.
#pragma once

#include "ui/core/geometry.hpp"
#include "ui/play/game_entry.hpp"

namespace ui {

struct BotLayout {
  Rect moment;
  Rect side;   // all that is beside or below it
  Rect who;    // chip, name and level
  Rect words;  // what is played
  Rect worth;  // points before and after
  Rect items;  // two lines: what changed most
  Rect pace;
  Rect hurry, skip;
  bool rail;  // the side is a column
};

// In landscape a square board has a rail beside it; else there is a strip below.
BotLayout bot_layout(const Frame& held, BoardShape shape);

}  // namespace ui
