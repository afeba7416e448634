// Who has what: a column a player, a row an item, totals below, the winners inverted. One player
// alone has no name above.
#pragma once

#include <span>

#include "rules/core/event.hpp"
#include "ui/core/painter.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui {

struct ScoreRow {
  const char* name;
  int16_t values[rules::kMostPlayers];  // by player, the first one first
};

struct ScoreSheet {
  Seats seats;
  std::span<const ScoreRow> rows;
  int16_t totals[rules::kMostPlayers];
  rules::Actors winners;  // bit k is player k; 0 while nobody has won
  rules::Actors bots = 0;
};

// How high it gets with rows as they are read best, and where they are as low as can be.
int sheet_height(int players, int rows);
int least_sheet_height(int players, int rows);

// Fits 1 to 6 players and 1 to 10 rows into `area`; draws every pixel of it.
// The totals count up while points do.
void paint_score_sheet(Painter& painter, const Rect& area, const ScoreSheet& sheet);

// Where its totals are.
Rect totals_of_sheet(const Rect& area, const ScoreSheet& sheet);

}  // namespace ui
