// "Scoring" and "Levels of playing", sentence by sentence, on positions worked out by hand. Capital
// letters are fields, small ones fields with a tourist.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

using Rows = std::vector<std::string>;

void expect(const Rows& rows, unsigned level, const Shown& shown) {
  const Shown got = show(rows, level);
  TEST_ASSERT_EQUAL(shown.attractions, got.attractions);
  TEST_ASSERT_EQUAL(shown.parks, got.parks);
  TEST_ASSERT_EQUAL(shown.terraces, got.terraces);
  TEST_ASSERT_EQUAL(shown.total, got.total);
  TEST_ASSERT_TRUE(shown.tourists == got.tourists);
}

void expect_at_all_levels(const Rows& rows, const Shown& shown) {
  for (unsigned level = 1; level <= 3; ++level) expect(rows, level, shown);
}

// The rulebook's sums. The pictures are lost; these cities show what the words say of them.

void test_score_should_be_14_when_level_1_counts_zones_of_1_6_5_and_2() {
  expect({"aWAAAWPP",   // A: one field
          "WWaAaWpW",   // B and C: six fields, paid once
          "WWWWWWPP",   // D: five
          "pPWtWWWW"},  // E: two; F on a terrace
         1, {14, 7, 7, 0, {6, 5, 2, 1, 0, 0}});
}

void test_score_should_be_10_when_level_2_terraces_see_4_2_3_and_1() {
  expect({"tWWtWAAA",  // B sees two, C the same two and one more
          "AAAAAAAA",  //
          "AAWAAAAA",  //
          "AAWAAAtW",  // D sees one
          "AWtWAAAA",  // A sees two in the north, one in the west, one in the east
          "AAAAAAAA"},
         2, {10, 0, 0, 10, {4, 3, 2, 1}});
}

void test_score_should_be_16_when_level_3_attractions_have_terraces() {
  expect({"aATaWWWW",   // A: 2 + 1; D: 1 + 1, the same terrace
          "WWWWWWWW",   //
          "WAAAATWW",   // B and C: 8 + 3
          "TaAAaTWW"},  //
         3, {16, 16, 0, 0, {11, 3, 2, 0}});
}

void test_score_should_be_12_when_level_3_parks_have_water() {
  expect({"pPWPPPAA",   // A: 2 + 1; the water between is B's too
          "AAAPpPWA",   // B: 6 + 3
          "AAAAWAAA",   //
          "AAAAAAAA"},  //
         3, {12, 0, 12, 0, {9, 3}});
}

void test_score_should_be_13_when_level_3_terraces_see_water_and_parks() {
  expect({"tWtPWAAA",   // B: 1; C: the same, then a park and water behind it
          "AAAAAAAA",   //
          "AAWAAAAA",   //
          "AAPAAAAA",   //
          "WPtPtWPA",   // A: 2 north, 2 west, 1 south, and the park between, which is D's too
          "AAWAAAAA"},  // D: that and 2 east
         3, {13, 0, 0, 13, {6, 3, 3, 1}});
}

// Zones.

void test_zone_should_hold_fields_side_by_side_over_tiles() {
  expect_at_all_levels({"AaAA", "WWWA", "WWWA", "WWWA"}, {7, 7, 0, 0, {7}});
}

void test_zone_should_end_where_only_corners_touch() {
  expect({"aWWW", "WAWW", "WWPW", "WWWp"}, 1, {2, 1, 1, 0, {1, 1}});
}

void test_zone_should_not_reach_over_the_edge() {
  expect({"aWWA", "WWWA", "WWWW", "PWWp"}, 1, {2, 1, 1, 0, {1, 1}});
  expect({"WWWWWWWA", "aWWWWWWW"}, 1, {1, 1, 0, 0, {1}});
}

void test_zone_should_not_reach_over_a_missing_tile() {
  expect({"aA..AA", "AA..AA"}, 1, {4, 4, 0, 0, {4}});
}

