// The end of a game, and which of its states are as good as equal.
#include "host_tests/city_planner/table.hpp"

using rules::CityPlanner;
using tests::Table;
using State = CityPlanner::State;

void setUp() {}
void tearDown() {}

namespace {

State finished(unsigned players, unsigned vp1, unsigned money1, unsigned vp2, unsigned money2) {
  State state = CityPlanner::start({}, static_cast<uint8_t>(players));
  state.phase = rules::city_planner::Phase::kOver;
  state.active = 0;
  state.die = 0;
  state.turns = static_cast<uint8_t>(8 * players);
  state.vp[0] = static_cast<uint16_t>(vp1);
  state.money[0] = static_cast<uint16_t>(money1);
  state.vp[1] = static_cast<uint16_t>(vp2);
  state.money[1] = static_cast<uint16_t>(money2);
  TEST_ASSERT_TRUE(CityPlanner::sound(state));
  return state;
}

void expect_winners(unsigned vp1, unsigned money1, unsigned vp2, unsigned money2,
                    rules::Actors winners) {
  const State state = finished(2, vp1, money1, vp2, money2);
  TEST_ASSERT_EQUAL_HEX8(winners, CityPlanner::winners(state));
}

void expect_title(unsigned total, const char* title) {
  TEST_ASSERT_EQUAL_STRING(title, CityPlanner::title(finished(1, total, 0, 0, 0)));
}

constexpr rules::Actors kFirst = 1u << 1;
constexpr rules::Actors kSecond = 1u << 2;

// --- the end -----------------------------------------------------------------------------------

void test_game_should_be_over_when_one_player_has_had_eight_turns() {
  Table table(1);
  for (int turn = 0; turn < 8; ++turn) {
    TEST_ASSERT_NOT_EQUAL(0, CityPlanner::to_act(table.state()));
    table.idle();
  }
  TEST_ASSERT_EQUAL(0, CityPlanner::to_act(table.state()));
  table.refuse("@ die 1 1", "game-over");
  table.refuse("p1 lock 1", "game-over");
}

void test_game_should_be_over_when_two_players_have_had_eight_turns_each() {
  Table table(2);
  table.play("@ first p1");
  for (int turn = 0; turn < 16; ++turn) {
    TEST_ASSERT_NOT_EQUAL(0, CityPlanner::to_act(table.state()));
    table.idle();
  }
  TEST_ASSERT_EQUAL(0, CityPlanner::to_act(table.state()));
}

void test_card_should_be_locked_in_the_last_turn_too_when_the_game_ends() {
  Table table(1);
  for (int turn = 0; turn < 7; ++turn) table.idle();
  table.roll(table.state().locked == 1 ? " 444444" : "4 44444");
  table.refuse("p1 score 1=s 3=s 4=s 5=b 6=s 7=s", "not-now");
  table.pass(7);
  TEST_ASSERT_EQUAL(0, CityPlanner::to_act(table.state()));
}

void test_score_should_turn_5_dollars_into_a_point_when_there_is_money() {
  const rules::Score score = CityPlanner::score(finished(1, 17, 24, 0, 0), 1);
  TEST_ASSERT_EQUAL(17, score.items[0]);
  TEST_ASSERT_EQUAL(4, score.items[1]);
  TEST_ASSERT_EQUAL(21, score.total);
  const rules::Extra extra = CityPlanner::extra(finished(1, 17, 24, 0, 0), 1);
  TEST_ASSERT_EQUAL_STRING("money", extra.name);
  TEST_ASSERT_EQUAL(24, extra.values[0]);
}

void test_winner_should_have_the_higher_total_when_money_is_converted() {
  expect_winners(20, 4, 19, 4, kFirst);
  expect_winners(20, 4, 19, 10, kSecond);
  expect_winners(20, 4, 18, 15, kSecond);
}

void test_tie_should_go_to_all_the_money_before_conversion_when_totals_are_equal() {
  expect_winners(20, 4, 20, 3, kFirst);
  expect_winners(20, 0, 18, 10, kSecond);
  expect_winners(20, 9, 21, 4, kFirst);
}

void test_win_should_be_shared_when_total_and_money_are_equal() {
  expect_winners(20, 7, 20, 7, kFirst | kSecond);
  expect_winners(0, 0, 0, 0, kFirst | kSecond);
}

void test_title_should_be_by_the_total_when_one_played() {
  expect_title(0, "Intern Architect");
  expect_title(20, "Intern Architect");
  expect_title(21, "Architectural Designer");
  expect_title(40, "Architectural Designer");
  expect_title(41, "Architect");
  expect_title(60, "Architect");
  expect_title(61, "Firm Partner");
  expect_title(80, "Firm Partner");
  expect_title(81, "Emeritus");
  TEST_ASSERT_EQUAL_STRING("Emeritus", CityPlanner::title(finished(1, 96, 50, 0, 0)));
  TEST_ASSERT_EQUAL_STRING("Architectural Designer", CityPlanner::title(finished(1, 20, 5, 0, 0)));
}

void test_title_should_be_missing_when_two_played() {
  TEST_ASSERT_NULL(CityPlanner::title(finished(2, 90, 0, 0, 0)));
  TEST_ASSERT_EQUAL_HEX8(kFirst, CityPlanner::winners(finished(1, 0, 0, 0, 0)));
}

// --- states that are as good as equal ----------------------------------------------------------

void test_digest_should_be_equal_when_dice_were_changed_in_another_order() {
  Table one(1);
  Table two(1);
  one.roll("3333333");
  two.roll("3333333");
  one.play("p1 change 1 up / p1 change 2 down");
  two.play("p1 change 2 down / p1 change 1 up");
  TEST_ASSERT_EQUAL_HEX64(one.digest(), two.digest());
}

void test_digest_should_differ_when_other_dice_can_still_be_changed() {
  Table one(1);
  Table two(1);
  one.roll("3433333");
  two.roll("4333333");
  one.play("p1 change 1 up");
  two.play("p1 change 2 up");
  TEST_ASSERT_EQUAL_HEX32(one.state().faces, two.state().faces);
  TEST_ASSERT_TRUE(one.digest() != two.digest());
}

// Both come to 3454445 for $3, by changes of other dice.
void test_digest_should_be_equal_when_no_die_can_be_changed_any_more() {
  Table one(1);
  Table two(1);
  one.roll("4444444");
  two.roll("3453456");
  one.play("p1 change 1 down / p1 change 3 up / p1 change 7 up");
  two.play("p1 change 4 up / p1 change 6 down / p1 change 7 down");
  TEST_ASSERT_EQUAL_HEX32(one.state().faces, two.state().faces);
  TEST_ASSERT_EQUAL_HEX64(one.digest(), two.digest());
}

void test_digest_should_be_equal_when_the_dice_to_roll_again_showed_something_else() {
  Table one(1);
  Table two(1);
  one.roll("4444444");
  two.roll("4434444");  // red on card 3
  one.play("p1 lock 7 / p1 score 1=s 2=s 3=s 4=s 5=b 6=s");
  two.play("p1 change 3 up / p1 lock 7");
  TEST_ASSERT_EQUAL(4, two.money(1));
  two.play("p1 score 1=s 2=s 3=s 4=s 5=b 6=s");
  TEST_ASSERT_TRUE(one.digest() != two.digest());  // $1 apart
  Table three(1);
  three.roll("4444444");
  three.play("p1 change 2 up / p1 lock 7 / p1 score 1=s 2=s 3=s 4=s 5=b 6=s");
  TEST_ASSERT_EQUAL_HEX64(two.digest(), three.digest());
}

void test_digest_should_be_equal_when_the_last_card_set_aside_showed_something_else() {
  Table one(1);
  Table two(1);
  for (int turn = 0; turn < 7; ++turn) {
    one.idle();
    two.idle();
  }
  one.roll(one.state().locked == 1 ? " 444444" : "4 44444");
  two.roll(two.state().locked == 1 ? " 444446" : "4 44446");
  TEST_ASSERT_TRUE(one.digest() != two.digest());
  one.play("p1 lock 7");
  two.play("p1 lock 7");
  TEST_ASSERT_EQUAL_HEX64(one.digest(), two.digest());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_be_over_when_one_player_has_had_eight_turns);
  RUN_TEST(test_game_should_be_over_when_two_players_have_had_eight_turns_each);
  RUN_TEST(test_card_should_be_locked_in_the_last_turn_too_when_the_game_ends);
  RUN_TEST(test_score_should_turn_5_dollars_into_a_point_when_there_is_money);
  RUN_TEST(test_winner_should_have_the_higher_total_when_money_is_converted);
  RUN_TEST(test_tie_should_go_to_all_the_money_before_conversion_when_totals_are_equal);
  RUN_TEST(test_win_should_be_shared_when_total_and_money_are_equal);
  RUN_TEST(test_title_should_be_by_the_total_when_one_played);
  RUN_TEST(test_title_should_be_missing_when_two_played);
  RUN_TEST(test_digest_should_be_equal_when_dice_were_changed_in_another_order);
  RUN_TEST(test_digest_should_differ_when_other_dice_can_still_be_changed);
  RUN_TEST(test_digest_should_be_equal_when_no_die_can_be_changed_any_more);
  RUN_TEST(test_digest_should_be_equal_when_the_dice_to_roll_again_showed_something_else);
  RUN_TEST(test_digest_should_be_equal_when_the_last_card_set_aside_showed_something_else);
  return UNITY_END();
}
