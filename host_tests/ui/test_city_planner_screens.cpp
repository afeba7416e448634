#include "planner_table.hpp"
#include "ui/core/ui.hpp"

using namespace table;

namespace {

void expect_record_replays() {
  rules::Session<Rules> again({}, 1);
  TEST_ASSERT_TRUE(tests::play_record(record(), again));
  TEST_ASSERT_EQUAL_MEMORY(&state(), &again.state(), sizeof(Rules::State));
  for (unsigned player = 1; player <= state().players; ++player) {
    const int total = Rules::score(again.state(), static_cast<uint8_t>(player)).total;
    TEST_ASSERT_TRUE(fake::shows(("\n" + std::to_string(total) + "\n").c_str()));
  }
}

// A game in which dice of a turn are known: the faces of the turn that was rolled.
std::string faces() {
  std::string text;
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    text += std::to_string(rule::face(state(), card));
  }
  return text;
}

void test_one_player_should_play_any_legal_game_by_touches_on_names() {
  for (uint16_t challenge = 1; challenge <= 4; ++challenge) {
    begin(1, challenge);
    play_to_the_end(challenge);
    TEST_ASSERT_TRUE(fake::there("button Same luck"));
    TEST_ASSERT_TRUE(fake::shows(Rules::title(state())));
    expect_record_replays();
  }
}

void test_two_players_should_play_any_legal_game_by_touches_on_names() {
  for (uint16_t challenge = 1; challenge <= 3; ++challenge) {
    begin(2, challenge);
    TEST_ASSERT_TRUE(fake::shows(" begins"));
    play_to_the_end(challenge);
    TEST_ASSERT_TRUE(fake::shows("win"));
    expect_record_replays();
  }
}

void test_game_should_be_playable_held_in_portrait_with_the_left_hand() {
  begin(1, 5, {.left_hand = 1, .turn = ui::Turn::portrait});
  play_to_the_end(5);
  expect_record_replays();
}

void test_dice_should_wait_until_roll_is_touched() {
  begin(1, 6);
  TEST_ASSERT_EQUAL_UINT32(0, state().faces);
  TEST_ASSERT_EQUAL(0, game().match().events());
  tap_card(3);
  expect_said("Roll first.");
  roll();
  TEST_ASSERT_EQUAL(7, game().match().events());
}

void test_dice_of_a_turn_should_be_the_same_whatever_was_done_before() {
  begin(1, 8);
  roll();
  lock(1);
  score_best();
  roll();
  const std::string one = faces();
  begin(1, 8);
  roll();
  change(card_with(inner), true);
  lock(2);
  score_best();
  roll();
  const std::string two = faces();
  // Cards 1 and 2 were locked in one of the games.
  TEST_ASSERT_EQUAL_STRING(one.substr(2).c_str(), two.substr(2).c_str());
}

void test_undo_should_go_back_to_the_last_roll_and_no_further() {
  begin(1, 7);
  roll();
  const Rules::State rolled = state();
  TEST_ASSERT_FALSE(game().match().can_undo());
  change(card_with(inner), true);
  lock(4);
  score_best();
  TEST_ASSERT_EQUAL(1, state().turns);
  while (game().match().can_undo()) {
    if (fake::there("button Roll") || fake::there("button Score")) {
      finger::tap("button Undo");
    } else {
      finger::tap("menu");
      finger::tap("button Undo");
    }
  }
  TEST_ASSERT_EQUAL_MEMORY(&rolled, &state(), sizeof rolled);
  TEST_ASSERT_TRUE(fake::stands("button Lock"));
}

void test_score_without_a_choice_should_be_made_with_its_lock_and_go_back_with_it() {
  for (uint16_t challenge = 1; challenge < 60; ++challenge) {
    begin(1, challenge);
    roll();
    lock(1);
    if (state().phase == Phase::kScore) continue;
    TEST_ASSERT_EQUAL(1, state().turns);
    TEST_ASSERT_TRUE(fake::shows("Last turn"));
    finger::tap("button Undo");
    TEST_ASSERT_TRUE(state().phase == Phase::kAct);
    return;
  }
  TEST_FAIL_MESSAGE("all these turns left a choice");
}

void test_game_should_go_on_where_it_was_left_when_resumed_from_home() {
  begin(1, 7);
  roll();
  change(card_with(inner), true);
  const Rules::State left = state();
  finger::tap("menu");
  finger::tap("button Leave");
  TEST_ASSERT_TRUE(fake::shows("Turn 1"));
  finger::tap("button Resume");
  TEST_ASSERT_TRUE(fake::stands("button Lock"));
  TEST_ASSERT_EQUAL_MEMORY(&left, &state(), sizeof left);
}

void test_same_luck_should_roll_the_same_dice() {
  begin(1, 9);
  roll();
  const std::string first = faces();
  play_to_the_end(9);
  pause();
  finger::tap_seen("button Same luck");
  TEST_ASSERT_EQUAL(9, game().setup().challenge);
  roll();
  TEST_ASSERT_EQUAL_STRING(first.c_str(), faces().c_str());
}

void test_replay_should_tell_every_event_in_words() {
  begin(2, 3);
  play_to_the_end(3);
  auto& seen = const_cast<ui::city_planner::Game&>(game());
  for (unsigned step = 0; step <= seen.match().events(); ++step) {
    seen.moment_at(step);
    char words[64] = "";
    seen.tell_moment(words, sizeof words);
    TEST_ASSERT_NOT_EQUAL(0, words[0]);
  }
}

void test_targets_should_have_room_for_fingers_on_every_screen() {
  for (uint8_t turn = 0; turn < 2; ++turn) {
    begin(1, 11, {.turn = static_cast<ui::Turn>(turn)});
    fake::expect_room_for_fingers();
    for (int i = 0; i < 8; ++i) {
      roll();
      fake::expect_room_for_fingers();
      lock(i % 2 == 0 ? 3 : 5);
      fake::expect_room_for_fingers();
      score_best();
    }
    fake::expect_room_for_fingers();
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_one_player_should_play_any_legal_game_by_touches_on_names);
  RUN_TEST(test_two_players_should_play_any_legal_game_by_touches_on_names);
  RUN_TEST(test_game_should_be_playable_held_in_portrait_with_the_left_hand);
  RUN_TEST(test_dice_should_wait_until_roll_is_touched);
  RUN_TEST(test_dice_of_a_turn_should_be_the_same_whatever_was_done_before);
  RUN_TEST(test_undo_should_go_back_to_the_last_roll_and_no_further);
  RUN_TEST(test_score_without_a_choice_should_be_made_with_its_lock_and_go_back_with_it);
  RUN_TEST(test_game_should_go_on_where_it_was_left_when_resumed_from_home);
  RUN_TEST(test_same_luck_should_roll_the_same_dice);
  RUN_TEST(test_replay_should_tell_every_event_in_words);
  RUN_TEST(test_targets_should_have_room_for_fingers_on_every_screen);
  return UNITY_END();
}
