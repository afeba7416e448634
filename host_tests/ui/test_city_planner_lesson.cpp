// The lesson of City Planner.
#include <algorithm>
#include <climits>

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

constexpr int kShows = 13;  // a card and then the button in two of the steps

// Up to this step by Show.
void show_until(const char* step) {
  for (int shows = 0; !fake::shows(step); ++shows) {
    TEST_ASSERT_LESS_THAN(20, shows);
    finger::tap("button Show");
  }
}

void test_lesson_should_come_to_its_end_by_show() {
  for (uint8_t turn = 0; turn < 2; ++turn) {
    open_lesson({.turn = static_cast<ui::Turn>(turn)});
    int shows = 0;
    while (fake::there("button Show")) {
      fake::expect_room_for_fingers();
      finger::tap("button Show");
      TEST_ASSERT_LESS_THAN(20, ++shows);
    }
    TEST_ASSERT_EQUAL(kShows, shows);
    finger::tap_seen("button Done");
    TEST_ASSERT_TRUE(fake::there("button Lesson"));
  }
}

// Three houses × 3 for two offices: 9 VP; the town hall's dollar pays for the die. Without card 7
// one office is left: 3 × 2, and of $5 nothing. Then a house × 4 for three offices, and $2 for the
// bank on the car park: 13 VP, $7.
void test_lesson_should_come_to_its_end_by_the_touches_it_asks_for() {
  open_lesson();
  finger::tap_seen("button Roll");
  TEST_ASSERT_TRUE(fake::shows("with three or more ×4"));
  finger::tap("card 3");
  finger::tap("button plus");
  TEST_ASSERT_TRUE(fake::shows("Touch card 7."));
  finger::tap("card 7");
  TEST_ASSERT_TRUE(fake::shows("A lone red or yellow costs $5."));
  TEST_ASSERT_TRUE(fake::shows("+6 VP"));
  TEST_ASSERT_TRUE(fake::shows("lone −$5, dice −$1, hall $1"));
  TEST_ASSERT_TRUE(fake::shows("\n−$5\n"));
  finger::tap("card 2");
  TEST_ASSERT_TRUE(fake::shows("+9 VP"));
  TEST_ASSERT_TRUE(fake::shows("\n+$0\n"));
  TEST_ASSERT_TRUE(fake::shows("Touch Set 2 aside."));
  finger::tap_seen("button Lock");
  TEST_ASSERT_TRUE(fake::shows("Card 2 is back"));
  pause();
  finger::tap_seen("button Roll");
  TEST_ASSERT_TRUE(fake::shows("Your purple town hall paid $1"));
  finger::tap("card 7");
  TEST_ASSERT_TRUE(fake::shows("Touch the die."));
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::shows("the house counts ×4"));
  finger::tap("card 5");
  finger::tap_seen("button Lock");
  TEST_ASSERT_TRUE(fake::shows("does nothing else: here card 2."));
  TEST_ASSERT_TRUE(fake::there("row 1"));
  TEST_ASSERT_TRUE(fake::there("row 2"));
  finger::tap("card 1");
  TEST_ASSERT_TRUE(fake::shows("$2 more, 1 VP less. But $5 make only 1 VP."));
  TEST_ASSERT_TRUE(fake::shows("cards 1,2 parked: $4"));
  finger::tap("card 1");
  TEST_ASSERT_TRUE(fake::shows("4 VP for the house, $2 for the parked card."));
  pause();
  finger::tap_seen("button Score");
  TEST_ASSERT_TRUE(fake::there("button Done"));
  pause();  // points count up
  TEST_ASSERT_TRUE(fake::shows("13 VP  $7"));
}

// All that can be done with the dice of its turns, changes and all, by points plus a fifth of the
// money: the lesson takes the best.
int best_of(const Rules::State& state, unsigned first, int spent) {
  int best = INT_MIN;
  for (unsigned card = 1; card <= rule::kCards; ++card) {
    Rules::State after = state;
    if (!Rules::apply(after, rules::event(1, Verb::kLock, card)).ok()) continue;
    ui::city_planner::Outcomes listed;
    listed.collect(after);
    best = std::max(best, 5 * listed[0].vp + listed[0].money - spent);
  }
  for (unsigned card = first; card <= rule::kCards; ++card) {
    for (unsigned up = 0; up < 2; ++up) {
      Rules::State after = state;
      if (!Rules::apply(after, rules::event(1, Verb::kChange, card, up)).ok()) continue;
      best = std::max(best, best_of(after, card + 1, spent + 1));
    }
  }
  return best;
}

const Rules::State& taught() {
  auto& match = ui::city_planner::the_lesson.play().match();
  return rules::Insight<Rules>::session(static_cast<rules::Match<Rules>&>(match)).state();
}

void test_lesson_should_take_the_best_of_its_dice() {
  open_lesson();
  finger::tap_seen("button Roll");
  TEST_ASSERT_EQUAL_MESSAGE(5 * 9 + 0, best_of(taught(), 1, 0), "9 VP for $1, and $1 back");
  show_until("step 9 of 12");
  TEST_ASSERT_EQUAL_MESSAGE(5 * 4 + 2, best_of(taught(), 1, 0), "4 VP and $2");
}

// None lies below the words, in no way to hold the device, whatever has been touched.
void test_words_should_never_hide_a_card() {
  fake::for_each_hold([](const ui::Settings& held) {
    open_lesson(held);
    for (int shows = 0; fake::there("button Show"); ++shows) {
      const ui::Rect words = marks::area_of("words");
      for (unsigned card = 1; card <= rule::kCards; ++card) {
        const std::string name = "card " + std::to_string(card);
        TEST_ASSERT_TRUE_MESSAGE(common(words, marks::area_of(name.c_str())).empty(), name.c_str());
      }
      TEST_ASSERT_LESS_THAN(20, shows);
      finger::tap("button Show");
    }
  });
}

