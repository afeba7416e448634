// What the screen of scores is drawn of.
#pragma once

#include "ui/home/scores_layout.hpp"
#include "ui/play/scores/statistics.hpp"

namespace ui {

// One of the ten best: its place, its total, its title or whose it is, which game it was.
void paint_best_game(Painter& painter, const Rect& row, const GameEntry& game,
                     const Statistics& all, unsigned index);

void paint_figures(Painter& painter, const ScoresLayout& parts, const Statistics& all);

// A bar a title; where there is no room for all, the lowest ones share one.
void paint_titles(Painter& painter, const Rect& area, const GameEntry& game, const Statistics& all);

}  // namespace ui
