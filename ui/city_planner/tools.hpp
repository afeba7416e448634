// Buttons with a picture and what it costs; they answer also where they can do nothing now.
#pragma once

#include "ui/core/target.hpp"

namespace ui::planner {

// A symbol over a label; `chosen`: faint, it would be refused. Sets `paint`.
lv_obj_t* add_tool(lv_obj_t* parent, TargetSpec spec);
// The primary button; `chosen`: faint.
lv_obj_t* add_primary(lv_obj_t* parent, TargetSpec spec);
// The same where another one is primary.
lv_obj_t* add_plain(lv_obj_t* parent, TargetSpec spec);

}  // namespace ui::planner
