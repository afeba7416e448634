#include "ui/cities/plan.hpp"

#include "rules/core/text.hpp"

namespace ui::cities {
namespace {

namespace rc = rules::cities;

struct Span {
  int first = 0, count = 5;
};

// What is in use from 0 on, of which `home` is x or y 0.
Span span_of(int used, int home, Window window) {
  constexpr int kSide = static_cast<int>(rc::kSide);
  if (window == Window::start || used == 0) return {-2, 5};
  const int first = -home;
  const int last = first + used - 1;
  const int least = last - (kSide - 1);
  const int most = first + kSide - 1;
  if (window == Window::reach) return {least, most - least + 1};
  if (window == Window::near) {
    const int from = first - 1 < least ? least : first - 1;
    const int to = last + 1 > most ? most : last + 1;
    return {from, to - from + 1};
  }
  return {first - (kSide - used) / 2, kSide};
}

}  // namespace

Plan plan_of(const City& city, Window window, const Rect& area) {
  int columns = 0;
  int rows = 0;
  for (unsigned i = 0; i < rc::kCells; ++i) {
    if (city.tiles[i] == 0) continue;
    const int column = static_cast<int>(i % rc::kSide) + 1;
    if (column > columns) columns = column;
    rows = static_cast<int>(i / rc::kSide) + 1;
  }
  const Span across = span_of(columns, city.home_column, window);
  const Span down = span_of(rows, city.home_row, window);
  Plan plan;
  plan.left = across.first;
  plan.top = down.first;
  plan.columns = across.count;
  plan.rows = down.count;
  // The last line takes a pixel.
  const int wide = (area.width - 1) / (2 * plan.columns);
  const int high = (area.height - 1) / (2 * plan.rows);
  plan.field = wide < high ? wide : high;
  const Rect whole = area.middle({2 * plan.columns * plan.field, 2 * plan.rows * plan.field});
  plan.origin = whole.corner();
  return plan;
}

void name_cell(Cell cell, char* to) {
  rules::Writer(to, kMostName).add("cell ").add(cell.x).add(',').add(cell.y);
}

void name_field(const City& city, unsigned field, char* to) {
  constexpr const char* kQuarterNames[rc::kQuarters] = {"nw", "ne", "sw", "se"};
  const Cell cell = cell_of_field(city, field);
  rules::Writer(to, kMostName)
      .add("field ")
      .add(cell.x)
      .add(',')
      .add(cell.y)
      .word(kQuarterNames[quarter_of(field)]);
}

unsigned field_at(const Plan& plan, const City& city, Point point) {
  Cell cell = {};
  if (!plan.find(point, cell)) return rc::kFields;
  const unsigned index = index_of(city, cell);
  if (index == rc::kCells) return rc::kFields;
  const Rect whole = plan.cell(cell);
  const unsigned quarter =
      (point.y - whole.y >= plan.field ? 2u : 0u) + (point.x - whole.x >= plan.field ? 1u : 0u);
  return rc::field_at(index / rc::kSide, index % rc::kSide, quarter);
}

}  // namespace ui::cities
