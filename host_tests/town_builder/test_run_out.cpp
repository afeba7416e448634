// The deck: judges in it, running out, and what that does to the end of the game.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- refill -------------------------------------------------------------------------------------

void test_refill_should_count_a_run_out_even_when_the_last_card_filled_the_row() {
  Table table = scene(2,
                      "row mill stables well shrine farm / deck palisade chapel / runs 1"
                      " / discards market tavern");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade");
  TEST_ASSERT_EQUAL(1, table.state.runs);
  table.does("@ row chapel");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  expect("", table.discards());
  TEST_ASSERT_EQUAL(2, table.state.deck);
  expect("2", table.to_act());
}

void test_refill_should_go_on_from_the_discards() {
  Table table = scene(2,
                      "row mill stables well shrine farm / deck palisade / runs 1"
                      " / discards market tavern");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade");
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ row market", "@ row tavern"}));
  table.does("@ row tavern");
  expect("2", table.to_act());
  TEST_ASSERT_EQUAL(1, table.state.deck);
}

void test_refill_should_count_several_run_outs() {
  // Row of one: four cards are missing; the deck has one, the discards then two.
  Table table = scene(3, "row mill stables well / deck palisade / runs 2 / discards market tavern");
  table.does(
      "p1 found mill / p1 found stables / p1 end / @ row palisade / @ row market"
      " / @ row tavern");
  // The second run-out finds no discards: the row stays short.
  TEST_ASSERT_EQUAL(0, table.state.runs);
  expect("2", table.to_act());
  expect("market well tavern palisade", table.row());
}

void test_deck_without_discards_should_stay_empty_until_a_turn_begins_with_some() {
  Table table = scene(3,
                      "row mill stables well shrine farm / deck palisade chapel / runs 2"
                      " / gold p2 market / foundation p2 monastery / built p2 flower-stand");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade / @ row chapel");
  TEST_ASSERT_EQUAL(1, table.state.runs);
  TEST_ASSERT_EQUAL(0, table.state.deck);
  // Discards in the middle of a turn are not yet a deck.
  table.does("p2 use crest well monastery");
  expect("market", table.discards());
  expect("star-used", table.refusal("p2 use flower-stand"));
  TEST_ASSERT_FALSE(rules::town_builder::deck_holds(table.state));
  table.does("p2 found shrine / p2 found farm / p2 end");
  // Now they are, and that is no run-out; then the refill runs it out once more.
  expect("@", table.to_act());
  TEST_ASSERT_EQUAL(1, table.state.runs);
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ row market"}));
  table.does("@ row market");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  expect("3", table.to_act());
}

void test_discards_should_become_the_deck_whatever_the_size_of_the_row() {
  Table table = scene(3,
                      "row guildhall inn town-hall manor museum / deck / runs 2"
                      " / discards shrine");
  table.does("p1 end");
  expect("2", table.to_act());
  TEST_ASSERT_EQUAL(1, table.state.deck);
  TEST_ASSERT_EQUAL(2, table.state.runs);
}

// --- judges of the deck -------------------------------------------------------------------------

void test_deck_judge_should_come_when_27_town_cards_are_left() {
  Table table(2);
  table.set_up("p1", "well shrine farm mill stables", "social housing", "unity harmony");
  while (table.state.next_judge == 27) {
    const unsigned deck = table.state.deck;
    const bool judge = !table.options("@ row judge").empty();
    TEST_ASSERT_TRUE(judge == (deck == 27 && table.to_act() == "@"));
    if (judge) {
      expect("judge-is-next", table.refusal("@ row chapel"));
      expect("judge-face-up", table.refusal("@ row judge social"));
      table.does("@ row judge culture");
      TEST_ASSERT_EQUAL(27, table.state.deck);
      TEST_ASSERT_EQUAL(255, table.state.next_judge);
    } else if (table.to_act() == "@") {
      table.does(*table.options("@").begin());
    } else {
      const std::string name = "p" + table.to_act();
      table.does(!table.offers(name + " end") ? *table.options(name).begin() : name + " end");
    }
  }
}

