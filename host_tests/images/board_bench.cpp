// Draws a whole board of 36 tiles again and again: first without a bus, then over the real one. A
// test reads the counters and the emulator's clock.
#include <lvgl.h>
#include <lvgl_private.h>  // the flush callback is swapped

#include "drivers/system/system.hpp"
#include "firmware/port/lvgl_port.hpp"
#include "ui/core/tile_board.hpp"

// How many frames were drawn without a bus, and over it.
extern "C" {
volatile uint32_t bench_drawn = 0;
volatile uint32_t bench_shown = 0;
}

namespace {

constexpr uint8_t kColumns = 6;
constexpr uint8_t kCells = 36;
constexpr int kCellWidth = 53;
constexpr int kCellHeight = 40;
constexpr int kTiles = 4;
constexpr uint32_t kFrames = 50;

uint16_t tiles[kTiles * kCellWidth * kCellHeight];
ui::TileBoard board;

void no_bus(lv_display_t* display, const lv_area_t*, uint8_t*) { lv_display_flush_ready(display); }

void draw_whole_board() {
  lv_obj_invalidate(board.object());
  lv_refr_now(nullptr);
}

void paint_tiles() {
  uint16_t* pixel = tiles;
  for (int tile = 0; tile < kTiles; ++tile) {
    for (int i = 0; i < kCellWidth * kCellHeight; ++i) {
      *pixel++ = static_cast<uint16_t>(tile * 0x1357 + i);
    }
  }
}

void create_board() {
  board.create(lv_screen_active(), {.area = {0, 0, 320, 240},
                                    .origin = {1, 0},
                                    .cell = {kCellWidth, kCellHeight},
                                    .columns = kColumns,
                                    .cells = kCells,
                                    .tiles = tiles});
  for (uint8_t cell = 0; cell < kCells; ++cell) board.set(cell, cell % kTiles);
}

}  // namespace

int main() {
  drivers::system::init();
  firmware::port::init();
  firmware::port::set_backlight(100);
  paint_tiles();
  create_board();
  while (drivers::system::now_ms() < 400) drivers::system::idle(firmware::port::step());

  lv_display_t* display = lv_display_get_default();
  void (*const bus)(lv_display_t*, const lv_area_t*, uint8_t*) = display->flush_cb;
  lv_display_set_flush_cb(display, no_bus);
  for (uint32_t frame = 0; frame < kFrames; ++frame) {
    draw_whole_board();
    bench_drawn = bench_drawn + 1;
  }
  lv_display_set_flush_cb(display, bus);
  for (;;) {
    draw_whole_board();
    bench_shown = bench_shown + 1;
  }
}
