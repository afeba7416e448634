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

unsigned card_with(bool (*wanted)(unsigned face)) {
  unsigned card = 1;
  while (card <= rule::kCards && (card == state().locked || !wanted(rule::face(state(), card)))) {
    ++card;
  }
  TEST_ASSERT_LESS_OR_EQUAL(rule::kCards, card);
  return card;
}
bool inner(unsigned face) { return face > 1 && face < 6; }

void expect_said(const char* sentence) { TEST_ASSERT_EQUAL_STRING(sentence, ui::said()); }

void test_one_player_should_play_any_legal_game_by_touches_on_names() {
  for (uint16_t challenge = 1; challenge <= 4; ++challenge) {
    begin(1, challenge);
    play_to_the_end(challenge);
    TEST_ASSERT_TRUE(fake::there("button Same town"));
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
  TEST_ASSERT_EQUAL(0, game().steps());
  tap_card(3);
  expect_said("Roll first.");
  roll();
  TEST_ASSERT_EQUAL(7, game().steps());
}

void test_dice_of_a_turn_should_be_the_same_whatever_was_done_before() {
  begin(1, 8);
  roll();
  lock(1);
  if (state().phase == Phase::kScore) finger::tap("button Score");
  roll();
  const std::string one = faces();
  begin(1, 8);
  roll();
  change(card_with(inner), true);
  lock(2);
  if (state().phase == Phase::kScore) finger::tap("button Score");
  roll();
  const std::string two = faces();
  // Cards 1 and 2 were locked in one of the games.
  TEST_ASSERT_EQUAL_STRING(one.substr(2).c_str(), two.substr(2).c_str());
}

void test_button_should_say_why_when_no_card_is_chosen() {
  begin(1, 7);
  roll();
  finger::tap("button Lock");
  expect_said("First touch a card.");
  finger::tap("button plus");
  expect_said("First touch a card.");
}

void test_change_should_be_refused_with_a_sentence_when_the_rules_forbid_it() {
  begin(1, 7);
  roll();
  const unsigned card = card_with(inner);
  change(card, true);
  finger::tap("button plus");
  expect_said("One step a die.");
  unsigned changed = 1;
  for (unsigned other = 1; other <= rule::kCards && changed < 3; ++other) {
    if (other == card) continue;
    change(other, rule::face(state(), other) < 6);
    ++changed;
  }
  TEST_ASSERT_EQUAL(3, state().changes);
  unsigned fourth = 1;
  while (state().changed & rule::lane(fourth, 8)) ++fourth;
  change(fourth, true);
  expect_said("Three dice a turn.");
}

void test_change_should_be_refused_when_there_is_no_7_and_no_0() {
  for (uint16_t challenge = 1; challenge < 30; ++challenge) {
    begin(1, challenge);
    roll();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const unsigned face = rule::face(state(), card);
      if (face != 1 && face != 6) continue;
      change(card, face == 6);
      expect_said("No 7 and no 0.");
      return;
    }
  }
  TEST_FAIL_MESSAGE("no 1 and no 6 in all these rolls");
}

void test_locked_die_should_stay_and_not_be_locked_again_alone() {
  begin(1, 7);
  roll();
  lock(4);
  if (state().phase == Phase::kScore) finger::tap("button Score");
  roll();
  change(4, true);
  expect_said("Locked dice stay.");
  finger::tap("button Re-roll");
  expect_said("Locked dice stay.");
  finger::tap("button Lock");
  expect_said("Not last turn's card again.");
}

void test_opposite_button_should_take_a_change_back_when_another_came_behind_it() {
  begin(1, 7);
  roll();
  const Rules::State before = state();
  const unsigned first = card_with(inner);
  change(first, true);
  unsigned second = first + 1;
  if (second > rule::kCards) second = 1;
  const bool up = rule::face(state(), second) < 6;
  change(second, up);
  TEST_ASSERT_EQUAL(2, state().changes);
  change(first, false);
  TEST_ASSERT_EQUAL(1, state().changes);
  TEST_ASSERT_EQUAL(rule::face(before, first), rule::face(state(), first));
  change(second, !up);
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
}

