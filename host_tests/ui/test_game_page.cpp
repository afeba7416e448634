// The page of a game behind its lot.
#include "fake_device.hpp"
#include "toy_entry.hpp"

namespace {

using fake::there;
using toy::world;

void begin() {
  ui::Setup setup;
  world.match.begin(setup);
  ui::set_current_play(&toy::play);
}

void open_home() {
  fake::woken.clear();
  fake::start({&toy::kEntry, 1});
  finger::wait(30);
}

void test_page_should_offer_a_new_game_when_none_of_its_kind_waits() {
  ui::set_current_play(nullptr);
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_FALSE(there("button Resume"));
  finger::tap_seen("button New");
  TEST_ASSERT_TRUE(there("button Start"));
}

void test_page_should_tell_how_the_game_stands_that_is_played() {
  world.standing = "Round 3 of 9";
  begin();
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_TRUE(fake::shows("Alone"));
  TEST_ASSERT_TRUE(fake::shows("Round 3 of 9"));
  finger::tap("button Resume");
  TEST_ASSERT_TRUE_MESSAGE(there("button Build"), "the game");
  const auto toys = std::count(fake::woken.begin(), fake::woken.end(), "toy");
  TEST_ASSERT_EQUAL_MESSAGE(0, toys, "it was there");
}

void test_page_should_lead_to_a_new_game_and_to_the_lesson_and_the_rules() {
  begin();
  open_home();
  finger::tap("button Toy");
  finger::tap_seen("button New");
  TEST_ASSERT_TRUE(there("button Start"));
  finger::tap("back");
  finger::tap("button Rules");
  TEST_ASSERT_TRUE(there("back"));
  finger::tap("back");
  const int lessons = world.lessons;
  finger::tap("button Lesson");
  TEST_ASSERT_EQUAL(lessons + 1, world.lessons);
}

void test_page_should_lead_to_the_scores_where_games_are_kept() {
  begin();
  open_home();
  finger::tap("button Toy");
  finger::tap("button Scores");
  TEST_ASSERT_TRUE(fake::shows("No game like this yet."));
  finger::tap("back");
  TEST_ASSERT_TRUE(there("button Resume"));
  fake::device.kept = nullptr;
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_FALSE(there("button Scores"));
  fake::device.kept = &fake::kept;
}

void test_page_should_offer_a_new_game_when_the_last_one_is_over() {
  begin();
  world.match.now = rules::Due::nothing;
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_FALSE(there("button Resume"));
  finger::tap_seen("button New");
  TEST_ASSERT_TRUE(there("button Start"));
  world.match.now = rules::Due::act;
}

}  // namespace

void setUp() {}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_page_should_offer_a_new_game_when_none_of_its_kind_waits);
  RUN_TEST(test_page_should_tell_how_the_game_stands_that_is_played);
  RUN_TEST(test_page_should_lead_to_a_new_game_and_to_the_lesson_and_the_rules);
  RUN_TEST(test_page_should_lead_to_the_scores_where_games_are_kept);
  RUN_TEST(test_page_should_offer_a_new_game_when_the_last_one_is_over);
  return UNITY_END();
}
