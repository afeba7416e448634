// The lesson of Townies by touches on names.
#include <vector>

#include "lesson_marks.hpp"
#include "townies_table.hpp"

using namespace town_table;

namespace {

constexpr unsigned kMostTouches = 40;
// What the lesson asks for, one after the other.
constexpr const char* kAsked[] = {"button Rotate", "at c4d5e4e5",  "button Build", "die Object",
                                  "space d4",      "button Build", "die Object",   "space c3",
                                  "button Build",  "star",         "button Use",   "die Basic",
                                  "space d3",      "button Build", "at f5g4g5h4",  "button Build"};

void open_lesson(const ui::Settings& held = {}) {
  start(held);
  tap("button Townies");
  tap("button Lesson");
}

void expect_step(int step) {
  const std::string words = "step " + std::to_string(step) + " of 15";
  TEST_ASSERT_TRUE_MESSAGE(fake::shows(words.c_str()), words.c_str());
}

void show_until_step(int step) {
  const std::string words = "step " + std::to_string(step) + " of 15";
  for (unsigned shows = 0; !fake::shows(words.c_str()); ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    tap("button Show");
  }
}

void show_to_the_end() {
  for (unsigned shows = 0; !fake::there("button Done"); ++shows) {
    TEST_ASSERT_LESS_THAN(kMostTouches, shows);
    tap("button Show");
  }
}

ui::townies::TowniesMatch& taught() {
  return static_cast<ui::townies::TowniesMatch&>(ui::townies::the_lesson.play());
}
int taught_total() { return rules::Townies::score(taught().seen(), 1).total; }
const rt::Town& taught_town() { return taught().town_of(1); }

std::vector<Event> moves() {
  std::vector<Event> all;
  const rules::AnyMatch& match = taught().match();
  for (size_t i = 0; i < match.events(); ++i) {
    if (match.event(i).actor() != rules::kChance) all.push_back(match.event(i));
  }
  return all;
}

// Of the Shape or Object as it is, in the leftmost column.
void choose_first_site() {
  ui::townies::TowniesPicker& chosen = taught().moves();
  unsigned site = ui::townies::kNowhere;
  ui::townies::for_each_space([&](unsigned space) {
    if (site == ui::townies::kNowhere && chosen.sites().has(space)) site = space;
  });
  TEST_ASSERT_TRUE(chosen.choose(site).ok());
  ui::screens::rebuild();
}

// Whether a flag says so; points count up first.
bool flag_says(const char* words) {
  finger::wait(400);
  return says(words);
}

// --- as it is written ----------------------------------------------------------------------------

// The Arch lies around d4 but for d3 and c3: four brown Blocks beside the Station, two of them
// opposite to each other, 5. It is yellow, so the Windmill on c3, beside an Object, scores 1, and
// both lie side by side: the goal pays 2. The Station on d3 has one brown Block, none opposite to
// another; it is the goal's third, for 2 more.
void test_lesson_should_go_on_when_its_places_are_touched() {
  open_lesson();
  expect_step(1);
  tap("button Rotate");
  expect_step(2);
  tap("at c4d5e4e5");
  expect_step(3);
  TEST_ASSERT_TRUE(flag_says("±0"));
  tap("button Build");
  expect_step(4);
  tap("die Object");
  expect_step(5);
  TEST_ASSERT_TRUE(fake::shows("Touch the 5."));
  tap("space d4");
  expect_step(6);
  TEST_ASSERT_TRUE(flag_says("+5"));
  tap("button Build");
  expect_step(7);
  tap("die Object");
  expect_step(8);
  tap("space c3");
  expect_step(9);
  TEST_ASSERT_TRUE(flag_says("+3"));
  TEST_ASSERT_TRUE_MESSAGE(flag_says("+2"), "the goal");
  tap("button Build");
  expect_step(10);
  tap("star");
  tap("row 3");  // brown
  expect_step(11);
  tap_seen("button Use");
  expect_step(12);
  tap("die Basic");
  expect_step(13);
  TEST_ASSERT_TRUE(fake::shows("Touch the 1."));
  tap("space d3");
  expect_step(14);
  TEST_ASSERT_TRUE(flag_says("+3"));
  tap("button Build");
  expect_step(15);
  TEST_ASSERT_EQUAL(11, taught_total());
  tap("at f5g4g5h4");
  expect_step(15);
  TEST_ASSERT_TRUE(flag_says("±0"));
  tap("button Build");
  tap_seen("button Done");
  TEST_ASSERT_TRUE(fake::there("button Lesson"));
}

// Show does one touch of those that the lesson asks for, or all behind the star's list.
void test_lesson_should_point_at_what_it_asks_for() {
  open_lesson();
  for (const char* place : kAsked) {
    marks::expect_marked(place);
    tap("button Show");
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
  TEST_ASSERT_FALSE(marks::any([](const ui::Rect&) { return true; }));
}

// Alone the first Shape's circle is the place of the first Object, the last one's the fourth place.
void test_lesson_should_show_shapes_objects_and_a_star_spent() {
  open_lesson();
  show_to_the_end();
  const std::vector<Event> all = moves();
  constexpr Verb kVerbs[] = {Verb::kShape, Verb::kObject, Verb::kObject,
                             Verb::kStar,  Verb::kObject, Verb::kShape};
  TEST_ASSERT_EQUAL(std::size(kVerbs), all.size());
  for (size_t i = 0; i < all.size(); ++i) TEST_ASSERT_TRUE(all[i].is(kVerbs[i]));
  TEST_ASSERT_EQUAL(11, taught_total());
  TEST_ASSERT_EQUAL(3, taught_town().objects);
  TEST_ASSERT_EQUAL(4, taught_town().taken);
  TEST_ASSERT_EQUAL(0, taught_town().stars);
  TEST_ASSERT_EQUAL(6, taught().round());
  TEST_ASSERT_FALSE(taught().over());
}

// Words lie neither over what is to be touched nor over what was chosen, however it is held.
void test_words_should_leave_free_what_is_asked_for() {
  fake::for_each_hold([](const ui::Settings& held) {
    open_lesson(held);
    for (const char* place : kAsked) {
      TEST_ASSERT_TRUE_MESSAGE(common(marks::area_of("words"), marks::area_of(place)).empty(),
                               place);
      tap("button Show");
    }
  });
}

// --- another way ---------------------------------------------------------------------------------

// A Shape in each round: nothing brings a star, and none is spoken of as if it were there.
void test_lesson_should_lead_on_when_only_shapes_are_drawn() {
  open_lesson();
  tap("button Rotate");
  tap("at c4d5e4e5");
  tap("button Build");
  expect_step(4);
  for (int round = 2; round <= 5; ++round) {
    taught().moves().take(ui::townies::Die::shape);
    choose_first_site();
    TEST_ASSERT_FALSE(fake::stands("star"));
    tap_seen("button Build");
  }
  TEST_ASSERT_TRUE(fake::there("button Done"));
  TEST_ASSERT_EQUAL(5, moves().size());
  TEST_ASSERT_EQUAL(5, taught_town().taken);
}

// At d3 the Station is beside one brown Block. It is yellow, and c3 beside it: the star is earned
// in another way.
void test_lesson_should_lead_to_a_star_when_the_object_stands_elsewhere() {
  open_lesson();
  show_until_step(5);
  tap("space d3");
  expect_step(6);
  TEST_ASSERT_TRUE(flag_says("+1"));
  TEST_ASSERT_TRUE(fake::shows("You may do that as well"));
  tap("button Build");
  show_until_step(8);
  marks::expect_marked("space c3");
  show_until_step(10);
  TEST_ASSERT_EQUAL(1, taught_town().stars);
  show_to_the_end();
  TEST_ASSERT_EQUAL(0, taught_town().stars);
}

// The Windmill stands on d3: no star. Bike Rentals and Banks have no place, so that a Shape is
// left.
void test_lesson_should_say_that_there_is_no_star_when_none_was_earned() {
  open_lesson();
  show_until_step(8);
  tap("space d3");
  expect_step(9);
  tap("button Build");
  expect_step(10);
  TEST_ASSERT_FALSE(fake::stands("star"));
  TEST_ASSERT_TRUE(fake::shows("You have no star."));
  TEST_ASSERT_TRUE(fake::shows("Touch the map."));
  TEST_ASSERT_FALSE(fake::there("die Object"));
  TEST_ASSERT_FALSE(fake::there("die Basic"));
  tap("button Show");
  expect_step(14);
  TEST_ASSERT_TRUE(flag_says("±0"));
  tap("button Show");
  expect_step(15);
  show_to_the_end();
}

// At h4 nothing is near a star or the first Arch's places.
void test_lesson_should_lead_on_when_the_shape_lies_elsewhere() {
  open_lesson();
  tap("button Rotate");
  tap("at g6h6i4i5");
  expect_step(3);
  tap("button Build");
  show_until_step(5);
  show_to_the_end();
  TEST_ASSERT_GREATER_OR_EQUAL(2, taught_town().objects);
}

// In green no Object has a place: the third one is not asked for.
void test_lesson_should_not_ask_for_the_third_one_when_another_colour_was_taken() {
  open_lesson();
  show_until_step(10);
  tap("star");
  tap("button next");
  tap("row 4");  // green
  expect_step(11);
  tap_seen("button Use");
  expect_step(13);
  TEST_ASSERT_TRUE(fake::shows("Touch the map."));
  show_to_the_end();
}

// In red the Game Court stands beside the Windmill.
void test_lesson_should_lead_on_when_red_was_taken() {
  open_lesson();
  show_until_step(10);
  tap("star");
  tap("row 1");  // red
  tap_seen("button Use");
  expect_step(12);
  tap("button Show");
  expect_step(13);
  show_to_the_end();
  TEST_ASSERT_EQUAL(3, taught_town().objects);
}

void test_lesson_should_ask_again_when_what_was_chosen_is_dropped() {
  open_lesson();
  show_until_step(3);
  tap("button Undo");
  expect_step(2);
  show_until_step(6);
  tap("button Undo");
  expect_step(5);
  show_until_step(11);
  tap("button Undo");
  expect_step(10);
}

// The Shape's way of lying is forgotten with the match.
void test_back_should_begin_with_the_shape_as_the_die_shows_it() {
  open_lesson();
  tap("button Rotate");
  expect_step(2);
  tap("button Back");
  expect_step(1);
}

void test_goals_should_be_looked_at_and_left_at_any_step() {
  open_lesson();
  show_until_step(9);
  tap("goals");
  TEST_ASSERT_TRUE(fake::there("goal 3"));
  tap("back");
  expect_step(9);
  TEST_ASSERT_TRUE(fake::there("button Build"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_lesson_should_go_on_when_its_places_are_touched);
  RUN_TEST(test_lesson_should_point_at_what_it_asks_for);
  RUN_TEST(test_lesson_should_show_shapes_objects_and_a_star_spent);
  RUN_TEST(test_words_should_leave_free_what_is_asked_for);
  RUN_TEST(test_lesson_should_lead_on_when_only_shapes_are_drawn);
  RUN_TEST(test_lesson_should_lead_to_a_star_when_the_object_stands_elsewhere);
  RUN_TEST(test_lesson_should_say_that_there_is_no_star_when_none_was_earned);
  RUN_TEST(test_lesson_should_lead_on_when_the_shape_lies_elsewhere);
  RUN_TEST(test_lesson_should_not_ask_for_the_third_one_when_another_colour_was_taken);
  RUN_TEST(test_lesson_should_lead_on_when_red_was_taken);
  RUN_TEST(test_lesson_should_ask_again_when_what_was_chosen_is_dropped);
  RUN_TEST(test_back_should_begin_with_the_shape_as_the_die_shows_it);
  RUN_TEST(test_goals_should_be_looked_at_and_left_at_any_step);
  return UNITY_END();
}
