// "Objects": where each may stand and what it scores when drawn.
#include <unity.h>

#include "host_tests/townies/table.hpp"

using namespace townies_test;

void setUp() {}
void tearDown() {}

namespace {

// What the Object scores at this space, or -1 where it may not stand.
int points(const char* kind, const char* at, const Words& blocks) {
  return object_points(town_of(blocks), object(kind), space(at));
}

// f6 is the middle; around it, clockwise from above: f5 g5 g6 f7 e6 e5.
// a1 is a corner; around it: a2 b1 b2. a3 is at the edge; around it: a2 b3 b4 a4.

void test_game_court_should_score_red_blocks_and_one_for_another_colour() {
  // The printed example: four red, a red Windmill among them, and a blue Bank.
  TEST_ASSERT_EQUAL(5,
                    points("game-court", "f6",
                           {"f5 red", "g5 red windmill 2", "g6 red", "f7 red", "e6 blue bank 3"}));
  TEST_ASSERT_EQUAL(2, points("game-court", "f6", {"f5 red", "g5 red"}));
  TEST_ASSERT_EQUAL(3, points("game-court", "f6", {"f5 red", "g5 red", "e5 green"}));
  TEST_ASSERT_EQUAL(3, points("game-court", "f6", {"f5 red", "g5 red", "e5 green", "e6 blue"}));
  TEST_ASSERT_EQUAL(
      6, points("game-court", "f6", {"f5 red", "g5 red", "g6 red", "f7 red", "e6 red", "e5 red"}));
  TEST_ASSERT_EQUAL(1, points("game-court", "f6", {"f5 red", "f4 blue"}));
}

void test_game_court_should_score_at_the_edge() {
  TEST_ASSERT_EQUAL(3, points("game-court", "a1", {"a2 red", "b1 red", "b2 red bank 1"}));
  TEST_ASSERT_EQUAL(3, points("game-court", "a1", {"a2 red", "b1 red", "b2 brown"}));
  TEST_ASSERT_EQUAL(1, points("game-court", "k6", {"k5 red"}));
  TEST_ASSERT_EQUAL(2, points("game-court", "k6", {"k5 red", "j7 green"}));
}

void test_game_court_should_need_a_red_block_beside_it() {
  TEST_ASSERT_EQUAL(-1, points("game-court", "f6", {"f5 blue", "f4 red"}));
  TEST_ASSERT_EQUAL(-1, points("game-court", "f6", {}));
  // A red Object is a red Block; a Game Court of another colour is none.
  TEST_ASSERT_EQUAL(1, points("game-court", "f6", {"f5 red bank 1"}));
  TEST_ASSERT_EQUAL(-1, points("game-court", "f6", {"f5 blue game-court 1"}));
}

void test_windmill_should_score_yellow_blocks_and_one_without_an_object_beside() {
  // The printed example: three yellow and no Object.
  TEST_ASSERT_EQUAL(4, points("windmill", "f6", {"f5 yellow", "g5 yellow", "e6 yellow", "f7 red"}));
  TEST_ASSERT_EQUAL(2, points("windmill", "f6", {"f5 yellow", "g5 yellow windmill 3"}));
  TEST_ASSERT_EQUAL(1, points("windmill", "f6", {"f5 yellow", "g5 red bank 1"}));
  TEST_ASSERT_EQUAL(2, points("windmill", "f6", {"f5 yellow", "f4 red bank 1"}));
  TEST_ASSERT_EQUAL(2, points("windmill", "a3", {"b4 yellow"}));
  TEST_ASSERT_EQUAL(1, points("windmill", "a3", {"b4 yellow", "a2 blue station 2"}));
  TEST_ASSERT_EQUAL(-1, points("windmill", "f6", {"f5 red", "g5 green"}));
}

void test_station_should_score_brown_blocks_and_one_for_blocks_on_opposite_sides() {
  // The printed example: three brown, two pairs of opposite sides, one point for both.
  TEST_ASSERT_EQUAL(4, points("station", "f6", {"f5 brown", "f7 brown", "g5 brown", "e6 red"}));
  TEST_ASSERT_EQUAL(2, points("station", "f6", {"f5 brown", "g5 brown"}));
  TEST_ASSERT_EQUAL(2, points("station", "f6", {"f5 brown", "f7 blue"}));
  TEST_ASSERT_EQUAL(2, points("station", "f6", {"g5 brown", "e6 green bank 1"}));
  TEST_ASSERT_EQUAL(2, points("station", "f6", {"g6 brown", "e5 yellow"}));
  TEST_ASSERT_EQUAL(3, points("station", "f6", {"f5 brown", "g5 yellow", "e5 red", "g6 brown"}));
  TEST_ASSERT_EQUAL(1, points("station", "f6", {"f5 brown", "g5 red", "e5 red"}));
  // The two need not be brown.
  TEST_ASSERT_EQUAL(2, points("station", "f6", {"f5 brown", "g5 red", "e6 yellow"}));
  TEST_ASSERT_EQUAL(-1, points("station", "f6", {"f5 red", "f7 red"}));
}

void test_station_should_look_at_opposite_sides_at_the_edge_too() {
  TEST_ASSERT_EQUAL(2, points("station", "a3", {"a2 brown", "a4 red"}));
  TEST_ASSERT_EQUAL(1, points("station", "a3", {"a2 brown", "b3 red"}));
  TEST_ASSERT_EQUAL(1, points("station", "f1", {"e1 red", "g1 brown"}));
  TEST_ASSERT_EQUAL(1, points("station", "a1", {"a2 brown", "b1 red", "b2 red"}));
  TEST_ASSERT_EQUAL(2, points("station", "k3", {"k2 yellow", "k4 brown"}));
}

void test_bike_rental_should_score_green_blocks_and_one_for_a_connection() {
  // The printed example: two green beside it lead to the Game Court.
  TEST_ASSERT_EQUAL(3,
                    points("bike-rental", "f6", {"f5 green", "e5 green", "f4 red game-court 2"}));
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green", "e5 green"}));
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green", "f4 blue bank 1"}));
  // Over several Blocks, round a corner.
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6",
                              {"f5 green", "f4 green", "g3 green", "h3 green", "i2 blue bank 1"}));
  TEST_ASSERT_EQUAL(1, points("bike-rental", "f6",
                              {"f5 green", "f4 green", "g3 red", "h3 green", "i2 blue bank 1"}));
  TEST_ASSERT_EQUAL(2, points("bike-rental", "a1", {"b1 green", "c1 red bank 1"}));
  TEST_ASSERT_EQUAL(-1, points("bike-rental", "f6", {"f5 red", "f4 green"}));
}

