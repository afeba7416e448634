// One player's city as the screens draw it, free or not: what lies on which field, what is to be
// done, and where its cells and fields are on the screen. Cells are named as in events: x, y from
// the first tile.
#pragma once

#include <bit>

#include "rules/cities/cities_free.hpp"
#include "rules/cities/cities_score.hpp"
#include "ui/core/geometry.hpp"

namespace ui::cities {

namespace rc = rules::cities;
using rc::State;
using rc::WideCells;

// Cells and fields count from the north-west corner of the city, in as many columns as a free one
// may have: cell row * 8 + column, field row * 16 + column. The rules count the fields of a city
// that is not free by 8 in a row.
inline constexpr unsigned kCellSide = rc::kWideSide;
inline constexpr unsigned kCells = rc::kPlaces;
inline constexpr unsigned kFieldSide = rc::kWideFieldSide;
inline constexpr unsigned kFields = rc::kWideFields;
inline constexpr unsigned kNoField = kFields;
using Fields = rc::WideFieldSet;

struct City {
  uint64_t cells = 0;          // where tiles lie
  uint8_t faces[kCells] = {};  // by cell: the kinds of its quarters, see rc::kFaces
  rc::Tourists tourists;
  uint32_t todo = 0;        // tiles to lay now, bit n for tile n
  uint8_t home_row = 0;     // of the first tile
  uint8_t home_column = 0;  // ...
  uint8_t last = 0;         // the first field of the tile that may be acted on
  bool acts = false;        // it is laid, and a tourist may go
  bool covers = false;      // the tile to lay covers others, or is declined
  bool wide = false;        // free

