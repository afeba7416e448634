#include "ui/core/tile_board.hpp"

#include "ui/core/target.hpp"

namespace ui {
namespace {

void paint_board(Painter& painter, const TargetView& view) {
  static_cast<const TileBoard*>(view.spec.more)->paint(painter);
}

}  // namespace

void TileBoard::create(lv_obj_t* parent, const Layout& layout) {
  LV_ASSERT(layout.cells <= kMostCells && layout.columns > 0);
  layout_ = layout;
  for (uint8_t& tile : shown_) tile = kNoTile;
  object_ = add_target(parent, {.name = layout.name,
                                .area = layout.area,
                                .paint = paint_board,
                                .id = layout.id,
                                .more = this,
                                .follows = layout.name != nullptr});
}

void TileBoard::set(uint8_t cell, uint8_t tile) {
  if (shown_[cell] == tile) return;
  shown_[cell] = tile;
  redraw(cell_area(cell));
}

void TileBoard::use_tiles(const uint16_t* tiles) {
  layout_.tiles = tiles;
  lv_obj_invalidate(object_);
}

Point TileBoard::origin() const {
  const Rect area = area_of(object_);
  return {area.x + layout_.origin.x, area.y + layout_.origin.y};
}

Rect TileBoard::cell_area(uint8_t cell) const {
  const Point from = origin();
  return {from.x + cell % layout_.columns * layout_.cell.width,
          from.y + cell / layout_.columns * layout_.cell.height, layout_.cell.width,
          layout_.cell.height};
}

int TileBoard::cell_at(Point place) const {
  const Point from = origin();
  if (place.x < from.x || place.y < from.y) return -1;
  const int column = (place.x - from.x) / layout_.cell.width;
  const int row = (place.y - from.y) / layout_.cell.height;
  const int cell = row * layout_.columns + column;
  return column < layout_.columns && cell < layout_.cells ? cell : -1;
}

void TileBoard::redraw(const Rect& area) {
  const lv_area_t place = {area.x, area.y, area.right() - 1, area.bottom() - 1};
  lv_obj_invalidate_area(object_, &place);
}

void TileBoard::paint(Painter& painter) const {
  const Rect area = area_of(object_);
  const Color ground = palette().ground;
  const Size cell = layout_.cell;
  const int rows = (layout_.cells + layout_.columns - 1) / layout_.columns;
  const Rect grid = {origin().x, origin().y, layout_.columns * cell.width, rows * cell.height};

  painter.fill({area.x, area.y, area.width, grid.y - area.y}, ground);
  painter.fill({area.x, grid.bottom(), area.width, area.bottom() - grid.bottom()}, ground);
  painter.fill({area.x, grid.y, grid.x - area.x, grid.height}, ground);
  painter.fill({grid.right(), grid.y, area.right() - grid.right(), grid.height}, ground);

  const int pixels = cell.width * cell.height;
  const int full = rows * layout_.columns;
  Rect place = {grid.x, grid.y, cell.width, cell.height};
  for (int index = 0, column = 0; index < full; ++index) {
    if (painter.sees(place)) {
      const uint8_t tile = index < layout_.cells ? shown_[index] : kNoTile;
      if (tile == kNoTile) {
        painter.fill(place, ground);
      } else {
        painter.image(layout_.tiles + tile * pixels, place);
      }
    }
    place.x += cell.width;
    if (++column == layout_.columns) {
      column = 0;
      place.x = grid.x;
      place.y += cell.height;
    }
  }
  if (layout_.over != nullptr) layout_.over(painter, layout_.owner);
}

}  // namespace ui
