// The score sheet of a game as it stands.
#pragma once

#include "ui/play/play.hpp"
#include "ui/play/result/score_sheet.hpp"

namespace ui {

struct PlaySheet {
  ScoreRow rows[rules::kMostItems];
  ScoreSheet sheet;

  // A row an item that the game has; nobody has won. It stays where it is from then on.
  void fill(const Play& play, const Result& result);
};

}  // namespace ui
