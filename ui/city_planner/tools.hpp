// Buttons with a picture and what it costs; they answer also where they can do nothing now.
#pragma once

#include "ui/core/target.hpp"

namespace ui::city_planner {

// A symbol over a label; `chosen`: faint, it would be refused. Sets `paint`.
lv_obj_t* add_tool(lv_obj_t* parent, TargetSpec spec);

}  // namespace ui::city_planner
