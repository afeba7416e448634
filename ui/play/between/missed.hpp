// What others and bots did since a player had the device last, as far as everybody may know it.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

struct Missed {
  static constexpr size_t kMostMoves = 6;
  struct Move {
    unsigned player;  // from 1
    char words[64];
  };

  // Looks back at the game: what was looked at before is no more.
  void tell(Play& play, unsigned to);

  size_t count = 0;            // all of them
  size_t moves = 0;            // those that are told, the newest
  Move move[kMostMoves] = {};  // the newest last
};

}  // namespace ui
