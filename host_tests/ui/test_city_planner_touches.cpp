// City Planner without a finger, and with one that touches twice or close to the menu.
#include <vector>

#include "planner_table.hpp"
#include "ui/core/focus.hpp"
#include "ui/core/target.hpp"

using namespace table;
using ui::focus::Key;

namespace {

void press(Key key) {
  ui::focus::key(key);
  finger::wait(100);
}

// Whether the frame of the focus lies around this target.
bool focused(const char* name) {
  const finger::Search search = finger::find(name);
  const lv_obj_t* frame = lv_obj_get_child(lv_layer_top(), 0);
  if (!search.found || frame == nullptr) return false;
  const ui::Rect area = ui::area_of(frame);
  const ui::Target& target = search.target;
  const ui::Rect held = {target.x, target.y, target.width, target.height};
  return area == common(held.inset(-3), ui::frame().whole());
}

void press_on(const char* name) {
  for (int step = 0; step < 20 && !focused(name); ++step) press(Key::next);
  TEST_ASSERT_TRUE_MESSAGE(focused(name), name);
  press(Key::press);
}

void test_whole_turn_should_be_played_by_keys() {
  fake::for_each_hold([](const ui::Settings& settings) {
    begin(1, 7, settings);
    press(Key::next);
    TEST_ASSERT_TRUE(focused("button Roll"));
    press(Key::press);
    TEST_ASSERT_TRUE_MESSAGE(state().phase != Phase::kAct, "it could not be seen yet");
    finger::wait(finger::kUnseenMs);
    press(Key::press);
    TEST_ASSERT_TRUE(state().phase == Phase::kAct);
    const unsigned card = card_with(inner);
    const unsigned face = rule::face(state(), card);
    press_on(("card " + std::to_string(card)).c_str());
    press_on("button plus");
    TEST_ASSERT_EQUAL(face + 1, rule::face(state(), card));
    press_on("card 7");
    press_on("button Lock");
    TEST_ASSERT_TRUE(state().aside == 7 || state().locked == 7);
    pause();
    if (state().phase == Phase::kScore) press_on("button Score");
    TEST_ASSERT_EQUAL(1, state().turns);
    pause();
    press_on("button Roll");
    TEST_ASSERT_TRUE(state().phase == Phase::kAct);
  });
}

void test_next_key_should_come_to_every_card() {
  begin(1, 7);
  roll();
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    press_on(("card " + std::to_string(card)).c_str());
    TEST_ASSERT_TRUE(fake::shows(("Set " + std::to_string(card) + " aside").c_str()));
  }
}

void touch_twice(const char* name) {
  const ui::Target target = finger::find(name).target;
  const int x = target.x + target.width / 2;
  const int y = target.y + target.height / 2;
  for (int touch = 0; touch < 2; ++touch) finger::tap(x, y);
}

void test_second_touch_of_two_on_lock_should_do_nothing() {
  bool scored = false, chose = false;
  for (uint16_t challenge = 1; challenge < 60 && !(scored && chose); ++challenge) {
    fake::for_each_hold([&](const ui::Settings& settings) {
      begin(1, challenge, settings);
      roll();
      tap_card(6);
      touch_twice("button Lock");
      if (state().turns == 0) {
        chose = true;
        TEST_ASSERT_TRUE(state().phase == Phase::kScore);
        TEST_ASSERT_EQUAL(6, state().aside);
      } else {
        scored = true;
        TEST_ASSERT_TRUE(state().phase == Phase::kRoll);
        TEST_ASSERT_TRUE(game().match().can_undo());
      }
      // Only what comes right behind it is the same touch.
      pause();
      finger::tap(state().turns == 0 ? "button Score" : "button Roll");
      TEST_ASSERT_EQUAL(1, state().turns);
    });
  }
  TEST_ASSERT_TRUE(scored && chose);
}

void test_score_should_be_made_at_once_when_something_else_was_touched_before() {
  for (uint16_t challenge = 1; challenge < 60; ++challenge) {
    begin(1, challenge);
    roll();
    tap_card(6);
    finger::tap("button Lock");
    if (state().phase != Phase::kScore) continue;
    finger::tap("row 1");
    finger::tap("button Score");
    TEST_ASSERT_EQUAL(1, state().turns);
    return;
  }
  TEST_FAIL_MESSAGE("no lock left a choice");
}

void test_lock_should_say_why_it_does_nothing_when_a_key_presses_it() {
  begin(1, 7);
  roll();
  press_on("button Lock");
  TEST_ASSERT_TRUE(fake::shows("First touch a card."));
  TEST_ASSERT_TRUE(state().phase == Phase::kAct);
}

