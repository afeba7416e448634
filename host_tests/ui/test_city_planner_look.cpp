// Dice and buildings of City Planner, by what can be counted in them.
#include "canvas.hpp"
#include "fake_device.hpp"
#include "rules/city_planner/city_planner.hpp"
#include "ui/city_planner/buildings.hpp"
#include "ui/city_planner/result.hpp"

namespace {

namespace rule = rules::city_planner;
using rule::Building;
using ui::city_planner::Scale;
using ui::city_planner::Tone;

constexpr int kDice[] = {14, 16, 20, 24, 32};  // as cards and entries show them

void test_die_should_show_as_many_pips_as_its_face() {
  for (const int side : kDice) {
    for (unsigned face = 1; face <= rule::kFaces; ++face) {
      Canvas canvas({side, side});
      ui::Painter painter = canvas.painter();
      ui::city_planner::paint_die(painter, canvas.whole(), face);
      TEST_ASSERT_EQUAL(face, canvas.patches(ui::palette().on_color, canvas.whole().inset(1)));
    }
  }
}

// As a die lies, it looks the same from both sides.
void test_pips_should_lie_alike_when_the_die_is_turned_round() {
  for (const int side : kDice) {
    for (unsigned face = 1; face <= rule::kFaces; ++face) {
      Canvas canvas({side, side});
      ui::Painter painter = canvas.painter();
      ui::city_planner::paint_die(painter, canvas.whole(), face);
      for (int y = 0; y < side; ++y) {
        for (int x = 0; x < side; ++x) {
          TEST_ASSERT_TRUE(canvas.at(x, y) == canvas.at(side - 1 - x, side - 1 - y));
        }
      }
    }
  }
}

void test_die_should_fill_its_square_and_no_more() {
  Canvas canvas({30, 30});
  ui::Painter painter = canvas.painter();
  ui::city_planner::paint_die(painter, {5, 5, 20, 20}, 6);
  for (int y = 0; y < 30; ++y) {
    for (int x = 0; x < 30; ++x) {
      TEST_ASSERT_EQUAL((!ui::Rect{5, 5, 20, 20}.contains({x, y})), canvas.bare(x, y));
    }
  }
}

struct Colored {
  Building kind;
  ui::Wash wash;
};
constexpr Colored kColored[] = {{Building::kGreen, ui::Wash::green},
                                {Building::kBlue, ui::Wash::blue},
                                {Building::kPurple, ui::Wash::purple},
                                {Building::kYellow, ui::Wash::yellow},
                                {Building::kRed, ui::Wash::red}};

void test_building_should_stand_on_its_colour_and_be_paler_where_it_does_not_stand() {
  for (const auto& [kind, wash] : kColored) {
    const ui::Color color = ui::palette().area(wash).color;
    Canvas canvas({20, 20});
    ui::Painter painter = canvas.painter();
    ui::city_planner::paint_ground(painter, canvas.whole(), kind, Tone::full);
    TEST_ASSERT_EQUAL(400, canvas.count(color));
    ui::city_planner::paint_ground(painter, canvas.whole(), kind, Tone::washed);
    TEST_ASSERT_EQUAL(0, canvas.count(color));
    TEST_ASSERT_EQUAL(400, canvas.count(ui::washed(color)));
  }
}

// Red, green and blue of a pixel.
struct Parts {
  int red, green, blue;
};
Parts parts_of(ui::Color color) {
  return {color.value >> 11, color.value >> 5 & 0x3F, color.value & 0x1F};
}

void expect_three_quarters(int from, int to, int found) {
  TEST_ASSERT_INT_WITHIN(4, from + 3 * to, 4 * found);
}

void test_washed_colour_should_be_three_quarters_of_the_way_to_the_ground() {
  const Parts ground = parts_of(ui::palette().ground);
  for (const ui::Area& area : ui::palette().areas) {
    const Parts color = parts_of(area.color);
    const Parts pale = parts_of(ui::washed(area.color));
    expect_three_quarters(color.red, ground.red, pale.red);
    expect_three_quarters(color.green, ground.green, pale.green);
    expect_three_quarters(color.blue, ground.blue, pale.blue);
  }
}

void test_car_park_should_stand_on_black() {
  const ui::Color black = ui::palette().black;
  Canvas canvas({20, 20});
  ui::Painter painter = canvas.painter();
  ui::city_planner::paint_ground(painter, canvas.whole(), Building::kBlack, Tone::full);
  TEST_ASSERT_EQUAL(400, canvas.count(black));
  ui::city_planner::paint_ground(painter, canvas.whole(), Building::kBlack, Tone::washed);
  TEST_ASSERT_EQUAL(400, canvas.count(ui::washed(black)));
}

// What stands has its symbol in the ink of symbols, what does not in that of notes; on black it is
// light.
void test_symbol_of_a_building_should_be_seen_in_its_ink() {
  for (const Tone tone : {Tone::full, Tone::washed}) {
    for (const Building kind : {Building::kGreen, Building::kMixed, Building::kBlack}) {
      for (const Scale scale : {Scale::low, Scale::small, Scale::large}) {
        Canvas canvas({30, 30});
        ui::Painter painter = canvas.painter();
        ui::city_planner::paint_symbol(painter, canvas.whole(), kind, tone, scale);
        const ui::Color ink = tone == Tone::washed       ? ui::palette().note
                              : kind == Building::kBlack ? ui::palette().raised
                                                         : ui::palette().on_color;
        constexpr int kLeast[] = {10, 20, 40};
        TEST_ASSERT_GREATER_THAN(kLeast[static_cast<size_t>(scale)], canvas.count(ink));
      }
    }
  }
}

// Green in the upper left half, blue in the lower right one.
void test_mixed_building_should_stand_on_both_colours() {
  Canvas canvas({20, 20});
  ui::Painter painter = canvas.painter();
  ui::city_planner::paint_ground(painter, canvas.whole(), Building::kMixed, Tone::full);
  const ui::Color green = ui::palette().area(ui::Wash::green).color;
  const ui::Color blue = ui::palette().area(ui::Wash::blue).color;
  TEST_ASSERT_EQUAL(400, canvas.count(green) + canvas.count(blue));
  TEST_ASSERT_INT_WITHIN(20, 200, canvas.count(green));
  for (int i = 0; i < 20; ++i) {
    TEST_ASSERT_TRUE(canvas.at(0, i) == green || i == 19);
    TEST_ASSERT_TRUE(canvas.at(19, i) == blue || i == 0);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_die_should_show_as_many_pips_as_its_face);
  RUN_TEST(test_pips_should_lie_alike_when_the_die_is_turned_round);
  RUN_TEST(test_die_should_fill_its_square_and_no_more);
  RUN_TEST(test_building_should_stand_on_its_colour_and_be_paler_where_it_does_not_stand);
  RUN_TEST(test_washed_colour_should_be_three_quarters_of_the_way_to_the_ground);
  RUN_TEST(test_car_park_should_stand_on_black);
  RUN_TEST(test_symbol_of_a_building_should_be_seen_in_its_ink);
  RUN_TEST(test_mixed_building_should_stand_on_both_colours);
  return UNITY_END();
}
