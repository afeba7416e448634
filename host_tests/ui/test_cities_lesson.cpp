// The lesson of Cities by touches on names.
#include "cities_table.hpp"
#include "lesson_marks.hpp"

using namespace table;

namespace {

void open_lesson() {
  tap("button Cities");
  tap("button Lesson");
}

void show() {
  for (const char* name : {"button Show", "button Done"}) {
    if (fake::there(name)) return finger::tap_seen(name);
  }
  TEST_FAIL_MESSAGE("nothing goes on");
}

void expect_step(int step) {
  const std::string words = "step " + std::to_string(step) + " of 15";
  TEST_ASSERT_TRUE_MESSAGE(fake::shows(words.c_str()), words.c_str());
}

void test_lesson_should_end_when_everything_is_shown() {
  start();
  open_lesson();
  int touches = 0;
  for (; !fake::there("button Lesson"); ++touches) {
    TEST_ASSERT_LESS_THAN(40, touches);
    show();
  }
  TEST_ASSERT_GREATER_THAN(15, touches);
}

// Tile 8, turned, lies beside the wheels of 12 and above those of 1: six. Tile 5 adds two, and its
// tree makes two with that of 1. On tile 4 there are two wheels beside the one of 18: three, less
// the two trees. With 16 the trees become five, less the three wheels.
void test_lesson_should_go_on_when_its_places_are_touched() {
  start();
  open_lesson();
  const auto expect_worth = [](const char* flag, int total) {
    finger::wait(400);  // points count up
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(flag), flag);
    TEST_ASSERT_TRUE_MESSAGE(shows_number(total), flag);
  };
  expect_step(1);
  tap("cell 0,0");
  expect_step(2);
  tap("button Build");
  expect_step(3);
  for (const char* cell : {"cell 1,-1", "cell -1,-1"}) {
    tap(cell);
    tap("button Build");
  }
  expect_step(4);
  tap("cell 0,-1");
  expect_step(5);
  tap("tile");
  expect_step(6);
  expect_worth("\n±0\n", 0);
  tap("button Build");
  expect_step(7);
  tap("field 0,-1 ne");
  expect_step(8);
  expect_worth("\n+6\n", 6);
  tap("button Send");
  expect_step(9);
  tap("cell -1,0");
  expect_worth("\n+2\n", 8);
  tap("button Build");
  expect_step(10);
  expect_worth("\n±0\n", 8);  // on the same wheels
  tap("field -1,0 se");
  expect_worth("\n+2\n", 10);
  tap("button Send");
  expect_step(11);
  tap("cell -2,-1");
  tap("button Build");
  expect_step(12);
  tap("field -1,0 se");  // lift it
  expect_step(13);
  tap("field -2,-1 nw");
  expect_worth("\n+1\n", 11);
  tap("button Jump");
  expect_step(14);
  tap("cell -2,0");
  tap("button Build");
  expect_step(15);
  tap("field -2,-1 nw");
  tap("field -2,-1 sw");
  expect_worth("\n+2\n", 13);
  tap("button Walk");
  TEST_ASSERT_TRUE(fake::there("button Done"));
  finger::tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::there("button Lesson"));
}

// Show does one touch of those that the lesson asks for.
void test_lesson_should_point_at_what_it_asks_for() {
  start();
  open_lesson();
  for (const char* place :
       {"cell 0,0",     "button Build", "cell 1,-1",      "button Build",   "cell -1,-1",
        "button Build", "cell 0,-1",    "tile",           "button Build",   "field 0,-1 ne",
        "button Send",  "cell -1,0",    "button Build",   "field -1,0 se",  "button Send",
        "cell -2,-1",   "button Build", "field -1,0 se",  "field -2,-1 nw", "button Jump",
        "cell -2,0",    "button Build", "field -2,-1 nw", "field -2,-1 sw", "button Walk"}) {
    marks::expect_marked(place);
    tap("button Show");
  }
  TEST_ASSERT_TRUE_MESSAGE(shows_number(13), "6, 2, 2, 1 and 2 points");
  TEST_ASSERT_FALSE(marks::any([](const ui::Rect&) { return true; }));
}

