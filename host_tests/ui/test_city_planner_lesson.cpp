// The lesson of City Planner.
#include <vector>

#include "lesson_marks.hpp"
#include "planner_table.hpp"
#include "ui/core/target.hpp"

using namespace table;

namespace {

void open_lesson(const ui::Settings& settings = {}) {
  pause();
  ui::set_current_play(nullptr);
  start(settings);
  finger::tap("button City Planner");
  finger::tap("button Lesson");
}

void test_lesson_should_come_to_its_end_by_show() {
  for (uint8_t turn = 0; turn < 2; ++turn) {
    open_lesson({.turn = static_cast<ui::Turn>(turn)});
    int steps = 0;
    while (fake::there("button Show")) {
      fake::expect_room_for_fingers();
      finger::tap("button Show");
      TEST_ASSERT_LESS_THAN(12, ++steps);
    }
    TEST_ASSERT_EQUAL(8, steps);
    finger::tap_seen("button Done");
    TEST_ASSERT_TRUE(fake::there("button Lesson"));
  }
}

void test_lesson_should_come_to_its_end_by_the_touches_it_asks_for() {
  open_lesson();
  finger::tap("button Roll");
  TEST_ASSERT_TRUE(fake::shows("Touch card 1."));
  finger::tap("card 1");
  finger::tap("button plus");
  TEST_ASSERT_TRUE(fake::shows("Touch card 2, then Lock."));
  finger::tap("card 2");
  finger::tap("button Lock");
  TEST_ASSERT_TRUE(fake::shows("Touch card 3."));
  finger::tap("card 3");
  TEST_ASSERT_TRUE(fake::shows("Rows list the best results."));
  TEST_ASSERT_TRUE(fake::there("row 1"));
  TEST_ASSERT_TRUE(fake::there("row 2"));
  pause();
  finger::tap("button Score");
  pause();
  finger::tap("button Roll");
  TEST_ASSERT_TRUE(fake::shows("A free re-roll"));
  finger::tap("card 7");
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::there("button Done"));
}

void test_lesson_should_point_at_what_it_asks_for() {
  open_lesson();
  for (const char* place : {"button Roll", "card 1", "button plus", "card 2", "card 3",
                            "button Score", "button Roll", "card 7"}) {
    marks::expect_marked(place);
    finger::tap("button Show");
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
  TEST_ASSERT_FALSE(marks::any([](const ui::Rect&) { return true; }));
}

void test_lesson_should_point_at_the_button_once_its_card_is_chosen() {
  open_lesson();
  finger::tap("button Roll");
  finger::tap("card 1");
  marks::expect_marked("button plus");
  marks::expect_led_to("button plus");
  finger::tap("button plus");
  finger::tap("card 2");
  marks::expect_marked("button Lock");
}

void test_lesson_should_go_on_when_another_legal_touch_is_made() {
  open_lesson();
  finger::tap("button Roll");
  finger::tap("card 2");  // not the one that was asked for
  TEST_ASSERT_TRUE(fake::shows("Touch card 1, then +."));
  finger::tap("button Lock");
  TEST_ASSERT_TRUE(fake::shows("Green or blue"));
  pause();
  finger::tap("button Score");
  TEST_ASSERT_TRUE(fake::shows("Locked"));
}

void test_lesson_should_ask_for_what_is_possible_when_the_mixed_card_is_set_aside() {
  open_lesson();
  finger::tap("button Roll");
  finger::tap("card 3");
  TEST_ASSERT_TRUE(fake::shows("Touch card 1, then +."));
  finger::tap("button Lock");
  TEST_ASSERT_TRUE(fake::shows("The car park"));
  TEST_ASSERT_TRUE(fake::shows("Touch card 1."));
  finger::tap("card 1");
  TEST_ASSERT_TRUE(fake::shows("Take it"));
  pause();
  finger::tap("button Score");
  TEST_ASSERT_TRUE(fake::shows("Card 3 came along as it was."));
}

// What is scored best parks the town hall where the car park counts: `unpark` takes that back.
void lock_and_roll_on(unsigned card, const char* unpark = nullptr) {
  tap_card(card);
  finger::tap("button Lock");
  if (unpark != nullptr) finger::tap(unpark);
  pause();
  finger::tap("button Score");
  pause();
  finger::tap("button Roll");
}

// Its words name the dice that were written; those came only where card 2 was set aside and one
// town hall stood.
void test_lesson_should_speak_of_any_die_when_other_dice_came() {
  open_lesson();
  finger::tap("button Roll");
  lock_and_roll_on(2);
  TEST_ASSERT_TRUE(fake::shows("Your purple town hall paid for one. Card 7 could be better."));
  TEST_ASSERT_TRUE(fake::shows("Touch card 7, then the die."));

  open_lesson();
  finger::tap("button Roll");
  lock_and_roll_on(1, "card 5");
  TEST_ASSERT_TRUE(fake::shows("A purple town hall pays for it. Any die but the locked one."));
  TEST_ASSERT_FALSE(fake::shows("Card 7 could be better."));

  open_lesson();
  finger::tap("button Roll");
  change(1, false);  // a second town hall
  lock_and_roll_on(2);
  TEST_ASSERT_TRUE(fake::shows("A purple town hall pays for it. Any die but the locked one."));
}

void test_lesson_should_ask_for_another_die_when_the_blue_one_is_locked() {
  open_lesson();
  finger::tap("button Roll");
  tap_card(1);  // the first words lie over the last cards
  finger::tap("words");
  lock_and_roll_on(7, "card 5");
  TEST_ASSERT_TRUE(fake::shows("Touch card 6, then the die."));
  finger::tap("card 6");
  TEST_ASSERT_TRUE(fake::shows("Touch the die."));
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::there("button Done"));
}

