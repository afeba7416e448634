#include "ui/townies/hexes.hpp"

#include <algorithm>

namespace ui::townies {
namespace {

constexpr int kLeastRow = 4;

// A regular hexagon of this height is so much wider for each column, and so much at its side.
constexpr int column_of_row(int row) { return (row * 866 + 500) / 1000; }
constexpr int slant_of_row(int row) { return (row * 289 + 500) / 1000; }

Size size_of_map(int row) {
  constexpr int kColumns = rt::kColumns;
  return {kColumns * column_of_row(row) + slant_of_row(row) + 1, kColumns * row + 1};
}

// Those rows of a space that can be seen.
struct Rows {
  Rows(const Painter& painter, const Rect& hex, int from, int to)
      : first(std::max(from, painter.seen().y - hex.y)),
        end(std::min(to, painter.seen().bottom() - hex.y)) {}
  int first, end;
};

}  // namespace

HexGrid::HexGrid(int row, Point middle)
    : row_(row), column_(column_of_row(row)), slant_(slant_of_row(row)) {
  LV_ASSERT(row % 2 == 0 && row <= kMostRow);
  origin_ = {middle.x - (column_ + slant_) / 2, middle.y - half()};
  for (int y = 0; y < half(); ++y) {
    const int in = (slant_ * (half() - y) + half() / 2) / half();
    left_[y] = static_cast<uint8_t>(in);
    left_[half() + y] = static_cast<uint8_t>(slant_ - in);
  }
}

HexGrid HexGrid::of_map(const Rect& room) {
  int row = kMostRow;
  const auto fits = [&room](Size size) {
    return size.width <= room.width && size.height <= room.height;
  };
  while (row > kLeastRow && !fits(size_of_map(row))) row -= 2;
  return {row, room.center()};
}

HexGrid HexGrid::of_spaces(const Rect& room, const Board& spaces, int most_row) {
  const Point middle = room.center();
  for (int row = most_row;; row -= 2) {
    const Rect taken = HexGrid(row, middle).around(spaces);
    if (row > kLeastRow && (taken.width >= room.width || taken.height >= room.height)) continue;
    const Point its = taken.center();
    return {row, {2 * middle.x - its.x, 2 * middle.y - its.y}};
  }
}

Rect HexGrid::around(const Board& spaces) const {
  Rect all = {};
  spaces.all_of([&](unsigned space) {
    all = ui::around(all, hex(space));
    return true;
  });
  return all;
}

unsigned HexGrid::find(Point point) const {
  unsigned found = kNowhere;
  for_each_space([&](unsigned space) {
    const Rect area = hex(space);
    if (!area.contains(point)) return;
    const int in = left(point.y - area.y);
    if (point.x >= area.x + in && point.x < area.right() - in) found = space;
  });
  return found;
}

Point HexGrid::middle_of(const Board& spaces) const {
  Point sum = {};
  int count = 0;
  spaces.all_of([&](unsigned space) {
    const Point center = hex(space).center();
    sum = {sum.x + center.x, sum.y + center.y};
    ++count;
    return true;
  });
  return {sum.x / count, sum.y / count};
}

void paint_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Color color) {
  const Rows rows(painter, hex, 0, grid.row());
  for (int y = rows.first; y < rows.end; ++y) {
    const int in = grid.left(y);
    painter.fill({hex.x + in + 1, hex.y + y, hex.width - 2 * in - 1, 1}, color);
  }
}

void wash_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Wash wash) {
  const Rows rows(painter, hex, 0, grid.row());
  for (int y = rows.first; y < rows.end; ++y) {
    const int in = grid.left(y);
    painter.wash({hex.x + in + 1, hex.y + y, hex.width - 2 * in - 1, 1}, wash);
  }
}

void paint_side_of_hex(Painter& painter, const HexGrid& grid, const Rect& hex, Side side,
                       int thickness, Color color) {
  const int out = thickness / 2;
  const auto across = [&](int y) {
    painter.fill({hex.x + grid.slant() - out, y - out, grid.column() - grid.slant() + 1 + 2 * out,
                  thickness},
                 color);
  };
  // Rows of one half, on the left or on the right.
  const auto along = [&](int first, bool right) {
    const Rows rows(painter, hex, first, first + grid.half());
    for (int y = rows.first; y < rows.end; ++y) {
      const int x = right ? hex.right() - grid.left(y) : hex.x + grid.left(y);
      painter.fill({x - out, hex.y + y, thickness, 1}, color);
    }
  };
  switch (side) {
    case Side::top:
      return across(hex.y);
    case Side::foot:
      return across(hex.bottom());
    case Side::upper_left:
      return along(0, false);
    case Side::lower_left:
      return along(grid.half(), false);
    case Side::upper_right:
      return along(0, true);
    case Side::lower_right:
      return along(grid.half(), true);
  }
}

void paint_outline(Painter& painter, const HexGrid& grid, const Board& spaces, int thickness,
                   Color color) {
  Board ends[kSides];
  for (unsigned side = 0; side < kSides; ++side) {
    ends[side] = spaces.without(rt::seen_from(spaces, kBeyond[side].q, kBeyond[side].r));
  }
  spaces.all_of([&](unsigned space) {
    const Rect hex = grid.hex(space);
    if (!painter.sees(hex.inset(-thickness))) return true;
    for (unsigned side = 0; side < kSides; ++side) {
      if (!ends[side].has(space)) continue;
      paint_side_of_hex(painter, grid, hex, static_cast<Side>(side), thickness, color);
    }
    return true;
  });
}

}  // namespace ui::townies
