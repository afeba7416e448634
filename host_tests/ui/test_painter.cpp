// What everything is drawn with: areas, patterns, symbols and pictures; and all of it in parts.
#include <functional>

#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/core/symbols.hpp"

namespace {

using ui::Align;
using ui::Color;
using ui::Painter;
using ui::Rect;

constexpr Color kInk = {0x18E5}, kGround = {0xF81F};
constexpr char kWords[] = "All that is drawn here has its place.\nAnd another line.";

// Numbers that are all different.
std::vector<uint16_t> pixels_of(int width, int height) {
  std::vector<uint16_t> pixels;
  for (int i = 0; i < width * height; ++i) pixels.push_back(static_cast<uint16_t>(i * 7 + 1));
  return pixels;
}

const std::vector<uint16_t> kPicture = pixels_of(19, 13);

const std::function<void(Painter&)> kDrawings[] = {
    [](Painter& painter) {
      painter.fill({5, 3, 31, 17}, kInk);
    },
    [](Painter& painter) {
      painter.frame({3, 4, 41, 33}, 2, kInk);
    },
    [](Painter& painter) { painter.across(2, 9, 50, kInk); },
    [](Painter& painter) { painter.down(11, 2, 40, kInk); },
    [](Painter& painter) {
      painter.arrow({6, 20}, 18, kInk);
    },
    [](Painter& painter) {
      painter.symbol(symbol_settings, ui::Point{7, 5}, kInk);
    },
    [](Painter& painter) {
      painter.symbol(symbol_cities_wheel_20, Rect{3, 6, 50, 41}, kInk);
    },
    [](Painter& painter) {
      painter.image(kPicture.data(), {9, 8, 19, 13});
    },
    [](Painter& painter) {
      painter.text({4, 5, 60, 20}, "Quay 47", ui::kTitle, kInk);
    },
    [](Painter& painter) {
      painter.text({4, 5, 60, 20}, "Plans", ui::kText, kInk, Align::right);
    },
    [](Painter& painter) {
      painter.text({1, 2, 62, 40}, "Much too long for this", ui::kNumber, kInk);
    },
    [](Painter& painter) {
      painter.paragraph({3, 2, 70, 70}, kWords, ui::kNote, kInk);
    },
    [](Painter& painter) {
      painter.label({5, 4, 60, 50}, "Two of them", ui::kTitle, kInk);
    },
    [](Painter& painter) {
      painter.wash({7, 5, 55, 41}, ui::Wash::green);
    },
};

Canvas drawn(const std::function<void(Painter&)>& draw, int step_x = 90, int step_y = 90) {
  Canvas canvas({90, 90});
  for (int y = 0; y < 90; y += step_y) {
    for (int x = 0; x < 90; x += step_x) {
      Painter painter = canvas.painter();
      painter.narrow({x, y, step_x, step_y});
      draw(painter);
    }
  }
  return canvas;
}

void test_drawing_should_be_the_same_in_parts_and_at_once() {
  for (const ui::Theme theme : {ui::Theme::paper, ui::Theme::grey}) {
    ui::use_theme(theme);
    for (const auto& draw : kDrawings) {
      const Canvas whole = drawn(draw);
      TEST_ASSERT_LESS_THAN(90 * 90, whole.count(kGround));
      for (const int step : {1, 7, 10}) {
        const Canvas parts = drawn(draw, step + 2, step);
        for (int y = 0; y < 90; ++y) {
          for (int x = 0; x < 90; ++x) TEST_ASSERT_TRUE(parts.at(x, y) == whole.at(x, y));
        }
      }
    }
  }
  ui::use_theme(ui::Theme::paper);
}

void test_narrower_painter_should_see_less_until_it_is_given_back() {
  Canvas canvas({20, 20});
  Painter painter = canvas.painter();
  TEST_ASSERT_TRUE(painter.sees({19, 19, 5, 5}));
  TEST_ASSERT_FALSE(painter.sees({20, 19, 5, 5}));
  const Rect before = painter.narrow({5, 5, 4, 4});
  TEST_ASSERT_FALSE(painter.sees({9, 5, 5, 5}));
  TEST_ASSERT_TRUE(painter.sees({8, 8, 5, 5}));
  painter.fill({0, 0, 20, 20}, kInk);
  TEST_ASSERT_EQUAL(16, canvas.count(kInk));
  TEST_ASSERT_EQUAL(16, canvas.count_in({5, 5, 4, 4}, kInk));
  painter.clip_to(before);
  painter.fill({0, 0, 20, 20}, kInk);
  TEST_ASSERT_EQUAL(400, canvas.count(kInk));
}

// Of 32 reds and blues and 64 greens.
void test_colour_should_be_the_nearest_that_a_pixel_has() {
  const auto nearest = [](uint32_t of_255, uint32_t most) {
    return (2 * of_255 * most + 255) / (2 * 255);
  };
  for (uint32_t value = 0; value <= 255; ++value) {
    TEST_ASSERT_EQUAL(nearest(value, 31) << 11, ui::rgb(value << 16).value);
    TEST_ASSERT_EQUAL(nearest(value, 63) << 5, ui::rgb(value << 8).value);
    TEST_ASSERT_EQUAL(nearest(value, 31), ui::rgb(value).value);
  }
}

// --- areas ---------------------------------------------------------------------------------------

// Wherever it begins and however wide it is: pixels are written in pairs.
void test_area_should_be_filled_and_nothing_beside_it() {
  for (int x = 0; x < 4; ++x) {
    for (int width = 0; width < 22; ++width) {
      Canvas canvas({30, 5});
      Painter painter = canvas.painter();
      painter.fill({x, 1, width, 3}, kInk);
      TEST_ASSERT_EQUAL(3 * width, canvas.count(kInk));
      TEST_ASSERT_EQUAL(3 * width, canvas.count_in({x, 1, width, 3}, kInk));
    }
  }
}

void test_frame_should_lie_inside_the_edge() {
  for (int thick = 1; thick <= 3; ++thick) {
    Canvas canvas({40, 30});
    Painter painter = canvas.painter();
    const Rect area = {4, 5, 30, 20};
    painter.frame(area, thick, kInk);
    TEST_ASSERT_EQUAL(30 * 20 - (30 - 2 * thick) * (20 - 2 * thick), canvas.count_in(area, kInk));
    TEST_ASSERT_EQUAL(0, canvas.count_in(area.inset(thick), kInk));
    TEST_ASSERT_EQUAL(canvas.count(kInk), canvas.count_in(area, kInk));
  }
}

// Two thick, with a head that grows from its tip; the same above and below its middle.
void test_arrow_should_have_its_tip_on_the_right() {
  Canvas canvas({40, 30});
  Painter painter = canvas.painter();
  painter.arrow({8, 14}, 16, kInk);
  const auto high = [&](int x) { return canvas.count_in({x, 0, 1, 30}, kInk); };
  TEST_ASSERT_EQUAL(0, high(7));
  for (int x = 8; x < 8 + 12; ++x) TEST_ASSERT_EQUAL(2, high(x));
  TEST_ASSERT_EQUAL(8, high(20));
  TEST_ASSERT_EQUAL(2, high(24));
  TEST_ASSERT_EQUAL(0, high(25));
  for (int x = 21; x <= 24; ++x) TEST_ASSERT_LESS_OR_EQUAL(high(x - 1), high(x));
  for (int y = 0; y < 28; ++y) {
    for (int x = 0; x < 40; ++x) TEST_ASSERT_TRUE(canvas.at(x, y) == canvas.at(x, 27 - y));
  }
}

// In Grey areas are told apart by what is drawn on them: how many pixels of a hundred and twenty
// are, and it goes on from one area to its neighbour.
void test_pattern_should_be_as_dense_as_its_kind_and_go_on_in_neighbours() {
  ui::use_theme(ui::Theme::grey);
  constexpr int kSide = 60;
  for (size_t i = 0; i < ui::kWashes; ++i) {
    const auto wash = static_cast<ui::Wash>(i);
    const ui::Area& area = ui::palette().area(wash);
    if (area.color == ui::palette().faint) continue;
    Canvas whole({kSide, kSide}), halves({kSide, kSide});
    Painter on_whole = whole.painter(), on_halves = halves.painter();
    on_whole.wash(whole.whole(), wash);
    on_halves.wash({0, 0, 23, kSide}, wash);
    on_halves.wash({23, 0, kSide - 23, 31}, wash);
    on_halves.wash({23, 31, kSide - 23, kSide - 31}, wash);
    for (int y = 0; y < kSide; ++y) {
      for (int x = 0; x < kSide; ++x) TEST_ASSERT_TRUE(whole.at(x, y) == halves.at(x, y));
    }
    const int of_all = [&] {
      switch (area.pattern) {
        case ui::Pattern::flat:
          return 0;
        case ui::Pattern::diagonals:
          return kSide * kSide / 5;
        case ui::Pattern::dots:
          return kSide * kSide / 16;
        case ui::Pattern::dashes:
          return kSide * kSide / 8;
        case ui::Pattern::lines:
          return kSide * kSide / 4;
        case ui::Pattern::checks:
          return kSide * kSide / 2;
      }
      return -1;
    }();
    TEST_ASSERT_EQUAL(of_all, whole.count(ui::palette().faint));
    TEST_ASSERT_EQUAL(kSide * kSide - of_all, whole.count(area.color));
  }
  ui::use_theme(ui::Theme::paper);
}

// What was there comes along; the ground shows behind it.
void test_shifted_area_should_show_the_same_further_on() {
  for (const int by : {-7, -1, 1, 5}) {
    Canvas canvas({30, 20});
    Painter painter = canvas.painter();
    painter.image(kPicture.data(), {4, 3, 19, 13});
    Canvas before = canvas;
    const Rect area = {4, 3, 19, 13};
    painter.shift(area, by, kInk);
    for (int y = 0; y < 20; ++y) {
      for (int x = 0; x < 30; ++x) {
        if (!area.contains({x, y})) {
          TEST_ASSERT_TRUE(canvas.at(x, y) == before.at(x, y));
        } else if (area.contains({x - by, y})) {
          TEST_ASSERT_TRUE(canvas.at(x, y) == before.at(x - by, y));
        } else {
          TEST_ASSERT_TRUE(canvas.at(x, y) == kInk);
        }
      }
    }
  }
}

// --- symbols, pictures ---------------------------------------------------------------------------

void test_picture_should_be_copied_pixel_by_pixel() {
  for (int x = 0; x < 3; ++x) {
    Canvas canvas({30, 20});
    Painter painter = canvas.painter();
    painter.image(kPicture.data(), {x, 2, 19, 13});
    for (int row = 0; row < 13; ++row) {
      for (int column = 0; column < 19; ++column) {
        TEST_ASSERT_EQUAL(kPicture[static_cast<size_t>(row * 19 + column)],
                          canvas.at(x + column, 2 + row).value);
      }
    }
    TEST_ASSERT_EQUAL(30 * 20 - 19 * 13, canvas.count(kGround));
  }
}

// Its edges lie between ground and ink in each of red, green and blue; in the ground's own colour
// it is not seen.
void test_symbol_should_blend_into_the_ground() {
  const Color paper = ui::palette().ground, ink = ui::palette().ink;
  Canvas canvas({30, 30}, paper);
  Painter painter = canvas.painter();
  painter.symbol(symbol_cities_wheel_20, Rect{0, 0, 30, 30}, ink);
  int between = 0;
  for (int y = 0; y < 30; ++y) {
    for (int x = 0; x < 30; ++x) {
      const uint16_t at = canvas.at(x, y).value;
      const auto inside = [&](int shift, int mask) {
        const int value = at >> shift & mask;
        const int low = ink.value >> shift & mask, high = paper.value >> shift & mask;
        return value >= low && value <= high;
      };
      TEST_ASSERT_TRUE(inside(11, 31) && inside(5, 63) && inside(0, 31));
      between += at != paper.value && at != ink.value;
    }
  }
  TEST_ASSERT_GREATER_THAN(4, canvas.count(ink));
  TEST_ASSERT_GREATER_THAN(10, between);
  painter.fill(canvas.whole(), paper);
  painter.symbol(symbol_cities_wheel_20, Rect{0, 0, 30, 30}, paper);
  TEST_ASSERT_EQUAL(900, canvas.count(paper));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_drawing_should_be_the_same_in_parts_and_at_once);
  RUN_TEST(test_narrower_painter_should_see_less_until_it_is_given_back);
  RUN_TEST(test_colour_should_be_the_nearest_that_a_pixel_has);
  RUN_TEST(test_area_should_be_filled_and_nothing_beside_it);
  RUN_TEST(test_frame_should_lie_inside_the_edge);
  RUN_TEST(test_arrow_should_have_its_tip_on_the_right);
  RUN_TEST(test_pattern_should_be_as_dense_as_its_kind_and_go_on_in_neighbours);
  RUN_TEST(test_shifted_area_should_show_the_same_further_on);
  RUN_TEST(test_picture_should_be_copied_pixel_by_pixel);
  RUN_TEST(test_symbol_should_blend_into_the_ground);
  return UNITY_END();
}