void test_bike_rental_should_need_a_block_between_it_and_the_other_object() {
  // Beside it, but no green Block between: not connected.
  TEST_ASSERT_EQUAL(1, points("bike-rental", "f6", {"f7 green", "f5 red bank 1"}));
  // Beside it and beside a green Block beside it: connected.
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"g5 green", "f5 red bank 1"}));
}

void test_bike_rental_should_take_a_green_object_as_link_or_as_end_but_not_as_both() {
  // A single green Object beside it.
  TEST_ASSERT_EQUAL(1, points("bike-rental", "f6", {"f5 green bank 1"}));
  // As an end: a green Block beside it leads to the green Object.
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green", "f4 green bank 1"}));
  TEST_ASSERT_EQUAL(3, points("bike-rental", "f6", {"f5 green bank 1", "g5 green"}));
  // As a link: through the green Object to another one.
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green bank 1", "f4 blue station 1"}));
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green bank 1", "f4 green station 1"}));
  // Two green Objects beside it and beside each other: either links the other.
  TEST_ASSERT_EQUAL(3, points("bike-rental", "f6", {"f5 green bank 1", "g5 green station 1"}));
  // Two green Objects beside it, on opposite sides: no path, as it is not on one itself.
  TEST_ASSERT_EQUAL(2, points("bike-rental", "f6", {"f5 green bank 1", "f7 green station 1"}));
  // A way round from one green neighbour back to the green Object beside it.
  TEST_ASSERT_EQUAL(3, points("bike-rental", "f6",
                              {"f5 green bank 1", "g6 green", "h5 green", "h4 green", "g4 green"}));
}

