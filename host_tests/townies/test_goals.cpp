// "Goals": what each counts, present and absent, and the ends of its chart.
#include <unity.h>

#include "host_tests/townies/table.hpp"
#include "rules/townies/townies_goals.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

unsigned specialization(Colour colour, const Words& blocks) {
  return count_specialization(town_of(blocks), colour);
}
unsigned standardization(Colour colour, const Words& blocks) {
  return count_standardization(town_of(blocks), colour);
}
unsigned goal(Goal which, const Words& blocks) { return count_goal(town_of(blocks), which); }

// All points of a chart from 0 on, one more than it has columns.
void expect_chart(const Chart& chart, std::initializer_list<unsigned> expected) {
  unsigned count = 0;
  for (const unsigned value : expected) TEST_ASSERT_EQUAL(value, points(chart, count++));
  TEST_ASSERT_EQUAL(count, chart.columns + 2u);
  TEST_ASSERT_EQUAL(points(chart, chart.columns), points(chart, 91));
}

// f6 is the middle; around it, clockwise from above: f5 g5 g6 f7 e6 e5.
Words ring_of_f6(const std::string& colour) {
  Words blocks;
  for (const char* name : {"f5", "g5", "g6", "f7", "e6", "e5"}) {
    blocks.push_back(std::string(name) + " " + colour);
  }
  return blocks;
}
Words with(Words blocks, std::initializer_list<const char*> more) {
  blocks.insert(blocks.end(), more.begin(), more.end());
  return blocks;
}

// --- charts --------------------------------------------------------------------------------------

