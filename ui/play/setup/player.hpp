// How players are told apart in a line: the chip of the seat, and the mark of a bot behind it.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

inline constexpr int kBesideChip = 6;

// On the left of `line`; what is left of it.
Rect paint_player(Painter& painter, const Rect& line, const Play& play, unsigned player,
                  int gap = kBesideChip);

}  // namespace ui
