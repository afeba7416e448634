// Names and values in two columns.
#pragma once

#include <span>

#include "ui/core/device.hpp"
#include "ui/core/painter.hpp"

namespace ui {

// Rows of `row_height` from the top of `area`, the name in note type and the value beside it.
void paint_facts(Painter& painter, const Rect& area, int row_height, std::span<const Fact> facts);

}  // namespace ui