void test_judge_at_the_bottom_should_be_the_last_of_the_deck() {
  Table table = scene(3,
                      "row mill stables well shrine farm / deck palisade / runs 2"
                      " / judges social / next-judge 0 / discards market chapel");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade");
  // A judge is left: the deck has not run out.
  TEST_ASSERT_EQUAL(2, table.state.runs);
  table.does("@ row judge military");
  TEST_ASSERT_EQUAL(1, table.state.runs);
  table.does("@ row market");
  expect("2", table.to_act());
}

void test_judge_at_the_bottom_should_wait_when_the_row_is_full() {
  Table table = scene(3,
                      "row mill stables well shrine farm / deck palisade chapel / runs 2"
                      " / judges social / next-judge 0 / discards market");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade / @ row chapel");
  expect("2", table.to_act());
  TEST_ASSERT_EQUAL(2, table.state.runs);
  TEST_ASSERT_EQUAL(0, table.state.deck);
}

void test_both_judges_should_come_in_a_game_for_three() {
  Table table = scene(3,
                      "row mill stables well shrine farm / deck palisade chapel / runs 2"
                      " / judges social / next-judge 1");
  table.does("p1 found mill / p1 found stables / p1 end / @ row palisade / @ row judge military");
  TEST_ASSERT_EQUAL(0, table.state.next_judge);
  table.does("@ row chapel");
}

// --- the end ------------------------------------------------------------------------------------

void test_game_should_end_after_one_more_turn_each_when_the_last_player_ran_the_deck_out() {
  // The printed example 2. Player 4 runs the deck out, then each has one more turn.
  Table table = scene(4,
                      "row well shrine farm mill stables / deck palisade / runs 1 / turn p4"
                      " / built p4 flower-stand / discards chapel theatre market tavern"
                      " monastery school bathhouse park hospital");
  table.does("p4 use flower-stand / @ row palisade");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  table.idle();
  for (const char* player : {"1", "2", "3", "4"}) {
    table.refill();
    expect(player, table.to_act());
    table.idle();
  }
  TEST_ASSERT_TRUE(table.state.phase >= rules::town_builder::Phase::kType);
}

void test_game_should_let_the_others_finish_first_when_a_middle_player_ran_the_deck_out() {
  // The printed example 1: players 3 and 4 take their turns, then each has one more.
  Table table = scene(4,
                      "row well shrine farm mill stables / deck palisade / runs 1 / turn p2"
                      " / built p2 flower-stand / discards chapel theatre market tavern"
                      " monastery school bathhouse park hospital");
  table.does("p2 use flower-stand / @ row palisade");
  table.idle();
  for (const char* player : {"3", "4", "1", "2", "3", "4"}) {
    table.refill();
    expect(player, table.to_act());
    table.idle();
  }
  TEST_ASSERT_TRUE(table.state.phase >= rules::town_builder::Phase::kType);
}

void test_game_should_let_the_others_finish_first_when_the_first_player_ran_the_deck_out() {
  Table table = scene(3,
                      "row well shrine farm mill stables / deck palisade / runs 1 / turn p2"
                      " / first p2 / built p2 flower-stand / discards chapel theatre market"
                      " tavern monastery school bathhouse park hospital");
  table.does("p2 use flower-stand / @ row palisade");
  table.idle();
  for (const char* player : {"3", "1", "2", "3", "1"}) {
    table.refill();
    expect(player, table.to_act());
    table.idle();
  }
  TEST_ASSERT_TRUE(table.state.phase >= rules::town_builder::Phase::kType);
}

void test_run_out_in_the_first_players_refill_should_count_as_in_that_turn() {
  Table table = scene(2,
                      "row well shrine farm mill stables / deck palisade chapel / runs 1"
                      " / turn p2 / discards theatre market tavern monastery school bathhouse");
  table.does("p2 found well / p2 found shrine / p2 end / @ row palisade / @ row chapel");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  for (const char* player : {"1", "2", "1", "2"}) {
    table.refill();
    expect(player, table.to_act());
    table.idle();
  }
  TEST_ASSERT_TRUE(table.state.phase >= rules::town_builder::Phase::kType);
}

