// One player's city as the screens draw it: which tile lies on which cell, what is to be done, and
// where its cells and fields are on the screen. Cells are named as in events: x, y from the first
// tile.
#pragma once

#include "rules/cities/cities_score.hpp"
#include "ui/core/geometry.hpp"

namespace ui::cities {

namespace rc = rules::cities;
using rc::State;

struct City {
  rc::Laid tiles[rc::kCells] = {};  // by cell, row * 4 + column
  rc::Tourists tourists;
  uint32_t todo = 0;        // tiles to lay now, bit n for tile n
  uint8_t home_row = 0;     // of the first tile
  uint8_t home_column = 0;  // ...
  uint8_t last = 0;         // the cell of the tile laid this round
  bool acts = false;        // it is laid, and a tourist may go

  bool has_to_lay() const { return todo != 0; }
  bool has_to_act() const { return acts; }
  unsigned laid() const;  // how many tiles lie
};

// Before: neither "free" nor "one more" is played.
City city_of(const State& state, unsigned seat);

struct Cell {
  int x, y;
  friend constexpr bool operator==(Cell, Cell) = default;
};

// Which cells are shown.
enum class Window : uint8_t {
  start,  // where starting tiles may lie: five by five
  near,   // all that can be built on now
  reach,  // all that can still be built on: four by four once the city is so large
  city,   // four by four
};

struct Plan {
  int left = 0, top = 0;  // x, y of the first cell
  int columns = 0, rows = 0;
  int field = 1;  // pixels a side
  Point origin = {};

  Rect whole() const { return {origin.x, origin.y, 2 * columns * field, 2 * rows * field}; }
  bool shows(Cell cell) const {
    return cell.x >= left && cell.y >= top && cell.x < left + columns && cell.y < top + rows;
  }
  Rect cell(Cell cell) const {
    return {origin.x + (cell.x - left) * 2 * field, origin.y + (cell.y - top) * 2 * field,
            2 * field, 2 * field};
  }
  // A quarter of a cell.
  Rect quarter(Cell of, unsigned quarter) const {
    const Rect whole = cell(of);
    return {whole.x + static_cast<int>(quarter % 2) * field,
            whole.y + static_cast<int>(quarter / 2) * field, field, field};
  }
  // False: there is no cell.
  bool find(Point point, Cell& cell) const {
    if (!whole().contains(point)) return false;
    cell = {left + (point.x - origin.x) / (2 * field), top + (point.y - origin.y) / (2 * field)};
    return true;
  }
};

// As large as `area` allows, in its middle.
Plan plan_of(const City& city, Window window, const Rect& area);

// --- a city's own counting and the events' -------------------------------------------------------

inline Cell cell_of(const City& city, unsigned index) {
  return {static_cast<int>(index % rc::kSide) - int{city.home_column},
          static_cast<int>(index / rc::kSide) - int{city.home_row}};
}
// kCells where the cell is none of the city's four by four.
inline unsigned index_of(const City& city, Cell cell) {
  const int column = cell.x + int{city.home_column};
  const int row = cell.y + int{city.home_row};
  constexpr int kSide = static_cast<int>(rc::kSide);
  if (column < 0 || row < 0 || column >= kSide || row >= kSide) return rc::kCells;
  return static_cast<unsigned>(row * kSide + column);
}
constexpr unsigned quarter_of(unsigned field) { return field / rc::kFieldSide % 2 * 2 + field % 2; }
constexpr unsigned index_of_field(unsigned field) {
  return field / (2 * rc::kFieldSide) * rc::kSide + field % rc::kFieldSide / 2;
}
inline Cell cell_of_field(const City& city, unsigned field) {
  return cell_of(city, index_of_field(field));
}
// Of a bit of those cells where a tile may go.
inline Cell cell_of_bit(const City& city, unsigned bit) {
  return {static_cast<int>(bit % rc::kPitch) - 1 - int{city.home_column},
          static_cast<int>(bit / rc::kPitch) - 1 - int{city.home_row}};
}
inline Rect field_rect(const Plan& plan, const City& city, unsigned field) {
  return plan.quarter(cell_of_field(city, field), quarter_of(field));
}
// What scripts call them: "cell 1,-1", "field 1,-1 nw"; `to` has room for kMostName.
inline constexpr size_t kMostName = 20;
void name_cell(Cell cell, char* to);
void name_field(const City& city, unsigned field, char* to);

// kFields where there is none.
unsigned field_at(const Plan& plan, const City& city, Point point);

constexpr bool is_field(int row, int column) {
  constexpr int kFieldSide = static_cast<int>(rc::kFieldSide);
  return row >= 0 && column >= 0 && row < kFieldSide && column < kFieldSide;
}
constexpr bool has(rc::FieldSet fields, int row, int column) {
  return is_field(row, column) && (fields >> (row * 8 + column) & 1u) != 0;
}
// -1 where no tile lies.
inline int kind_at(const City& city, int row, int column) {
  if (!is_field(row, column)) return -1;
  const rc::Laid tile = city.tiles[row / 2 * 4 + column / 2];
  if (tile == 0) return -1;
  return rc::kind_of(tile, static_cast<unsigned>(row % 2 * 2 + column % 2));
}

// Before: a tile lies there.
inline rc::Kind kind_of_field(const City& city, unsigned field) {
  return static_cast<rc::Kind>(
      kind_at(city, static_cast<int>(field / 8), static_cast<int>(field % 8)));
}

}  // namespace ui::cities
