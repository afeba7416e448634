// The tiles, the starting tiles ("Preparation") and where tiles may be placed ("Action 2", "Maximum
// size").
#include <unity.h>

#include <algorithm>

#include "host_tests/cities/table.hpp"

using namespace cities_test;
using rules::cities::kind_of;
using rules::cities::laid_tile;

namespace {

std::string face(unsigned number, unsigned turns) {
  std::string letters;
  for (unsigned quarter = 0; quarter < 4; ++quarter) {
    letters += "APTW"[kind_of(laid_tile(number, turns), quarter)];
  }
  return letters;
}

// The sites of these lines' x,y word, as "x,y x,y ..." in ascending order of text.
std::set<std::string> sites(const Lines& lines, unsigned word) {
  std::set<std::string> found;
  for (const std::string& line : lines) {
    size_t at = 0;
    for (unsigned i = 0; i < word; ++i) at = line.find(' ', at) + 1;
    found.insert(line.substr(at, line.find(' ', at) - at));
  }
  return found;
}

void test_tiles_should_have_24_fields_of_each_kind_and_two_of_one_at_most() {
  std::string all;
  for (unsigned number = 1; number <= 24; ++number) {
    const std::string letters = face(number, 0);
    for (const char kind : {'A', 'P', 'T', 'W'}) {
      TEST_ASSERT_LESS_OR_EQUAL(2, std::count(letters.begin(), letters.end(), kind));
    }
    all += letters;
  }
  for (const char kind : {'A', 'P', 'T', 'W'}) {
    TEST_ASSERT_EQUAL(24, std::count(all.begin(), all.end(), kind));
  }
}

void test_tiles_should_all_look_different_however_they_are_turned() {
  std::set<std::string> faces;
  for (unsigned number = 1; number <= 24; ++number) {
    for (unsigned turns = 0; turns < 4; ++turns) faces.insert(face(number, turns));
  }
  TEST_ASSERT_EQUAL(24 * 4, faces.size());
}

void test_tile_should_turn_clockwise() {
  TEST_ASSERT_EQUAL_STRING("AAPT", face(1, 0).c_str());
  TEST_ASSERT_EQUAL_STRING("PATA", face(1, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("TPAA", face(1, 2).c_str());
  TEST_ASSERT_EQUAL_STRING("ATAP", face(1, 3).c_str());
}

// Set-up.

void test_draw_should_be_any_tile_not_drawn_before() {
  Table table(2);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL(24, table.options("@ draw ").size());
  table.does("@ draw 7");
  TEST_ASSERT_EQUAL(23, table.options("@ draw ").size());
  TEST_ASSERT_FALSE(table.offers("@ draw 7"));
  TEST_ASSERT_EQUAL_STRING("tile-already-drawn", table.refusal("@ draw 7").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 start 7 0,0 r0").c_str());
}

void test_first_starting_tile_should_be_any_of_three_at_home() {
  Table table(1);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1"});
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  TEST_ASSERT_EQUAL(3 * 4, table.options().size());
  for (const char* tile : {"1", "7", "24"}) {
    for (const char* turns : {"r0", "r90", "r180", "r270"}) {
      TEST_ASSERT_TRUE(table.offers(std::string("p1 start ") + tile + " 0,0 " + turns));
    }
  }
  TEST_ASSERT_EQUAL_STRING("first-tile-not-home", table.refusal("p1 start 7 1,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-this-tile", table.refusal("p1 start 2 0,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 place 0,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 stay").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("@ draw 2").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 start 7 0,0 r0").c_str());
}

void test_second_starting_tile_should_touch_a_corner() {
  Table table(1);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1", "p1 start 24 0,0 r90"});
  TEST_ASSERT_EQUAL(2 * 4 * 4, table.options().size());
  TEST_ASSERT_TRUE((Lines{"-1,-1", "-1,1", "1,-1", "1,1"}) == sites(table.options(), 3));
  TEST_ASSERT_EQUAL_STRING("start-beside-a-tile", table.refusal("p1 start 1 1,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("start-beside-a-tile", table.refusal("p1 start 1 0,-1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("start-off-corner", table.refusal("p1 start 1 2,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("start-off-corner", table.refusal("p1 start 1 2,2 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("cell-taken", table.refusal("p1 start 1 0,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-this-tile", table.refusal("p1 start 24 1,1 r0").c_str());
}

void test_third_starting_tile_should_touch_the_corner_of_one_of_two() {
  Table table(1);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1", "p1 start 24 0,0 r0", "p1 start 7 1,1 r0"});
  TEST_ASSERT_TRUE((Lines{"-1,-1", "-1,1", "1,-1", "2,0", "0,2", "2,2"}) ==
                   sites(table.options(), 3));
  TEST_ASSERT_EQUAL_STRING("start-beside-a-tile", table.refusal("p1 start 1 0,1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 start 1 -3,0 r0").c_str());
}

void test_no_tourist_should_follow_a_starting_tile() {
  Table table(1);
  table.does({"@ draw 7", "@ draw 24", "@ draw 1", "p1 start 24 0,0 r0"});
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 tourist nw").c_str());
  table.does({"p1 start 7 1,1 r0", "p1 start 1 0,2 r0"});
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 tourist nw").c_str());
  TEST_ASSERT_EQUAL(21, table.options().size());
}

// Placing.

void test_tile_should_go_beside_or_cornerwise_to_another() {
  Table table = diagonal();
  table.does("@ draw 4");
  TEST_ASSERT_TRUE((Lines{"-1,-1", "0,-1", "1,-1",      //
                          "-1,0", "1,0", "2,0",         //
                          "-1,1", "0,1", "2,1", "3,1",  //
                          "0,2", "1,2", "3,2",          //
                          "1,3", "2,3", "3,3"}) ==      //
                   sites(table.options("p1 place"), 2));
  TEST_ASSERT_EQUAL(16 * 4, table.options().size());
  TEST_ASSERT_EQUAL_STRING("touches-no-tile", table.refusal("p1 place -1,2 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("touches-no-tile", table.refusal("p1 place 3,0 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("cell-taken", table.refusal("p1 place 1,1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 start 4 1,0 r0").c_str());
}

void test_city_should_span_four_cells_at_most() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place -1,0 r0", "p1 stay", "@ draw 5"});
  // Four wide now, three high: still free to grow one way to the north or to the south.
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place 3,1 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place 3,3 r0").c_str());
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place -2,0 r0").c_str());
  TEST_ASSERT_TRUE(table.offers("p1 place -1,-1 r0"));
  TEST_ASSERT_TRUE(table.offers("p1 place 2,3 r0"));
  table.does({"p1 place 0,-1 r180", "p1 stay", "@ draw 6"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", table.refusal("p1 place 2,3 r0").c_str());
  TEST_ASSERT_TRUE((Lines{"-1,-1", "1,-1", "1,0", "2,0", "-1,1", "0,1", "2,1", "0,2", "1,2"}) ==
                   sites(table.options("p1 place"), 2));
}

void test_city_should_float_to_each_side() {
  for (const char* first : {"-1,-1", "3,3", "1,-1", "-1,1", "3,1", "1,3"}) {
    Table table = diagonal();
    table.does("@ draw 4");
    table.does(std::string("p1 place ") + first + " r270");
    table.does("p1 stay");
    table.does("@ draw 5");
    for (const std::string& site : sites(table.options("p1 place"), 2)) {
      Table next = table;
      next.does("p1 place " + site + " r90");
    }
  }
}

void test_city_should_reach_three_cells_from_home_both_ways() {
  Table west(1);
  west.does({"@ draw 7", "@ draw 24", "@ draw 1", "p1 start 7 0,0 r0", "p1 start 24 -1,-1 r0",
             "p1 start 1 -2,-2 r0", "@ draw 2", "p1 place -3,-3 r0", "p1 stay", "@ draw 3"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", west.refusal("p1 place 1,0 r0").c_str());
  TEST_ASSERT_TRUE(west.offers("p1 place -3,-2 r0"));
  Table east = diagonal();
  east.does({"@ draw 7", "p1 place 3,3 r0", "p1 stay", "@ draw 24"});
  TEST_ASSERT_EQUAL_STRING("city-too-large", east.refusal("p1 place -1,0 r0").c_str());
  TEST_ASSERT_TRUE(east.offers("p1 place 3,2 r0"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_tiles_should_have_24_fields_of_each_kind_and_two_of_one_at_most);
  RUN_TEST(test_tiles_should_all_look_different_however_they_are_turned);
  RUN_TEST(test_tile_should_turn_clockwise);
  RUN_TEST(test_draw_should_be_any_tile_not_drawn_before);
  RUN_TEST(test_first_starting_tile_should_be_any_of_three_at_home);
  RUN_TEST(test_second_starting_tile_should_touch_a_corner);
  RUN_TEST(test_third_starting_tile_should_touch_the_corner_of_one_of_two);
  RUN_TEST(test_no_tourist_should_follow_a_starting_tile);
  RUN_TEST(test_tile_should_go_beside_or_cornerwise_to_another);
  RUN_TEST(test_city_should_span_four_cells_at_most);
  RUN_TEST(test_city_should_float_to_each_side);
  RUN_TEST(test_city_should_reach_three_cells_from_home_both_ways);
  return UNITY_END();
}