void test_lesson_should_lead_on_whatever_card_is_set_aside() {
  for (unsigned aside = 1; aside <= 3; ++aside) {
    for (int up = 0; up < 3; ++up) {
      open_lesson();
      finger::tap("button Roll");
      tap_card(aside);
      if (up < 2) finger::tap(up == 1 ? "button plus" : "button minus");
      tap_card(aside);
      finger::tap("button Lock");
      int steps = 0;
      while (fake::there("button Show")) {
        finger::tap("button Show");
        TEST_ASSERT_LESS_THAN(12, ++steps);
      }
      finger::tap_seen("button Done");
      TEST_ASSERT_TRUE(fake::there("button Lesson"));
    }
  }
}

unsigned primaries() {
  unsigned count = 0;
  const uint32_t children = lv_obj_get_child_count(ui::screens::root());
  for (uint32_t i = 0; i < children; ++i) {
    const lv_obj_t* object = lv_obj_get_child(ui::screens::root(), static_cast<int32_t>(i));
    const ui::TargetSpec* spec = ui::target_spec(object);
    count += spec != nullptr && spec->primary ? 1 : 0;
  }
  return count;
}

void test_lesson_should_never_have_two_primary_buttons() {
  open_lesson();
  while (fake::there("button Show")) {
    TEST_ASSERT_LESS_OR_EQUAL(1, primaries());
    finger::tap("button Show");
  }
  TEST_ASSERT_EQUAL(1, primaries());
}

void test_lesson_played_on_to_its_end_should_only_be_done() {
  begin(1, 7);
  roll();
  const Rules::State before = state();
  finger::tap("menu");
  finger::tap("button Lesson");
  for (int i = 0; i < 8; ++i) finger::tap("button Show");
  for (int touches = 0; !fake::there("button Done") || fake::there("menu"); ++touches) {
    TEST_ASSERT_LESS_THAN(60, touches);
    pause();
    if (fake::there("button Roll")) {
      finger::tap("button Roll");
    } else if (fake::there("button Score")) {
      finger::tap("button Score");
    } else {
      // One of them is not the one that came locked.
      for (const char* card : {"card 1", "card 2"}) {
        if (!fake::stands("button Lock")) break;
        finger::tap(card);
        finger::tap("button Lock");
      }
    }
  }
  TEST_ASSERT_FALSE(fake::there("button Same luck"));
  TEST_ASSERT_FALSE(fake::there("button Again"));
  TEST_ASSERT_FALSE(fake::there("button Replay"));
  TEST_ASSERT_FALSE(fake::there("menu"));
  TEST_ASSERT_FALSE(fake::shows("No. "));
  pause();
  finger::tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::there("button Leave"));
  finger::tap("back");
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
}

void test_lesson_should_go_one_step_back() {
  open_lesson();
  for (int i = 0; i < 5; ++i) finger::tap("button Show");
  TEST_ASSERT_TRUE(fake::shows("Take it"));
  finger::tap("button Back");
  TEST_ASSERT_TRUE(fake::shows("Green or blue"));
  finger::tap("button Back");
  TEST_ASSERT_TRUE(fake::shows("One waits"));
  finger::tap_seen("button Skip");
  TEST_ASSERT_TRUE(fake::there("button Lesson"));
}

void test_lesson_should_leave_the_game_alone_that_waits_below_it() {
  begin(1, 7);
  roll();
  const Rules::State before = state();
  finger::tap("menu");
  finger::tap("button Lesson");
  for (int i = 0; i < 6; ++i) finger::tap("button Show");
  finger::tap_seen("button Skip");
  TEST_ASSERT_TRUE(fake::there("button Leave"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::stands("button Lock"));
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_lesson_should_come_to_its_end_by_show);
  RUN_TEST(test_lesson_should_come_to_its_end_by_the_touches_it_asks_for);
  RUN_TEST(test_lesson_should_point_at_what_it_asks_for);
  RUN_TEST(test_lesson_should_point_at_the_button_once_its_card_is_chosen);
  RUN_TEST(test_lesson_should_go_on_when_another_legal_touch_is_made);
  RUN_TEST(test_lesson_should_ask_for_what_is_possible_when_the_mixed_card_is_set_aside);
  RUN_TEST(test_lesson_should_speak_of_any_die_when_other_dice_came);
  RUN_TEST(test_lesson_should_ask_for_another_die_when_the_blue_one_is_locked);
  RUN_TEST(test_lesson_should_lead_on_whatever_card_is_set_aside);
  RUN_TEST(test_lesson_should_never_have_two_primary_buttons);
  RUN_TEST(test_lesson_played_on_to_its_end_should_only_be_done);
  RUN_TEST(test_lesson_should_go_one_step_back);
  RUN_TEST(test_lesson_should_leave_the_game_alone_that_waits_below_it);
  return UNITY_END();
}
