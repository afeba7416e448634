// The page of a game that goes on, and how one comes there.
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

void test_lot_should_open_the_set_up_when_no_game_of_its_kind_goes_on() {
  ui::set_current_play(nullptr);
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_TRUE(there("button Start"));
  TEST_ASSERT_EQUAL_STRING("toy", fake::woken.back().c_str());
}

void test_lot_should_open_the_page_when_a_game_of_its_kind_goes_on() {
  world.standing = "Round 3 of 9";
  begin();
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_TRUE(fake::shows("Waiting"));
  TEST_ASSERT_TRUE(fake::shows("Round 3 of 9"));
  const auto toys = std::count(fake::woken.begin(), fake::woken.end(), "toy");
  TEST_ASSERT_EQUAL_MESSAGE(0, toys, "it is there");
  finger::tap("button Resume");
  TEST_ASSERT_TRUE_MESSAGE(there("button Build"), "the game");
}

void test_page_should_lead_to_a_new_game_and_to_the_lesson_and_the_rules() {
  begin();
  open_home();
  finger::tap("button Toy");
  finger::tap("button New");
  TEST_ASSERT_TRUE(there("button Start"));
  finger::tap("back");
  finger::tap("button Rules");
  TEST_ASSERT_TRUE(there("back"));
  finger::tap("back");
  const int lessons = world.lessons;
  finger::tap("button Lesson");
  TEST_ASSERT_EQUAL(lessons + 1, world.lessons);
}

void test_game_that_waits_should_come_back_when_its_lot_is_touched() {
  ui::set_current_play(nullptr);
  open_home();
  fake::wake_it = [](const char* game) {
    if (game != nullptr) begin();
  };
  finger::tap("button Toy");
  TEST_ASSERT_TRUE(there("button Resume"));
  fake::wake_it = nullptr;
  finger::tap("back");
  TEST_ASSERT_EQUAL_STRING_MESSAGE("last", fake::woken.back().c_str(), "home has the latest");
}

void test_lot_should_open_the_set_up_when_the_game_is_over() {
  begin();
  world.match.now = rules::Due::nothing;
  open_home();
  finger::tap("button Toy");
  TEST_ASSERT_TRUE(there("button Start"));
  world.match.now = rules::Due::act;
}

}  // namespace

void setUp() {}
void tearDown() { ui::set_current_play(nullptr); }

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_lot_should_open_the_set_up_when_no_game_of_its_kind_goes_on);
  RUN_TEST(test_lot_should_open_the_page_when_a_game_of_its_kind_goes_on);
  RUN_TEST(test_page_should_lead_to_a_new_game_and_to_the_lesson_and_the_rules);
  RUN_TEST(test_game_that_waits_should_come_back_when_its_lot_is_touched);
  RUN_TEST(test_lot_should_open_the_set_up_when_the_game_is_over);
  return UNITY_END();
}
