// The lesson of DrawCity by touches on names. The other player is a bot.
#include "drawcity_table.hpp"
#include "lesson_marks.hpp"

using namespace street_table;

namespace {

constexpr unsigned kMostTouches = 60;
// What the lesson asks for, one after the other.
constexpr const char* kAsked[] = {"space 2,2",    "button Build", "type 2",    "space 1,3",
                                  "button Build", "number 2",     "type 2",    "space 2,4",
                                  "button Build", "type 2",       "space 2,3", "button Build"};
constexpr const char* kPlanned[] = {"p1 build H 3 2,2", "p1 build S 4 1,3", "p1 build P 6 2,4",
                                    "p1 build F 5 2,3"};
constexpr const char* kOtherWay = "Only raised spaces take your number.";

ui::drawcity::DrawCityMatch& taught() {
  return static_cast<ui::drawcity::DrawCityMatch&>(ui::drawcity::the_lesson.play());
}
DrawCityPicker& chosen() { return taught().moves(); }
int taught_total() { return rules::DrawCity::score(taught().seen(), 1).total; }

// It shows its move for a while.
void wait_for_bot() {
  for (unsigned waits = 0; taught().match().bot_to_go() != 0; ++waits) {
    TEST_ASSERT_LESS_THAN(kMostTouches, waits);
    finger::wait(400);
  }
  finger::wait(50);
}
void touch(const std::string& name) {
  tap_seen(name);
  wait_for_bot();
}
void show() { touch("button Show"); }

void open_lesson(const ui::Settings& held = {}) {
  start(held);
  tap("button DrawCity");
  tap("button Lesson");
}

bool on_step(int step) { return fake::shows(("step " + std::to_string(step) + " of 12").c_str()); }
void expect_step(int step) {
  TEST_ASSERT_TRUE_MESSAGE(on_step(step), ("step " + std::to_string(step)).c_str());
}
void show_until_step(int step) {
  for (unsigned shows = 0; !on_step(step); ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    show();
  }
}
void show_to_the_end() {
  for (unsigned shows = 0; !fake::there("button Done"); ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    TEST_ASSERT_TRUE_MESSAGE(fake::there("button Show"), "nothing leads on");
    show();
  }
}

std::vector<std::string> moves_of(unsigned player) {
  std::vector<std::string> all;
  for (size_t i = 0; i < taught().match().events(); ++i) {
    const Event event = taught().match().event(i);
    if (event.actor() == player) all.push_back(tests::text_of<rules::DrawCity>(event));
  }
  return all;
}

// --- as it is written ----------------------------------------------------------------------------

// A house alone where internet begins: 1 for it, 1 for its street, 1 for internet. A shop alone on
// its street: 2. A park beside nothing of the other one: 1. A factory between house, park and shop:
// 3 types, internet from the house, and 6 for "Short Commute".
void test_lesson_should_go_on_when_its_places_are_touched() {
  open_lesson();
  expect_step(1);
  touch("space 2,2");
  expect_step(2);
  TEST_ASSERT_TRUE(says("+3"));
  TEST_ASSERT_TRUE(fake::shows("+3: a house alone brings 1, its street 1, internet 1."));
  touch("button Build");
  expect_step(3);
  TEST_ASSERT_TRUE(fake::shows("Touch the shop."));
  touch("type 2");
  expect_step(4);
  touch("space 1,3");
  expect_step(5);
  TEST_ASSERT_TRUE(says("+2"));
  touch("button Build");
  expect_step(6);
  TEST_ASSERT_TRUE(fake::shows("Touch the 6."));
  touch("number 2");
  expect_step(7);
  TEST_ASSERT_TRUE(fake::shows("Touch the park."));
  touch("type 2");
  expect_step(8);
  touch("space 2,4");
  expect_step(9);
  TEST_ASSERT_TRUE(says("+1"));
  touch("button Build");
  expect_step(10);
  TEST_ASSERT_TRUE(fake::shows("Touch the factory."));
  touch("type 2");
  expect_step(11);
  touch("space 2,3");
  expect_step(12);
  TEST_ASSERT_TRUE(says("+10"));
  touch("button Build");
  TEST_ASSERT_EQUAL(3 + 2 + 1 + 10, taught_total());
  tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::there("button Lesson"));
}