void test_run_outs_should_be_as_many_as_the_players_ask_for() {
  TEST_ASSERT_EQUAL(1, Table(1).state.runs);
  TEST_ASSERT_EQUAL(1, Table(2).state.runs);
  TEST_ASSERT_EQUAL(2, Table(3).state.runs);
  TEST_ASSERT_EQUAL(3, Table(4).state.runs);
}

// --- the guard ----------------------------------------------------------------------------------

// Without gold nobody can do anything with these.
const char* const kStuck = "guildhall inn town-hall manor museum";

void test_game_should_end_when_nobody_could_act_for_a_round() {
  Table table(2);
  table.set_up("p1", kStuck, "social housing", "unity harmony");
  table.does("p1 end");
  TEST_ASSERT_EQUAL(1, table.state.runs);
  // The second turn without an action is the last of the round: the last round begins.
  table.does("p2 end");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  table.does("p1 end / p2 end");
  expect("", table.to_act());
}

void test_guard_should_end_the_game_like_a_run_out_of_that_turn() {
  Table table(3);
  table.set_up("p2", kStuck, "social", "unity harmony");
  table.does("p2 end / p3 end");
  TEST_ASSERT_EQUAL(2, table.state.runs);
  table.does("p1 end");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  table.does("p2 end / p3 end / p1 end");
  expect("", table.to_act());
}

void test_guard_should_begin_anew_when_somebody_acted() {
  Table table = scene(3,
                      "row guildhall inn town-hall manor museum / deck well shrine farm mill"
                      " / gold p2 market / built p3 bank");
  table.does("p1 end / p2 found inn / p2 end / @ row well");
  TEST_ASSERT_EQUAL(0, table.state.idle);
  expect("3", table.to_act());
}

void test_abilities_should_be_no_actions_for_the_guard() {
  Table table = scene(3,
                      "row guildhall inn town-hall manor museum / deck music-hall well shrine"
                      " / built p1 flower-stand / built p3 bank");
  table.does("p1 use flower-stand / @ row music-hall / p1 end");
  TEST_ASSERT_EQUAL(1, table.state.idle);
}

void test_guard_should_not_work_alone() {
  Table table(1);
  table.set_up("", kStuck, "social housing", "unity harmony");
  table.does("p1 end / p1 discard inn / p1 discard manor");
  TEST_ASSERT_EQUAL(1, table.state.runs);
  expect("@", table.to_act());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_refill_should_count_a_run_out_even_when_the_last_card_filled_the_row);
  RUN_TEST(test_refill_should_go_on_from_the_discards);
  RUN_TEST(test_refill_should_count_several_run_outs);
  RUN_TEST(test_deck_without_discards_should_stay_empty_until_a_turn_begins_with_some);
  RUN_TEST(test_discards_should_become_the_deck_whatever_the_size_of_the_row);
  RUN_TEST(test_deck_judge_should_come_when_27_town_cards_are_left);
  RUN_TEST(test_judge_at_the_bottom_should_be_the_last_of_the_deck);
  RUN_TEST(test_judge_at_the_bottom_should_wait_when_the_row_is_full);
  RUN_TEST(test_both_judges_should_come_in_a_game_for_three);
  RUN_TEST(test_game_should_end_after_one_more_turn_each_when_the_last_player_ran_the_deck_out);
  RUN_TEST(test_game_should_let_the_others_finish_first_when_a_middle_player_ran_the_deck_out);
  RUN_TEST(test_game_should_let_the_others_finish_first_when_the_first_player_ran_the_deck_out);
  RUN_TEST(test_run_out_in_the_first_players_refill_should_count_as_in_that_turn);
  RUN_TEST(test_run_outs_should_be_as_many_as_the_players_ask_for);
  RUN_TEST(test_game_should_end_when_nobody_could_act_for_a_round);
  RUN_TEST(test_guard_should_end_the_game_like_a_run_out_of_that_turn);
  RUN_TEST(test_guard_should_begin_anew_when_somebody_acted);
  RUN_TEST(test_abilities_should_be_no_actions_for_the_guard);
  RUN_TEST(test_guard_should_not_work_alone);
  return UNITY_END();
}
