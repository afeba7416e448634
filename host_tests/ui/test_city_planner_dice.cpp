// What may be done with the dice by touches, and what is said where it may not.
#include <vector>

#include "drivers/display/host.hpp"
#include "planner_table.hpp"

using namespace table;

namespace {

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
  expect_said("Each die changes only once a turn.");
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
  expect_said("Only three dice change in a turn.");
}

void test_change_should_be_refused_when_there_is_no_7_and_no_0() {
  for (uint16_t challenge = 1; challenge < 30; ++challenge) {
    begin(1, challenge);
    roll();
    for (unsigned card = 1; card <= rule::kCards; ++card) {
      const unsigned face = rule::face(state(), card);
      if (face != 1 && face != 6) continue;
      change(card, face == 6);
      expect_said("A die goes from 1 to 6.");
      return;
    }
  }
  TEST_FAIL_MESSAGE("no 1 and no 6 in all these rolls");
}

void test_locked_die_should_stay_and_not_be_locked_again_alone() {
  begin(1, 7);
  roll();
  lock(4);
  score_best();
  roll();
  change(4, true);
  expect_said("The die of the card set aside stays as it is.");
  finger::tap_seen("button Re-roll");
  expect_said("The die of the card set aside stays as it is.");
  finger::tap("button Lock");
  expect_said("This card was set aside last turn.");
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
    return place.y + place.height - 10 - 19 * static_cast<int>(shown - 1);
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
      for (int y = place.y + 2; y < place.y + place.height; y += 7) {
        for (int x = place.x + 2; x < place.x + place.width; x += 9) finger::tap(x, y);
      }
    }
    TEST_ASSERT_EQUAL(0, state().changes);
  }
}

// An answering button that is chosen is drawn as one that does nothing.
bool faint(const char* name) { return fake::spec_of(name).chosen; }

bool legal(rules::Event event) {
  Rules::State trial = state();
  return Rules::apply(trial, event).ok();
}

// Plus and minus also take back what the other one did.
void test_buttons_should_be_faint_where_the_rules_refuse_them() {
  rules::Rng rng(3);
  begin(1, 9);
  unsigned refused = 0, allowed = 0;
  while (!game().over()) {
    if (state().phase == Phase::kRoll) roll();
    if (state().phase == Phase::kAct && state().changes == 0) {
      for (unsigned card = 1; card <= rule::kCards; ++card) {
        tap_card(card);
        for (const bool up : {false, true}) {
          const rules::Event step = rules::event(state().active, Verb::kChange, card, up ? 1 : 0);
          TEST_ASSERT_EQUAL(!legal(step), faint(up ? "button plus" : "button minus"));
        }
        const bool again = legal(rules::event(state().active, Verb::kReroll, card));
        TEST_ASSERT_EQUAL(!again, faint("button Re-roll"));
        ++(again ? allowed : refused);
      }
    }
    const rules::Event event = Rules::pick(state(), rng);
    act(event);
  }
  TEST_ASSERT_TRUE(allowed > 0 && refused > 0);
}

// All below the title line, where nothing is said.
std::vector<uint16_t> shown() {
  const auto columns = static_cast<size_t>(ui::frame().width);
  std::vector<uint16_t> pixels(columns * static_cast<size_t>(ui::frame().height));
  drivers::display::panel().seen(pixels.data());
  pixels.erase(pixels.begin(), pixels.begin() + static_cast<ptrdiff_t>(columns * ui::kTitleHeight));
  return pixels;
}

// Short, so that the dice still tumble behind it.
void touch(const char* name) {
  const ui::Target target = finger::find(name).target;
  const int x = target.x + target.width / 2, y = target.y + target.height / 2;
  drivers::touch::set_finger(true, x, y);
  finger::wait(30);
  drivers::touch::set_finger(false, x, y);
  finger::wait(40);
}

void test_dice_should_tumble_before_they_rest_when_they_are_rolled() {
  begin(1, 7);
  pause();
  touch("button Roll");
  finger::wait(70);
  const auto tumbling = shown();
  finger::wait(2000);
  TEST_ASSERT_TRUE(shown() != tumbling);
}

// As long after the roll as above.
void test_dice_should_rest_at_once_when_a_button_is_touched() {
  begin(1, 7);
  pause();
  touch("button Roll");
  touch("button plus");
  const auto touched = shown();
  finger::wait(2000);
  TEST_ASSERT_TRUE(shown() == touched);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_button_should_say_why_when_no_card_is_chosen);
  RUN_TEST(test_change_should_be_refused_with_a_sentence_when_the_rules_forbid_it);
  RUN_TEST(test_change_should_be_refused_when_there_is_no_7_and_no_0);
  RUN_TEST(test_locked_die_should_stay_and_not_be_locked_again_alone);
  RUN_TEST(test_opposite_button_should_take_a_change_back_when_another_came_behind_it);
  RUN_TEST(test_die_should_follow_the_finger_by_one_step_and_back);
  RUN_TEST(test_touch_beside_a_die_should_change_nothing_when_the_finger_rests);
  RUN_TEST(test_buttons_should_be_faint_where_the_rules_refuse_them);
  RUN_TEST(test_dice_should_tumble_before_they_rest_when_they_are_rolled);
  RUN_TEST(test_dice_should_rest_at_once_when_a_button_is_touched);
  return UNITY_END();
}
