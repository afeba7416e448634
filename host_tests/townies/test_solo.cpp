// "Solo Mode": circles in the line of Objects, the end and the chart.
#include <unity.h>

#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

const char* const kNine[] = {"a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4",
                             "d1 d2 d3 d4", "e1 e2 e3 e4", "f1 f2 f3 f4",
                             "g1 g2 g3 g4", "h1 h2 h3 h4", "i1 i2 i3 i4"};

void draw_shapes(Table& table, unsigned first, unsigned count) {
  for (unsigned i = first; i < first + count; ++i) {
    table.does("@ roll city-square bar");
    table.does(std::string("p1 shape ") + kNine[i]);
  }
}

void test_no_more_than_nine_shapes_should_be_drawn() {
  Table table = set_table(1);
  draw_shapes(table, 0, 9);
  table.does("@ roll game-court bar");
  TEST_ASSERT_EQUAL(0, table.options("p1 shape").size());
  TEST_ASSERT_EQUAL_STRING("no-slot-left", table.refusal("p1 shape k1 k2 k3 k4").c_str());
  TEST_ASSERT_TRUE(table.options("p1 object").size() != 0);
  TEST_ASSERT_EQUAL_STRING("can-draw", table.refusal("p1 pass").c_str());
}

void test_eight_circles_should_leave_one_more_shape() {
  Table table = set_table(1);
  draw_shapes(table, 0, 8);
  table.does("@ roll game-court bar");
  TEST_ASSERT_TRUE(table.options("p1 shape").size() != 0);
}

void test_a_score_should_take_a_slot_from_the_shapes_unless_it_is_circled() {
  // The first Object fills slot 1, with nothing circled: Shapes have slots 2 to 9.
  Table object_first = set_table(1);
  object_first.does({"@ roll city-square bar", "p1 shape a1 a2 a3 a4"});    // circles slot 1
  object_first.does({"@ roll game-court bar", "p1 object game-court a5"});  // fills slot 1
  TEST_ASSERT_EQUAL(1, object_first.town(1).taken);
  object_first.does({"@ roll game-court bar", "p1 object game-court b5"});  // fills slot 2
  TEST_ASSERT_EQUAL(2, object_first.town(1).taken);
  // The next circle comes at slot 3: seven more Shapes.
  draw_shapes(object_first, 2, 7);
  object_first.does("@ roll game-court bar");
  TEST_ASSERT_EQUAL(0, object_first.options("p1 shape").size());

  // Three circled, one of them filled: the next circle is slot 4, six in all.
  Table shapes_first = set_table(1);
  draw_shapes(shapes_first, 0, 3);
  shapes_first.does({"@ roll game-court bar", "p1 object game-court a5"});
  TEST_ASSERT_EQUAL(3, shapes_first.town(1).taken);
  draw_shapes(shapes_first, 3, 6);
  shapes_first.does("@ roll game-court bar");
  TEST_ASSERT_EQUAL(0, shapes_first.options("p1 shape").size());
}

void test_circles_should_change_neither_placement_nor_scoring_of_objects() {
  Table table = set_table(1);
  draw_shapes(table, 0, 9);
  table.does({"@ roll game-court bar", "p1 object game-court a5"});
  // a4 red, b5 and b6 empty, a6 empty.
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{1}));
}

void test_nine_objects_should_end_the_game_alone_with_a_title_by_the_total() {
  Table table = set_table(1);
  for (const char* name : {"a1", "a2", "a3", "a4"}) put(table.town(1), std::string(name) + " red");
  for (const char* name : {"b1", "b2", "b3", "b4", "b5", "b6", "b7", "a6"}) {
    put(table.town(1), std::string(name) + " red bank 4");
  }
  table.town(1).taken = 8;
  table.does({"@ roll game-court bar"});
  table.does("p1 object game-court a5");  // a4 a6 b5 b6: four red
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL_HEX8(0b10, Townies::winners(table.state));
  // 8 x 4 + 4, red's own goals none, and none for a single colour beside the best Object.
  TEST_ASSERT_EQUAL(36, Townies::score(table.state, 1).total);
  TEST_ASSERT_EQUAL_STRING("Crowded and jammed", Townies::title(table.state));
}

void test_titles_should_change_at_the_printed_totals() {
  struct Step {
    int least;
    const char* name;
  };
  const Step steps[] = {{0, "Why here of all places?"},
                        {26, "Hard to like"},
                        {36, "Crowded and jammed"},
                        {46, "Everything in place, little to do"},
                        {56, "Worth a postcard"},
                        {66, "Fresh air and room to breathe"},
                        {71, "Nobody leaves for the holidays"},
                        {76, "Paradise on paper"}};
  const char* const columns = "abcdefgh";
  for (int total = 0; total <= 100; ++total) {
    Words blocks;
    int left = total;
    for (unsigned i = 0; i < 8 && left > 0; ++i) {
      const int score = left < 15 ? left : 15;
      blocks.push_back(std::string(1, columns[i]) + "1 red bank " + std::to_string(score));
      left -= score;
    }
    const char* expected = nullptr;
    for (const Step& step : steps) {
      if (total >= step.least) expected = step.name;
    }
    TEST_ASSERT_EQUAL_STRING(expected, title(blocks));
  }
}

void test_funding_should_end_by_itself_when_no_slot_is_left_to_circle() {
  Table table = set_table(1, "funding");
  draw_shapes(table, 0, 9);
  put(table.town(1), "i6 red bank 1");
  table.town(1).stars = 1;
  table.does({"@ roll game-court bar", "p1 star"});
  TEST_ASSERT_EQUAL(0, table.options("p1 shape").size());
  table.does("p1 object game-court a5");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
}

void test_a_shape_under_funding_should_circle_too() {
  Table table = set_table(1, "funding");
  draw_shapes(table, 0, 8);
  put(table.town(1), "i6 red bank 1");
  table.town(1).stars = 1;
  table.does({"@ roll game-court bar", "p1 star", "p1 shape k1 k2 k3 k4"});
  TEST_ASSERT_EQUAL(9, table.town(1).taken);
  table.does({"p1 object game-court a5", "@ roll game-court bar"});
  TEST_ASSERT_EQUAL(0, table.options("p1 shape").size());
}

void test_several_players_should_have_no_circles() {
  Table table = set_table(2);
  for (const char* columns : kNine) {
    table.does("@ roll city-square bar");
    table.does(std::string("p1 shape ") + columns);
    table.does(std::string("p2 shape ") + columns);
  }
  table.does("@ roll city-square bar");
  TEST_ASSERT_TRUE(table.offers("p1 shape k1 k2 k3 k4"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_more_than_nine_shapes_should_be_drawn);
  RUN_TEST(test_eight_circles_should_leave_one_more_shape);
  RUN_TEST(test_a_score_should_take_a_slot_from_the_shapes_unless_it_is_circled);
  RUN_TEST(test_circles_should_change_neither_placement_nor_scoring_of_objects);
  RUN_TEST(test_nine_objects_should_end_the_game_alone_with_a_title_by_the_total);
  RUN_TEST(test_titles_should_change_at_the_printed_totals);
  RUN_TEST(test_funding_should_end_by_itself_when_no_slot_is_left_to_circle);
  RUN_TEST(test_a_shape_under_funding_should_circle_too);
  RUN_TEST(test_several_players_should_have_no_circles);
  return UNITY_END();
}
