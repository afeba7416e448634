// What terraces see (levels 2 and 3), what zones get from around them (level 3), and ties.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

using Rows = std::vector<std::string>;

int terraces(const Rows& rows, unsigned level) { return show(rows, level).terraces; }

// Level 2: water in one line from the neighbouring field on.

void test_view_should_count_water_in_four_directions_at_level_2() {
  const Rows rows = {"AAAAWAAA", "AAAAWAAA", "AWWWtWWW", "AAAAWAAA"};
  TEST_ASSERT_EQUAL(2 + 3 + 3 + 1, terraces(rows, 2));
}

void test_view_should_reach_from_edge_to_edge_when_all_is_water() {
  Rows rows(8, "WWWWWWWW");
  rows[0][0] = 't';
  TEST_ASSERT_EQUAL(14, terraces(rows, 2));
  TEST_ASSERT_EQUAL(14, terraces(rows, 3));
  rows[0][0] = 'W';
  rows[3][4] = 't';
  TEST_ASSERT_EQUAL(14, terraces(rows, 2));
}

void test_view_should_end_at_the_edge_when_water_goes_on_in_the_next_row() {
  TEST_ASSERT_EQUAL(1, terraces({"AAAAAAtW", "WWWWAAAA"}, 2));
  TEST_ASSERT_EQUAL(1, terraces({"AAAAWWWW", "WtAAAAAA"}, 2));
}

void test_view_should_not_be_diagonal() {
  TEST_ASSERT_EQUAL(0, terraces({"WAWA", "AtAA", "WAWA", "AAAA"}, 2));
}

void test_view_should_end_at_each_other_kind_at_level_2() {
  TEST_ASSERT_EQUAL(1, terraces({"tWAWWW", "AAAAAA"}, 2));
  TEST_ASSERT_EQUAL(1, terraces({"tWPWWW", "AAAAAA"}, 2));
  TEST_ASSERT_EQUAL(1, terraces({"tWTWWW", "AAAAAA"}, 2));
}

void test_view_should_end_at_a_missing_tile() {
  TEST_ASSERT_EQUAL(1, terraces({"tW..WW", "AA..WW"}, 2));
  TEST_ASSERT_EQUAL(1, terraces({"tW..WW", "AA..WW"}, 3));
}

void test_view_should_be_nothing_when_the_neighbours_are_no_water_at_level_2() {
  TEST_ASSERT_EQUAL(0, terraces({"tAWW", "PAWW"}, 2));
}

void test_view_should_pay_every_tourist_when_several_see_the_same_water() {
  TEST_ASSERT_TRUE((std::vector<int>{2, 2}) == show({"tWWt", "AAAA"}, 2).tourists);
  TEST_ASSERT_TRUE((std::vector<int>{1, 1}) == show({"tWAA", "AtAA"}, 2).tourists);
}

void test_view_should_pay_every_tourist_on_terraces_side_by_side() {
  TEST_ASSERT_TRUE((std::vector<int>{1, 1}) == show({"ttAA", "WWAA"}, 2).tourists);
}

// Level 3: water and park in any mixture.

void test_view_should_go_through_water_and_park_at_level_3() {
  TEST_ASSERT_EQUAL(5, terraces({"tWPPWPAA", "AAAAAAAA"}, 3));
  TEST_ASSERT_EQUAL(5, terraces({"tPWWPWAA", "AAAAAAAA"}, 3));
}

void test_view_should_end_at_attraction_and_terrace_at_level_3() {
  TEST_ASSERT_EQUAL(1, terraces({"tPAPWW", "AAAAAA"}, 3));
  TEST_ASSERT_EQUAL(2, terraces({"tPWTPW", "AAAAAA"}, 3));
}

void test_view_should_see_past_tourists_at_level_3() {
  const Shown shown = show({"tPpPWA", "AAAAAA"}, 3);
  TEST_ASSERT_EQUAL(4, shown.terraces);
  TEST_ASSERT_EQUAL(3 + 1, shown.parks);
}

void test_view_should_pay_for_a_park_when_a_tourist_stands_there() {
  TEST_ASSERT_EQUAL(1, terraces({"tp", "AA"}, 3));
  TEST_ASSERT_EQUAL(1, terraces({"tP", "AA"}, 3));
}

// Level 3: what borders on a zone.

void test_attractions_should_get_a_point_for_each_bordering_terrace_at_level_3() {
  TEST_ASSERT_EQUAL(1 + 4, show({"ATAA", "TaTA", "ATAA", "AAAA"}, 3).attractions);
  TEST_ASSERT_EQUAL(1 + 4, show({"WTWW", "TaTW", "WTWW", "WWWW"}, 3).attractions);
}

void test_attractions_should_count_a_terrace_once_when_it_borders_on_two_fields() {
  TEST_ASSERT_EQUAL(3 + 1, show({"aA", "AT"}, 3).attractions);
  TEST_ASSERT_EQUAL(6 + 1, show({"aATA", "WAAA"}, 3).attractions);
}

void test_attractions_should_count_a_terrace_for_each_zone_it_borders_on() {
  TEST_ASSERT_TRUE((std::vector<int>{2, 2}) == show({"aTaW", "WWWW"}, 3).tourists);
}