void test_lesson_should_point_at_what_it_asks_for() {
  open_lesson();
  for (const char* place :
       {"button Roll", "card 3", "button plus", "card 7", "card 2", "button Lock", "button Roll",
        "card 7", "card 5", "button Lock", "card 1", "card 1", "button Score"}) {
    marks::expect_marked(place);
    finger::tap("button Show");
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
  TEST_ASSERT_FALSE(marks::any([](const ui::Rect&) { return true; }));
}

void test_lesson_should_point_at_the_button_once_its_card_is_chosen() {
  open_lesson();
  finger::tap_seen("button Roll");
  finger::tap("card 3");
  marks::expect_marked("button plus");
  marks::expect_led_to("button plus");
  finger::tap("button plus");
  finger::tap("card 2");
  marks::expect_marked("button Lock");
}

void test_lesson_should_go_on_when_another_legal_touch_is_made() {
  open_lesson();
  finger::tap_seen("button Roll");
  finger::tap("card 2");  // not the one that was asked for
  TEST_ASSERT_TRUE(fake::shows("Touch card 3."));
  finger::tap_seen("button Lock");
  TEST_ASSERT_TRUE(fake::shows("Card 2 is back"));
}

// A die lowered makes other buildings than the words tell of.
void test_lesson_should_say_what_is_true_when_another_die_was_changed() {
  open_lesson();
  finger::tap_seen("button Roll");
  change(4, true);  // a mixed one
  TEST_ASSERT_TRUE(fake::shows("The numbers below say what the turn brings"));
  finger::tap("card 2");
  finger::tap_seen("button Lock");
  TEST_ASSERT_TRUE(fake::shows("The best way to score is the first row."));
  TEST_ASSERT_TRUE(fake::shows("Touch Score."));
  marks::expect_marked("button Score");
  pause();
  finger::tap_seen("button Score");
  TEST_ASSERT_TRUE(fake::shows("Card 2 is back"));
}

// Its words name the dice that were written.
void test_lesson_should_speak_of_any_die_when_other_dice_came() {
  open_lesson();
  finger::tap_seen("button Roll");
  finger::tap("card 4");
  finger::tap_seen("button Lock");
  pause();
  TEST_ASSERT_TRUE(fake::shows("Card 4 is back"));
  finger::tap_seen("button Roll");
  TEST_ASSERT_TRUE(fake::shows("A purple town hall pays for a free re-roll"));
  TEST_ASSERT_FALSE(fake::shows("a house would be better"));
}

void test_lesson_should_ask_for_another_die_when_the_poor_one_is_locked() {
  open_lesson();
  finger::tap_seen("button Roll");
  finger::tap("card 7");
  finger::tap_seen("button Lock");
  pause();
  finger::tap_seen("button Roll");
  TEST_ASSERT_TRUE(fake::shows("Touch card 6."));
  finger::tap("card 6");
  TEST_ASSERT_TRUE(fake::shows("Touch the die."));
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::shows("The numbers below say what the turn brings"));
}

void test_lesson_should_lead_on_whatever_card_is_set_aside() {
  for (unsigned aside = 1; aside <= rule::kCards; ++aside) {
    for (int up = 0; up < 3; ++up) {
      open_lesson();
      finger::tap_seen("button Roll");
      tap_card(aside);
      if (up < 2) finger::tap(up == 1 ? "button plus" : "button minus");
      tap_card(aside);
      finger::tap_seen("button Lock");
      int steps = 0;
      while (fake::there("button Show")) {
        finger::tap("button Show");
        TEST_ASSERT_LESS_THAN(16, ++steps);
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
  for (int i = 0; i < kShows; ++i) finger::tap("button Show");
  for (int touches = 0; !fake::there("button Done") || fake::there("menu"); ++touches) {
    TEST_ASSERT_LESS_THAN(60, touches);
    pause();
    if (fake::there("button Roll")) {
      finger::tap_seen("button Roll");
    } else if (fake::there("button Score")) {
      finger::tap_seen("button Score");
    } else {
      // One of them is not the one that came locked.
      for (const char* card : {"card 1", "card 2"}) {
        if (!fake::stands("button Lock")) break;
        finger::tap(card);
        finger::tap_seen("button Lock");
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
  show_until("step 11 of 12");
  finger::tap("button Back");
  TEST_ASSERT_TRUE(fake::shows("does nothing else: here card 2."));
  finger::tap("button Back");
  TEST_ASSERT_TRUE(fake::shows("the house counts ×4"));
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
  RUN_TEST(test_lesson_should_take_the_best_of_its_dice);
  RUN_TEST(test_words_should_never_hide_a_card);
  RUN_TEST(test_lesson_should_point_at_what_it_asks_for);
  RUN_TEST(test_lesson_should_point_at_the_button_once_its_card_is_chosen);
  RUN_TEST(test_lesson_should_go_on_when_another_legal_touch_is_made);
  RUN_TEST(test_lesson_should_say_what_is_true_when_another_die_was_changed);
  RUN_TEST(test_lesson_should_speak_of_any_die_when_other_dice_came);
  RUN_TEST(test_lesson_should_ask_for_another_die_when_the_poor_one_is_locked);
  RUN_TEST(test_lesson_should_lead_on_whatever_card_is_set_aside);
  RUN_TEST(test_lesson_should_never_have_two_primary_buttons);
  RUN_TEST(test_lesson_played_on_to_its_end_should_only_be_done);
  RUN_TEST(test_lesson_should_go_one_step_back);
  RUN_TEST(test_lesson_should_leave_the_game_alone_that_waits_below_it);
  return UNITY_END();
}
