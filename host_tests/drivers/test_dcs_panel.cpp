#include <unity.h>

#include <vector>

#include "drivers/display/dcs_panel.hpp"

using drivers::display::DcsPanel;

namespace {

constexpr uint8_t kLandscape = 0x60;
DcsPanel panel;

void window(uint16_t x1, uint16_t y1, uint16_t x2, uint16_t y2) {
  const uint8_t columns[] = {uint8_t(x1 >> 8), uint8_t(x1), uint8_t(x2 >> 8), uint8_t(x2)};
  const uint8_t rows[] = {uint8_t(y1 >> 8), uint8_t(y1), uint8_t(y2 >> 8), uint8_t(y2)};
  panel.command(0x2A, columns, 4);
  panel.command(0x2B, rows, 4);
}

void mode(uint8_t value) { panel.command(0x36, &value, 1); }

void light() {
  panel.command(0x11, nullptr, 0);
  panel.command(0x29, nullptr, 0);
  panel.backlight(50);
}

uint16_t seen(int32_t x, int32_t y) {
  std::vector<uint16_t> picture(static_cast<size_t>(DcsPanel::kWidth) * DcsPanel::kHeight);
  panel.picture(picture.data());
  return picture[static_cast<size_t>(y * DcsPanel::kWidth + x)];
}

void test_panel_should_show_a_pixel_where_it_was_written_when_in_landscape() {
  light();
  mode(kLandscape);
  window(10, 20, 11, 21);
  const uint16_t pixels[] = {1, 2, 3, 4};
  panel.pixels(0x2C, pixels, 4);
  TEST_ASSERT_EQUAL(1, seen(10, 20));
  TEST_ASSERT_EQUAL(2, seen(11, 20));
  TEST_ASSERT_EQUAL(3, seen(10, 21));
  TEST_ASSERT_EQUAL(4, seen(11, 21));
}

void test_panel_should_turn_the_picture_by_180_degrees_when_both_mirrors_change() {
  light();
  mode(0xA0);
  window(0, 0, 0, 0);
  const uint16_t pixel = 7;
  panel.pixels(0x2C, &pixel, 1);
  TEST_ASSERT_EQUAL(7, seen(319, 239));
}

uint16_t held(int32_t x, int32_t y) {
  std::vector<uint16_t> picture(static_cast<size_t>(DcsPanel::kWidth) * DcsPanel::kHeight);
  panel.seen(picture.data());
  return picture[static_cast<size_t>(y * panel.seen_width() + x)];
}

void test_panel_should_be_seen_upright_when_it_is_held_as_the_address_mode_asks() {
  light();
  const struct {
    uint8_t mode;
    int32_t width, height;
  } turns[] = {{kLandscape, 320, 240}, {0x00, 240, 320}, {0xA0, 320, 240}, {0xC0, 240, 320}};
  uint16_t color = 1;
  for (const auto& turn : turns) {
    mode(turn.mode);
    window(10, 20, 10, 20);
    panel.pixels(0x2C, &++color, 1);
    TEST_ASSERT_EQUAL(turn.width, panel.seen_width());
    TEST_ASSERT_EQUAL(turn.height, panel.seen_height());
    TEST_ASSERT_EQUAL(color, held(10, 20));
    const DcsPanel::Place place = panel.in_landscape(10, 20);
    TEST_ASSERT_EQUAL(color, seen(place.x, place.y));
  }
}

void test_panel_should_be_seen_mirrored_when_its_address_mode_mirrors() {
  light();
  mode(0x20);
  window(0, 0, 0, 0);
  const uint16_t pixel = 7;
  panel.pixels(0x2C, &pixel, 1);
  TEST_ASSERT_EQUAL(0, held(0, 0));
  TEST_ASSERT_EQUAL(7, held(0, 239));
}

void test_panel_should_be_black_when_asleep_or_off_or_dark() {
  mode(kLandscape);
  window(0, 0, 0, 0);
  const uint16_t pixel = 0xFFFF;
  panel.pixels(0x2C, &pixel, 1);
  TEST_ASSERT_EQUAL(0, seen(0, 0));
  light();
  TEST_ASSERT_EQUAL(0xFFFF, seen(0, 0));
  panel.backlight(0);
  TEST_ASSERT_EQUAL(0, seen(0, 0));
  panel.backlight(9);
  panel.command(0x10, nullptr, 0);
  TEST_ASSERT_EQUAL(0, seen(0, 0));
}

void test_panel_should_show_the_opposite_colour_when_inverted() {
  light();
  mode(kLandscape);
  window(0, 0, 0, 0);
  const uint16_t pixel = 0x1234;
  panel.pixels(0x2C, &pixel, 1);
  panel.command(0x21, nullptr, 0);
  TEST_ASSERT_EQUAL(0xEDCB, seen(0, 0));
}

void test_panel_should_count_only_pixels_that_change() {
  mode(kLandscape);
  window(0, 0, 1, 0);
  const uint16_t pixels[] = {5, 5};
  const uint32_t before = panel.changes();
  panel.pixels(0x2C, pixels, 2);
  TEST_ASSERT_EQUAL(before + 2, panel.changes());
  panel.pixels(0x2C, pixels, 2);
  TEST_ASSERT_EQUAL(before + 2, panel.changes());
}

void test_panel_should_drop_pixels_outside_its_memory() {
  mode(0);
  window(239, 319, 240, 320);
  const uint16_t pixels[] = {1, 2, 3, 4};
  panel.pixels(0x2C, pixels, 4);
  TEST_ASSERT_EQUAL(1, panel.changes());
}

}  // namespace

void setUp() { panel = DcsPanel(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_panel_should_show_a_pixel_where_it_was_written_when_in_landscape);
  RUN_TEST(test_panel_should_turn_the_picture_by_180_degrees_when_both_mirrors_change);
  RUN_TEST(test_panel_should_be_seen_upright_when_it_is_held_as_the_address_mode_asks);
  RUN_TEST(test_panel_should_be_seen_mirrored_when_its_address_mode_mirrors);
  RUN_TEST(test_panel_should_be_black_when_asleep_or_off_or_dark);
  RUN_TEST(test_panel_should_show_the_opposite_colour_when_inverted);
  RUN_TEST(test_panel_should_count_only_pixels_that_change);
  RUN_TEST(test_panel_should_drop_pixels_outside_its_memory);
  return UNITY_END();
}
