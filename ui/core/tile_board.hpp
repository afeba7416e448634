// The board of every game: a grid of prepared pictures, of which only what changed is drawn again.
#pragma once

#include <lvgl.h>

#include <cstdint>

#include "ui/core/geometry.hpp"
#include "ui/core/painter.hpp"

namespace ui {

class TileBoard {
 public:
  static constexpr int kMostCells = 128;
  static constexpr uint8_t kNoTile = 0xFF;  // the cell shows the ground

  struct Layout {
    Rect area;     // of the board on its parent
    Point origin;  // of cell 0 in the area
    Size cell;     // of every picture
    uint8_t columns;
    uint8_t cells;
    const char* name = nullptr;  // with a name its screen is told of touches, see Screen::touched
    uint8_t id = 0;
    const uint16_t* tiles;  // RGB565 pictures of one cell's size, one after another
    // Draws what lies over the tiles: candidates, flags. May be nullptr.
    void (*over)(Painter& painter, const void* owner) = nullptr;
    const void* owner = nullptr;
  };

  // All cells show `kNoTile` first. The board is a member of its screen and outlives the object.
  void create(lv_obj_t* parent, const Layout& layout);

  void set(uint8_t cell, uint8_t tile);
  uint8_t tile(uint8_t cell) const { return shown_[cell]; }

  // Other pictures of the same size, after a change of theme.
  void use_tiles(const uint16_t* tiles);

  Rect cell_area(uint8_t cell) const;  // on the screen
  int cell_at(Point place) const;      // -1 where there is none
  void redraw(const Rect& area);       // after what `over` draws changed

  lv_obj_t* object() const { return object_; }
  void paint(Painter& painter) const;

 private:
  Point origin() const;

  lv_obj_t* object_ = nullptr;
  Layout layout_ = {};
  uint8_t shown_[kMostCells] = {};
};

}  // namespace ui
