// A goal's chart: what is counted above, the points for it below.
#pragma once

#include "rules/townies/townies_tables.hpp"
#include "ui/core/painter.hpp"

namespace ui::townies {

inline constexpr int kChartHeight = 34;

// The column of `now` inverted, that of `then` framed where it is another one; 0 is in none.
void paint_chart(Painter& painter, const Rect& area, const rules::townies::Chart& chart,
                 unsigned now, unsigned then);

}  // namespace ui::townies
