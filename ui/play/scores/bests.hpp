// The best of each game or of each of its modes, for lots and pages: read in one pass, see
// statistics.hpp for what counts.
#pragma once

#include <span>

#include "ui/play/game_entry.hpp"
#include "ui/play/kept_games.hpp"

namespace ui {

struct Best {
  uint16_t plays = 0;
  int16_t total = 0;  // where there are plays

  bool played() const { return plays > 0; }
};

inline constexpr unsigned kMostModes = 4;

// Of each of these games. Before: at most kMostGames.
struct GameBests {
  Best of[kMostGames] = {};
};
void read_bests(KeptGames& kept, std::span<const GameEntry> games, GameBests& to);

// Of one game: a best for each of its modes, one in all where it has none.
struct ModeBests {
  uint8_t modes = 1;
  Best of[kMostModes] = {};
};
void read_bests(KeptGames& kept, const GameEntry& game, ModeBests& to);

// Side by side: the mode, how many games, "48 best". At least 40 high.
void paint_bests(Painter& painter, const Rect& area, const GameEntry& game, const ModeBests& bests);

}  // namespace ui
