// The pictures of the rules' pages.
#pragma once

#include "ui/drawcity/rules_sketches.hpp"

namespace ui::drawcity {

// --- small boards: rules_boards.cpp --------------------------------------------------------------

void paint_sketch(Painter& painter, const Rect& area, const Sketch& sketch);
void picture_of_board(Painter& painter, const Rect& area);
void picture_of_order(Painter& painter, const Rect& area);
void picture_of_neighborhoods(Painter& painter, const Rect& area);
void paint_goal_sketch(Painter& painter, const Rect& area, rd::Goal goal);

template <const Sketch& kSketch>
void picture_of(Painter& painter, const Rect& area) {
  paint_sketch(painter, area, kSketch);
}
template <rd::Goal kGoal>
void picture_of_goal(Painter& painter, const Rect& area) {
  paint_goal_sketch(painter, area, kGoal);
}

// --- what is not on a board: rules_pictures.cpp --------------------------------------------------

void picture_of_turn(Painter& painter, const Rect& area);
void picture_of_cards(Painter& painter, const Rect& area);
void picture_of_houses(Painter& painter, const Rect& area);
void picture_of_shops(Painter& painter, const Rect& area);
void picture_of_modules(Painter& painter, const Rect& area);
void picture_of_goals(Painter& painter, const Rect& area);
void picture_of_spaces(Painter& painter, const Rect& area);
void picture_of_same_round(Painter& painter, const Rect& area);
void picture_of_patterns(Painter& painter, const Rect& area);

}  // namespace ui::drawcity