void test_lesson_should_point_at_what_it_asks_for() {
  open_lesson();
  for (const char* place : kAsked) {
    marks::expect_marked(place);
    show();
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
}

void test_lesson_should_be_played_to_its_end_by_show_however_it_is_held() {
  fake::for_each_hold([](const ui::Settings& held) {
    open_lesson(held);
    show_to_the_end();
    const std::vector<std::string> moves = moves_of(1);
    TEST_ASSERT_EQUAL(std::size(kPlanned), moves.size());
    for (size_t i = 0; i < moves.size(); ++i) {
      TEST_ASSERT_EQUAL_STRING(kPlanned[i], moves[i].c_str());
    }
    TEST_ASSERT_EQUAL(16, taught_total());
  });
}

// Words lie neither over what is to be touched nor over what was chosen.
void test_words_should_leave_free_what_is_asked_for() {
  fake::for_each_hold([](const ui::Settings& held) {
    open_lesson(held);
    for (const char* place : kAsked) {
      const ui::Rect words = marks::area_of("words");
      TEST_ASSERT_TRUE_MESSAGE(common(words, marks::area_of(place)).empty(), place);
      const Sites now = chosen().chosen();
      if (now.any()) {
        const Site site = chosen().site();
        char name[16];
        ui::drawcity::name_space(site, name);
        TEST_ASSERT_TRUE_MESSAGE(fake::stands(name), "the words lie over what is chosen");
      }
      show();
    }
  });
}

// What is said of the other one's moves: it has built, and nowhere where it was planned.
void test_bot_should_leave_free_what_is_planned() {
  open_lesson();
  for (const char* planned : kPlanned) {
    const Site site = event_of(planned).c;
    TEST_ASSERT_EQUAL(0, ui::drawcity::builder_of(taught().seen(), site));
    for (const size_t before = moves_of(1).size(); moves_of(1).size() == before;) show();
  }
  TEST_ASSERT_EQUAL(4, moves_of(2).size());
}

// --- another way ---------------------------------------------------------------------------------

// Builds in this turn with these cards on the space that comes so many behind the first one
// offered; false: there are not so many.
bool build_elsewhere(unsigned turn, unsigned number, unsigned type, unsigned behind) {
  open_lesson();
  while (moves_of(1).size() + 1 < turn) show();
  if (!chosen().fits(number)) return true;
  chosen().take_number(number);
  chosen().take_type(type);
  Site found = 0;
  ui::drawcity::all_of(chosen().sites(), [&](Site site) {
    found = behind == 0 ? site : Site{0};
    return behind-- != 0;
  });
  if (found == 0) return false;
  TEST_ASSERT_TRUE(chosen().choose(found).ok());
  ui::screens::rebuild();
  const bool planned = tests::text_of<rules::DrawCity>(chosen().event()) == kPlanned[turn - 1];
  TEST_ASSERT_EQUAL(!planned, fake::shows(kOtherWay));
  touch("button Build");
  TEST_ASSERT_EQUAL(turn, moves_of(1).size());
  return true;
}

void test_lesson_should_lead_on_when_another_space_is_taken() {
  for (unsigned turn = 1; turn <= std::size(kPlanned); ++turn) {
    for (unsigned behind = 0; build_elsewhere(turn, behind % 2, behind / 2 % 2, behind);
         behind += 3) {
      show_to_the_end();
      TEST_ASSERT_EQUAL(4, moves_of(1).size());
    }
  }
}

// The house stands where the park is planned.
void test_words_of_the_plan_should_not_be_said_when_it_cannot_be_kept_to() {
  open_lesson();
  chosen().take_number(1);
  TEST_ASSERT_TRUE(chosen().choose(site_at(2, 4)).ok());
  ui::screens::rebuild();
  touch("button Build");
  expect_step(3);
  for (unsigned shows = 0; moves_of(1).size() < 2; ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    show();
  }
  for (unsigned shows = 0; moves_of(1).size() < 3; ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    TEST_ASSERT_TRUE(fake::shows(kOtherWay));
    TEST_ASSERT_FALSE(fake::shows("The 6 fits on the right of your 3."));
    show();
  }
  show_to_the_end();
}

void test_lesson_should_ask_again_when_what_was_chosen_is_dropped() {
  open_lesson();
  show_until_step(2);
  tap("button Undo");
  expect_step(1);
  show_until_step(5);
  tap("button Undo");
  expect_step(4);
  show_until_step(12);
  tap("button Undo");
  expect_step(11);
}

void test_lesson_should_ask_for_the_turn_again_when_it_is_taken_back() {
  open_lesson();
  show_until_step(3);
  tap("button Undo");
  TEST_ASSERT_EQUAL(0, moves_of(1).size());
  show_to_the_end();
  TEST_ASSERT_EQUAL(4, moves_of(1).size());
}

void test_back_should_return_to_the_step_before() {
  for (int step = 2; step <= 12; ++step) {
    open_lesson();
    show_until_step(step);
    tap("button Back");
    wait_for_bot();
    expect_step(step - 1);
  }
}

void test_goals_should_be_looked_at_and_left_at_any_step() {
  open_lesson();
  for (int step = 1; step <= 12; ++step) {
    show_until_step(step);
    tap("goals");
    TEST_ASSERT_TRUE(fake::shows("Short Commute"));
    tap("back");
    expect_step(step);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_lesson_should_go_on_when_its_places_are_touched);
  RUN_TEST(test_lesson_should_point_at_what_it_asks_for);
  RUN_TEST(test_lesson_should_be_played_to_its_end_by_show_however_it_is_held);
  RUN_TEST(test_words_should_leave_free_what_is_asked_for);
  RUN_TEST(test_bot_should_leave_free_what_is_planned);
  RUN_TEST(test_lesson_should_lead_on_when_another_space_is_taken);
  RUN_TEST(test_words_of_the_plan_should_not_be_said_when_it_cannot_be_kept_to);
  RUN_TEST(test_lesson_should_ask_again_when_what_was_chosen_is_dropped);
  RUN_TEST(test_lesson_should_ask_for_the_turn_again_when_it_is_taken_back);
  RUN_TEST(test_goals_should_be_looked_at_and_left_at_any_step);
  RUN_TEST(test_back_should_return_to_the_step_before);
  return UNITY_END();
}
