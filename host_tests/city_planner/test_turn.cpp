// The course of a turn, of rounds and of a game.
//
// What the dice show, by card (house data): 1 PYRBMG, 2 KRYBBG, 3 MYRBBG, 4 BRYBGM, 5 PBYMGG,
// 6 KRYBGG, 7 PGRBGK, with K black, P purple, M mixed.
#include "host_tests/city_planner/table.hpp"

using tests::Table;

void setUp() {}
void tearDown() {}

namespace {

// --- rolling -----------------------------------------------------------------------------------

void test_game_should_begin_with_who_is_first_when_two_play() {
  Table table(2);
  table.expect_to_act(rules::only(rules::kChance));
  TEST_ASSERT_EQUAL(2, table.option_count());
  table.refuse("@ die 1 1", "not-now");
  table.play("@ first p2");
  table.refuse("@ first p1", "not-now");
  TEST_ASSERT_EQUAL(2, table.state().active);
}

void test_game_should_begin_with_the_dice_when_one_plays() {
  Table table(1);
  TEST_ASSERT_EQUAL(6, table.option_count());
  table.refuse("@ first p1", "not-now");
  TEST_ASSERT_EQUAL(5, table.money(1));
}

void test_player_two_should_not_be_first_when_one_plays() {
  Table table(1);
  table.refuse("@ first p2", "not-now");
  table.refuse("p2 lock 1", "not-your-turn");
}

void test_first_turn_should_roll_seven_dice_in_card_order_when_the_game_begins() {
  Table table(1);
  for (unsigned card = 1; card <= 7; ++card) {
    if (card != 1) table.refuse("@ die 1 1", "other-die");
    table.refuse("p1 lock 1", "not-your-turn");
    table.play("@ die " + std::to_string(card) + " 4");
  }
  table.expect_to_act(rules::only(1));
  table.refuse("@ die 1 1", "not-your-turn");
}

void test_second_players_first_turn_should_roll_six_dice_when_two_play() {
  Table table(2);
  table.play("@ first p1");
  table.roll("4444444");
  table.pass(3);
  TEST_ASSERT_EQUAL(2, table.state().active);
  table.roll("44 4444");
  table.expect_to_act(rules::only(2));
}

void test_players_should_take_turns_when_two_play() {
  Table table(2);
  table.play("@ first p2");
  for (unsigned turn = 0; turn < 16; ++turn) {
    TEST_ASSERT_EQUAL(turn % 2 == 0 ? 2 : 1, table.state().active);
    table.idle();
  }
  table.expect_to_act(0);
}

// --- changes -----------------------------------------------------------------------------------

void test_change_should_move_a_die_one_step_and_cost_1_when_paid() {
  Table table(1);
  table.roll("3456123");
  table.play("p1 change 1 up / p1 change 2 down");
  TEST_ASSERT_EQUAL(4, rules::city_planner::face(table.state(), 1));
  TEST_ASSERT_EQUAL(3, rules::city_planner::face(table.state(), 2));
  TEST_ASSERT_EQUAL(3, table.money(1));
}

void test_change_should_not_wrap_when_a_die_shows_1_or_6() {
  Table table(1);
  table.roll("1655555");
  table.refuse("p1 change 1 down", "face-ends");
  table.refuse("p1 change 2 up", "face-ends");
  table.play("p1 change 1 up / p1 change 2 down");
}

void test_change_should_be_refused_when_the_die_was_changed_before() {
  Table table(1);
  table.roll("3333333");
  table.play("p1 change 4 up");
  table.refuse("p1 change 4 up", "changed-before");
  table.refuse("p1 change 4 down", "changed-before");
}

void test_change_should_be_refused_when_three_dice_were_changed() {
  Table table(1);
  table.roll("3333333");
  table.play("p1 change 1 up / p1 change 2 up / p1 change 7 down");
  table.refuse("p1 change 3 up", "no-change-left");
  TEST_ASSERT_EQUAL(2, table.money(1));
  TEST_ASSERT_EQUAL(7, table.option_count());  // only a card to lock
}

void test_change_should_be_refused_when_there_is_no_money() {
  Table table(1);
  table.roll("4444444");
  table.play("p1 change 1 up / p1 change 2 up / p1 change 3 up / p1 lock 7");
  table.play("p1 score 1=b 2=s 3=s 4=s 5=b 6=s");
  TEST_ASSERT_EQUAL(2, table.money(1));
  table.roll("444444 ");
  table.play("p1 change 1 up / p1 change 2 up");
  table.refuse("p1 change 3 up", "no-money");
}

void test_changes_should_be_possible_again_when_a_new_turn_begins() {
  Table table(1);
  table.roll("4444444");
  table.play("p1 change 1 up / p1 lock 7 / p1 score 1=b 2=s 3=s 4=s 5=b 6=s");
  table.roll("444444 ");
  table.play("p1 change 1 up");
}

// --- the locked card ---------------------------------------------------------------------------

void test_locked_die_should_keep_its_face_when_the_next_turn_begins() {
  Table table(2);
  table.play("@ first p1");
  table.roll("4444446");
  table.pass(7);
  TEST_ASSERT_EQUAL(7, table.state().locked);
  TEST_ASSERT_EQUAL(6, rules::city_planner::face(table.state(), 7));
  table.refuse("@ die 7 1", "other-die");
}

void test_locked_die_should_be_neither_changed_nor_rerolled_when_it_came_locked() {
  Table table(1);
  table.roll("1444441");  // purple on 1 and 7
  table.play("p1 lock 2 / p1 score 1=s 3=s 4=s 5=b 6=s 7=s");
  table.roll("4 44444");
  table.refuse("p1 change 2 up", "locked-die");
  table.refuse("p1 reroll 2", "locked-die");
  TEST_ASSERT_TRUE(table.allows("p1 reroll 1"));
}

void test_locked_card_should_be_set_aside_again_when_two_play() {
  Table table(2);
  table.play("@ first p1");
  table.roll("4444444");
  table.pass(7);
  table.roll("444444 ");
  table.play("p2 lock 7");
}

void test_locked_card_should_not_be_set_aside_again_when_one_plays() {
  Table table(1);
  table.roll("4444444");
  table.pass(7);
  table.roll("444444 ");
  table.refuse("p1 lock 7", "locked-before");
  table.play("p1 lock 6");
}

void test_any_card_should_be_set_aside_when_it_is_the_first_turn() {
  Table table(1);
  table.roll("4444444");
  for (unsigned card = 1; card <= 7; ++card) {
    TEST_ASSERT_TRUE(table.allows("p1 lock " + std::to_string(card)));
  }
}

void test_locked_card_should_score_when_another_is_set_aside() {
  Table table(1);
  table.roll("4444446");  // 7: black
  table.pass(7);
  table.roll("666655 ");  // green green green mixed green green, black
  table.play("p1 lock 4 / p1 score 1=s 2=s 3=s 5=p 6=p 7=s");
  TEST_ASSERT_EQUAL(3, table.vp(1));
  TEST_ASSERT_EQUAL(5 + 4, table.money(1));
}

void test_card_set_aside_should_count_for_nothing_when_scoring() {
  Table table(1);
  table.roll("3666554");                       // red, four greens (card 6 on 5: green) and blue
  table.play("p1 change 4 down / p1 lock 1");  // card 4 from mixed to green
  table.play("p1 score 2=s 3=s 4=s 5=s 6=s 7=s");
  TEST_ASSERT_EQUAL(5, table.vp(1));     // the red one multiplies nothing
  TEST_ASSERT_EQUAL(4, table.money(1));  // … and costs nothing
}

void test_nothing_but_scoring_should_be_possible_when_a_card_is_locked() {
  Table table(1);
  table.roll("4444444");
  table.play("p1 lock 7");
  table.refuse("p1 lock 6", "not-now");
  table.refuse("p1 change 1 up", "not-now");
  table.refuse("p1 reroll 1", "not-now");
}

void test_scoring_should_be_refused_when_no_card_is_locked() {
  Table table(1);
  table.roll("4444444");
  table.refuse("p1 score 1=s 2=s 3=s 4=s 5=b 6=s", "not-now");
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_begin_with_who_is_first_when_two_play);
  RUN_TEST(test_game_should_begin_with_the_dice_when_one_plays);
  RUN_TEST(test_player_two_should_not_be_first_when_one_plays);
  RUN_TEST(test_first_turn_should_roll_seven_dice_in_card_order_when_the_game_begins);
  RUN_TEST(test_second_players_first_turn_should_roll_six_dice_when_two_play);
  RUN_TEST(test_players_should_take_turns_when_two_play);
  RUN_TEST(test_change_should_move_a_die_one_step_and_cost_1_when_paid);
  RUN_TEST(test_change_should_not_wrap_when_a_die_shows_1_or_6);
  RUN_TEST(test_change_should_be_refused_when_the_die_was_changed_before);
  RUN_TEST(test_change_should_be_refused_when_three_dice_were_changed);
  RUN_TEST(test_change_should_be_refused_when_there_is_no_money);
  RUN_TEST(test_changes_should_be_possible_again_when_a_new_turn_begins);
  RUN_TEST(test_locked_die_should_keep_its_face_when_the_next_turn_begins);
  RUN_TEST(test_locked_die_should_be_neither_changed_nor_rerolled_when_it_came_locked);
  RUN_TEST(test_locked_card_should_be_set_aside_again_when_two_play);
  RUN_TEST(test_locked_card_should_not_be_set_aside_again_when_one_plays);
  RUN_TEST(test_any_card_should_be_set_aside_when_it_is_the_first_turn);
  RUN_TEST(test_locked_card_should_score_when_another_is_set_aside);
  RUN_TEST(test_card_set_aside_should_count_for_nothing_when_scoring);
  RUN_TEST(test_nothing_but_scoring_should_be_possible_when_a_card_is_locked);
  RUN_TEST(test_scoring_should_be_refused_when_no_card_is_locked);
  return UNITY_END();
}
