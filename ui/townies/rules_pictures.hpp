// The pictures of the rules' pages.
#pragma once

#include "ui/core/painter.hpp"
#include "ui/townies/rules_sketches.hpp"

namespace ui::townies {

// --- small towns: rules_towns.cpp ----------------------------------------------------------------

void picture_of_idea(Painter& painter, const Rect& area);
void picture_of_map(Painter& painter, const Rect& area);
void picture_of_sites(Painter& painter, const Rect& area);
void picture_of_blocks(Painter& painter, const Rect& area);
void picture_of_star(Painter& painter, const Rect& area);
void picture_of_ways(Painter& painter, const Rect& area);
void picture_of_wrongs(Painter& painter, const Rect& area);
void picture_of_specialization(Painter& painter, const Rect& area);
void picture_of_standardization(Painter& painter, const Rect& area);
void paint_object_sketch(Painter& painter, const Rect& area, unsigned object);
void paint_goal_sketch(Painter& painter, const Rect& area, rt::Goal goal);

template <unsigned kObject>
void picture_of_object(Painter& painter, const Rect& area) {
  paint_object_sketch(painter, area, kObject);
}
template <rt::Goal kGoal>
void picture_of_goal(Painter& painter, const Rect& area) {
  paint_goal_sketch(painter, area, kGoal);
}

// --- what is not on a map: rules_pictures.cpp ----------------------------------------------------

void picture_of_round(Painter& painter, const Rect& area);
void picture_of_dice(Painter& painter, const Rect& area);
void picture_of_pairs(Painter& painter, const Rect& area);
void picture_of_ring(Painter& painter, const Rect& area);
void picture_of_goals(Painter& painter, const Rect& area);
void picture_of_circles(Painter& painter, const Rect& area);
void picture_of_modes(Painter& painter, const Rect& area);
void paint_bonuses(Painter& painter, const Rect& area, unsigned first);
void paint_titles(Painter& painter, const Rect& area, unsigned first);

template <unsigned kFirst>
void picture_of_bonuses(Painter& painter, const Rect& area) {
  paint_bonuses(painter, area, kFirst);
}
template <unsigned kFirst>
void picture_of_titles(Painter& painter, const Rect& area) {
  paint_titles(painter, area, kFirst);
}

}  // namespace ui::townies