void test_bank_should_score_blue_blocks_and_one_off_the_edge() {
  // The printed example: at the edge, two blue, a blue City Square among them.
  TEST_ASSERT_EQUAL(2, points("bank", "a3", {"a2 blue", "b4 blue city-square 2"}));
  TEST_ASSERT_EQUAL(3, points("bank", "b3", {"b2 blue", "b4 blue"}));
  TEST_ASSERT_EQUAL(2, points("bank", "f6", {"f5 blue", "f7 red"}));
  TEST_ASSERT_EQUAL(1, points("bank", "f1", {"f2 blue"}));
  TEST_ASSERT_EQUAL(2, points("bank", "f2", {"f1 blue"}));
  TEST_ASSERT_EQUAL(1, points("bank", "k6", {"k5 blue"}));
  TEST_ASSERT_EQUAL(-1, points("bank", "f6", {"f5 green bank 2"}));
}

void test_city_square_should_score_two_an_object_and_one_when_surrounded() {
  // The printed example: a blue Bank and a red Station, five Blocks around.
  TEST_ASSERT_EQUAL(4,
                    points("city-square", "f6",
                           {"f5 blue bank 1", "g5 red station 1", "g6 red", "f7 red", "e6 red"}));
  TEST_ASSERT_EQUAL(
      5, points("city-square", "f6",
                {"f5 blue bank 1", "g5 red station 1", "g6 red", "f7 red", "e6 red", "e5 red"}));
  TEST_ASSERT_EQUAL(2, points("city-square", "f6", {"f5 blue bank 1"}));
  TEST_ASSERT_EQUAL(13, points("city-square", "f6",
                               {"f5 blue bank 1", "g5 red bank 1", "g6 red bank 1", "f7 red bank 1",
                                "e6 red bank 1", "e5 red bank 1"}));
  // All there is around it at the edge is not six sides.
  TEST_ASSERT_EQUAL(2, points("city-square", "a1", {"a2 red bank 1", "b1 red", "b2 red"}));
}

void test_city_square_should_need_an_object_beside_it() {
  TEST_ASSERT_EQUAL(-1, points("city-square", "f6", {"f5 blue", "g5 red", "f4 red bank 1"}));
  TEST_ASSERT_EQUAL(2, points("city-square", "f6", {"f5 yellow city-square 2"}));
}

void test_objects_should_be_drawn_in_empty_spaces_beside_their_colour_only() {
  Table table = set_table(2, "stable-soil");
  table.does({"@ roll windmill bar", "p1 shape f3 f4 f5 f6", "p2 shape f3 f4 f5 f6"});
  // p1 has blue now, p2 red. p1's Blocks are red, p2's yellow.
  table.does("@ roll windmill bar");
  TEST_ASSERT_EQUAL(0, table.options("p1 object").size());
  TEST_ASSERT_EQUAL_STRING("no-block-beside", table.refusal("p1 object windmill f2").c_str());
  TEST_ASSERT_EQUAL_STRING("no-block-beside", table.refusal("p1 object bank f2").c_str());
  TEST_ASSERT_EQUAL_STRING("other-object", table.refusal("p1 object game-court f2").c_str());
  TEST_ASSERT_EQUAL_STRING("other-object", table.refusal("p1 object city-square f2").c_str());
  // Around four in a column: two above and below, five a side.
  TEST_ASSERT_EQUAL(12, table.options("p2 object").size());
  TEST_ASSERT_EQUAL(12, table.options("p2 object windmill").size());
  TEST_ASSERT_TRUE(table.offers("p2 object windmill e2"));
  TEST_ASSERT_TRUE(table.offers("p2 object windmill e6"));
  TEST_ASSERT_EQUAL_STRING("space-taken", table.refusal("p2 object windmill f4").c_str());
  TEST_ASSERT_EQUAL_STRING("no-block-beside", table.refusal("p2 object windmill f1").c_str());
}