void test_die_should_follow_the_finger_by_one_step_and_back() {
  begin(1, 7);
  roll();
  finger::wait(400);
  const unsigned card = card_with(inner);
  const unsigned face = rule::face(state(), card);
  const ui::Target place = finger::find(("card " + std::to_string(card)).c_str()).target;
  const int x = place.x + place.width / 2;
  const auto row = [&](unsigned shown) {
    return place.y + place.height - 10 - 21 * static_cast<int>(shown - 1);
  };
  drivers::touch::set_finger(true, x, row(face));
  finger::wait(60);
  drivers::touch::set_finger(true, x, row(face + 1));
  finger::wait(60);
  TEST_ASSERT_EQUAL(face + 1, rule::face(state(), card));
  drivers::touch::set_finger(true, x, row(face));
  finger::wait(60);
  TEST_ASSERT_EQUAL(face, rule::face(state(), card));
  TEST_ASSERT_EQUAL(5, state().money[0]);
  drivers::touch::set_finger(false, x, row(face));
  finger::wait(100);
}

void test_touch_beside_a_die_should_change_nothing_when_the_finger_rests() {
  for (uint8_t turn = 0; turn < 2; ++turn) {
    begin(1, 7, {.turn = static_cast<ui::Turn>(turn)});
    roll();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const ui::Target place = finger::find(("card " + std::to_string(card)).c_str()).target;
      for (int y = place.y + 46 - 26; y < place.y + place.height; y += 7) {
        for (int x = place.x + 2; x < place.x + place.width; x += 9) {
          if (y >= ui::kTouch) finger::tap(x, y);
        }
      }
    }
    TEST_ASSERT_EQUAL(0, state().changes);
  }
}

void test_undo_should_go_back_to_the_last_roll_and_no_further() {
  begin(1, 7);
  roll();
  const Rules::State rolled = state();
  TEST_ASSERT_FALSE(game().can_undo());
  change(card_with(inner), true);
  lock(4);
  if (state().phase == Phase::kScore) finger::tap("button Score");
  TEST_ASSERT_EQUAL(1, state().turns);
  while (game().can_undo()) {
    if (fake::there("button Roll") || fake::there("button Score")) {
      finger::tap("button Undo");
    } else {
      finger::tap("menu");
      finger::tap("button Undo");
    }
  }
  TEST_ASSERT_EQUAL_MEMORY(&rolled, &state(), sizeof rolled);
  TEST_ASSERT_TRUE(fake::there("button Lock"));
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
  TEST_ASSERT_TRUE(fake::there("button Lock"));
  TEST_ASSERT_EQUAL_MEMORY(&left, &state(), sizeof left);
}

void test_same_town_should_roll_the_same_dice() {
  begin(1, 9);
  roll();
  const std::string first = faces();
  play_to_the_end(9);
  finger::tap("button Same town");
  TEST_ASSERT_EQUAL(9, game().setup().challenge);
  roll();
  TEST_ASSERT_EQUAL_STRING(first.c_str(), faces().c_str());
}

void test_replay_should_tell_every_event_in_words() {
  begin(2, 3);
  play_to_the_end(3);
  auto& seen = const_cast<ui::planner::Game&>(game());
  for (unsigned step = 0; step <= seen.steps(); ++step) {
    seen.look_at(step);
    char words[64] = "";
    seen.tell_look(words, sizeof words);
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
      if (state().phase == Phase::kScore) finger::tap("button Score");
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
  RUN_TEST(test_button_should_say_why_when_no_card_is_chosen);
  RUN_TEST(test_change_should_be_refused_with_a_sentence_when_the_rules_forbid_it);
  RUN_TEST(test_change_should_be_refused_when_there_is_no_7_and_no_0);
  RUN_TEST(test_locked_die_should_stay_and_not_be_locked_again_alone);
  RUN_TEST(test_opposite_button_should_take_a_change_back_when_another_came_behind_it);
  RUN_TEST(test_die_should_follow_the_finger_by_one_step_and_back);
  RUN_TEST(test_touch_beside_a_die_should_change_nothing_when_the_finger_rests);
  RUN_TEST(test_undo_should_go_back_to_the_last_roll_and_no_further);
  RUN_TEST(test_score_without_a_choice_should_be_made_with_its_lock_and_go_back_with_it);
  RUN_TEST(test_game_should_go_on_where_it_was_left_when_resumed_from_home);
  RUN_TEST(test_same_town_should_roll_the_same_dice);
  RUN_TEST(test_replay_should_tell_every_event_in_words);
  RUN_TEST(test_targets_should_have_room_for_fingers_on_every_screen);
  return UNITY_END();
}