// The first turn has no free re-roll.
void test_sentence_of_a_refusal_should_go_when_something_is_done() {
  begin(1, 7);
  roll();
  tap_card(card_with(inner));
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::shows("No free re-roll is left."));
  finger::tap("button plus");
  TEST_ASSERT_EQUAL(1, state().changes);
  TEST_ASSERT_FALSE(fake::shows("No free re-roll is left."));
}

// The first turn has no free re-roll. What shakes is the card it was asked for, and that alone.
void test_refused_button_should_shake_the_card_that_is_chosen() {
  using Pixels = std::vector<uint16_t>;
  const auto pixels_of_cards = [] {
    std::vector<Pixels> all;
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      all.push_back(fake::pixels_of(("card " + std::to_string(card)).c_str()));
    }
    return all;
  };
  fake::for_each_hold([&](const ui::Settings& settings) {
    begin(1, 7, settings);
    roll();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      tap_card(card);
      finger::wait(400);
      const std::vector<Pixels> resting = pixels_of_cards();
      finger::tap_seen("button Re-roll");
      expect_said("No free re-roll is left.");
      const std::vector<Pixels> shaking = pixels_of_cards();
      for (unsigned other = 1; other <= rule::kCards; ++other) {
        TEST_ASSERT_EQUAL(other == card, shaking[other - 1] != resting[other - 1]);
      }
      finger::wait(200);
      TEST_ASSERT_TRUE(pixels_of_cards() == resting);
    }
  });
}

void test_second_touch_of_two_on_score_should_throw_no_dice() {
  begin(2, 3);
  unsigned seen = 0;
  for (unsigned turn = 0; turn < 15; ++turn) {
    roll();
    lock(1 + turn % 7);
    if (state().phase != Phase::kScore) continue;
    ++seen;
    pause();
    touch_twice("button Score");
    TEST_ASSERT_TRUE(state().phase == Phase::kRoll);
    TEST_ASSERT_TRUE(game().match().can_undo());
  }
  TEST_ASSERT_GREATER_THAN(0, seen);
}

void test_second_touch_of_two_on_the_last_score_should_leave_the_result_alone() {
  fake::for_each_hold([](const ui::Settings& settings) {
    begin(1, 7, settings);
    while (state().turns < 7) {
      roll();
      lock(state().locked == 1 ? 2 : 1);
      score_best();
    }
    roll();
    lock(state().locked == 1 ? 2 : 1);
    if (state().phase == Phase::kScore) {
      pause();
      touch_twice("button Score");
    }
    TEST_ASSERT_TRUE(game().over());
    TEST_ASSERT_TRUE(fake::there("button Same luck"));
  });
}

// The board leaves the menu's corner free.
void test_all_of_a_card_should_choose_it_and_none_of_it_the_menu() {
  fake::for_each_hold([](const ui::Settings& settings) {
    begin(1, 7, settings);
    roll();
    finger::wait(400);
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const std::string name = "card " + std::to_string(card);
      const ui::Target place = finger::find(name.c_str()).target;
      const int right = place.x + place.width - 2;
      const int xs[] = {place.x + 1, place.x + place.width / 2, right};
      for (const int x : xs) {
        tap_card(card % rule::kCards + 1);
        finger::tap(x, place.y + 1);
        TEST_ASSERT_TRUE_MESSAGE(fake::stands("button Lock"), name.c_str());
        TEST_ASSERT_TRUE(fake::shows(("Set " + std::to_string(card) + " aside").c_str()));
      }
    }
    TEST_ASSERT_EQUAL(0, state().changes);
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_whole_turn_should_be_played_by_keys);
  RUN_TEST(test_next_key_should_come_to_every_card);
  RUN_TEST(test_second_touch_of_two_on_lock_should_do_nothing);
  RUN_TEST(test_score_should_be_made_at_once_when_something_else_was_touched_before);
  RUN_TEST(test_lock_should_say_why_it_does_nothing_when_a_key_presses_it);
  RUN_TEST(test_sentence_of_a_refusal_should_go_when_something_is_done);
  RUN_TEST(test_refused_button_should_shake_the_card_that_is_chosen);
  RUN_TEST(test_second_touch_of_two_on_score_should_throw_no_dice);
  RUN_TEST(test_second_touch_of_two_on_the_last_score_should_leave_the_result_alone);
  RUN_TEST(test_all_of_a_card_should_choose_it_and_none_of_it_the_menu);
  return UNITY_END();
}
