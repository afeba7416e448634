#include <lvgl.h>
#include <unity.h>

#include <vector>

#include "drivers/display/host.hpp"
#include "finger.hpp"
#include "ui/core/tile_board.hpp"

namespace {

using drivers::display::DcsPanel;

constexpr int kWidth = 20;
constexpr int kHeight = 10;
constexpr int kPixels = kWidth * kHeight;
constexpr uint16_t kFirst = 0xF800;
constexpr uint16_t kSecond = 0x07E0;

uint16_t tiles[2 * kPixels];
ui::TileBoard board;

uint16_t seen(int x, int y) {
  std::vector<uint16_t> picture(static_cast<size_t>(DcsPanel::kWidth) * DcsPanel::kHeight);
  drivers::display::panel().picture(picture.data());
  return picture[static_cast<size_t>(y) * DcsPanel::kWidth + static_cast<size_t>(x)];
}

void test_board_should_draw_each_tile_in_its_cell() {
  board.set(0, 0);
  board.set(5, 1);  // second row, second of four columns
  finger::wait(50);
  TEST_ASSERT_EQUAL_HEX16(kFirst, seen(30, 40));
  TEST_ASSERT_EQUAL_HEX16(kFirst, seen(49, 49));
  TEST_ASSERT_EQUAL_HEX16(kSecond, seen(50, 50));
  TEST_ASSERT_EQUAL_HEX16(kSecond, seen(69, 59));
}

void test_board_should_write_only_the_cell_that_changed() {
  board.set(5, 0);
  finger::wait(50);
  const uint32_t before = drivers::display::panel().changes();
  board.set(5, 1);
  finger::wait(50);
  TEST_ASSERT_EQUAL(kPixels, drivers::display::panel().changes() - before);
}

void test_board_should_write_nothing_when_a_cell_keeps_its_tile() {
  board.set(5, 1);
  finger::wait(50);
  const uint32_t before = drivers::display::panel().changes();
  board.set(5, 1);
  finger::wait(50);
  TEST_ASSERT_EQUAL(before, drivers::display::panel().changes());
}

void test_board_should_know_the_cell_at_a_point() {
  TEST_ASSERT_EQUAL(0, board.cell_at({30, 40}));
  TEST_ASSERT_EQUAL(5, board.cell_at({69, 59}));
  TEST_ASSERT_EQUAL(-1, board.cell_at({29, 40}));
  TEST_ASSERT_EQUAL(-1, board.cell_at({110, 40}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  for (int i = 0; i < kPixels; ++i) {
    tiles[i] = kFirst;
    tiles[kPixels + i] = kSecond;
  }
  firmware::port::init();
  firmware::port::set_backlight(100);
  board.create(lv_screen_active(), {.area = {20, 30, 200, 100},
                                    .origin = {10, 10},
                                    .cell = {kWidth, kHeight},
                                    .columns = 4,
                                    .cells = 8,
                                    .tiles = tiles});
  finger::wait(400);
  UNITY_BEGIN();
  RUN_TEST(test_board_should_draw_each_tile_in_its_cell);
  RUN_TEST(test_board_should_write_only_the_cell_that_changed);
  RUN_TEST(test_board_should_write_nothing_when_a_cell_keeps_its_tile);
  RUN_TEST(test_board_should_know_the_cell_at_a_point);
  return UNITY_END();
}
