// What six cards are worth. A position names the buildings, whatever cards could show them.
#include <vector>

#include "host_tests/city_planner/table.hpp"

using Position = rules::CityPlanner::Position;
using tests::Table;

void setUp() {}
void tearDown() {}

namespace {

struct Outcome {
  int vp;
  int money;
};

std::vector<Outcome> outcomes(unsigned money, const std::string& cards) {
  Position position({}, 1);
  const std::string first = "money " + std::to_string(money);
  const std::string second = "cards " + cards;
  TEST_ASSERT_TRUE(position.line(rules::Reader(first.data(), first.size())));
  TEST_ASSERT_FALSE(position.finish());
  TEST_ASSERT_TRUE_MESSAGE(position.line(rules::Reader(second.data(), second.size())),
                           cards.c_str());
  TEST_ASSERT_TRUE(position.finish());
  std::vector<Outcome> found;
  position.outcomes([&](const int16_t* numbers) { found.push_back({numbers[0], numbers[1]}); });
  return found;
}

void expect(unsigned money, const std::string& cards, const std::vector<Outcome>& expected) {
  const std::vector<Outcome> found = outcomes(money, cards);
  TEST_ASSERT_EQUAL_MESSAGE(expected.size(), found.size(), cards.c_str());
  for (size_t i = 0; i < found.size(); ++i) {
    TEST_ASSERT_EQUAL_MESSAGE(expected[i].vp, found[i].vp, cards.c_str());
    TEST_ASSERT_EQUAL_MESSAGE(expected[i].money, found[i].money, cards.c_str());
  }
}

// --- the rulebook's examples -------------------------------------------------------------------

// Four green × 3 for two red = 12.
void test_first_example_should_score_12_when_played_on_the_cards() {
  Table table(1);
  table.roll("3665524");
  table.play("p1 lock 7 / p1 score 1=s 2=s 3=s 4=s 5=s 6=s");
  TEST_ASSERT_EQUAL(12, table.vp(1));
  TEST_ASSERT_EQUAL(5, table.money(1));
  expect(5, "red green green green green red", {{12, 5}});
}

// Two blue × 3 for two yellow = $6 and one green = 1; or nothing but the parking lot: $10.
void test_second_example_should_score_6_and_1_or_10_when_played_on_the_cards() {
  Table table(1);
  table.roll("6424346");
  table.play("p1 lock 6 / p1 score 1=s 2=s 3=s 4=s 5=s 7=s");
  TEST_ASSERT_EQUAL(1, table.vp(1));
  TEST_ASSERT_EQUAL(5 + 6, table.money(1));

  Table parked(1);
  parked.roll("6424346");
  parked.play("p1 lock 6 / p1 score 1=p 2=p 3=p 4=p 5=p 7=s");
  TEST_ASSERT_EQUAL(0, parked.vp(1));
  TEST_ASSERT_EQUAL(5 + 10, parked.money(1));
}

// Three blue × 2 for one yellow = $6, less $5 for the single yellow; two green = 2 (the book's 1 is
// a misprint).
void test_third_example_should_score_1_dollar_and_2_when_starting_without_money() {
  expect(0, "yellow blue blue blue green green", {{2, 1}});
  Table table(1);
  table.roll("2444664");
  table.play("p1 lock 7 / p1 score 1=s 2=s 3=s 4=s 5=s 6=s");
  TEST_ASSERT_EQUAL(2, table.vp(1));
  TEST_ASSERT_EQUAL(5 + 6 - 5, table.money(1));
}

void test_position_of_the_notation_should_have_its_outcome_when_scored() {
  expect(5, "green green green green red red", {{12, 5}});
}

// --- colours -----------------------------------------------------------------------------------

void test_green_should_give_a_point_each_when_no_red_stands() {
  expect(3, "green green green green green green", {{6, 3}});
}

void test_green_should_be_multiplied_by_the_reds_up_to_4_when_they_stand() {
  expect(9, "green green green green green red", {{10, 4}});  // a single red: $5
  expect(9, "green green green green red red", {{12, 9}});
  expect(9, "green green green red red red", {{12, 9}});
  expect(9, "green green red red red red", {{8, 9}});
  expect(9, "green red red red red red", {{4, 9}});
  expect(9, "red red red red red red", {{0, 9}});
}

void test_blue_should_give_nothing_when_no_yellow_stands() {
  expect(3, "blue blue blue blue blue blue", {{0, 3}});
  expect(3, "blue blue blue blue red red", {{0, 3}});
}

void test_blue_should_be_multiplied_by_the_yellows_up_to_4_when_they_stand() {
  expect(0, "blue blue blue blue blue yellow", {{0, 5}});  // $10 less $5
  expect(0, "blue blue blue blue yellow yellow", {{0, 12}});
  expect(0, "blue blue blue yellow yellow yellow", {{0, 12}});
  expect(0, "blue blue yellow yellow yellow yellow", {{0, 8}});
  expect(0, "blue yellow yellow yellow yellow yellow", {{0, 4}});
}

void test_purple_should_give_1_dollar_each_when_it_stands() {
  expect(0, "purple purple purple purple purple purple", {{0, 6}});
}

void test_mixed_should_count_as_green_or_as_blue_when_chosen() {
  expect(0, "mixed green green green green green", {{5, 0}, {6, 0}});
  // As blue with two yellow $3 each; as green with no red 1 each.
  expect(0, "mixed mixed yellow yellow purple purple", {{0, 8}, {1, 5}, {2, 2}});
}

void test_mixed_should_be_multiplied_by_its_colour_when_scored() {
  expect(0, "mixed red red yellow yellow purple", {{0, 4}, {3, 1}});
}

void test_mixed_should_give_nothing_as_blue_when_no_yellow_stands() {
  expect(0, "mixed purple purple purple purple purple", {{0, 5}, {1, 5}});
}

// --- parking -----------------------------------------------------------------------------------

void test_parking_should_give_2_dollars_a_building_when_there_is_one_black() {
  // Any number of the five others.
  expect(0, "black purple purple purple purple purple",
         {{0, 5}, {0, 6}, {0, 7}, {0, 8}, {0, 9}, {0, 10}});
}

void test_parked_buildings_should_not_score_when_parked() {
  expect(0, "black green green green green green",
         {{0, 10}, {1, 8}, {2, 6}, {3, 4}, {4, 2}, {5, 0}});
}

void test_mixed_should_not_be_parked_when_there_is_one_black() {
  expect(0, "black mixed mixed mixed mixed mixed",
         {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}});
}

