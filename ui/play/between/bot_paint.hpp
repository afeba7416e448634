// What a bot's turn tells beside the board: who is on turn, what is played, what it changes.
#pragma once

#include "ui/play/between/bot_layout.hpp"
#include "ui/play/play.hpp"

namespace ui {

struct BotTurn {
  unsigned bot = 1;
  int points[rules::kMostPlayers] = {};  // before it, by player, from 1: points[player - 1]
  char level[40] = {};
  char words[96] = {};  // of what it plays
  bool scores = false;  // the rest is known
  Change change = {};
  char items[kToldItems][48] = {};  // what changes most, with its name; "" behind the last
};

// The seats with their points, in the title line; whose turn it is has a frame.
void paint_seats_of_turn(Painter& painter, const Rect& room, const Play& play, const BotTurn& turn);
// All that is beside or below the board, but for the pace.
void paint_turn(Painter& painter, const BotLayout& parts, const Play& play, const BotTurn& turn);
// So much of it is gone, in thousandths.
void paint_pace(Painter& painter, const Rect& area, int gone);

}  // namespace ui
