#include "ui/cities/rules_pages.hpp"

#include "ui/cities/why_paint.hpp"

namespace ui::cities {
namespace {

constexpr int kMostField = 24;

struct Piece {
  uint8_t column, row, tile, turns;
};

// A small city in the middle of the picture.
class Sketch {
 public:
  template <size_t count>
  Sketch(const Rect& area, int columns, int rows, const Piece (&pieces)[count]) {
    for (const Piece& piece : pieces) {
      const unsigned cell = piece.row * kCellSide + piece.column;
      city_.lay(cell, rc::laid_tile(piece.tile, piece.turns));
      laid_ |= rc::frame_bit(piece.row + 1u, piece.column + 1u);
    }
    Plan& plan = look_.plan;
    plan.columns = columns;
    plan.rows = rows;
    const int wide = (area.width - 6) / (2 * columns);
    const int high = (area.height - 6) / (2 * rows);
    plan.field = wide < high ? wide : high;
    if (plan.field > kMostField) plan.field = kMostField;
    plan.origin = area.middle({2 * columns * plan.field + 1, 2 * rows * plan.field + 1}).corner();
    look_.city = &city_;
  }

  void send(unsigned field) { city_.tourists.add(field); }
  void peg() { look_.pegs = cells_from(rc::next_cells(laid_)); }
  Look& look() { return look_; }
  Rect cell(int column, int row) const { return look_.plan.cell({column, row}); }

  void paint(Painter& painter) { paint_city(painter, look_); }
  void paint_why(Painter& painter, unsigned level, unsigned field) {
    const Reason reason = rc::reason_of(board_of(city_), level, field);
    look_.pale = not_concerned(reason);
    paint_city(painter, look_);
    paint_reason(painter, look_, reason, field);
  }

 private:
  City city_;
  rc::Frame laid_ = 0;
  Look look_;
};

constexpr unsigned at(unsigned row, unsigned column) { return row * kFieldSide + column; }

}  // namespace

void picture_of_kinds(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 0, 2, 0}};
  Sketch(area, 1, 1, kPieces).paint(painter);
}

void picture_of_start(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 1, 7, 0}, {1, 0, 12, 1}, {2, 1, 15, 2}};
  Sketch(area, 3, 2, kPieces).paint(painter);
}

void picture_of_laying(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 1, 7, 0}, {1, 0, 12, 1}, {2, 1, 15, 2}, {1, 1, 4, 0}};
  Sketch sketch(area, 4, 3, kPieces);
  sketch.peg();
  sketch.paint(painter);
  const Rect cell = sketch.cell(1, 1);
  paint_crop_marks(painter, {cell.x, cell.y, cell.width + 1, cell.height + 1});
}

void picture_of_tourists(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 0, 1, 0}, {1, 0, 3, 0}};
  Sketch sketch(area, 2, 1, kPieces);
  sketch.send(at(0, 1));
  sketch.send(at(1, 2));
  sketch.paint(painter);
}

void picture_of_zone(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 0, 1, 0}, {1, 0, 3, 0}};
  Sketch sketch(area, 2, 1, kPieces);
  sketch.send(at(0, 1));
  sketch.paint_why(painter, 1, at(0, 1));
}

void picture_of_view(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 0, 3, 0}, {1, 0, 12, 0}};
  Sketch sketch(area, 2, 1, kPieces);
  sketch.send(at(1, 0));
  sketch.paint_why(painter, 2, at(1, 0));
}

void picture_of_neighbours(Painter& painter, const Rect& area) {
  constexpr Piece kPieces[] = {{0, 0, 4, 0}, {0, 1, 20, 0}, {1, 0, 17, 0}, {1, 1, 23, 0}};
  Sketch sketch(area, 2, 2, kPieces);
  sketch.send(at(2, 0));
  sketch.paint_why(painter, 3, at(2, 0));
}

}  // namespace ui::cities
