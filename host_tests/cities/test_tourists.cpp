// "Place or move a tourist (Action 3)".
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

// Tile 4 (AA/PP) at 1,0 with a tourist in the south-west, then tile 12 (AA/WW) at 0,1:
//   AAAA
//   PTpP
//   AAAP
//   WWTW
//       AA
//       TW
Table with_a_tourist() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place 1,0 r0", "p1 tourist sw", "@ draw 12", "p1 place 0,1 r0"});
  return table;
}

const Lines kSteps = {"p1 walk 1,0 sw 0,0 ne", "p1 walk 1,0 sw 1,0 nw", "p1 walk 1,0 sw 1,0 ne",
                      "p1 walk 1,0 sw 0,0 se", "p1 walk 1,0 sw 1,0 se", "p1 walk 1,0 sw 0,1 ne",
                      "p1 walk 1,0 sw 1,1 nw", "p1 walk 1,0 sw 1,1 ne"};

void test_tourist_should_come_from_the_stock_to_any_dry_field_of_the_last_tile() {
  Table table = diagonal();
  table.does("@ draw 4");
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 tourist nw").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 stay").c_str());
  table.does("p1 place 1,0 r0");
  TEST_ASSERT_TRUE((Lines{"p1 tourist nw", "p1 tourist ne", "p1 tourist sw", "p1 tourist se",
                          "p1 stay"}) == table.options());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 place 2,0 r0").c_str());
  table.does("p1 tourist se");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 stay").c_str());
}

void test_tourist_should_not_stand_on_water_or_on_another() {
  Table table = with_a_tourist();
  TEST_ASSERT_TRUE((Lines{"p1 tourist nw", "p1 tourist ne"}) == table.options("p1 tourist"));
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 tourist sw").c_str());
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 jump 1,0 sw se").c_str());
  table.does({"p1 tourist ne", "@ draw 5", "p1 place 0,2 r0"});  // AA/WP below it
  TEST_ASSERT_EQUAL_STRING("water", table.refusal("p1 walk 0,1 ne 0,1 sw").c_str());
  TEST_ASSERT_EQUAL_STRING("field-taken", table.refusal("p1 walk 0,1 ne 1,0 sw").c_str());
  TEST_ASSERT_EQUAL_STRING("field-taken", table.refusal("p1 walk 1,0 sw 0,1 ne").c_str());
  TEST_ASSERT_FALSE(table.offers("p1 walk 1,0 sw 0,1 ne"));
}

void test_tourist_should_jump_from_any_field_to_the_last_tile_only() {
  Table table = with_a_tourist();
  TEST_ASSERT_TRUE((Lines{"p1 jump 1,0 sw nw", "p1 jump 1,0 sw ne"}) == table.options("p1 jump"));
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 jump 1,0 se nw").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 jump 3,3 nw nw").c_str());
  table.does({"p1 jump 1,0 sw nw", "@ draw 5", "p1 place 3,3 r0"});
  TEST_ASSERT_TRUE((Lines{"p1 jump 0,1 nw nw", "p1 jump 0,1 nw ne", "p1 jump 0,1 nw se"}) ==
                   table.options("p1 jump"));
}

void test_tourist_should_walk_one_field_in_eight_directions() {
  Table table = with_a_tourist();
  TEST_ASSERT_TRUE(kSteps == table.options("p1 walk"));
  TEST_ASSERT_EQUAL(1 + 2 + 2 + 8, table.options().size());
  TEST_ASSERT_EQUAL_STRING("too-far", table.refusal("p1 walk 1,0 sw 0,0 nw").c_str());
  TEST_ASSERT_EQUAL_STRING("too-far", table.refusal("p1 walk 1,0 sw 1,0 sw").c_str());
  TEST_ASSERT_EQUAL_STRING("too-far", table.refusal("p1 walk 1,0 sw 2,2 se").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 1,0 sw 1,-1 sw").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tile-there", table.refusal("p1 walk 1,0 sw -1,0 nw").c_str());
  TEST_ASSERT_EQUAL_STRING("no-tourist-there", table.refusal("p1 walk 0,0 nw 0,0 ne").c_str());
}

void test_tourist_should_walk_to_a_far_tile_and_on_next_round() {
  Table table = with_a_tourist();
  table.does({"p1 walk 1,0 sw 1,1 ne", "@ draw 13", "p1 place 2,1 r0"});  // TT/AP
  TEST_ASSERT_TRUE((Lines{"p1 walk 1,1 ne 1,0 sw", "p1 walk 1,1 ne 1,0 se", "p1 walk 1,1 ne 1,1 nw",
                          "p1 walk 1,1 ne 1,1 sw", "p1 walk 1,1 ne 2,1 nw",
                          "p1 walk 1,1 ne 2,1 sw"}) == table.options("p1 walk"));
}

void test_tourist_should_not_walk_over_the_edge_when_the_city_is_full_width() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place -1,0 r0", "p1 tourist sw"});  // AA/PP, the west edge
  table.does({"@ draw 8", "p1 place 2,0 r0"});                    // AA/TT, the east edge
  TEST_ASSERT_TRUE((Lines{"p1 walk -1,0 sw -1,0 nw", "p1 walk -1,0 sw -1,0 ne",
                          "p1 walk -1,0 sw -1,0 se"}) == table.options("p1 walk"));
}

void test_walk_and_jump_should_lead_to_the_same_when_their_effect_is() {
  Table walking = with_a_tourist();
  Table jumping = with_a_tourist();
  walking.does("p1 walk 1,0 sw 0,1 ne");
  jumping.does("p1 jump 1,0 sw ne");
  TEST_ASSERT_EQUAL_MEMORY(&walking.state, &jumping.state, sizeof walking.state);
}

void test_stay_should_be_possible_whatever_there_is() {
  Table table = with_a_tourist();
  TEST_ASSERT_TRUE(table.offers("p1 stay"));
  table.does("p1 stay");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
}

void test_stock_should_hold_seven_tourists() {
  Table table = diagonal();
  const char* const tiles[] = {"4", "16", "8", "1", "7", "13", "6", "5", "9"};
  unsigned rounds = 0;
  for (const char* tile : tiles) {
    if (!table.offers(std::string("@ draw ") + tile)) continue;
    table.does(std::string("@ draw ") + tile);
    table.does(*table.options("p1 place").begin());
    if (++rounds == 8) break;
    table.does(*table.options("p1 tourist").begin());
  }
  TEST_ASSERT_EQUAL(8, rounds);
  TEST_ASSERT_EQUAL(7, table.tourists(1).size());
  TEST_ASSERT_EQUAL(0, table.options("p1 tourist").size());
  TEST_ASSERT_EQUAL_STRING("stock-empty", table.refusal("p1 tourist nw").c_str());
  TEST_ASSERT_TRUE(table.options("p1 jump").size() >= 7);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_tourist_should_come_from_the_stock_to_any_dry_field_of_the_last_tile);
  RUN_TEST(test_tourist_should_not_stand_on_water_or_on_another);
  RUN_TEST(test_tourist_should_jump_from_any_field_to_the_last_tile_only);
  RUN_TEST(test_tourist_should_walk_one_field_in_eight_directions);
  RUN_TEST(test_tourist_should_walk_to_a_far_tile_and_on_next_round);
  RUN_TEST(test_tourist_should_not_walk_over_the_edge_when_the_city_is_full_width);
  RUN_TEST(test_walk_and_jump_should_lead_to_the_same_when_their_effect_is);
  RUN_TEST(test_stay_should_be_possible_whatever_there_is);
  RUN_TEST(test_stock_should_hold_seven_tourists);
  return UNITY_END();
}
