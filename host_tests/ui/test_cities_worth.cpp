// What a field of a city is worth, and the ruler of its tiles.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/cities/city_picture.hpp"

namespace {

namespace rule = rules::cities;
using ui::Color;
using ui::Rect;

// The symbol in the upper left, the number on a light plate in the lower right, neither over the
// other, with the plate above and below the number.
void test_worth_should_stand_beside_the_symbol_of_its_field() {
  const ui::Palette& colors = ui::palette();
  for (const int size : {26, 28, 31, 36}) {  // as boards have them
    for (const char* worth : {"+7", "\u22122"}) {
      Canvas canvas({size + 20, size + 20});
      ui::Painter painter = canvas.painter();
      ui::cities::paint_worth(painter, {10, 10, size, size}, rule::kPark, worth);
      const Rect inside = {11, 11, size - 1, size - 1};
      const bool large = size > 30;
      const ui::Face& face = large ? ui::kText : ui::kNote;
      const int width = ui::text_width(worth, face) + 4, height = face.cap_height + 4;
      const Rect plate = {inside.right() - width, inside.bottom() - height, width, height};
      int symbol = 0, written = 0;
      for (int y = 0; y < size + 20; ++y) {
        for (int x = 0; x < size + 20; ++x) {
          TEST_ASSERT_EQUAL(!inside.contains({x, y}), canvas.bare(x, y));
          symbol += canvas.at(x, y) == colors.on_color && !plate.contains({x, y});
          if (!plate.contains({x, y})) continue;
          const bool margin = y < plate.y + 1 || y >= plate.bottom() - 1;
          if (margin) TEST_ASSERT_TRUE(canvas.at(x, y) == colors.raised);
          written += canvas.at(x, y) == colors.ink;
        }
      }
      Canvas bare({30, 30});
      ui::Painter alone = bare.painter();
      ui::cities::paint_kind(alone, {1, 1}, rule::kPark, colors.on_color, large);
      const int whole = bare.count_in({0, 0, 30, 30}, colors.on_color);
      // A corner of the larger symbol may lie below the plate.
      TEST_ASSERT_INT_WITHIN_MESSAGE(large ? whole / 20 : 0, whole, symbol, "its symbol");
      TEST_ASSERT_GREATER_THAN_MESSAGE(4, written, "its number");
    }
  }
}

// A field too small for both has a dot in the lower right.
void test_worth_should_be_a_dot_on_a_small_field() {
  const ui::Palette& colors = ui::palette();
  for (const int size : {12, 13, 16}) {
    Canvas canvas({40, 40});
    ui::Painter painter = canvas.painter();
    ui::cities::paint_worth(painter, {10, 10, size, size}, rule::kPark, "+3");
    const Rect dot = {10 + size - 6, 10 + size - 6, 5, 5};
    for (int y = 0; y < 40; ++y) {
      for (int x = 0; x < 40; ++x) {
        if (!dot.contains({x, y})) {
          TEST_ASSERT_TRUE(canvas.bare(x, y));
        } else {
          const bool edge = !dot.inset(1).contains({x, y});
          TEST_ASSERT_TRUE(canvas.at(x, y) == (edge ? colors.ink : colors.raised));
        }
      }
    }
  }
}

// Sixteen places from below: the starting tiles faint, those laid in ink, the candidate in accent;
// a long mark at every fourth.
void test_ruler_should_show_the_tiles_from_below() {
  const ui::Palette& colors = ui::palette();
  constexpr Rect kRuler = {4, 6, 11, 208};
  constexpr int kStep = 208 / 16;
  for (unsigned laid = 3; laid <= 16; ++laid) {
    for (const bool candidate : {false, true}) {
      Canvas canvas({30, 230}, colors.ground);
      ui::Painter painter = canvas.painter();
      ui::cities::paint_ruler(painter, kRuler, laid, candidate);
      for (int place = 0; place < 16; ++place) {
        const int below = kRuler.bottom() - place * kStep;
        const auto number = static_cast<unsigned>(place);
        const Color bar = number < 3                    ? colors.faint
                          : number < laid               ? colors.ink
                          : number == laid && candidate ? colors.accent
                                                        : colors.ground;
        TEST_ASSERT_TRUE(canvas.at(kRuler.right() - 3, below - kStep / 2) == bar);
        TEST_ASSERT_TRUE_MESSAGE(canvas.at(kRuler.right() - 3, below - 1) == colors.ground, "gap");
        TEST_ASSERT_TRUE(canvas.at(kRuler.right() - 3, below) == colors.ink);
        // Else a mark has two thirds of the length, with the line along the ruler.
        const int mark = place % 4 == 0 ? 11 : 7;
        TEST_ASSERT_TRUE(canvas.at(kRuler.right() - mark, below) == colors.ink);
        TEST_ASSERT_TRUE(canvas.bare(kRuler.right() - mark - 1, below) || mark == 11);
        TEST_ASSERT_TRUE(canvas.at(kRuler.right() - 1, below - kStep / 2) == colors.ink);
        TEST_ASSERT_TRUE(canvas.bare(kRuler.x, below - kStep / 2));
      }
      TEST_ASSERT_TRUE(canvas.at(kRuler.x, kRuler.y) == colors.ink);
      for (int y = 0; y < 230; ++y) {
        for (int x = 0; x < 30; ++x) {
          const Rect reach = {kRuler.x, kRuler.y, kRuler.width, kRuler.height + 1};
          if (!reach.contains({x, y})) TEST_ASSERT_TRUE(canvas.bare(x, y));
        }
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_worth_should_stand_beside_the_symbol_of_its_field);
  RUN_TEST(test_worth_should_be_a_dot_on_a_small_field);
  RUN_TEST(test_ruler_should_show_the_tiles_from_below);
  return UNITY_END();
}
