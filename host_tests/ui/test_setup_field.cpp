// Fields of the set-up of every kind: what touches on them choose, and what becomes of it in the
// rules and back.
#include <iterator>

#include "fields_table.hpp"

using namespace fields_test;

namespace {

void test_field_should_tell_its_value_in_a_sentence_when_it_was_touched() {
  open();
  TEST_ASSERT_FALSE(fake::shows("Choose a game"));
  finger::tap("field Motion");
  finger::tap("row 1");
  TEST_ASSERT_TRUE(fake::shows("Choose a game"));
  TEST_ASSERT_EQUAL(0, start().full);
  TEST_ASSERT_EQUAL(0, play.setup().values[kMode]);
}

void test_field_of_several_should_take_each_by_itself_and_stay() {
  open();
  TEST_ASSERT_TRUE(fake::shows("Theme"));
  finger::tap("field Record");
  finger::tap("row 3");
  TEST_ASSERT_TRUE_MESSAGE(fake::there("row 3"), "the list stays");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 chosen"));
  finger::tap("field Record");
  finger::tap("row 1");
  finger::tap("row 3");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("None"));
  finger::tap("field Record");
  finger::tap("row 2");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("Hand"));
  TEST_ASSERT_EQUAL(2, start().modules);
  TEST_ASSERT_EQUAL(2, play.setup().values[kModule]);
}

void test_field_of_lot_or_choice_should_be_drawn_until_one_is_chosen() {
  open();
  TEST_ASSERT_TRUE(fake::shows("By lot"));
  TEST_ASSERT_EQUAL(0, start().extra);
  TEST_ASSERT_EQUAL(0, play.setup().values[kExtra]);
  open();
  finger::tap("field Turn");
  finger::tap("row 3");  // behind "By lot" and the first
  TEST_ASSERT_TRUE(fake::shows("Right"));
  TEST_ASSERT_EQUAL(2, start().extra);
  TEST_ASSERT_EQUAL(2, play.setup().values[kExtra]);
}

void test_own_values_should_never_be_the_same_for_two_players() {
  open();
  finger::tap("field Rules");
  finger::tap("row 2");  // Yellow takes the first
  finger::tap("row 1");  // it is taken: the second
  TEST_ASSERT_TRUE(fake::shows("Green"));
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("2 chosen"));
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(2, options.markers[0]);
  TEST_ASSERT_EQUAL(1, options.markers[1]);
  TEST_ASSERT_EQUAL(0, options.markers[2]);
  const ui::Setup setup = play.setup();
  TEST_ASSERT_EQUAL(2, setup.own_values[0]);
  TEST_ASSERT_EQUAL(1, setup.own_values[1]);
  TEST_ASSERT_EQUAL(0, setup.own_values[2]);
}

void test_own_value_should_be_by_lot_again_behind_the_last_one() {
  open();
  finger::tap("field Rules");
  for (size_t touch = 0; touch < std::size(kColours); ++touch) finger::tap("row 3");
  finger::tap("back");
  TEST_ASSERT_TRUE(fake::shows("1 chosen"));
  finger::tap("field Rules");
  finger::tap("row 3");
  TEST_ASSERT_TRUE(fake::shows("By lot"));
}

// Alone the list is that of the values, with the lot in front.
void test_own_value_should_be_one_of_all_when_one_plays_alone() {
  entry.least_players = 1;
  open({.players = 1});
  TEST_ASSERT_TRUE(fake::shows("By lot"));
  finger::tap("field Rules");
  TEST_ASSERT_TRUE(fake::shows("By lot") && fake::shows("Green"));
  finger::tap("row 3");  // behind "By lot" and the first
  TEST_ASSERT_TRUE_MESSAGE(fake::there("button Start"), "the list has gone");
  TEST_ASSERT_TRUE(fake::shows("Green"));
  TEST_ASSERT_EQUAL(2, start().markers[0]);
  TEST_ASSERT_EQUAL(2, play.setup().own_values[0]);
}

void test_own_value_should_go_to_who_takes_it_while_its_owner_does_not_play() {
  entry.least_players = 1;
  open();
  finger::tap("field Players");
  finger::tap("row 3");
  finger::tap("field Rules");
  finger::tap("row 3");  // Blue has the first
  finger::tap("back");
  finger::tap("field Players");
  finger::tap("row 1");
  finger::tap("field Rules");
  finger::tap("row 2");
  finger::tap("field Players");
  finger::tap("row 3");
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(1, options.markers[0]);
  TEST_ASSERT_EQUAL(0, options.markers[2]);
}

void test_value_should_have_its_picture_in_every_list() {
  const ui::Color red = ui::palette().area(ui::Wash::red).color;
  const ui::Color green = ui::palette().area(ui::Wash::green).color;
  entry.least_players = 1;
  open({.players = 1});
  finger::tap("field Rules");
  finger::wait(50);
  TEST_ASSERT_FALSE(fake::shows_color("row 1", red));
  TEST_ASSERT_TRUE(fake::shows_color("row 2", red));
  open({.players = 3});
  finger::tap("field Rules");
  for (int touch = 0; touch < 4; ++touch) finger::tap("row 1");
  finger::wait(50);
  TEST_ASSERT_TRUE_MESSAGE(fake::shows_color("row 1", green), "the fourth colour");
  TEST_ASSERT_TRUE_MESSAGE(fake::shows_color("row 1", red), "and whose it is");
  TEST_ASSERT_FALSE(fake::shows_color("row 2", green));
}

void test_game_should_begin_as_it_was_set_up_when_nothing_was_touched() {
  open();
  const Toy::Options& options = start();
  TEST_ASSERT_EQUAL(1, options.full);
  const ui::Setup setup = play.setup();
  TEST_ASSERT_EQUAL(3, setup.seats.players);
  TEST_ASSERT_EQUAL(1, setup.values[kMode]);
  TEST_ASSERT_EQUAL(options.modules, setup.values[kModule]);
}

}  // namespace

void setUp() { set_up(); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_game_should_begin_as_it_was_set_up_when_nothing_was_touched);
  RUN_TEST(test_field_should_tell_its_value_in_a_sentence_when_it_was_touched);
  RUN_TEST(test_field_of_several_should_take_each_by_itself_and_stay);
  RUN_TEST(test_field_of_lot_or_choice_should_be_drawn_until_one_is_chosen);
  RUN_TEST(test_own_values_should_never_be_the_same_for_two_players);
  RUN_TEST(test_own_value_should_be_by_lot_again_behind_the_last_one);
  RUN_TEST(test_own_value_should_be_one_of_all_when_one_plays_alone);
  RUN_TEST(test_own_value_should_go_to_who_takes_it_while_its_owner_does_not_play);
  RUN_TEST(test_value_should_have_its_picture_in_every_list);
  return UNITY_END();
}
