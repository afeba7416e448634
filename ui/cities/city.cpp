#include "ui/cities/city.hpp"

#include <algorithm>

#include "rules/core/text.hpp"
#include "ui/core/screen.hpp"

namespace ui::cities {
namespace {

constexpr int kStartSide = 5;  // cells around the first tile

struct Span {
  int first = 0, count = kStartSide;
};

// What is in use from 0 on, of which `home` is x or y 0, in a city of at most `side`.
Span span_of(int used, int home, int side, Window window) {
  if (window == Window::start || used == 0) return {-(kStartSide / 2), kStartSide};
  const int first = -home;
  const int last = first + used - 1;
  const int least = last - (side - 1);
  const int most = first + side - 1;
  switch (window) {
    case Window::reach:
      return {least, most - least + 1};
    case Window::near: {
      const int from = std::max(first - 1, least);
      const int to = std::min(last + 1, most);
      return {from, to - from + 1};
    }
    case Window::laid:
      return {first, used};
    default: {
      const int shown = std::max(used, static_cast<int>(rc::kSide));
      return {first - (shown - used) / 2, shown};
    }
  }
}

Plan plan_in(const Span& across, const Span& down, const Rect& area) {
  // The last line takes a pixel.
  const int field = std::min(
      {(area.width - 1) / (2 * across.count), (area.height - 1) / (2 * down.count), kLargestField});
  const Rect whole = area.middle({2 * across.count * field, 2 * down.count * field});
  return {across.first, down.first, across.count, down.count, field, whole.corner()};
}

// `side` of what is shown from `first` on, the one at `around` in the middle.
Span part_of_span(const Span& all, int around, int side) {
  const int count = std::min(all.count, side);
  const int first = std::clamp(around - (count - 1) / 2, all.first, all.first + all.count - count);
  return {first, count};
}

void set_kind(City& city, unsigned field, rc::Kind kind) {
  uint8_t& face = city.faces[index_of_field(field)];
  const unsigned shift = 2 * quarter_of(field);
  face = static_cast<uint8_t>((face & ~(3u << shift)) | unsigned{kind} << shift);
}

}  // namespace

void City::cover(unsigned field, rc::Laid tile) {
  for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
    set_kind(*this, quarter_from(field, quarter), rc::kind_of(tile, quarter));
  }
}

City city_of(const State& state, unsigned seat) {
  const rc::City& from = state.cities[seat - 1];
  City city;
  rc::for_each_tile(state, from,
                    [&](rc::Lie lie, rc::Laid tile) { city.lay(rc::place_of(lie), tile); });
  if (from.cover == rc::kCovered) {
    city.cover(field_from(state, from.cover_at), rc::covering_tile(state, from));
  }
  city.tourists.count = from.tourists.count;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    city.tourists.at[i] = static_cast<uint8_t>(field_from(state, from.tourists.at[i]));
  }
  for (unsigned bit = 0; bit < rc::kStartTiles; ++bit) {
    if (from.todo >> bit & 1u) city.todo |= 1u << rc::tile_to_lay(state, bit);
  }
  city.home_row = static_cast<uint8_t>(from.home_row());
  city.home_column = static_cast<uint8_t>(from.home_column());
  city.last = static_cast<uint8_t>(field_from(state, from.last));
  city.acts = from.has_to_act();
  city.covers = rc::at_one_more(state) && city.has_to_lay();
  city.wide = rc::is_free(state);
  return city;
}

WideCells cells_to_lay(const State& state, unsigned seat) {
  const rc::City& city = state.cities[seat - 1];
  if (rc::at_one_more(state)) return {};
  if (rc::is_free(state) && !rc::in_set_up(state)) return rc::wide_next_cells(state, city);
  return cells_from(rc::in_set_up(state) ? rc::cells_to_start(state, city)
                                         : rc::next_cells(city.laid));
}

WideCells cells_from(rc::Frame frame) {
  WideCells cells;
  for (; frame != 0; frame &= frame - 1) {
    const auto at = static_cast<unsigned>(std::countr_zero(frame));
    const unsigned bit = rc::wide_bit(at / rc::kPitch, at % rc::kPitch);
    cells.rows[bit / 32] |= 1u << bit % 32;
  }
  return cells;
}

bool has_cell(const WideCells& cells, const City& city, Cell cell) {
  const int row = cell.y + city.home_row + 1;
  const int column = cell.x + city.home_column + 1;
  constexpr int kSide = static_cast<int>(kCellSide);
  if (row < 0 || column < 0 || row > kSide || column > kSide) return false;
  return cells.has(rc::wide_bit(static_cast<unsigned>(row), static_cast<unsigned>(column)));
}

Size extent_of(const City& city) {
  Size used = {};
  for (int i = 0; i < static_cast<int>(kCells); ++i) {
    constexpr int kSide = static_cast<int>(kCellSide);
    if (!city.has_tile(static_cast<unsigned>(i))) continue;
    used = {std::max(used.width, i % kSide + 1), i / kSide + 1};
  }
  return used;
}

Plan plan_of(const City& city, Window window, const Rect& area) {
  const Size used = extent_of(city);
  // All that a free city could still reach is more than a screen shows.
  if (city.wide && window == Window::reach) window = Window::near;
  const int side = static_cast<int>(city.wide ? rc::kWideSide : rc::kSide);
  return plan_in(span_of(used.width, city.home_column, side, window),
                 span_of(used.height, city.home_row, side, window), area);
}

Plan part_of(const Plan& all, Cell around, int side, const Rect& area) {
  return plan_in(part_of_span({all.left, all.columns}, around.x, side),
                 part_of_span({all.top, all.rows}, around.y, side), area);
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
  if (!plan.find(point, cell)) return kNoField;
  const unsigned index = index_of(city, cell);
  if (index == kCells) return kNoField;
  const Rect whole = plan.cell(cell);
  const unsigned quarter =
      (point.y - whole.y >= plan.field ? 2u : 0u) + (point.x - whole.x >= plan.field ? 1u : 0u);
  return field_of(index, quarter);
}

rc::WideBoard board_of(const City& city) {
  rc::WideBoard board;
  for (uint64_t left = city.cells; left != 0; left &= left - 1) {
    const auto cell = static_cast<unsigned>(std::countr_zero(left));
    for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
      rc::add_field(board.fields[city.faces[cell] >> (2 * quarter) & 3u], field_of(cell, quarter));
    }
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    rc::add_field(board.tourists, city.tourists.at[i]);
  }
  return board;
}

}  // namespace ui::cities
