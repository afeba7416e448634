// "Tie": the best single tourist, then the second best, and so on.
#include <unity.h>

#include "host_tests/cities/table.hpp"

using namespace cities_test;

namespace {

using Rows = std::vector<std::string>;

const Rows kNothing;
const Rows kSix = {"aAAA", "AAWW"};            // 6
const Rows kFiveOne = {"aAAA", "AWWp"};        // 5 1
const Rows kFourTwo = {"aAAA", "WpPW"};        // 4 2
const Rows kFourOneOne = {"aAAA", "WpWp"};     // 4 1 1
const Rows kThreeThree = {"aAAW", "WpPP"};     // 3 3
const Rows kSixAndNothing = {"aAAA", "aAtW"};  // 6 0 0

void test_winner_should_be_the_highest_total() {
  TEST_ASSERT_EQUAL_STRING("2", winners({kSix, {"aAAA", "AAAW"}}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("1", winners({{"apAA", "WPWA"}, {"aWWW", "WWWW"}}, 1).c_str());
}

void test_winner_should_have_the_best_tourist_when_totals_tie() {
  TEST_ASSERT_EQUAL_STRING("1", winners({kSix, kFiveOne}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("3", winners({kThreeThree, kFourTwo, kFiveOne}, 1).c_str());
}

void test_winner_should_have_the_second_best_tourist_when_the_best_tie() {
  TEST_ASSERT_EQUAL_STRING("2", winners({kFourOneOne, kFourTwo}, 1).c_str());
}

void test_winner_should_have_the_third_best_tourist_when_two_tie() {
  const Rows two_two_one_one = {"aAWpPWpW", "WWWWWWWp"};
  const Rows two_two_two = {"aAWpPWpP", "WWWWWWWW"};
  TEST_ASSERT_EQUAL_STRING("2", winners({two_two_one_one, two_two_two}, 1).c_str());
}

void test_win_should_be_shared_when_all_tourists_tie() {
  TEST_ASSERT_EQUAL_STRING("12", winners({kFourTwo, {"pPPP", "WaAW"}}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("24", winners({kNothing, kSix, kThreeThree, kSix}, 1).c_str());
}

void test_win_should_be_shared_when_a_missing_tourist_meets_one_that_scores_nothing() {
  TEST_ASSERT_EQUAL_STRING("12", winners({kSix, kSixAndNothing}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("12", winners({kSixAndNothing, kSix}, 1).c_str());
}

void test_win_should_be_shared_when_nobody_has_a_point() {
  TEST_ASSERT_EQUAL_STRING("123", winners({kNothing, {"tW", "WW"}, kNothing}, 1).c_str());
}

void test_winner_should_be_the_player_when_alone() {
  TEST_ASSERT_EQUAL_STRING("1", winners({kNothing}, 1).c_str());
}

void test_winner_should_depend_on_the_level() {
  const Rows terrace = {"tWWW", "WWWW"};
  const Rows attraction = {"aAWW", "WWWW"};
  TEST_ASSERT_EQUAL_STRING("2", winners({terrace, attraction}, 1).c_str());
  TEST_ASSERT_EQUAL_STRING("1", winners({terrace, attraction}, 2).c_str());
}

// Position blocks.

void test_position_should_be_read_when_well_formed() {
  TEST_ASSERT_TRUE(position_parses({}));
  TEST_ASSERT_TRUE(position_parses({"city p1", "AaPW", "TtPW", "end"}));
  TEST_ASSERT_TRUE(position_parses({"city p1", "end"}));
  TEST_ASSERT_TRUE(position_parses({"city p1", "..AA", "..AA", "PP..", "PP..", "end"}));
  TEST_ASSERT_TRUE(position_parses({"city p2", "AA", "AA", "end", "city p1", "end"}, 2));
  TEST_ASSERT_TRUE(position_parses({"city p1", "aaaaaaaA", "AAAAAAAA", "end"}));
}

void test_position_should_be_malformed_when_rows_are_uneven() {
  TEST_ASSERT_FALSE(position_parses({"city p1", "AAAA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AAA", "AAA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AAAA", "AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AAAAAAAAAA", "AAAAAAAAAA", "end"}));
  std::vector<std::string> high(12, "AA");
  high.front() = "city p1";
  high.back() = "end";
  TEST_ASSERT_FALSE(position_parses(high));
}

void test_position_should_be_malformed_when_a_tile_has_less_than_four_fields() {
  TEST_ASSERT_FALSE(position_parses({"city p1", "A.", "AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AA", ".A", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AA..", "....", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", ".AA.", ".AA.", "end"}));
}

void test_position_should_be_malformed_when_a_tourist_swims() {
  TEST_ASSERT_FALSE(position_parses({"city p1", "Aw", "AA", "end"}));
}

void test_position_should_be_malformed_when_there_are_eight_tourists() {
  TEST_ASSERT_FALSE(position_parses({"city p1", "aaaa", "aaaa", "end"}));
}

void test_position_should_be_malformed_when_blocks_are_wrong() {
  TEST_ASSERT_FALSE(position_parses({"city p1", "AA", "AA"}));
  TEST_ASSERT_FALSE(position_parses({"city p2", "AA", "AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "end", "city p1", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "city p1", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city", "AA", "AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1 x", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AA AA", "AA AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "end end"}));
  TEST_ASSERT_FALSE(position_parses({"end"}));
  TEST_ASSERT_FALSE(position_parses({"AA"}));
  TEST_ASSERT_FALSE(position_parses({"city p1", "AX", "AA", "end"}));
  TEST_ASSERT_FALSE(position_parses({"p1 stay"}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_winner_should_be_the_highest_total);
  RUN_TEST(test_winner_should_have_the_best_tourist_when_totals_tie);
  RUN_TEST(test_winner_should_have_the_second_best_tourist_when_the_best_tie);
  RUN_TEST(test_winner_should_have_the_third_best_tourist_when_two_tie);
  RUN_TEST(test_win_should_be_shared_when_all_tourists_tie);
  RUN_TEST(test_win_should_be_shared_when_a_missing_tourist_meets_one_that_scores_nothing);
  RUN_TEST(test_win_should_be_shared_when_nobody_has_a_point);
  RUN_TEST(test_winner_should_be_the_player_when_alone);
  RUN_TEST(test_winner_should_depend_on_the_level);
  RUN_TEST(test_position_should_be_read_when_well_formed);
  RUN_TEST(test_position_should_be_malformed_when_rows_are_uneven);
  RUN_TEST(test_position_should_be_malformed_when_a_tile_has_less_than_four_fields);
  RUN_TEST(test_position_should_be_malformed_when_a_tourist_swims);
  RUN_TEST(test_position_should_be_malformed_when_there_are_eight_tourists);
  RUN_TEST(test_position_should_be_malformed_when_blocks_are_wrong);
  return UNITY_END();
}
