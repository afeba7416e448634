// The goals of whoever holds the device, with their charts.
#pragma once

#include "ui/townies/match.hpp"

namespace ui::townies {

// On top of the game. Before: it has goals.
void open_goals(TowniesMatch& match);

// What a goal counts, in a sentence: of the starting colour, or of all.
void tell_goal(GoalKind kind, unsigned start, unsigned additional, char* to, size_t size);
const char* goal_head(GoalKind kind, unsigned additional);

}  // namespace ui::townies
