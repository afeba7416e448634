// Segments of the settings that show what they set.
#pragma once

#include "ui/core/target.hpp"

namespace ui {

// The spec's value is the theme.
void paint_theme_segment(Painter& painter, const TargetView& view);

// The spec's value is the turn.
void paint_turn_segment(Painter& painter, const TargetView& view);

// The spec's value is the step, 0 to 4: a sun with longer and longer rays.
void paint_light_segment(Painter& painter, const TargetView& view);

}  // namespace ui
