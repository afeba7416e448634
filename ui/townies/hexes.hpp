// Where spaces lie on a screen: hexagons with a flat top, in columns, each column half a space
// lower than the one before. They part the plane exactly: a pixel belongs to one of them, and the
// first of each of its rows is the line to its neighbour on the left.
#pragma once

#include "rules/townies/townies_map.hpp"
#include "ui/core/geometry.hpp"
#include "ui/core/painter.hpp"

namespace ui::townies {

namespace rt = rules::townies;

using rt::Axial;
using rt::Board;

inline constexpr unsigned kNowhere = Board::kPlaces;

constexpr Axial axial_of(unsigned space) {
  const unsigned column = rt::column_of(space);
  const auto row = static_cast<int>(space - rt::top_space(column));
  return {rt::column_q(column), rt::top_r(column) + row};
}

constexpr int absolute(int value) { return value < 0 ? -value : value; }

// Twice the steps that lead there from the space 0,0.
constexpr int twice_the_steps(Axial at) {
  return absolute(at.q) + absolute(at.r) + absolute(at.q + at.r);
}

// Calls `use(space)` for each, column by column from the left, each from its top.
template <class Use>
constexpr void for_each_space(Use&& use) {
  for (unsigned column = 0; column < rt::kColumns; ++column) {
    const unsigned top = rt::top_space(column);
    for (unsigned row = 0; row < rt::column_height(column); ++row) use(top + row);
  }
}

class HexGrid {
 public:
  static constexpr int kMostRow = 32;

  constexpr HexGrid() = default;
  // With spaces `row` high, which is even; `middle` is the middle of the space 0,0.
  HexGrid(int row, Point middle);
  // The whole map in the middle of `room`, as large as it fits.
  static HexGrid of_map(const Rect& room);
  // These spaces, in the middle of `room`, at most `most_row` high.
  static HexGrid of_spaces(const Rect& room, const Board& spaces, int most_row);

  int row() const { return row_; }
  int half() const { return row_ / 2; }
  int column() const { return column_; }
  int slant() const { return slant_; }
  // Where a row of pixels of a space begins, from its left.
  int left(int y) const { return left_[y]; }
  const uint8_t* lefts() const { return left_; }

  // Around the space; the line on its right and at its foot lies outside.
  Rect hex(Axial at) const {
    return {origin_.x + at.q * column_, origin_.y + at.r * row_ + at.q * half(), column_ + slant_,
            row_};
  }
  Rect hex(unsigned space) const { return hex(axial_of(space)); }
  Rect around(const Board& spaces) const;
  // The space there, or kNowhere.
  unsigned find(Point point) const;
  // The middle of these spaces. Before: there is one.
  Point middle_of(const Board& spaces) const;

 private:
  int row_ = 0, column_ = 0, slant_ = 0;
  Point origin_ = {};  // of the space 0,0
  uint8_t left_[kMostRow] = {};
};

// Fills all of one space but its lines.
void paint_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Color color);
void wash_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Wash wash);

// The lines of a space to its neighbours; the three on the right lie in those.
enum class Side : uint8_t { top, upper_left, lower_left, upper_right, lower_right, foot };
inline constexpr unsigned kSides = 6;
inline constexpr Axial kBeyond[kSides] = {{0, -1}, {-1, 0}, {-1, 1}, {1, -1}, {1, 0}, {0, 1}};
void paint_side_of_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Side side,
                       int thickness, Color color);

// Around these spaces where they end.
void paint_outline(Painter& painter, const HexGrid& grid, const Board& spaces, int thickness,
                   Color color);

}  // namespace ui::townies