void test_charts_should_have_the_printed_points() {
  expect_chart(kSpecializationChart, {0, 0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kStandardizationChart, {0, 0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kGoalCharts[kCrossroads], {0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kGoalCharts[kRecreationalAreas], {0, 1, 2, 4, 7, 9, 11, 14, 14});
  expect_chart(kGoalCharts[kDowntown], {0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kGoalCharts[kSuburbs], {0, 0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kGoalCharts[kHub], {0, 0, 2, 5, 9, 14, 14});
  expect_chart(kGoalCharts[kSurroundings], {0, 1, 2, 4, 7, 9, 11, 14, 14});
  expect_chart(kGoalCharts[kSymmetry], {0, 1, 2, 4, 7, 10, 14, 14});
  expect_chart(kGoalCharts[kTriangle], {0, 0, 1, 2, 4, 7, 9, 11, 14, 14});
  expect_chart(kGoalCharts[kUrbanRoutes], {0, 1, 2, 4, 7, 9, 11, 14, 14});
  expect_chart(kGoalCharts[kWindRose], {0, 1, 2, 5, 7, 9, 11, 14, 14});
}

// --- individual goals ----------------------------------------------------------------------------

void test_specialization_should_count_surrounded_blocks_of_the_colour() {
  TEST_ASSERT_EQUAL(1, specialization(kYellow, with(ring_of_f6("red"), {"f6 yellow"})));
  TEST_ASSERT_EQUAL(0, specialization(kRed, with(ring_of_f6("red"), {"f6 yellow"})));
  TEST_ASSERT_EQUAL(0, specialization(kYellow, ring_of_f6("yellow")));
  // An Object is a Block, as the one surrounded and as a neighbour.
  TEST_ASSERT_EQUAL(1, specialization(kYellow, with(ring_of_f6("red"), {"f6 yellow bank 1"})));
  Words blocks = with(ring_of_f6("red"), {"f6 yellow"});
  blocks[2] = "g6 red bank 1";
  TEST_ASSERT_EQUAL(1, specialization(kYellow, blocks));
  blocks.erase(blocks.begin() + 2);
  TEST_ASSERT_EQUAL(0, specialization(kYellow, blocks));
}

void test_specialization_should_count_several_and_never_at_the_edge() {
  // f5, f6 and f7 in a column with all ten around them: the printed three for 2 points.
  const Words blocks{"f5 yellow", "f6 yellow", "f7 yellow", "f4 red",  "f8 red", "e4 red", "e5 red",
                     "e6 blue",   "e7 blue",   "g4 blue",   "g5 blue", "g6 red", "g7 red"};
  TEST_ASSERT_EQUAL(3, specialization(kYellow, blocks));
  TEST_ASSERT_EQUAL(2, points(kSpecializationChart, 3));
  // All that there is around a corner and an edge space.
  TEST_ASSERT_EQUAL(
      0, specialization(kRed, {"a1 red", "a2 red", "b1 red", "b2 red", "a3 red", "b3 red"}));
}

void test_standardization_should_count_objects_between_both_colours_beside_the_own() {
  // The printed example, for yellow: brown and red beside a Station and a Game Court, not a Bank.
  TEST_ASSERT_EQUAL(2, standardization(kYellow, {"f6 blue station 2", "f5 brown", "f7 red",
                                                 "b3 green game-court 1", "b2 red", "b4 brown",
                                                 "j3 blue bank 1", "j2 brown", "j4 blue"}));
  TEST_ASSERT_EQUAL(1, standardization(kRed, {"f6 brown bank 1", "f5 yellow", "f7 blue"}));
  TEST_ASSERT_EQUAL(1, standardization(kBrown, {"f6 brown bank 1", "f5 yellow", "f7 green"}));
  TEST_ASSERT_EQUAL(1, standardization(kGreen, {"f6 red bank 1", "f5 brown", "f7 blue"}));
  TEST_ASSERT_EQUAL(1, standardization(kBlue, {"f6 brown bank 1", "f5 green", "f7 red"}));
  TEST_ASSERT_EQUAL(0, standardization(kBlue, {"f6 brown bank 1", "f5 green", "f7 yellow"}));
  TEST_ASSERT_EQUAL(0, standardization(kBlue, {"f6 brown", "f5 green", "f7 red"}));
}

void test_standardization_should_see_objects_as_blocks_but_not_the_own_colour() {
  TEST_ASSERT_EQUAL(1, standardization(kRed, {"f6 brown bank 1", "f5 yellow", "f7 blue bank 1"}));
  TEST_ASSERT_EQUAL(0, standardization(kRed, {"f6 blue bank 1", "f5 yellow"}));
  TEST_ASSERT_EQUAL(1, standardization(kRed, {"a1 brown bank 1", "a2 yellow", "b1 blue"}));
}

void test_individual_goals_should_be_those_of_the_starting_colour() {
  const Words blocks = with(ring_of_f6("red"), {"f6 yellow windmill 1"});
  TEST_ASSERT_TRUE((show(blocks, {"marker p1 yellow"}) == Shown{1, 0, 0}));
  TEST_ASSERT_TRUE((show(blocks, {}) == Shown{1, 0, 0}));
  // Two yellow ones surrounded; standardization none.
  Words two = blocks;
  two[0] = "f5 yellow";
  two.insert(two.end(), {"f4 green", "e4 green", "g4 green"});
  TEST_ASSERT_TRUE((show(two, {"marker p1 yellow"}) == Shown{1, 1, 0}));
  TEST_ASSERT_TRUE((show(two, {"marker p1 red"}) == Shown{1, 0, 0}));
  TEST_ASSERT_TRUE((show(two, {"mode second", "marker p1 yellow"}) == Shown{1, 1, 0}));
  TEST_ASSERT_TRUE((show(two, {"mode first", "marker p1 yellow"}) == Shown{1, 0, 0}));
  TEST_ASSERT_TRUE((show(two, {}) == Shown{1, 0, 0}));
}

// --- additional goals ----------------------------------------------------------------------------

void test_crossroads_should_count_objects_with_three_colours_beside() {
  // The printed example: yellow, green and a red Windmill beside a Bike Rental; beside the Windmill
  // only two colours, a Block and a green Bike Rental of one of them.
  TEST_ASSERT_EQUAL(1, goal(kCrossroads, {"f6 green bike-rental 1", "f5 yellow",
                                          "g5 red windmill 1", "e6 green", "h4 yellow"}));
  TEST_ASSERT_EQUAL(0, goal(kCrossroads, {"f6 green bank 1", "f5 yellow", "g5 red"}));
  TEST_ASSERT_EQUAL(1, goal(kCrossroads, {"f6 green bank 1", "f5 yellow", "g5 red", "f7 blue"}));
  TEST_ASSERT_EQUAL(1, goal(kCrossroads, {"a1 green bank 1", "a2 yellow", "b1 red", "b2 blue"}));
  TEST_ASSERT_EQUAL(0, goal(kCrossroads, {"f6 green", "f5 yellow", "g5 red", "f7 blue"}));
}

void test_recreational_areas_should_count_objects_beside_objects() {
  TEST_ASSERT_EQUAL(
      2, goal(kRecreationalAreas, {"f6 red bank 1", "f5 blue bank 1", "b3 red bank 1", "b2 blue"}));
  TEST_ASSERT_EQUAL(0, goal(kRecreationalAreas, {"f6 red bank 1", "f4 blue bank 1", "f5 blue"}));
  TEST_ASSERT_EQUAL(3,
                    goal(kRecreationalAreas, {"a1 red bank 1", "a2 red bank 1", "b3 red bank 1"}));
}

void test_downtown_and_suburbs_should_count_objects_inside_and_outside_the_centre() {
  // The centre: d4-6 e4-7 f4-8 g4-7 h4-6.
  const Words inside{"d4 red bank 1", "d6 red bank 1", "f4 red bank 1",
                     "f8 red bank 1", "h4 red bank 1", "h6 red bank 1"};
  TEST_ASSERT_EQUAL(6, goal(kDowntown, inside));
  TEST_ASSERT_EQUAL(0, goal(kSuburbs, inside));
  const Words outside{"d3 red bank 1", "d7 red bank 1", "f3 red bank 1",
                      "f9 red bank 1", "h3 red bank 1", "h7 red bank 1",
                      "c4 red bank 1", "i5 red bank 1", "a1 red bank 1"};
  TEST_ASSERT_EQUAL(0, goal(kDowntown, outside));
  TEST_ASSERT_EQUAL(9, goal(kSuburbs, outside));
  TEST_ASSERT_EQUAL(0, goal(kDowntown, {"f6 red"}));
  TEST_ASSERT_EQUAL(0, goal(kSuburbs, {"a1 red"}));
}

void test_hub_should_count_the_colours_beside_the_best_object() {
  // The printed example: blue, red, a green Game Court, brown and a brown Bank: four colours.
  const Words four{"f6 red game-court 2",   "f5 blue",  "g5 red",
                   "g6 green game-court 1", "f7 brown", "e6 brown bank 1"};
  TEST_ASSERT_EQUAL(4, goal(kHub, four));
  TEST_ASSERT_EQUAL(9, points(kGoalCharts[kHub], 4));
  TEST_ASSERT_EQUAL(5, goal(kHub, with(four, {"e5 yellow"})));
  TEST_ASSERT_EQUAL(1, goal(kHub, {"f6 red bank 1", "f5 blue", "b3 green bank 1"}));
  // The own colour does not count, and one Object's colours don't add to another's.
  TEST_ASSERT_EQUAL(2, goal(kHub, {"f6 red bank 1", "f5 blue", "f7 green", "b3 red bank 1",
                                   "b2 yellow", "b4 brown"}));
  TEST_ASSERT_EQUAL(0, goal(kHub, {"f6 red bank 1"}));
  TEST_ASSERT_EQUAL(0, goal(kHub, {"f6 red", "f5 blue"}));
}

void test_surroundings_should_count_surrounded_objects() {
  TEST_ASSERT_EQUAL(1, goal(kSurroundings, with(ring_of_f6("red"), {"f6 yellow bank 1"})));
  TEST_ASSERT_EQUAL(0, goal(kSurroundings, with(ring_of_f6("red"), {"f6 yellow"})));
  Words open = with(ring_of_f6("red"), {"f6 yellow bank 1"});
  open.erase(open.begin());
  TEST_ASSERT_EQUAL(0, goal(kSurroundings, open));
  TEST_ASSERT_EQUAL(0, goal(kSurroundings, {"a1 red bank 1", "a2 red", "b1 red", "b2 red"}));
}

void test_symmetry_should_count_objects_between_two_blocks_of_a_colour() {
  // The printed example: a yellow Block and a yellow Station, and two blue Blocks: once.
  TEST_ASSERT_EQUAL(1, goal(kSymmetry, {"f6 green bike-rental 1", "f5 yellow",
                                        "f7 yellow station 1", "g5 blue", "e6 blue"}));
  TEST_ASSERT_EQUAL(0, goal(kSymmetry, {"f6 green bank 1", "f5 yellow", "f7 red"}));
  TEST_ASSERT_EQUAL(0, goal(kSymmetry, {"f6 green bank 1", "f5 yellow", "g5 yellow", "e5 yellow"}));
  TEST_ASSERT_EQUAL(1, goal(kSymmetry, {"f6 green bank 1", "g6 yellow", "e5 yellow"}));
  TEST_ASSERT_EQUAL(0, goal(kSymmetry, {"f6 green", "g6 yellow", "e5 yellow"}));
  TEST_ASSERT_EQUAL(1, goal(kSymmetry, {"a3 green bank 1", "a2 red", "a4 red"}));
  TEST_ASSERT_EQUAL(0, goal(kSymmetry, {"a3 green bank 1", "a2 red", "b4 red", "b3 red"}));
}

void test_triangle_should_measure_the_largest_one_to_either_side() {
  TEST_ASSERT_EQUAL(0, goal(kTriangle, {}));
  TEST_ASSERT_EQUAL(1, goal(kTriangle, {"f6 red"}));
  TEST_ASSERT_EQUAL(1, goal(kTriangle, {"f6 red", "f7 red"}));
  // Tip to the right: f6, f7 and g6 or its like; to the left: e6.
  TEST_ASSERT_EQUAL(2, goal(kTriangle, {"f6 red", "f7 red bank 1", "g6 blue"}));
  TEST_ASSERT_EQUAL(2, goal(kTriangle, {"f6 red", "f7 red", "e6 blue"}));
  TEST_ASSERT_EQUAL(1, goal(kTriangle, {"f6 red", "f7 red", "g5 blue"}));
  // The printed example, side 3 for 2 points: a column of three, of two, and the tip.
  const Words three{"f5 red", "f6 red", "f7 blue", "g5 red", "g6 green", "h5 red"};
  TEST_ASSERT_EQUAL(3, goal(kTriangle, three));
  TEST_ASSERT_EQUAL(2, points(kGoalCharts[kTriangle], 3));
  TEST_ASSERT_EQUAL(2, goal(kTriangle, {"f5 red", "f6 red", "f7 blue", "g5 red", "g6 green"}));
  TEST_ASSERT_EQUAL(2, goal(kTriangle, {"f5 red", "f6 red", "f7 blue", "g5 red", "h5 green"}));
}

void test_triangle_should_have_eight_blocks_a_side_at_most() {
  Town full;
  for (const char column : std::string("abcdefghijk")) {
    for (unsigned number = 1; number <= column_height(static_cast<unsigned>(column - 'a'));
         ++number) {
      put(full, column + std::to_string(number) + " red");
    }
  }
  TEST_ASSERT_EQUAL(91, full.filled);
  TEST_ASSERT_EQUAL(8, count_goal(full, kTriangle));
  TEST_ASSERT_EQUAL(14, points(kGoalCharts[kTriangle], 8));
}

void test_urban_routes_should_count_objects_connected_to_the_edge_in_their_colour() {
  // The printed example: a green Windmill, connected with park Blocks.
  TEST_ASSERT_EQUAL(
      1, goal(kUrbanRoutes, {"f4 green windmill 1", "f3 green", "f2 green", "f1 green"}));
  TEST_ASSERT_EQUAL(0,
                    goal(kUrbanRoutes, {"f4 green windmill 1", "f3 green", "f2 red", "f1 green"}));
  TEST_ASSERT_EQUAL(0, goal(kUrbanRoutes, {"f4 green windmill 1", "f3 green", "f2 green"}));
  TEST_ASSERT_EQUAL(0,
                    goal(kUrbanRoutes, {"f4 red windmill 1", "f3 green", "f2 green", "f1 green"}));
  // Its own space may be the one at the edge; Objects of the colour connect too.
  TEST_ASSERT_EQUAL(1, goal(kUrbanRoutes, {"k6 blue bank 1"}));
  TEST_ASSERT_EQUAL(2, goal(kUrbanRoutes, {"b2 blue bank 1", "a2 blue bank 1"}));
  TEST_ASSERT_EQUAL(1, goal(kUrbanRoutes, {"b2 blue bank 1", "a2 red bank 1"}));
  TEST_ASSERT_EQUAL(0, goal(kUrbanRoutes, {"f1 green", "f6 green bank 1"}));
}

void test_wind_rose_should_count_columns_with_objects() {
  TEST_ASSERT_EQUAL(1, goal(kWindRose, {"a1 red bank 1", "a6 red bank 1", "b1 red", "c3 red"}));
  TEST_ASSERT_EQUAL(
      7, goal(kWindRose, {"a6 red bank 1", "b7 red bank 1", "c8 red bank 1", "f11 red bank 1",
                          "g10 red bank 1", "j7 red bank 1", "k1 red bank 1"}));
  TEST_ASSERT_EQUAL(0, goal(kWindRose, {"a1 red"}));
}

void test_additional_goal_should_be_scored_by_its_chart_in_full_mode_only() {
  const Words blocks{"a1 red bank 1", "b1 red bank 2", "c3 red bank 3"};
  TEST_ASSERT_TRUE((show(blocks, {"additional wind-rose"}) == Shown{6, 0, 5}));
  TEST_ASSERT_TRUE((show(blocks, {"additional suburbs"}) == Shown{6, 0, 2}));
  TEST_ASSERT_TRUE((show(blocks, {"additional downtown"}) == Shown{6, 0, 0}));
  TEST_ASSERT_TRUE((show(blocks, {"mode second"}) == Shown{6, 0, 0}));
  TEST_ASSERT_TRUE((show(blocks, {}) == Shown{6, 0, 0}));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_charts_should_have_the_printed_points);
  RUN_TEST(test_specialization_should_count_surrounded_blocks_of_the_colour);
  RUN_TEST(test_specialization_should_count_several_and_never_at_the_edge);
  RUN_TEST(test_standardization_should_count_objects_between_both_colours_beside_the_own);
  RUN_TEST(test_standardization_should_see_objects_as_blocks_but_not_the_own_colour);
  RUN_TEST(test_individual_goals_should_be_those_of_the_starting_colour);
  RUN_TEST(test_crossroads_should_count_objects_with_three_colours_beside);
  RUN_TEST(test_recreational_areas_should_count_objects_beside_objects);
  RUN_TEST(test_downtown_and_suburbs_should_count_objects_inside_and_outside_the_centre);
  RUN_TEST(test_hub_should_count_the_colours_beside_the_best_object);
  RUN_TEST(test_surroundings_should_count_surrounded_objects);
  RUN_TEST(test_symmetry_should_count_objects_between_two_blocks_of_a_colour);
  RUN_TEST(test_triangle_should_measure_the_largest_one_to_either_side);
  RUN_TEST(test_triangle_should_have_eight_blocks_a_side_at_most);
  RUN_TEST(test_urban_routes_should_count_objects_connected_to_the_edge_in_their_colour);
  RUN_TEST(test_wind_rose_should_count_columns_with_objects);
  RUN_TEST(test_additional_goal_should_be_scored_by_its_chart_in_full_mode_only);
  return UNITY_END();
}