void test_zone_should_fill_the_whole_city_when_all_fields_are_alike() {
  const Rows full(8, "AAAAAAAA");
  Rows rows = full;
  rows[4][3] = 'a';
  expect_at_all_levels(rows, {64, 64, 0, 0, {64}});
}

void test_zone_should_be_followed_round_corners_when_it_winds() {
  expect({"aAAAAAAA", "WWWWWWWA", "AAAAAAAA", "AWWWWWWW",  //
          "AAAAAAAA", "WWWWWWWA", "AAAAAAAA", "AWWWWWWW"},
         1, {36, 36, 0, 0, {36}});
}

void test_zone_should_keep_attractions_and_parks_apart() {
  expect({"aAPp", "AAPP"}, 1, {8, 4, 4, 0, {4, 4}});
}

void test_zone_should_score_nothing_when_no_tourist_is_in_it() {
  expect_at_all_levels({"AAPP", "AAPP"}, {0, 0, 0, 0, {}});
}

void test_zone_should_score_once_when_two_tourists_are_in_it() {
  expect({"aaPP", "WWpP"}, 1, {6, 2, 4, 0, {4, 2, 0}});
}

void test_zone_should_score_once_when_seven_tourists_are_in_it() {
  expect({"aaaa", "aaaA"}, 1, {8, 8, 0, 0, {8, 0, 0, 0, 0, 0, 0}});
}

void test_zones_should_score_each_when_they_lie_apart() {
  expect({"aWWa", "AWWW"}, 1, {3, 3, 0, 0, {2, 1}});
}

void test_zone_should_count_each_field_of_a_wide_attraction() {
  expect({"aA", "WW"}, 1, {2, 2, 0, 0, {2}});
  expect({"aa", "WW"}, 1, {2, 2, 0, 0, {2, 0}});
}

// Level 1.

void test_terrace_should_score_nothing_at_level_1() {
  expect({"tWWP", "WPPP"}, 1, {0, 0, 0, 0, {0}});
}

void test_zone_should_get_nothing_for_its_surroundings_at_levels_1_and_2() {
  for (unsigned level = 1; level <= 2; ++level) {
    expect({"aTWp", "TTWW"}, level, {2, 1, 1, 0, {1, 1}});
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_score_should_be_14_when_level_1_counts_zones_of_1_6_5_and_2);
  RUN_TEST(test_score_should_be_10_when_level_2_terraces_see_4_2_3_and_1);
  RUN_TEST(test_score_should_be_16_when_level_3_attractions_have_terraces);
  RUN_TEST(test_score_should_be_12_when_level_3_parks_have_water);
  RUN_TEST(test_score_should_be_13_when_level_3_terraces_see_water_and_parks);
  RUN_TEST(test_zone_should_hold_fields_side_by_side_over_tiles);
  RUN_TEST(test_zone_should_end_where_only_corners_touch);
  RUN_TEST(test_zone_should_not_reach_over_the_edge);
  RUN_TEST(test_zone_should_not_reach_over_a_missing_tile);
  RUN_TEST(test_zone_should_fill_the_whole_city_when_all_fields_are_alike);
  RUN_TEST(test_zone_should_be_followed_round_corners_when_it_winds);
  RUN_TEST(test_zone_should_keep_attractions_and_parks_apart);
  RUN_TEST(test_zone_should_score_nothing_when_no_tourist_is_in_it);
  RUN_TEST(test_zone_should_score_once_when_two_tourists_are_in_it);
  RUN_TEST(test_zone_should_score_once_when_seven_tourists_are_in_it);
  RUN_TEST(test_zones_should_score_each_when_they_lie_apart);
  RUN_TEST(test_zone_should_count_each_field_of_a_wide_attraction);
  RUN_TEST(test_terrace_should_score_nothing_at_level_1);
  RUN_TEST(test_zone_should_get_nothing_for_its_surroundings_at_levels_1_and_2);
  return UNITY_END();
}