void test_parked_red_should_multiply_nothing_and_spare_the_cost_when_it_is_parked() {
  // Red standing: greens × 2, and at most $5 to pay. Red parked: greens, and $2 for it.
  expect(4, "black red green green green green",
         {{0, 7}, {0, 14}, {1, 12}, {2, 5}, {2, 10}, {3, 8}, {4, 3}, {4, 6}, {6, 1}, {8, 0}});
}

void test_parked_yellow_should_leave_the_other_single_when_two_stood() {
  // Two yellow standing bring $5 to $8, none $7 to $11; one alone pays $5 and leaves $2 to $4.
  expect(1, "black yellow yellow blue purple purple",
         {{0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {0, 8}, {0, 9}, {0, 10}, {0, 11}});
}

void test_black_should_count_before_parking_when_there_are_two() {
  // Two black: nothing can be parked, not even one of them.
  expect(0, "black black purple purple purple purple", {{0, 4}});
}

// --- doubling ----------------------------------------------------------------------------------

void test_two_black_should_double_the_whole_green_or_the_whole_blue_when_chosen() {
  // Green 2 × 2 = 4, blue 1 × 2 = $2; a red and a yellow together cost nothing.
  expect(1, "black black green green red yellow", {{4, 1}, {8, 1}});
  expect(1, "black black green red yellow blue", {{2, 5}, {4, 3}});
}

void test_doubling_should_come_after_multiplying_when_two_black_stand() {
  expect(0, "black black green green red red", {{6, 0}, {12, 0}});
  expect(0, "black black blue blue yellow yellow", {{0, 6}, {0, 12}});
}

void test_three_black_should_double_once_when_they_stand() {
  expect(0, "black black black green green green", {{3, 0}, {6, 0}});
}

void test_doubling_should_not_touch_purple_when_blue_is_doubled() {
  expect(0, "black black purple purple purple purple", {{0, 4}});
}

void test_mixed_should_be_doubled_with_its_colour_when_two_black_stand() {
  expect(0, "black black mixed yellow yellow purple", {{0, 4}, {0, 7}, {1, 1}, {2, 1}});
}

// --- the cost of a single red or yellow --------------------------------------------------------

void test_single_red_should_cost_5_dollars_when_it_stands_alone() {
  expect(7, "red purple purple purple purple purple", {{0, 7 + 5 - 5}});
}

void test_single_yellow_should_cost_all_there_is_when_that_is_less_than_5() {
  expect(0, "yellow green green green green green", {{5, 0}});
  expect(2, "yellow green green purple purple green", {{3, 0}});
}

void test_cost_should_be_paid_after_the_income_when_there_is_one() {
  expect(0, "yellow blue blue blue blue blue", {{0, 5}});
}

void test_nothing_should_be_paid_when_two_of_red_and_yellow_stand() {
  expect(7, "red red green green green green", {{12, 7}});
  expect(7, "yellow yellow purple purple purple purple", {{0, 11}});
  expect(7, "red yellow purple purple purple purple", {{0, 11}});
}

void test_nothing_should_be_paid_when_neither_red_nor_yellow_stands() {
  expect(7, "green green green green green green", {{6, 7}});
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_first_example_should_score_12_when_played_on_the_cards);
  RUN_TEST(test_second_example_should_score_6_and_1_or_10_when_played_on_the_cards);
  RUN_TEST(test_third_example_should_score_1_dollar_and_2_when_starting_without_money);
  RUN_TEST(test_position_of_the_notation_should_have_its_outcome_when_scored);
  RUN_TEST(test_green_should_give_a_point_each_when_no_red_stands);
  RUN_TEST(test_green_should_be_multiplied_by_the_reds_up_to_4_when_they_stand);
  RUN_TEST(test_blue_should_give_nothing_when_no_yellow_stands);
  RUN_TEST(test_blue_should_be_multiplied_by_the_yellows_up_to_4_when_they_stand);
  RUN_TEST(test_purple_should_give_1_dollar_each_when_it_stands);
  RUN_TEST(test_mixed_should_count_as_green_or_as_blue_when_chosen);
  RUN_TEST(test_mixed_should_be_multiplied_by_its_colour_when_scored);
  RUN_TEST(test_mixed_should_give_nothing_as_blue_when_no_yellow_stands);
  RUN_TEST(test_parking_should_give_2_dollars_a_building_when_there_is_one_black);
  RUN_TEST(test_parked_buildings_should_not_score_when_parked);
  RUN_TEST(test_mixed_should_not_be_parked_when_there_is_one_black);
  RUN_TEST(test_parked_red_should_multiply_nothing_and_spare_the_cost_when_it_is_parked);
  RUN_TEST(test_parked_yellow_should_leave_the_other_single_when_two_stood);
  RUN_TEST(test_black_should_count_before_parking_when_there_are_two);
  RUN_TEST(test_two_black_should_double_the_whole_green_or_the_whole_blue_when_chosen);
  RUN_TEST(test_doubling_should_come_after_multiplying_when_two_black_stand);
  RUN_TEST(test_three_black_should_double_once_when_they_stand);
  RUN_TEST(test_doubling_should_not_touch_purple_when_blue_is_doubled);
  RUN_TEST(test_mixed_should_be_doubled_with_its_colour_when_two_black_stand);
  RUN_TEST(test_single_red_should_cost_5_dollars_when_it_stands_alone);
  RUN_TEST(test_single_yellow_should_cost_all_there_is_when_that_is_less_than_5);
  RUN_TEST(test_cost_should_be_paid_after_the_income_when_there_is_one);
  RUN_TEST(test_nothing_should_be_paid_when_two_of_red_and_yellow_stand);
  RUN_TEST(test_nothing_should_be_paid_when_neither_red_nor_yellow_stands);
  return UNITY_END();
}
