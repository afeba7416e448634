// Marks on a board: crop marks, flags, dashes, signed numbers.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/play/marks.hpp"

namespace {

using ui::Color;
using ui::Point;
using ui::Rect;

bool within(const Rect& outer, const Rect& inner) { return common(outer, inner) == inner; }

// --- crop marks ----------------------------------------------------------------------------------

// Angles of ink, three wide, from four pixels outside each corner; a pixel of light around them and
// two along the place.
void test_crop_marks_should_be_angles_of_ink_around_the_corners() {
  const ui::Palette& colors = ui::palette();
  for (const int side : {20, 40, 53}) {
    const Rect place = {30, 24, side, side};
    Canvas canvas({120, 110});
    ui::Painter painter = canvas.painter();
    ui::paint_crop_marks(painter, place);
    const int length = side / 5 + 4;
    const Rect marks = place.inset(-4);
    const Rect corners[] = {{marks.x, marks.y, length, length},
                            {marks.right() - length, marks.y, length, length},
                            {marks.x, marks.bottom() - length, length, length},
                            {marks.right() - length, marks.bottom() - length, length, length}};
    for (const Rect& corner : corners) {
      TEST_ASSERT_EQUAL(3 * length + 3 * (length - 3), canvas.count_in(corner, colors.ink));
    }
    TEST_ASSERT_EQUAL_MESSAGE(4, canvas.patches(colors.ink, canvas.whole()), "four apart");
    for (int i = 0; i < 3; ++i) {
      TEST_ASSERT_TRUE(canvas.at(marks.x + length - 1, marks.y + i) == colors.ink);
      TEST_ASSERT_TRUE(canvas.at(marks.x + i, marks.bottom() - length) == colors.ink);
      TEST_ASSERT_TRUE(canvas.at(marks.right() - length, marks.bottom() - 1 - i) == colors.ink);
      TEST_ASSERT_TRUE(canvas.at(marks.right() - 1 - i, marks.y + length - 1) == colors.ink);
    }
    const Rect reach = place.inset(-ui::kCropReach);
    for (int y = 0; y < 110; ++y) {
      for (int x = 0; x < 120; ++x) {
        if (reach.contains({x, y})) continue;
        TEST_ASSERT_TRUE_MESSAGE(canvas.bare(x, y), "no further than it reaches");
      }
    }
    TEST_ASSERT_TRUE(canvas.at(reach.x, reach.y) == colors.raised);
    TEST_ASSERT_TRUE(canvas.at(reach.right() - 1, reach.bottom() - 1) == colors.raised);
    const Point middle = place.center();
    for (const int off : {-1, 0}) {
      TEST_ASSERT_TRUE(canvas.at(place.x + off, middle.y) == colors.raised);
      TEST_ASSERT_TRUE(canvas.at(place.right() - 1 - off, middle.y) == colors.raised);
      TEST_ASSERT_TRUE(canvas.at(middle.x, place.y + off) == colors.raised);
      TEST_ASSERT_TRUE(canvas.at(middle.x, place.bottom() - 1 - off) == colors.raised);
    }
    TEST_ASSERT_TRUE(canvas.bare(place.x - 2, middle.y));
    TEST_ASSERT_TRUE(canvas.bare(place.x + 1, middle.y));
  }
}

// --- flags ---------------------------------------------------------------------------------------

// Beside its corner, half above or below the edge; never outside the board.
void test_flag_should_stand_beside_the_corner_that_is_asked_for() {
  const Rect board = {0, 0, 244, 216};
  const Rect place = {100, 90, 40, 40};
  for (unsigned corner = 0; corner < 4; ++corner) {
    const Rect flag = ui::flag_area(place, board, "+12", corner);
    TEST_ASSERT_EQUAL(20, flag.height);
    TEST_ASSERT_EQUAL(ui::text_width("+12", ui::kTitle) + 12, flag.width);
    const bool right = (corner & 1) != 0, low = (corner & 2) != 0;
    // Clear of the line around the place.
    TEST_ASSERT_EQUAL(right ? place.right() + 3 : place.x - 2, right ? flag.x : flag.right());
    const int edge = low ? place.bottom() : place.y;
    TEST_ASSERT_EQUAL(13, low ? flag.bottom() - edge : edge - flag.y);
  }
}

void test_flag_should_stay_on_the_board_when_the_place_is_at_its_edge() {
  const Rect board = {20, 24, 200, 180};
  for (const Point at : {Point{20, 24}, {180, 24}, {20, 164}, {180, 164}, {100, 24}, {20, 90}}) {
    for (unsigned corner = 0; corner < 4; ++corner) {
      const Rect place = {at.x, at.y, 40, 40};
      TEST_ASSERT_TRUE(within(board, ui::flag_area(place, board, "\u221212", corner)));
    }
  }
  // Where there is none on its left it stands on the right.
  const Rect flag = ui::flag_area({20, 90, 40, 40}, board, "+1", 0);
  TEST_ASSERT_EQUAL(63, flag.x);
}

void test_flag_should_be_placed_where_it_hides_least() {
  const Rect board = {0, 0, 244, 216}, place = {100, 90, 40, 40};
  for (unsigned free = 0; free < 4; ++free) {
    const Rect wanted = ui::flag_area(place, board, "+3", free);
    const auto hidden = [&](const Rect& flag) { return flag == wanted ? 1u : 2u; };
    TEST_ASSERT_TRUE(ui::place_flag(place, board, "+3", hidden) == wanted);
  }
  const Rect first = ui::flag_area(place, board, "+3", 0);
  TEST_ASSERT_TRUE(ui::place_flag(place, board, "+3", [](const Rect&) { return 7u; }) == first);
}

// The ink of a text, in `color` on `ground`, stands in the middle of its area.
void expect_in_the_middle(const Canvas& canvas, const Rect& area, Color ground) {
  int left = area.right(), right = area.x, top = area.bottom(), bottom = area.y;
  for (int y = area.y; y < area.bottom(); ++y) {
    for (int x = area.x; x < area.right(); ++x) {
      if (canvas.at(x, y) == ground) continue;
      left = std::min(left, x);
      right = std::max(right, x + 1);
      top = std::min(top, y);
      bottom = std::max(bottom, y + 1);
    }
  }
  TEST_ASSERT_LESS_THAN(right, left);
  TEST_ASSERT_INT_WITHIN(2, left - area.x, area.right() - right);
  TEST_ASSERT_INT_WITHIN(2, top - area.y, area.bottom() - bottom);
}

void test_flag_should_be_accent_and_that_of_others_ink_with_their_colour() {
  const ui::Palette& colors = ui::palette();
  const Rect area = {10, 10, 40, 20};
  Canvas own({60, 40}), others({60, 40});
  ui::Painter on_own = own.painter(), on_others = others.painter();
  ui::paint_flag(on_own, area, "80");
  ui::paint_flag_of_others(on_others, area, "80", ui::Seat::blue);
  for (const Point corner : {Point{10, 10}, {49, 10}, {10, 29}, {49, 29}}) {
    TEST_ASSERT_TRUE(own.at(corner.x, corner.y) == colors.accent);
    TEST_ASSERT_TRUE(others.at(corner.x, corner.y) == colors.ink);
  }
  for (const Canvas* canvas : {&own, &others}) {
    for (int y = 0; y < 40; ++y) {
      for (int x = 0; x < 60; ++x) TEST_ASSERT_EQUAL(!area.contains({x, y}), canvas->bare(x, y));
    }
  }
  expect_in_the_middle(own, area, colors.accent);
  TEST_ASSERT_GREATER_THAN(10, own.count(colors.on_accent));
  // A band of the seat's colour on the left, a pixel inside; the number beside it.
  const Color seat = colors.area(ui::Wash::blue).color;
  TEST_ASSERT_EQUAL(18 * (ui::kSeatBand - 1), others.count(seat));
  TEST_ASSERT_EQUAL(others.count(seat), others.count_in({11, 11, ui::kSeatBand - 1, 18}, seat));
  expect_in_the_middle(others,
                       {area.x + ui::kSeatBand, area.y, area.width - ui::kSeatBand, area.height},
                       colors.ink);
  TEST_ASSERT_GREATER_THAN(10, others.count(colors.raised));
}

// --- dashes --------------------------------------------------------------------------------------

// Three on, three off, along the edge and nowhere else, the same round the place.
void test_dashes_should_run_round_the_place() {
  const Color ink = ui::palette().ink;
  for (const int width : {12, 20, 31, 40}) {
    for (const int height : {12, 17, 40}) {
      const Rect area = {5, 6, width, height};
      Canvas canvas({60, 60});
      ui::Painter painter = canvas.painter();
      ui::paint_dashes(painter, area, ink);
      const Rect inside = area.inset(1);
      for (int y = 0; y < 60; ++y) {
        for (int x = 0; x < 60; ++x) {
          if (!area.contains({x, y}) || inside.contains({x, y})) {
            TEST_ASSERT_TRUE(canvas.bare(x, y));
            continue;
          }
          // Turned round it is the same.
          const Point other = {area.x + area.right() - 1 - x, area.y + area.bottom() - 1 - y};
          TEST_ASSERT_TRUE(canvas.at(x, y) == canvas.at(other.x, other.y));
        }
      }
      for (int i = 3; i < width - 3; ++i) {
        TEST_ASSERT_EQUAL(i % 6 < 3, canvas.at(area.x + i, area.y) == ink);
      }
      for (int i = 3; i < height - 3; ++i) {
        TEST_ASSERT_EQUAL(i % 6 < 3, canvas.at(area.right() - 1, area.y + i) == ink);
      }
    }
  }
}

// --- signed numbers -----------------------------------------------------------------------------

void test_change_should_be_told_with_its_sign() {
  constexpr struct {
    int value;
    const char* words;
  } kCases[] = {{6, "+6"}, {-9, "\u22129"}, {0, "\u00B10"}, {1, "+1"}, {-1, "\u22121"}};
  for (const auto& [value, words] : kCases) {
    char told[ui::kSigned];
    ui::tell_signed(told, value);
    TEST_ASSERT_EQUAL_STRING(words, told);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_crop_marks_should_be_angles_of_ink_around_the_corners);
  RUN_TEST(test_flag_should_stand_beside_the_corner_that_is_asked_for);
  RUN_TEST(test_flag_should_stay_on_the_board_when_the_place_is_at_its_edge);
  RUN_TEST(test_flag_should_be_placed_where_it_hides_least);
  RUN_TEST(test_flag_should_be_accent_and_that_of_others_ink_with_their_colour);
  RUN_TEST(test_dashes_should_run_round_the_place);
  RUN_TEST(test_change_should_be_told_with_its_sign);
  return UNITY_END();
}