  bool has_to_lay() const { return todo != 0; }
  bool has_to_act() const { return acts; }
  // How many cells have tiles.
  unsigned laid() const { return static_cast<unsigned>(std::popcount(cells)); }
  bool has_tile(unsigned cell) const { return cell < kCells && (cells >> cell & 1u) != 0; }
  void lay(unsigned cell, rc::Laid tile) {
    cells |= uint64_t{1} << cell;
    faces[cell] = rc::kFaces[tile];
  }
  // Over four fields of it, by the first of them.
  void cover(unsigned field, rc::Laid tile);
};

City city_of(const State& state, unsigned seat);
// Columns and rows of cells in use.
Size extent_of(const City& city);
// The cells where the tile to lay may go; none where it covers others.
WideCells cells_to_lay(const State& state, unsigned seat);
WideCells cells_from(rc::Frame frame);

struct Cell {
  int x, y;
  friend constexpr bool operator==(Cell, Cell) = default;
};

// Which cells are shown.
enum class Window : uint8_t {
  start,  // where starting tiles may lie: five by five
  near,   // all that can be built on now
  reach,  // all that can still be built on: four by four once the city is so large
  laid,   // those with tiles, and what lies between
  city,   // four by four; of a free city as many as it needs
};

// Larger ones say no more.
inline constexpr int kLargestField = 36;

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
// The same cells or fewer: a part of so many a side around this one, all within `all`.
Plan part_of(const Plan& all, Cell around, int side, const Rect& area);

// --- a city's own counting and the events' -------------------------------------------------------

inline Cell cell_of(const City& city, unsigned index) {
  return {static_cast<int>(index % kCellSide) - int{city.home_column},
          static_cast<int>(index / kCellSide) - int{city.home_row}};
}
// kCells where the cell is none of those that the city has room for.
inline unsigned index_of(const City& city, Cell cell) {
  const int column = cell.x + int{city.home_column};
  const int row = cell.y + int{city.home_row};
  constexpr int kSide = static_cast<int>(kCellSide);
  if (column < 0 || row < 0 || column >= kSide || row >= kSide) return kCells;
  return static_cast<unsigned>(row * kSide + column);
}
constexpr unsigned quarter_of(unsigned field) { return field / kFieldSide % 2 * 2 + field % 2; }
constexpr unsigned index_of_field(unsigned field) {
  return field / (2 * kFieldSide) * kCellSide + field % kFieldSide / 2;
}
constexpr unsigned field_of(unsigned cell, unsigned quarter) {
  return (cell / kCellSide * 2 + quarter / 2) * kFieldSide + cell % kCellSide * 2 + quarter % 2;
}
// The quarters of a tile from its first field on, however it lies.
constexpr unsigned quarter_from(unsigned first, unsigned quarter) {
  return rc::quarter_from<kFieldSide>(first, quarter);
}
constexpr bool is_quarter_of(unsigned first, unsigned field) {
  const unsigned rows = field / kFieldSide - first / kFieldSide;
  const unsigned columns = field % kFieldSide - first % kFieldSide;
  return rows < 2 && columns < 2;
}
// Before: it is one.
constexpr unsigned quarter_within(unsigned first, unsigned field) {
  const unsigned rows = field / kFieldSide - first / kFieldSide;
  return 2 * rows + (field % kFieldSide - first % kFieldSide);
}
inline bool are_near(unsigned from, unsigned to) { return rc::are_near<rc::kWideSide>(from, to); }
// As the rules of this game count it, and back.
inline unsigned field_from(const State& state, unsigned field) {
  return rc::is_free(state) ? field : field / rc::kFieldSide * kFieldSide + field % rc::kFieldSide;
}
inline Cell cell_of_field(const City& city, unsigned field) {
  return cell_of(city, index_of_field(field));
}
// Of a bit of those cells where a tile may go.
inline Cell cell_of_bit(const City& city, unsigned bit) {
  const unsigned site = rc::kSiteOfWideBit[bit];
  return {static_cast<int>(site % rc::kSitePitch) - 1 - int{city.home_column},
          static_cast<int>(site / rc::kSitePitch) - 1 - int{city.home_row}};
}
// Whether a tile may go there.
bool has_cell(const WideCells& cells, const City& city, Cell cell);

inline Rect field_rect(const Plan& plan, const City& city, unsigned field) {
  return plan.quarter(cell_of_field(city, field), quarter_of(field));
}
// Of four fields, by the first of them.
inline Rect tile_rect(const Plan& plan, const City& city, unsigned first) {
  const Rect field = field_rect(plan, city, first);
  return {field.x, field.y, 2 * field.width, 2 * field.height};
}
// What scripts call them: "cell 1,-1", "field 1,-1 nw"; `to` has room for kMostName.
inline constexpr size_t kMostName = 20;
void name_cell(Cell cell, char* to);
void name_field(const City& city, unsigned field, char* to);

// kNoField where there is none.
unsigned field_at(const Plan& plan, const City& city, Point point);

constexpr bool is_field(int row, int column) {
  constexpr int kSide = static_cast<int>(kFieldSide);
  return row >= 0 && column >= 0 && row < kSide && column < kSide;
}
constexpr bool has(const Fields& fields, unsigned field) {
  return (fields.words[field / 64] >> field % 64 & 1u) != 0;
}
constexpr bool has(const Fields& fields, int row, int column) {
  return is_field(row, column) &&
         has(fields, static_cast<unsigned>(row) * kFieldSide + static_cast<unsigned>(column));
}
inline unsigned count(const Fields& fields) {
  int many = 0;
  for (const uint64_t word : fields.words) many += std::popcount(word);
  return static_cast<unsigned>(many);
}
inline constexpr Fields kAllFields = {{~uint64_t{0}, ~uint64_t{0}, ~uint64_t{0}, ~uint64_t{0}}};

// -1 where no tile lies.
inline int kind_at(const City& city, int row, int column) {
  if (!is_field(row, column)) return -1;
  const unsigned field = static_cast<unsigned>(row) * kFieldSide + static_cast<unsigned>(column);
  const unsigned cell = index_of_field(field);
  if (!city.has_tile(cell)) return -1;
  return city.faces[cell] >> (2 * quarter_of(field)) & 3;
}
// Before: a tile lies there.
inline rc::Kind kind_of_field(const City& city, unsigned field) {
  return static_cast<rc::Kind>(
      kind_at(city, static_cast<int>(field / kFieldSide), static_cast<int>(field % kFieldSide)));
}

// As a scorer sees it.
rc::WideBoard board_of(const City& city);

}  // namespace ui::cities
