// What stands beside a board: seats, the slider of the replay, the pace of a bot, the line between.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/play/between/bot_paint.hpp"
#include "ui/play/replay/replay_slider.hpp"
#include "ui/play/setup/seats.hpp"
#include "ui/play/side.hpp"

namespace {

using ui::Rect;

// The rows of each symbol as wide as its shape is there.
void test_seat_should_show_its_shape_on_its_colour() {
  for (const int side : {16, 20, 28, 40}) {
    const int size = side * 4 / 7;
    for (size_t i = 0; i < ui::kSeats; ++i) {
      const auto seat = static_cast<ui::Seat>(i);
      Canvas canvas({50, 50});
      ui::Painter painter = canvas.painter();
      const Rect area = {6, 7, side, side};
      ui::paint_seat(painter, area, seat);
      const int frame = side < 40 ? 1 : 2;
      TEST_ASSERT_TRUE(canvas.at(area.x + frame, area.y + frame) ==
                       ui::palette().area(ui::seat_wash(seat)).color);
      TEST_ASSERT_EQUAL(4 * frame * (side - frame), canvas.count_in(area, ui::palette().ink));
      const Rect symbol = area.middle({size, size});
      const auto row = [&](int y) {
        return canvas.count_in({area.x, symbol.y + y, side, 1}, ui::palette().on_color);
      };
      TEST_ASSERT_EQUAL(0, row(-1));
      TEST_ASSERT_EQUAL(0, row(size));
      const int first = row(0), middle = row(size / 2), last = row(size - 1);
      switch (seat) {
        case ui::Seat::red:  // a triangle
          TEST_ASSERT_LESS_OR_EQUAL(2, first);
          TEST_ASSERT_INT_WITHIN(1, size, last);
          TEST_ASSERT_INT_WITHIN(2, size / 2, middle);
          break;
        case ui::Seat::yellow:  // a square
          for (int y = 0; y < size; ++y) TEST_ASSERT_EQUAL(size, row(y));
          break;
        case ui::Seat::blue:  // a disc
          TEST_ASSERT_EQUAL(size, middle);
          TEST_ASSERT_EQUAL(first, last);
          TEST_ASSERT_TRUE(first > 1 && first < size - 2);
          break;
        case ui::Seat::green:  // a diamond
          TEST_ASSERT_EQUAL(2 - size % 2, first);
          TEST_ASSERT_EQUAL(first, last);
          for (int y = 1; y < (size + 1) / 2; ++y) TEST_ASSERT_EQUAL(row(y - 1) + 2, row(y));
          break;
        case ui::Seat::brown:  // a cross
          for (int y = 0; y < size; ++y) {
            const bool arm = y >= size / 3 && y < size - size / 3;
            TEST_ASSERT_EQUAL(arm ? size : size - 2 * (size / 3), row(y));
          }
          break;
        case ui::Seat::purple:  // an hourglass
          TEST_ASSERT_EQUAL(size, first);
          TEST_ASSERT_EQUAL(size, last);
          for (int y = 1; y < (size + 1) / 2; ++y) TEST_ASSERT_EQUAL(row(y - 1) - 2, row(y));
          break;
      }
    }
  }
}

// The colour, then a line.
void test_band_of_a_seat_should_end_with_a_line() {
  Canvas canvas({20, 30});
  ui::Painter painter = canvas.painter();
  ui::paint_seat_band(painter, {5, 4, ui::kSeatBand, 20}, ui::Seat::green);
  const Rect color = {5, 4, ui::kSeatBand - 1, 20};
  TEST_ASSERT_EQUAL(20 * color.width,
                    canvas.count_in(color, ui::palette().area(ui::Wash::green).color));
  TEST_ASSERT_EQUAL(20, canvas.count_in({color.right(), 4, 1, 20}, ui::palette().ink));
  TEST_ASSERT_EQUAL(20 * 30 - ui::kSeatBand * 20, canvas.count({0xF81F}));
}

// All that is behind the knob is ink, and the knob goes from end to end.
void test_slider_should_show_how_far_the_replay_is() {
  const ui::Palette& colors = ui::palette();
  const Rect area = {10, 5, 160, 44};
  for (const unsigned steps : {0u, 1u, 2u, 40u}) {
    const ui::ReplaySlider slider(area, steps);
    for (unsigned step = 0; step <= steps; ++step) {
      Canvas canvas({180, 54});
      ui::Painter painter = canvas.painter();
      slider.paint(painter, step);
      const int middle = area.y + area.height / 2;
      int left = -1, right = 0;
      for (int x = area.x; x < area.right(); ++x) {
        if (canvas.at(x, middle - 8) != colors.ink) continue;  // only the knob is so high
        if (left < 0) left = x;
        right = x + 1;
      }
      TEST_ASSERT_EQUAL(10, right - left);
      const int room = area.width - 2 * 8 - 10;
      const int gone = steps == 0 ? 0 : room * static_cast<int>(step) / static_cast<int>(steps);
      TEST_ASSERT_EQUAL(area.x + 8 + gone, left);
      TEST_ASSERT_EQUAL(step, slider.step_at((left + right) / 2));
      for (int x = area.x + 8; x < left; ++x) TEST_ASSERT_TRUE(canvas.at(x, middle) == colors.ink);
      for (int x = right; x < area.right() - 8; ++x) {
        TEST_ASSERT_TRUE(canvas.at(x, middle) == colors.faint);
      }
      TEST_ASSERT_TRUE(canvas.at(area.x + 7, middle) == colors.ground);
      TEST_ASSERT_TRUE(canvas.at(area.right() - 8, middle) == colors.ground);
      int high = 0;
      for (int y = area.y; y < area.bottom(); ++y) high += canvas.at(left, y) == colors.ink;
      TEST_ASSERT_EQUAL(22, high);
    }
  }
}

// The time that is gone, in thousandths.
void test_pace_should_fill_from_the_left() {
  const ui::Palette& colors = ui::palette();
  for (const int gone : {0, 250, 500, 1000}) {
    Canvas canvas({120, 10});
    ui::Painter painter = canvas.painter();
    ui::paint_pace(painter, {10, 3, 100, 3}, gone);
    TEST_ASSERT_EQUAL(3 * gone / 10, canvas.count(colors.ink));
    TEST_ASSERT_EQUAL(3 * gone / 10, canvas.count_in({10, 3, gone / 10, 3}, colors.ink));
    TEST_ASSERT_EQUAL(100 - gone / 10, canvas.count_in({10, 4, 100, 1}, colors.faint));
  }
}

// The line between board and side is on that edge of the side where the board is.
void test_side_should_be_parted_from_the_board_by_a_line() {
  const ui::Palette& colors = ui::palette();
  const ui::Frame held = ui::frame();
  for (const bool left : {false, true}) {
    const ui::Frame hand = {held.width, held.height, left};
    const ui::Sides rail = ui::with_rail(hand, 76);
    TEST_ASSERT_EQUAL(held.width, rail.board.width + rail.side.width);
    TEST_ASSERT_TRUE(common(rail.board, rail.side).empty());
    Canvas canvas({held.width, held.height});
    ui::Painter painter = canvas.painter();
    ui::paint_side(painter, rail.side);
    TEST_ASSERT_EQUAL(rail.side.height, canvas.count(colors.ink));
    const int line = left ? rail.side.right() - 1 : rail.side.x;
    TEST_ASSERT_TRUE(canvas.at(line, rail.side.y) == colors.ink);
    TEST_ASSERT_TRUE(canvas.at(line, rail.side.bottom() - 1) == colors.ink);
  }
  const ui::Sides strip = ui::with_strip(held, 56);
  TEST_ASSERT_EQUAL(held.height, strip.side.bottom());
  TEST_ASSERT_EQUAL(strip.side.y, strip.board.bottom());
  Canvas canvas({held.width, held.height});
  ui::Painter painter = canvas.painter();
  ui::paint_side(painter, strip.side);
  TEST_ASSERT_EQUAL(held.width, canvas.count(colors.ink));
  TEST_ASSERT_EQUAL(held.width, canvas.count_in({0, strip.side.y, held.width, 1}, colors.ink));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_seat_should_show_its_shape_on_its_colour);
  RUN_TEST(test_band_of_a_seat_should_end_with_a_line);
  RUN_TEST(test_slider_should_show_how_far_the_replay_is);
  RUN_TEST(test_pace_should_fill_from_the_left);
  RUN_TEST(test_side_should_be_parted_from_the_board_by_a_line);
  return UNITY_END();
}
