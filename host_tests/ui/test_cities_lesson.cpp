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
  for (const char* name : {"button Show", "button Build", "button Set", "button Done"}) {
    if (fake::there(name)) return tap(name);
  }
  TEST_FAIL_MESSAGE("nothing goes on");
}

void test_lesson_should_end_when_everything_is_shown() {
  start();
  open_lesson();
  int touches = 0;
  for (; !fake::there("button Lesson"); ++touches) {
    TEST_ASSERT_LESS_THAN(30, touches);
    show();
  }
  TEST_ASSERT_GREATER_THAN(9, touches);
}

void test_lesson_should_go_on_when_its_places_are_touched() {
  start();
  open_lesson();
  const auto expect_step = [](int step) {
    const std::string words = "step " + std::to_string(step) + " of 9";
    TEST_ASSERT_TRUE_MESSAGE(fake::shows(words.c_str()), words.c_str());
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
  tap("button Build");
  expect_step(7);
  tap("field 0,-1 ne");
  expect_step(8);
  TEST_ASSERT_TRUE(fake::shows("+6"));
  tap("button Set");
  expect_step(9);
  tap("cell 1,0");
  tap("button Build");
  tap("field 0,-1 ne");  // lift it
  tap("field 1,0 nw");
  tap("button Jump");
  TEST_ASSERT_TRUE(fake::there("button Done"));
  finger::tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::there("button Lesson"));
}

void test_lesson_should_point_at_what_it_asks_for() {
  start();
  open_lesson();
  for (const char* place :
       {"cell 0,0", "button Build", "cell 1,-1", "button Build", "cell -1,-1", "button Build",
        "cell 0,-1", "tile", "button Build", "field 0,-1 ne", "button Set"}) {
    marks::expect_marked(place);
    tap("button Show");
  }
  TEST_ASSERT_TRUE_MESSAGE(shows_number(6), "the best place for the tourist");
  TEST_ASSERT_FALSE(marks::any([](const ui::Rect&) { return true; }));
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
  for (const char* cell : {"cell 0,0", "cell 1,-1", "cell -1,-1", "cell 1,0"}) {
    tap(cell);
    tap("button Build");
  }
  TEST_ASSERT_TRUE(fake::shows("step 7 of 9"));
  tap("button Show");
  tap("button Show");
  TEST_ASSERT_TRUE(fake::shows("step 9 of 9"));
  tap("button Show");  // a tile is chosen
  TEST_ASSERT_TRUE(fake::shows("step 9 of 9"));
  tap("button Build");
  tap("button Show");
  tap("button Show");
  TEST_ASSERT_TRUE(fake::there("button Done"));
}

void test_lesson_should_go_back_step_by_step_and_out() {
  start();
  open_lesson();
  for (int i = 0; i < 11; ++i) show();  // the first tourist is set
  TEST_ASSERT_TRUE(fake::shows("step 9 of 9"));
  tap("button Back");
  TEST_ASSERT_TRUE(fake::shows("step 8 of 9"));
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
  RUN_TEST(test_line_should_lead_from_the_words_to_the_cell);
  RUN_TEST(test_lesson_should_lead_on_when_the_city_has_become_another_one);
  RUN_TEST(test_lesson_should_go_back_step_by_step_and_out);
  RUN_TEST(test_lesson_should_leave_the_game_alone);
  return UNITY_END();
}
