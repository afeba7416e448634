// What people entered is taken back at any depth; what the device rolled for them stays.
#include "entry_table.hpp"

using namespace entry_test;

namespace {

void test_undo_should_not_take_back_what_the_device_rolled() {
  begin(planner());
  enter("face", 3);
  const ui::Target undo = finger::find("button Undo").target;
  finger::tap_seen("button For us");
  TEST_ASSERT_FALSE(there("button Undo"));
  finger::tap(undo.x + undo.width / 2, undo.y + undo.height / 2);
  expect_said("Luck can't be undone.");
  enter("face", 4);
  tap("button Undo");
  TEST_ASSERT_EQUAL(2, events());
  TEST_ASSERT_FALSE(there("button Undo"));
}

void test_undo_should_take_back_a_mistyped_die() {
  begin(planner());
  enter_faces({3, 6});
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Card 2: what came?"));
  enter("face", 5);
  TEST_ASSERT_EQUAL(3, rules::city_planner::face(dice(), 1));
  TEST_ASSERT_EQUAL(5, rules::city_planner::face(dice(), 2));
}

void test_undo_should_drop_the_choice_first() {
  begin(planner());
  enter("face", 3);
  tap("face 4");
  tap("button Undo");
  TEST_ASSERT_EQUAL(1, events());
  TEST_ASSERT_FALSE(play().holds());
  tap("button Undo");
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_FALSE_MESSAGE(there("button Undo"), "there is nothing more to take back");
}

void test_undo_of_the_menu_should_take_back_the_die_when_all_lie() {
  begin(planner());
  enter_faces({3, 3, 3, 3, 3, 3, 3});
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_TRUE(fake::shows("Card 7: what came?"));
}

void test_undo_should_reach_the_start_when_turns_lie_between() {
  begin(planner());
  for (int turn = 0; turn < 2; ++turn) {
    while (there("face 2")) enter("face", 2);
    tap("card " + std::to_string(turn + 1));
    tap("button Lock");
    finger::wait(600);
    if (there("button Score")) tap("button Score");
    finger::wait(600);
  }
  TEST_ASSERT_EQUAL(2, dice().turns);
  while (play().match().can_undo()) {
    if (there("menu")) tap("menu");
    tap("button Undo");
  }
  TEST_ASSERT_EQUAL(0, events());
  TEST_ASSERT_TRUE(fake::shows("Card 1: what came?"));
}

// A step the other way takes back a change since the roll; an older one is of its turn.
void test_change_should_be_a_new_one_when_the_same_die_was_changed_in_the_turn_before() {
  begin(planner());
  enter_faces({3, 3, 3, 3, 3, 3, 3});
  tap("card 1");
  tap("button plus");
  tap("card 2");
  tap("button Lock");
  finger::wait(600);
  if (there("button Score")) tap("button Score");
  while (there("face 4")) enter("face", 4);
  TEST_ASSERT_TRUE(dice().phase == Phase::kAct);
  const size_t before = events();
  tap("card 1");
  tap("button minus");
  TEST_ASSERT_EQUAL(before + 1, events());
  TEST_ASSERT_TRUE(last_event() == rules::event(1, Verb::kChange, 1, 0));
  tap("button plus");
  TEST_ASSERT_EQUAL_MESSAGE(before, events(), "this one goes back");
}

void test_die_should_be_entered_for_its_card_when_another_one_was_set_aside_than_before() {
  begin(planner());
  enter_faces({2, 2, 2, 2, 2, 2, 2});
  const auto set_aside = [](const char* card) {
    tap(card);
    tap("button Lock");
    finger::wait(600);
    if (there("button Score")) tap("button Score");
    finger::wait(600);
  };
  set_aside("card 1");
  TEST_ASSERT_TRUE(fake::shows("Card 2: what came?"));
  const size_t asked = events();
  while (events() >= 8) tap("button Undo");
  finger::wait(600);
  set_aside("card 2");
  TEST_ASSERT_EQUAL(asked, events());
  TEST_ASSERT_TRUE(fake::shows("Card 1: what came?"));
  enter("face", 4);
  TEST_ASSERT_EQUAL(4, rules::city_planner::face(dice(), 1));
}

// Banks on cards 1 and 5 earn free re-rolls.
void test_die_should_be_entered_again_for_the_card_that_stays_chosen_when_it_is_rolled_again() {
  begin(planner());
  enter_faces({1, 3, 2, 3, 1, 3, 2});
  tap("card 7");
  tap("button Lock");
  finger::wait(600);
  if (there("button Score")) tap("button Score");
  while (there("face 4")) enter("face", 4);
  tap("card 1");
  finger::tap_seen("button Re-roll");
  TEST_ASSERT_TRUE(fake::shows("Card 1 again: what came?"));
  TEST_ASSERT_EQUAL(1, ui::city_planner::the_game.moves().card());
  enter("face", 6);
  TEST_ASSERT_EQUAL(6, rules::city_planner::face(dice(), 1));
  finger::tap_seen("button Lock");
  TEST_ASSERT_EQUAL_MESSAGE(1, dice().aside == 0 ? dice().locked : dice().aside,
                            "card 1 is chosen");
}

// --- several at the table ------------------------------------------------------------------------

// Whoever holds the device lays the three starting tiles.
void lay_starts() {
  for (int tile = 0; tile < 3; ++tile) {
    play().picker().show(tests::own_options(cities().match(), play().match().holder()).front());
    ui::screens::rebuild();
    finger::wait(600);
    tap(play().picker().target());
  }
}

void test_device_should_be_handed_back_when_an_undo_reaches_the_other_s_move() {
  begin(cities(), 2);
  for (const unsigned tile : {3u, 11u, 20u}) enter("tile", tile);
  lay_starts();
  TEST_ASSERT_TRUE(fake::shows("I am Yellow"));
  finger::tap_seen("button Go on");
  finger::wait(600);
  tap("menu");
  tap("button Undo");
  TEST_ASSERT_EQUAL(5, events());
  TEST_ASSERT_TRUE_MESSAGE(fake::shows("I am Red"), "the first player's city is hidden");
  TEST_ASSERT_EQUAL(0, fake::count("start tile"));
  // The way home and back shows nothing either.
  tap("back");
  tap("button Resume");
  TEST_ASSERT_TRUE(fake::shows("I am Red"));
  finger::tap_seen("button Go on");
  TEST_ASSERT_EQUAL(1, fake::count("start tile"));
  TEST_ASSERT_EQUAL(1, play().match().holder());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_undo_should_not_take_back_what_the_device_rolled);
  RUN_TEST(test_undo_should_take_back_a_mistyped_die);
  RUN_TEST(test_undo_should_drop_the_choice_first);
  RUN_TEST(test_undo_of_the_menu_should_take_back_the_die_when_all_lie);
  RUN_TEST(test_undo_should_reach_the_start_when_turns_lie_between);
  RUN_TEST(test_change_should_be_a_new_one_when_the_same_die_was_changed_in_the_turn_before);
  RUN_TEST(test_die_should_be_entered_for_its_card_when_another_one_was_set_aside_than_before);
  RUN_TEST(test_die_should_be_entered_again_for_the_card_that_stays_chosen_when_it_is_rolled_again);
  RUN_TEST(test_device_should_be_handed_back_when_an_undo_reaches_the_other_s_move);
  return UNITY_END();
}
