// What a field of a city is worth, and the ruler of its tiles.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "ui/cities/city_picture.hpp"

namespace {

namespace rule = rules::cities;
using ui::Color;
using ui::Rect;

// A frame of ink with the number in it, in the middle of a small field, at the foot of one that
// has room for its symbol above.
void test_worth_should_stand_in_a_frame_on_its_field() {
  const ui::Palette& colors = ui::palette();
  for (const int size : {15, 16, 20, 21, 26, 31}) {  // as boards have them
    for (const char* worth : {"+3", "\u22122"}) {
      Canvas canvas({size + 20, size + 20});
      ui::Painter painter = canvas.painter();
      const Rect field = {10, 10, size, size};
      ui::cities::paint_worth(painter, field, rule::kPark, worth);
      const Rect inside = {11, 11, size - 1, size - 1};
      Rect box = {size + 20, size + 20, 0, 0};
      for (int y = 0; y < size + 20; ++y) {
        for (int x = 0; x < size + 20; ++x) {
          TEST_ASSERT_EQUAL(!inside.contains({x, y}), canvas.bare(x, y));
          if (canvas.at(x, y) != colors.raised) continue;
          box = {std::min(box.x, x), std::min(box.y, y), std::max(box.width, x),
                 std::max(box.height, y)};
        }
      }
      // The frame around what is raised.
      const Rect frame = {box.x - 1, box.y - 1, box.width - box.x + 3, box.height - box.y + 3};
      for (int x = frame.x; x < frame.right(); ++x) {
        TEST_ASSERT_TRUE(canvas.at(x, frame.y) == colors.ink);
        TEST_ASSERT_TRUE(canvas.at(x, frame.bottom() - 1) == colors.ink);
      }
      for (int y = frame.y; y < frame.bottom(); ++y) {
        TEST_ASSERT_TRUE(canvas.at(frame.x, y) == colors.ink);
        TEST_ASSERT_TRUE(canvas.at(frame.right() - 1, y) == colors.ink);
      }
      TEST_ASSERT_INT_WITHIN_MESSAGE(1, frame.x - inside.x, inside.right() - frame.right(),
                                     "middle");
      int symbol = 0;
      for (int y = inside.y; y < frame.y; ++y) {
        for (int x = inside.x; x < inside.right(); ++x)
          symbol += canvas.at(x, y) == colors.on_color;
      }
      if (size < 20) {
        TEST_ASSERT_INT_WITHIN(1, frame.y - inside.y, inside.bottom() - frame.bottom());
        TEST_ASSERT_EQUAL(0, symbol);
      } else {
        TEST_ASSERT_EQUAL(inside.bottom(), frame.bottom());
        TEST_ASSERT_GREATER_THAN(8, symbol);
      }
      int written = 0;
      for (int y = box.y; y <= box.height; ++y) {
        for (int x = box.x; x <= box.width; ++x) written += canvas.at(x, y) == colors.ink;
      }
      TEST_ASSERT_GREATER_THAN_MESSAGE(4, written, "its number");
      const ui::Face& face = size < 24 ? ui::kNote : ui::kText;
      TEST_ASSERT_INT_WITHIN(1, std::min(ui::text_width(worth, face) + 4, inside.width),
                             frame.width);
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
  RUN_TEST(test_worth_should_stand_in_a_frame_on_its_field);
  RUN_TEST(test_ruler_should_show_the_tiles_from_below);
  return UNITY_END();
}