void test_basic_object_should_be_the_one_of_the_marker_in_hand() {
  Table table = set_table(1, "stable-soil");
  table.does({"@ roll bank bar", "p1 shape f3 f4 f5 f6"});
  // Blue, green, brown, yellow, then red again.
  const char* const basic[] = {"bank", "bike-rental", "station", "windmill"};
  const char* const columns[] = {"a1 a2 a3 a4", "b1 b2 b3 b4", "k1 k2 k3 k4", "j1 j2 j3 j4"};
  for (unsigned i = 0; i < 4; ++i) {
    table.does("@ roll game-court bar");
    TEST_ASSERT_EQUAL(12, table.options("p1 object game-court").size());
    TEST_ASSERT_EQUAL_STRING("no-block-beside",
                             table.refusal(std::string("p1 object ") + basic[i] + " f2").c_str());
    table.does(std::string("p1 shape ") + columns[i]);
  }
  table.does("@ roll windmill bar");
  TEST_ASSERT_TRUE(table.offers("p1 object game-court f2"));
}

void test_city_square_should_never_be_basic() {
  Table table = set_table(1, "stable-soil");
  table.does({"@ roll bank bar", "p1 shape f3 f4 f5 f6", "@ roll game-court bar",
              "p1 object game-court f7", "@ roll bank bar"});
  TEST_ASSERT_EQUAL_STRING("other-object", table.refusal("p1 object city-square f8").c_str());
  table.does({"p1 shape a1 a2 a3 a4", "@ roll city-square bar"});
  TEST_ASSERT_EQUAL(5, table.options("p1 object city-square").size());
  TEST_ASSERT_EQUAL_STRING("no-object-beside", table.refusal("p1 object city-square f2").c_str());
}

void test_object_should_keep_its_score_when_more_is_built_beside_it() {
  Table table = set_table(1, "stable-soil");
  table.does({"@ roll bank bar", "p1 shape f3 f4 f5 f6", "@ roll game-court bar",
              "p1 object game-court f7"});
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{1}));
  table.does({"@ roll game-court bar", "p1 shape e6 e7 e8 e9"});
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{1}));
  // Drawn with brown now: its colour is that of the marker, not of its kind.
  table.does({"@ roll game-court bar", "p1 object game-court g2"});
  TEST_ASSERT_TRUE((table.objects(1) == std::vector<int>{1, 1}));
  TEST_ASSERT_TRUE(table.town(1).of(rules::townies::kBrown).has(space("g2")));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_court_should_score_red_blocks_and_one_for_another_colour);
  RUN_TEST(test_game_court_should_score_at_the_edge);
  RUN_TEST(test_game_court_should_need_a_red_block_beside_it);
  RUN_TEST(test_windmill_should_score_yellow_blocks_and_one_without_an_object_beside);
  RUN_TEST(test_station_should_score_brown_blocks_and_one_for_blocks_on_opposite_sides);
  RUN_TEST(test_station_should_look_at_opposite_sides_at_the_edge_too);
  RUN_TEST(test_bike_rental_should_score_green_blocks_and_one_for_a_connection);
  RUN_TEST(test_bike_rental_should_need_a_block_between_it_and_the_other_object);
  RUN_TEST(test_bike_rental_should_take_a_green_object_as_link_or_as_end_but_not_as_both);
  RUN_TEST(test_bank_should_score_blue_blocks_and_one_off_the_edge);
  RUN_TEST(test_city_square_should_score_two_an_object_and_one_when_surrounded);
  RUN_TEST(test_city_square_should_need_an_object_beside_it);
  RUN_TEST(test_objects_should_be_drawn_in_empty_spaces_beside_their_colour_only);
  RUN_TEST(test_basic_object_should_be_the_one_of_the_marker_in_hand);
  RUN_TEST(test_city_square_should_never_be_basic);
  RUN_TEST(test_object_should_keep_its_score_when_more_is_built_beside_it);
  return UNITY_END();
}
