// Free re-rolls: what earns them and what they may do.
#include "host_tests/city_planner/table.hpp"

using tests::Table;

void setUp() {}
void tearDown() {}

namespace {

// Two purples (cards 1 and 7) standing in the first turn.
Table with_two_rerolls() {
  Table table(1);
  table.roll("1444441");
  table.play("p1 lock 2 / p1 score 1=s 3=s 4=s 5=b 6=s 7=s");
  TEST_ASSERT_EQUAL(5 + 2, table.money(1));
  table.roll("4 44444");
  return table;
}

void test_rerolls_should_be_as_many_as_purples_when_they_stood_last_turn() {
  Table table = with_two_rerolls();
  table.play("p1 reroll 1 / @ die 1 3 / p1 reroll 3 / @ die 3 3");
  table.refuse("p1 reroll 4", "no-reroll-left");
  TEST_ASSERT_EQUAL(7, table.money(1));
}

void test_reroll_should_be_refused_when_none_was_earned() {
  Table table(1);
  table.roll("4444444");
  table.refuse("p1 reroll 1", "no-reroll-left");
}

void test_only_its_die_should_be_possible_when_a_card_is_rerolled() {
  Table table = with_two_rerolls();
  table.play("p1 reroll 3");
  table.expect_to_act(rules::only(rules::kChance));
  TEST_ASSERT_EQUAL(6, table.option_count());
  table.refuse("@ die 1 1", "other-die");
  table.refuse("p1 lock 1", "not-your-turn");
  table.play("@ die 3 6");
  table.expect_to_act(rules::only(1));
}

void test_one_die_should_be_rerolled_again_when_rerolls_are_left() {
  Table table = with_two_rerolls();
  table.play("p1 reroll 3 / @ die 3 6 / p1 reroll 3 / @ die 3 1");
  TEST_ASSERT_EQUAL(1, rules::city_planner::face(table.state(), 3));
}

void test_changed_die_should_not_be_changed_again_when_rerolled_in_between() {
  Table table = with_two_rerolls();
  table.play("p1 change 3 up / p1 reroll 3 / @ die 3 2");
  TEST_ASSERT_EQUAL(2, rules::city_planner::face(table.state(), 3));
  TEST_ASSERT_EQUAL(6, table.money(1));
  table.refuse("p1 change 3 up", "changed-before");
}

void test_die_should_be_changed_when_it_was_rerolled_before() {
  Table table = with_two_rerolls();
  table.play("p1 reroll 3 / @ die 3 2 / p1 change 3 up / p1 reroll 4 / @ die 4 1");
}

void test_rerolls_should_lapse_when_they_are_not_used() {
  Table table = with_two_rerolls();
  table.play("p1 lock 3 / p1 score 1=s 2=s 4=s 5=b 6=s 7=s");
  table.roll("44 4444");
  table.refuse("p1 reroll 1", "no-reroll-left");
}

void test_rerolls_left_should_be_of_no_matter_when_a_card_is_locked() {
  Table used = with_two_rerolls();
  Table unused = with_two_rerolls();
  used.play("p1 reroll 3 / @ die 3 4");
  TEST_ASSERT_TRUE(used.digest() != unused.digest());
  used.play("p1 lock 4");
  unused.play("p1 lock 4");
  TEST_ASSERT_EQUAL_HEX64(used.digest(), unused.digest());
}

void test_purple_should_earn_nothing_when_its_player_has_no_turn_left() {
  Table table(2);
  table.play("@ first p1");
  for (int turn = 0; turn < 14; ++turn) table.idle();
  table.roll(table.state().locked == 1 ? " 444441" : "4 44441");
  table.pass(3);
  TEST_ASSERT_EQUAL(6, table.money(1));
  TEST_ASSERT_EQUAL(0, table.state().rerolls[0]);
}

void test_purple_should_earn_nothing_when_it_is_set_aside_or_parked() {
  Table table(1);
  table.roll("1444141");  // purple on 1, 5 and 7
  table.play("p1 lock 1");
  table.play("p1 score 2=s 3=s 4=s 5=s 6=s 7=s");
  TEST_ASSERT_EQUAL(5 + 2, table.money(1));
  TEST_ASSERT_EQUAL(2, table.state().rerolls[0]);

  Table parking(1);
  parking.roll("1144141");  // purple on 1, 5 and 7, black on 2
  parking.play("p1 lock 1 / p1 score 2=s 3=s 4=s 5=p 6=s 7=s");
  TEST_ASSERT_EQUAL(5 + 2 + 1, parking.money(1));
  TEST_ASSERT_EQUAL(1, parking.state().rerolls[0]);
}

void test_rerolls_should_be_the_same_players_when_two_play() {
  Table table(2);
  table.play("@ first p1");
  table.roll("1444444");
  table.play("p1 lock 2 / p1 score 1=s 3=s 4=s 5=b 6=s 7=s");
  table.roll("4 44444");
  table.refuse("p2 reroll 1", "no-reroll-left");
  table.play("p2 lock 2 / p2 score 1=s 3=s 4=s 5=b 6=s 7=s");
  table.roll("4 44444");
  TEST_ASSERT_TRUE(table.allows("p1 reroll 1"));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_rerolls_should_be_as_many_as_purples_when_they_stood_last_turn);
  RUN_TEST(test_reroll_should_be_refused_when_none_was_earned);
  RUN_TEST(test_only_its_die_should_be_possible_when_a_card_is_rerolled);
  RUN_TEST(test_one_die_should_be_rerolled_again_when_rerolls_are_left);
  RUN_TEST(test_changed_die_should_not_be_changed_again_when_rerolled_in_between);
  RUN_TEST(test_die_should_be_changed_when_it_was_rerolled_before);
  RUN_TEST(test_rerolls_should_lapse_when_they_are_not_used);
  RUN_TEST(test_rerolls_left_should_be_of_no_matter_when_a_card_is_locked);
  RUN_TEST(test_purple_should_earn_nothing_when_its_player_has_no_turn_left);
  RUN_TEST(test_purple_should_earn_nothing_when_it_is_set_aside_or_parked);
  RUN_TEST(test_rerolls_should_be_the_same_players_when_two_play);
  return UNITY_END();
}
