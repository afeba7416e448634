// "Free", sentence by sentence.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

using Rows = std::vector<std::string>;

void test_free_city_should_not_be_bound_to_four_cells() {
  Table bound = diagonal();
  Table free = diagonal(kFree);
  for (Table* const table : {&bound, &free}) {
    table->does({"@ draw 4", "p1 place 3,3 r0", "p1 stay", "@ draw 5"});
  }
  TEST_ASSERT_EQUAL(10 * 4, bound.options().size());
  TEST_ASSERT_EQUAL_STRING("city-too-large", bound.refusal("p1 place 4,4 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", bound.refusal("p1 place -1,0 r0").c_str());
  // Nine around the first, five more with each of the others, but for the four tiles themselves.
  TEST_ASSERT_EQUAL((9 + 3 * 5 - 4) * 4, free.options().size());
  for (const char* cell : {"4,4", "-1,0", "4,2", "2,4"}) {
    TEST_ASSERT_TRUE(free.offers(std::string("p1 place ") + cell + " r270"));
  }
  TEST_ASSERT_EQUAL_STRING("touches-no-tile", free.refusal("p1 place 0,3 r0").c_str());
}

void test_free_city_should_span_eight_cells_at_most() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"3,3", "4,4", "5,5", "6,6"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 stay");
  }
  table.does("@ draw 24");  // seven by seven: one more on either side
  Table north = table;
  north.does({"p1 place -1,-1 r0", "p1 stay", "@ draw 23"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", north.refusal("p1 place 7,7 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", north.refusal("p1 place -2,0 r0").c_str());
  TEST_ASSERT_TRUE(north.offers("p1 place 6,5 r0"));
  TEST_ASSERT_TRUE(north.offers("p1 place -1,0 r0"));
  Table south = table;
  south.does({"p1 place 7,7 r0", "p1 stay", "@ draw 23"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place -1,-1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place 0,-1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", south.refusal("p1 place -1,0 r0").c_str());
  TEST_ASSERT_TRUE(south.offers("p1 place 7,6 r0"));
  TEST_ASSERT_TRUE(south.offers("p1 place 0,1 r0"));
}

void test_free_city_should_reach_seven_cells_from_home_both_ways() {
  Table table(1, 1, kFree);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 -1,-1 r0",
              "p1 start 3 -2,-2 r0"});
  unsigned tile = 4;
  for (const char* cell : {"-3,-3", "-4,-4", "-5,-5", "-6,-6", "-7,-7"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 tourist nw");
  }
  table.does("@ draw 9");
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place 1,0 r0").c_str());
  table.does("p1 place -7,-6 r0");
  TEST_ASSERT_TRUE(table.offers("p1 jump -3,-3 nw ne"));
  table.does("p1 walk -7,-7 nw -7,-7 ne");
}

// Cells 1,0 and 1,2 get closed in: the one is filled later, the other stays a hole.
void test_free_city_may_have_holes() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"2,0", "1,-1", "0,2", "0,3", "1,3"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does("p1 stay");
  }
  table.does("@ draw 9");
  TEST_ASSERT_TRUE(table.offers("p1 place 1,0 r0"));
  TEST_ASSERT_TRUE(table.offers("p1 place 1,2 r0"));
  table.does({"p1 place 1,0 r0", "p1 stay", "@ draw 10"});
  TEST_ASSERT_TRUE(table.offers("p1 place 1,2 r0"));
}

void test_free_city_should_have_sixteen_tiles_too() {
  Table table = stair(kFree);
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL(0, table.options().size());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ draw 17").c_str());
}