// The game that is taught is one that can be played: in all its events.
void test_lesson_should_show_a_tourist_sent_twice_a_jump_and_a_walk() {
  start();
  open_lesson();
  while (!fake::there("button Done")) show();
  std::string moves;
  const rules::AnyMatch& match = ui::cities::the_lesson.play().match();
  for (size_t i = 0; i < match.events(); ++i) {
    const rules::Event event = match.event(i);
    if (event.is(rule::Verb::kTourist)) moves += "s";
    if (event.is(rule::Verb::kJump)) moves += "j";
    if (event.is(rule::Verb::kWalk)) moves += "w";
  }
  TEST_ASSERT_EQUAL_STRING("ssjw", moves.c_str());
}

void test_line_should_lead_from_the_words_to_the_cell() {
  start();
  open_lesson();
  marks::expect_led_to("cell 0,0");
  tap("button Show");
  marks::expect_led_to("button Build");
}

// The cell that is planned for the fifth tile is taken by the fourth.
void test_lesson_should_lead_on_when_the_city_has_become_another_one() {
  start();
  open_lesson();
  for (const char* cell : {"cell 0,0", "cell 1,-1", "cell -1,-1", "cell -1,0"}) {
    if (!fake::there(cell)) tap("words");  // they lie over it
    tap(cell);
    tap("button Build");
  }
  expect_step(7);
  int touches = 0;
  while (!fake::there("button Done")) {
    tap("button Show");
    TEST_ASSERT_LESS_THAN(24, ++touches);
  }
}

// Nobody stands there who could be moved: another one is sent.
void test_lesson_should_lead_on_when_no_tourist_was_sent() {
  start();
  open_lesson();
  while (!fake::shows("step 7 of 15")) tap("button Show");
  for (int round = 0; round < 2; ++round) {
    finger::tap_seen("button Stay");
    tap("button Show");
    tap("button Show");
  }
  expect_step(12);
  TEST_ASSERT_TRUE(fake::shows("Touch the field."));
  int touches = 0;
  while (!fake::there("button Done")) {
    tap("button Show");
    TEST_ASSERT_LESS_THAN(12, ++touches);
  }
}

void test_lesson_should_go_back_step_by_step_and_out() {
  start();
  open_lesson();
  for (int i = 0; i < 11; ++i) show();  // the first tourist is set
  expect_step(9);
  tap("button Back");
  expect_step(8);
  int touches = 0;
  for (; !fake::there("button Lesson"); ++touches) {
    TEST_ASSERT_LESS_THAN(12, touches);
    tap("button Back");
  }
}

void test_lesson_should_leave_the_game_alone() {
  rules::Rng rng(21);
  begin(1, 2, 15);
  play_until(rng, sending);
  const rule::State before = state();
  tap("menu");
  tap("button Lesson");
  show();
  show();
  finger::tap_seen("button Skip");
  TEST_ASSERT_EQUAL_MEMORY(&before, &state(), sizeof before);
  TEST_ASSERT_EQUAL_PTR(&game(), ui::current_play());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_lesson_should_end_when_everything_is_shown);
  RUN_TEST(test_lesson_should_go_on_when_its_places_are_touched);
  RUN_TEST(test_lesson_should_point_at_what_it_asks_for);
  RUN_TEST(test_lesson_should_show_a_tourist_sent_twice_a_jump_and_a_walk);
  RUN_TEST(test_line_should_lead_from_the_words_to_the_cell);
  RUN_TEST(test_lesson_should_lead_on_when_the_city_has_become_another_one);
  RUN_TEST(test_lesson_should_lead_on_when_no_tourist_was_sent);
  RUN_TEST(test_lesson_should_go_back_step_by_step_and_out);
  RUN_TEST(test_lesson_should_leave_the_game_alone);
  return UNITY_END();
}