void test_attractions_should_not_count_a_terrace_when_only_corners_touch() {
  TEST_ASSERT_EQUAL(1, show({"aW", "WT"}, 3).attractions);
}

void test_attractions_should_not_count_a_terrace_over_the_edge() {
  TEST_ASSERT_EQUAL(1, show({"WWWWWWWT", "aWWWWWWW"}, 3).attractions);
  TEST_ASSERT_EQUAL(1, show({"WWWWWWWa", "TWWWWWWW"}, 3).attractions);
}

void test_attractions_should_count_a_terrace_when_a_tourist_stands_there() {
  const Shown shown = show({"at", "AT"}, 3);
  TEST_ASSERT_EQUAL(2 + 2, shown.attractions);
  TEST_ASSERT_EQUAL(0, shown.terraces);
}

void test_attractions_should_get_nothing_for_water_at_level_3() {
  TEST_ASSERT_EQUAL(1, show({"aW", "WW"}, 3).attractions);
}

void test_attractions_should_get_terraces_once_when_two_tourists_are_in_the_zone() {
  TEST_ASSERT_TRUE((std::vector<int>{4, 0}) == show({"aa", "TT"}, 3).tourists);
}

void test_parks_should_get_a_point_for_each_bordering_water_at_level_3() {
  TEST_ASSERT_EQUAL(1 + 4, show({"AWAA", "WpWA", "AWAA", "AAAA"}, 3).parks);
  TEST_ASSERT_EQUAL(1 + 2, show({"pW", "WA"}, 3).parks);
}

void test_parks_should_count_water_once_when_it_borders_on_two_fields() {
  TEST_ASSERT_EQUAL(3 + 1, show({"pP", "PW"}, 3).parks);
}

void test_parks_should_count_water_for_each_zone_it_borders_on() {
  TEST_ASSERT_TRUE((std::vector<int>{2, 2}) == show({"pWpA", "AAAA"}, 3).tourists);
}

void test_parks_should_not_count_water_behind_water() {
  TEST_ASSERT_EQUAL(1 + 1, show({"pWWW", "AAAA"}, 3).parks);
}

void test_parks_should_get_nothing_for_terraces_at_level_3() {
  TEST_ASSERT_EQUAL(1, show({"pT", "TT"}, 3).parks);
}

void test_level_3_should_pay_for_a_field_in_zone_view_and_border_at_once() {
  // The water is in the view of the terrace and beside the park, which is in the view too.
  const Shown shown = show({"tWpA", "aAAA"}, 3);
  TEST_ASSERT_EQUAL(2, shown.terraces);
  TEST_ASSERT_EQUAL(1 + 1, shown.parks);
  TEST_ASSERT_EQUAL(5 + 1, shown.attractions);
  TEST_ASSERT_EQUAL(10, shown.total);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_view_should_count_water_in_four_directions_at_level_2);
  RUN_TEST(test_view_should_reach_from_edge_to_edge_when_all_is_water);
  RUN_TEST(test_view_should_end_at_the_edge_when_water_goes_on_in_the_next_row);
  RUN_TEST(test_view_should_not_be_diagonal);
  RUN_TEST(test_view_should_end_at_each_other_kind_at_level_2);
  RUN_TEST(test_view_should_end_at_a_missing_tile);
  RUN_TEST(test_view_should_be_nothing_when_the_neighbours_are_no_water_at_level_2);
  RUN_TEST(test_view_should_pay_every_tourist_when_several_see_the_same_water);
  RUN_TEST(test_view_should_pay_every_tourist_on_terraces_side_by_side);
  RUN_TEST(test_view_should_go_through_water_and_park_at_level_3);
  RUN_TEST(test_view_should_end_at_attraction_and_terrace_at_level_3);
  RUN_TEST(test_view_should_see_past_tourists_at_level_3);
  RUN_TEST(test_view_should_pay_for_a_park_when_a_tourist_stands_there);
  RUN_TEST(test_attractions_should_get_a_point_for_each_bordering_terrace_at_level_3);
  RUN_TEST(test_attractions_should_count_a_terrace_once_when_it_borders_on_two_fields);
  RUN_TEST(test_attractions_should_count_a_terrace_for_each_zone_it_borders_on);
  RUN_TEST(test_attractions_should_not_count_a_terrace_when_only_corners_touch);
  RUN_TEST(test_attractions_should_not_count_a_terrace_over_the_edge);
  RUN_TEST(test_attractions_should_count_a_terrace_when_a_tourist_stands_there);
  RUN_TEST(test_attractions_should_get_nothing_for_water_at_level_3);
  RUN_TEST(test_attractions_should_get_terraces_once_when_two_tourists_are_in_the_zone);
  RUN_TEST(test_parks_should_get_a_point_for_each_bordering_water_at_level_3);
  RUN_TEST(test_parks_should_count_water_once_when_it_borders_on_two_fields);
  RUN_TEST(test_parks_should_count_water_for_each_zone_it_borders_on);
  RUN_TEST(test_parks_should_not_count_water_behind_water);
  RUN_TEST(test_parks_should_get_nothing_for_terraces_at_level_3);
  RUN_TEST(test_level_3_should_pay_for_a_field_in_zone_view_and_border_at_once);
  return UNITY_END();
}