void test_starting_tiles_should_meet_at_corners_in_a_free_city_too() {
  Table table(1, 1, kFree);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1"});
  TEST_ASSERT_EQUAL(3 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("first-tile-not-home", table.refusal("p1 start 7 5,5 r0").c_str());
  table.does("p1 start 24 0,0 r0");
  TEST_ASSERT_EQUAL(2 * 4 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("start-beside-a-tile", table.refusal("p1 start 7 1,0 r0").c_str());
  table.does("p1 start 7 1,1 r0");
  TEST_ASSERT_EQUAL(6 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("start-off-corner", table.refusal("p1 start 1 7,7 r0").c_str());
}

// Tile 7 (PP/AT) lies at 6,6, tile 8 (AA/TT) at 7,7, tile 9 (PP/TW) at 1,0, tile 10 (AT/PW) at 2,1.
void test_tourists_should_walk_and_jump_in_a_free_city_as_in_any() {
  Table table = diagonal(kFree);
  unsigned tile = 4;
  for (const char* cell : {"3,3", "4,4", "5,5", "6,6", "7,7"}) {
    table.does("@ draw " + std::to_string(tile++));
    table.does(std::string("p1 place ") + cell + " r0");
    table.does(tile == 9 ? "p1 tourist nw" : "p1 stay");
  }
  table.does({"@ draw 9", "p1 place 1,0 r0"});
  // Around 7,7 nw: the other three fields of its tile, and the south-east of 6,6.
  TEST_ASSERT_TRUE((Lines{"p1 walk 7,7 nw 6,6 se", "p1 walk 7,7 nw 7,7 ne", "p1 walk 7,7 nw 7,7 sw",
                          "p1 walk 7,7 nw 7,7 se"}) == table.options("p1 walk"));
  TEST_ASSERT_TRUE((Lines{"p1 jump 7,7 nw nw", "p1 jump 7,7 nw ne", "p1 jump 7,7 nw sw"}) ==
                   table.options("p1 jump"));
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 jump 7,7 nw se").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 jump -7,7 nw ne").c_str());
  TEST_ASSERT_EQUAL_STRING("too-far", table.refusal("p1 walk 7,7 nw 0,0 nw").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 7,7 nw -7,-7 se").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 7,7 nw 7,6 sw").c_str());
  table.does({"p1 jump 7,7 nw ne", "@ draw 10", "p1 place 2,1 r0", "p1 jump 1,0 ne nw"});
}

// The eight cells of a row, all attractions or water, and eight more below the first.
Rows corner_of(char ground, char field) {
  Rows rows(16, std::string(2, ground) + std::string(14, '.'));
  rows[0] = rows[1] = std::string(16, ground);
  rows[0][0] = field;
  for (unsigned row = 14; row < 16; ++row) rows[row] = std::string(16, '.');
  rows[2].replace(2, 2, std::string(2, ground));
  rows[3].replace(2, 2, std::string(2, ground));
  return rows;
}

void test_score_should_count_fields_over_eight_cells_at_level_1() {
  const Shown shown = show(corner_of('A', 'a'), 1, kFree);
  TEST_ASSERT_EQUAL(15 * 4, shown.total);
  TEST_ASSERT_EQUAL(0, show(corner_of('W', 't'), 1, kFree).total);
}

void test_score_should_see_over_eight_cells_at_levels_2_and_3() {
  for (unsigned level = 2; level <= 3; ++level) {
    TEST_ASSERT_EQUAL(15 + 13, show(corner_of('W', 't'), level, kFree).total);
  }
  TEST_ASSERT_EQUAL(15 + 13, show(corner_of('P', 't'), 3, kFree).total);
  TEST_ASSERT_EQUAL(0, show(corner_of('P', 't'), 2, kFree).total);
}

void test_score_should_end_at_the_edge_of_sixteen_fields() {
  Rows rows = {std::string(14, 'W') + "Wt", "WWWW" + std::string(12, 'A')};
  TEST_ASSERT_EQUAL(15, show(rows, 2, kFree).total);
  rows = {std::string(14, 'T') + "Ta", "AAAA" + std::string(12, 'W')};
  TEST_ASSERT_EQUAL(1, show(rows, 1, kFree).total);
  TEST_ASSERT_EQUAL(1 + 1, show(rows, 3, kFree).total);
}

