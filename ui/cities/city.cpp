#include "ui/cities/city.hpp"

#include <algorithm>

#include "rules/core/text.hpp"
#include "ui/core/screen.hpp"

namespace ui::cities {
namespace {

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
    const int from = std::max(first - 1, least);
    const int to = std::min(last + 1, most);
    return {from, to - from + 1};
  }
  return {first - (kSide - used) / 2, kSide};
}

}  // namespace

unsigned City::laid() const {
  return rc::kCells - static_cast<unsigned>(std::count(tiles, tiles + rc::kCells, 0));
}

City city_of(const State& state, unsigned seat) {
  LV_ASSERT((state.options.variants & (rc::kFree | rc::kOneMore)) == 0);
  const rc::City& from = state.cities[seat - 1];
  City city;
  rc::for_each_tile(state, from, [&](rc::Lie lie, rc::Laid tile) {
    city.tiles[rc::row_of(lie) * rc::kSide + rc::column_of(lie)] = tile;
  });
  city.tourists = from.tourists;
  for (unsigned bit = 0; bit < rc::kStartTiles; ++bit) {
    if (from.todo >> bit & 1u) city.todo |= 1u << rc::tile_to_lay(state, bit);
  }
  city.home_row = static_cast<uint8_t>(from.home_row());
  city.home_column = static_cast<uint8_t>(from.home_column());
  city.last = static_cast<uint8_t>(from.last / (2 * rc::kFieldSide) * rc::kSide +
                                   from.last % rc::kFieldSide / 2);
  city.acts = from.has_to_act();
  return city;
}

Plan plan_of(const City& city, Window window, const Rect& area) {
  int columns = 0;
  int rows = 0;
  for (unsigned i = 0; i < rc::kCells; ++i) {
    if (city.tiles[i] == 0) continue;
    columns = std::max(columns, static_cast<int>(i % rc::kSide) + 1);
    rows = static_cast<int>(i / rc::kSide) + 1;
  }
  const Span across = span_of(columns, city.home_column, window);
  const Span down = span_of(rows, city.home_row, window);
  // The last line takes a pixel.
  const int field =
      std::min((area.width - 1) / (2 * across.count), (area.height - 1) / (2 * down.count));
  const Rect whole = area.middle({2 * across.count * field, 2 * down.count * field});
  return {across.first, down.first, across.count, down.count, field, whole.corner()};
}

void name_cell(Cell cell, char* to) {
  rules::Writer(to, kMostName).add("cell ").add(cell.x).add(',').add(cell.y);
}

void name_field(const City& city, unsigned field, char* to) {
  const Cell cell = cell_of_field(city, field);
  rules::Writer(to, kMostName)
      .add("field ")
      .add(cell.x)
      .add(',')
      .add(cell.y)
      .word(rc::kQuarterNames[quarter_of(field)]);
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
