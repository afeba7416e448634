#include "ui/townies/chart.hpp"

#include <algorithm>

#include "ui/core/write.hpp"

namespace ui::townies {
namespace {

namespace rt = rules::townies;

constexpr int kCounts = 14;  // the line of what is counted

// There are five colours, and eight spaces on a side of the map's largest triangle.
bool is_open(const rt::Chart& chart) {
  return &chart != &rt::kGoalCharts[rt::kHub] && &chart != &rt::kGoalCharts[rt::kTriangle];
}

}  // namespace

void paint_chart(Painter& painter, const Rect& area, const rt::Chart& chart, unsigned now,
                 unsigned then) {
  const Palette& colors = palette();
  const unsigned columns = chart.columns;
  // One type for all points, of the widest in the narrowest column.
  const int narrowest = area.width / static_cast<int>(columns) - 2;
  const Face& face = fitting(Digits(chart.points[columns - 1]), narrowest, kTitle);
  const unsigned shown = std::min(now, columns), framed = std::min(then, columns);
  for (unsigned count = 1; count <= columns; ++count) {
    const Rect column =
        area.column(static_cast<int>(count) - 1, static_cast<int>(columns), 0).inset(1, 0);
    if (!painter.sees(column)) continue;
    const bool inverted = count == shown;
    if (inverted) painter.fill(column, colors.ink);
    char words[8];
    write(words, count == columns && is_open(chart) ? "%u+" : "%u", count);
    painter.text({column.x, column.y + 1, column.width, kCounts}, words, kNote,
                 inverted ? colors.raised : colors.note, Align::center);
    const Rect points = {column.x, column.y + kCounts, column.width, column.height - kCounts};
    painter.text(points, Digits(chart.points[count - 1]), face,
                 inverted ? colors.raised : colors.ink, Align::center);
    if (count == framed && !inverted) painter.frame(column, 2, colors.accent);
  }
}

}  // namespace ui::townies
