// Houses, shops, factories, parks and internet: tables, edges, printed examples. As positions.
#include <unity.h>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;

namespace {

int points(const std::vector<std::string>& rows, const std::string& item, unsigned player = 1,
           unsigned players = 2, unsigned streets = 4) {
  Items items = show(board(rows, streets), player, players, "none", streets);
  return items[item];
}

// So many of one player's developments from the left, street after street.
std::vector<std::string> filled(const std::string& cell, unsigned count) {
  std::vector<std::string> rows;
  for (unsigned i = 0; i < count; ++i) {
    if (i % 11 == 0) rows.push_back("");
    rows.back() += (i % 11 == 0 ? "" : " ") + cell;
  }
  for (unsigned i = count; i % 11 != 0; ++i) rows.back() += " .";
  return rows;
}

// --- houses ------------------------------------------------------------------------------------

void test_houses_should_score_by_the_size_of_their_group() {
  const int table[] = {1,   3,   5,   8,   11,  14,  18,  22,  27,  32,  38,
                       44,  51,  58,  66,  74,  83,  92,  102, 112, 123, 134,
                       146, 158, 171, 184, 198, 212, 227, 242, 258, 274, 291};
  for (unsigned size = 1; size <= 33; ++size) {
    const int streets = static_cast<int>((size + 10) / 11);
    TEST_ASSERT_EQUAL(table[size - 1] + streets, points(filled("1H5", size), "houses"));
  }
}

void test_houses_should_score_the_rule_beyond_the_table_when_they_fill_the_board() {
  // 258 274 291 are numbers 31 to 33; number n adds (n + 1) div 2.
  int expected = 242;
  for (int number = 31; number <= 110; ++number) expected += (number + 1) / 2;
  TEST_ASSERT_EQUAL(expected + 10, points(filled("1H5", 110), "houses", 1, 6, 10));
}

void test_houses_should_score_each_street_of_a_group_once() {
  TEST_ASSERT_EQUAL(8 + 4, points({"1H5 . . . . . . . . . .", "1H5 . . . . . . . . . .",
                                   "1H5 . . . . . . . . . .", "1H5 . . . . . . . . . ."},
                                  "houses"));
  TEST_ASSERT_EQUAL(8 + 2,
                    points({"1H4 1H5 . . . . . . . . .", "1H4 1H5 . . . . . . . . ."}, "houses"));
}

void test_houses_should_be_groups_of_their_own_when_only_corners_touch() {
  TEST_ASSERT_EQUAL(3 * (1 + 1), points({"1H5 . . . . . . . . . .", ". 1H5 . . . . . . . . .",
                                         "1H6 . . . . . . . . . ."},
                                        "houses"));
}

void test_houses_should_not_be_joined_by_others_houses_or_other_types() {
  TEST_ASSERT_EQUAL(2 + 2, points({"1H4 2H5 1H6 . . . . . . . ."}, "houses"));
  TEST_ASSERT_EQUAL(2 + 2, points({"1H4 1S5 1H6 . . . . . . . ."}, "houses"));
  TEST_ASSERT_EQUAL(2, points({"1H4 2H5 1H6 . . . . . . . ."}, "houses", 2));
}

void test_houses_should_not_be_joined_round_the_edge() {
  TEST_ASSERT_EQUAL(2 + 2,
                    points({". . . . . . . . . . 1H9", "1H1 . . . . . . . . . ."}, "houses"));
}

void test_house_group_should_be_found_whole_when_it_winds() {
  // A ring of eight with a tail, a pair and one alone.
  TEST_ASSERT_EQUAL((27 + 4) + (3 + 2) + (1 + 1),
                    points({". . 1H3 1H4 1H5 . 1H7 . . . .", ". . 1H3 . 1H5 . 1H7 . . . .",
                            ". . 1H3 1H4 1H5 . . . . . .", "1H1 . . . 1H5 . . . . . ."},
                           "houses"));
  // Down, across and up again.
  TEST_ASSERT_EQUAL(18 + 3, points({"1H1 . 1H3 . . . . . . . .", "1H1 . 1H3 . . . . . . . .",
                                    "1H1 1H2 1H3 . . . . . . . ."},
                                   "houses"));
  TEST_ASSERT_EQUAL((22 + 4) + (3 + 2),
                    points({". 1H2 . 1H4 . . . . . . .", ". 1H2 . 1H4 . 1H6 . . . . .",
                            ". . . 1H4 . 1H6 . . . . .", ". . . 1H4 1H5 1H6 . . . . ."},
                           "houses"));
}

// (11 + 3) + (1 + 1) = 16: five houses on three streets and one alone.
void test_houses_should_score_as_in_the_printed_example() {
  TEST_ASSERT_EQUAL(16, points({". 1H3 1H5 . . . . . . . .", ". 1H4 . . . . 1H8 . . . .",
                                ". 1H2 1H6 . . . . . . . ."},
                               "houses", 1, 3, 5));
}

// --- shops -------------------------------------------------------------------------------------

void test_shops_should_score_by_their_number_on_a_street() {
  const int table[] = {2, 4, 7, 11, 15, 20, 25, 32, 40};
  for (unsigned count = 1; count <= 9; ++count) {
    TEST_ASSERT_EQUAL(table[count - 1], points(filled("1S5", count), "shops"));
  }
}

void test_shops_should_score_as_nine_when_a_position_shows_more_on_a_street() {
  TEST_ASSERT_EQUAL(40, points(filled("1S5", 10), "shops"));
  TEST_ASSERT_EQUAL(40, points(filled("1S5", 11), "shops"));
}

void test_shops_should_score_each_street_alone_with_gaps_and_without_those_of_others() {
  TEST_ASSERT_EQUAL(7 + 2 + 4, points({"1S1 . 2S2 1S4 . 1H5 . 1S6 . . .", "1S3 . . . . . . . . . .",
                                       ". 1S2 1S9 . . . . . . . ."},
                                      "shops"));
  TEST_ASSERT_EQUAL(2, points({"1S1 . 2S2 1S4 . 1H5 . 1S6 . . ."}, "shops", 2));
}

// 15 points: four shops on one street and two on another.
void test_shops_should_score_as_in_the_printed_example() {
  TEST_ASSERT_EQUAL(15, points({"3S1 . 3S2 . 3S5 . . 3S6 . . .", ". . . . . . . . . . .",
                                ". . 3S4 . 3S7 . . . . . ."},
                               "shops", 3, 3, 5));
}

// --- factories ---------------------------------------------------------------------------------

void test_factories_should_score_the_different_types_beside_them() {
  TEST_ASSERT_EQUAL(0, points({"1F5 . . . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(1, points({"1F5 1H6 . . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(1, points({"1H4 1F5 1H6 . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(2, points({"1H4 1F5 1S6 . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(
      3, points({"1H4 1F5 1S6 . . . . . . . .", ". 1P5 . . . . . . . . ."}, "factories"));
}

void test_factories_should_count_those_of_others_and_factories_as_a_type() {
  TEST_ASSERT_EQUAL(1 + 1, points({"1F4 1F5 . . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(1, points({"1F4 2F5 . . . . . . . . ."}, "factories"));
  TEST_ASSERT_EQUAL(4, points({". 2H5 . . . . . . . . .", "2S4 1F5 2F6 . . . . . . . .",
                               ". 1P5 . . . . . . . . ."},
                              "factories"));
}

void test_factories_should_not_count_corners() {
  TEST_ASSERT_EQUAL(0, points({"1H4 . 1S6 . . . . . . . .", ". 1F5 . . . . . . . . .",
                               "1P4 . 1F6 . . . . . . . ."},
                              "factories"));
}

// 2 + 1 = 3.
void test_factories_should_score_as_in_the_printed_example() {
  TEST_ASSERT_EQUAL(3, points({"2H1 1F2 1S4 . . . . . . . .", ". 2H3 . . . . . . . . .",
                               ". . . . . 1F6 2P7 . . . ."},
                              "factories", 1, 3, 5));
}

// --- parks -------------------------------------------------------------------------------------

void test_parks_should_score_neighbours_of_others() {
  for (unsigned players = 4; players <= 6; ++players) {
    TEST_ASSERT_EQUAL(0, points({"1P5 . . . . . . . . . ."}, "parks", 1, players, 4));
    TEST_ASSERT_EQUAL(0, points({"1P5 1H6 . . . . . . . . ."}, "parks", 1, players, 4));
    TEST_ASSERT_EQUAL(1, points({"1P5 2H6 . . . . . . . . ."}, "parks", 1, players, 4));
    TEST_ASSERT_EQUAL(4, points({". 2H5 . . . . . . . . .", "3H4 1P5 2P6 . . . . . . . .",
                                 ". 4F5 . . . . . . . . ."},
                                "parks", 1, players, 4));
    TEST_ASSERT_EQUAL(3, points({". 2H5 . . . . . . . . .", "1H4 1P5 2P6 . . . . . . . .",
                                 ". 4F5 . . . . . . . . ."},
                                "parks", 1, players, 4));
  }
}

void test_parks_should_score_one_more_each_when_two_or_three_play() {
  for (unsigned players = 2; players <= 3; ++players) {
    TEST_ASSERT_EQUAL(1, points({"1P5 . . . . . . . . . ."}, "parks", 1, players, 4));
    TEST_ASSERT_EQUAL(2 + 2, points({"1P5 2H6 1P7 . . . . . . . ."}, "parks", 1, players, 4));
  }
}

void test_parks_should_not_count_corners() {
  TEST_ASSERT_EQUAL(0, points({"2H4 . 2S6 . . . . . . . .", ". 1P5 . . . . . . . . .",
                               "2P4 . 2F6 . . . . . . . ."},
                              "parks", 1, 4, 4));
}

// 3 + 4 + 2 and 3 more for three parks in a game for three.
void test_parks_should_score_as_in_the_printed_example() {
  TEST_ASSERT_EQUAL(12, points({"1H1 2P2 3S3 . . . . . . . .", ". 1F2 . . . 3H5 . . . . .",
                                ". . . . 1H4 2P6 3F7 . . . .", ". . . . . 1S6 . . 1H8 2P9 3H9"},
                               "parks", 2, 3, 5));
}

// --- internet ----------------------------------------------------------------------------------

// 4, 3 and 1 point.
void test_internet_should_score_one_for_each_as_in_the_printed_example() {
  const std::vector<std::string> rows = {"2H2* 1S3* 1H5 . . . . . . . .",
                                         ". 1H4* 1H5* 2F6* 1H6 . . . . . .",
                                         ". 3F5* 2S6* 1F8* . . . . . . ."};
  TEST_ASSERT_EQUAL(4, points(rows, "internet", 1, 3, 5));
  TEST_ASSERT_EQUAL(3, points(rows, "internet", 2, 3, 5));
  TEST_ASSERT_EQUAL(1, points(rows, "internet", 3, 3, 5));
}

// --- all together ------------------------------------------------------------------------------

void test_total_should_be_the_sum_and_the_most_should_win() {
  const std::vector<std::string> rows = {"1H1* 1H2 2S3 . 2S5 1F6 2P7 . . . ."};
  // 1: two houses on a street 3 + 1, a factory beside a shop and a park 2, internet 1.
  // 2: two shops 4, a park beside a factory 1 + 1.
  TEST_ASSERT_TRUE(show(board(rows), 1) ==
                   (Items{{"houses", 4}, {"factories", 2}, {"internet", 1}, {"total", 7}}));
  TEST_ASSERT_TRUE(show(board(rows), 2) == (Items{{"shops", 4}, {"parks", 2}, {"total", 6}}));
  TEST_ASSERT_EQUAL_STRING("1", position_winners(board(rows), 2, "none", 4).c_str());
}

void test_win_should_be_shared_when_totals_are_equal() {
  const std::vector<std::string> lines = board({"1S1 . 2H3 . 3F1 . . . . . ."}, 5);
  // 2 for a shop, 1 + 1 for a house, nothing for the factory.
  TEST_ASSERT_EQUAL_STRING("12", position_winners(lines, 3, "none", 5).c_str());
  TEST_ASSERT_EQUAL_STRING("123456", position_winners(board({}, 10), 6, "none", 10).c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_houses_should_score_by_the_size_of_their_group);
  RUN_TEST(test_houses_should_score_the_rule_beyond_the_table_when_they_fill_the_board);
  RUN_TEST(test_houses_should_score_each_street_of_a_group_once);
  RUN_TEST(test_houses_should_be_groups_of_their_own_when_only_corners_touch);
  RUN_TEST(test_houses_should_not_be_joined_by_others_houses_or_other_types);
  RUN_TEST(test_houses_should_not_be_joined_round_the_edge);
  RUN_TEST(test_house_group_should_be_found_whole_when_it_winds);
  RUN_TEST(test_houses_should_score_as_in_the_printed_example);
  RUN_TEST(test_shops_should_score_by_their_number_on_a_street);
  RUN_TEST(test_shops_should_score_as_nine_when_a_position_shows_more_on_a_street);
  RUN_TEST(test_shops_should_score_each_street_alone_with_gaps_and_without_those_of_others);
  RUN_TEST(test_shops_should_score_as_in_the_printed_example);
  RUN_TEST(test_factories_should_score_the_different_types_beside_them);
  RUN_TEST(test_factories_should_count_those_of_others_and_factories_as_a_type);
  RUN_TEST(test_factories_should_not_count_corners);
  RUN_TEST(test_factories_should_score_as_in_the_printed_example);
  RUN_TEST(test_parks_should_score_neighbours_of_others);
  RUN_TEST(test_parks_should_score_one_more_each_when_two_or_three_play);
  RUN_TEST(test_parks_should_not_count_corners);
  RUN_TEST(test_parks_should_score_as_in_the_printed_example);
  RUN_TEST(test_internet_should_score_one_for_each_as_in_the_printed_example);
  RUN_TEST(test_total_should_be_the_sum_and_the_most_should_win);
  RUN_TEST(test_win_should_be_shared_when_totals_are_equal);
  return UNITY_END();
}
