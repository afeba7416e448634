// What pays beside the developments: municipal goals with who ticked them, neighborhoods, sets.
#pragma once

#include "ui/drawcity/match.hpp"

namespace ui::drawcity {

// Whether there is anything to show there.
bool has_goals_screen(const State& state);
void open_goals(DrawCityMatch& match);

// The goals' names, a line each, with who ticked them and what the next tick brings; as many as
// there is room for. `state` may be ahead of the match.
void paint_goal_lines(Painter& painter, const Rect& area, const DrawCityMatch& match,
                      const State& state);

// The type of the goals on this place of the table; of the type "other" a tick.
const lv_image_dsc_t& symbol_of_place(unsigned place);

}  // namespace ui::drawcity