void test_score_should_end_at_a_hole() {
  const Rows rows = {"tW..WWpA", "WW..WWAA"};
  TEST_ASSERT_EQUAL(2 + 1, show(rows, 2, kFree).total);
  TEST_ASSERT_EQUAL(2 + 1 + 1, show(rows, 3, kFree).total);
  TEST_ASSERT_EQUAL(4, show({"aA..AA", "AA..AA"}, 1, kFree).total);
}

void test_score_should_join_rows_of_different_words_of_a_wide_set() {
  Rows rows(16, "AA");
  rows[0] = "aA";
  TEST_ASSERT_EQUAL(32, show(rows, 1, kFree).total);
  for (unsigned row = 0; row < 16; ++row) rows[row] = row == 9 ? "tA" : "WA";
  TEST_ASSERT_EQUAL(9 + 6, show(rows, 2, kFree).total);
  for (unsigned row = 0; row < 16; ++row) rows[row] = row == 3 || row == 8 ? "pT" : "WT";
  TEST_ASSERT_EQUAL(2 * (1 + 2), show(rows, 3, kFree).total);
}

void test_winner_should_be_the_best_of_free_cities() {
  TEST_ASSERT_EQUAL_STRING(
      "2", winners({{"aAAA", "AAWW"}, corner_of('A', 'a'), {"pPPP", "WWWW"}}, 1, kFree).c_str());
}

void test_position_should_have_sixteen_fields_a_side_when_free() {
  tests::Words lines = corner_of('A', 'a');
  lines.insert(lines.begin(), "city p1");
  lines.push_back("end");
  TEST_ASSERT_TRUE(position_parses(lines, 1, kFree));
  TEST_ASSERT_TRUE(position_parses(lines, 1, kAllVariants));
  TEST_ASSERT_FALSE(position_parses(lines, 1, kNoJumping | kOneMore));
  tests::Words wide = {"city p1", std::string(18, 'A'), std::string(18, 'A'), "end"};
  TEST_ASSERT_FALSE(position_parses(wide, 1, kFree));
  tests::Words high(20, "AA");
  high.front() = "city p1";
  high.back() = "end";
  TEST_ASSERT_FALSE(position_parses(high, 1, kFree));
}

void test_position_should_be_malformed_when_it_has_seventeen_tiles() {
  tests::Words lines = {"city p1",
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        std::string(16, 'A'),
                        "end"};
  TEST_ASSERT_TRUE(position_parses(lines, 1, kFree));
  lines.insert(lines.end() - 1, {"AA" + std::string(14, '.'), "AA" + std::string(14, '.')});
  TEST_ASSERT_FALSE(position_parses(lines, 1, kFree));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_free_city_should_not_be_bound_to_four_cells);
  RUN_TEST(test_free_city_should_span_eight_cells_at_most);
  RUN_TEST(test_free_city_should_reach_seven_cells_from_home_both_ways);
  RUN_TEST(test_free_city_may_have_holes);
  RUN_TEST(test_free_city_should_have_sixteen_tiles_too);
  RUN_TEST(test_starting_tiles_should_meet_at_corners_in_a_free_city_too);
  RUN_TEST(test_tourists_should_walk_and_jump_in_a_free_city_as_in_any);
  RUN_TEST(test_score_should_count_fields_over_eight_cells_at_level_1);
  RUN_TEST(test_score_should_see_over_eight_cells_at_levels_2_and_3);
  RUN_TEST(test_score_should_end_at_the_edge_of_sixteen_fields);
  RUN_TEST(test_score_should_end_at_a_hole);
  RUN_TEST(test_score_should_join_rows_of_different_words_of_a_wide_set);
  RUN_TEST(test_winner_should_be_the_best_of_free_cities);
  RUN_TEST(test_position_should_have_sixteen_fields_a_side_when_free);
  RUN_TEST(test_position_should_be_malformed_when_it_has_seventeen_tiles);
  return UNITY_END();
}
