// What may be drawn in Townies, what it would bring, and what a star is spent for.
#include "townies_table.hpp"

using namespace town_table;
using ui::townies::Die;

namespace {

// Red begins; a Bar lies on f3 to f6, and blue comes next.
void begin_with_bar(const Wanted& wanted = {}) {
  begin(wanted);
  roll(rt::kBank, kBar);
  build_shape("at f3f4f5f6");
}

// --- dice ----------------------------------------------------------------------------------------

void test_die_should_be_faint_and_say_why_when_nothing_can_be_drawn_with_it() {
  begin({});
  roll(rt::kCitySquare, kBar);
  TEST_ASSERT_TRUE(fake::there("die Shape"));
  tap("die Object");
  expect_said("No Object has room beside it.");
  tap("die Basic");
  expect_said("No Block of its colour has room beside it.");
  TEST_ASSERT_TRUE(picker().die() == Die::shape);
}

void test_dice_should_offer_a_shape_and_two_objects() {
  begin_with_bar();
  roll(rt::kGameCourt, kBee);
  TEST_ASSERT_TRUE(picker().can(Die::shape));
  TEST_ASSERT_TRUE(picker().can(Die::object));
  TEST_ASSERT_FALSE(picker().can(Die::basic));  // a Bank, and nothing is blue
  tap("die Object");
  TEST_ASSERT_EQUAL(rt::kGameCourt, picker().object());
}

// Nine places: each Shape takes one, and nothing scored.
void test_shapes_should_end_when_all_places_are_circled() {
  begin({});
  for (const char* place :
       {"at a1a2a3a4", "at b1b2b3b4", "at c1c2c3c4", "at d1d2d3d4", "at e1e2e3e4", "at f1f2f3f4",
        "at g1g2g3g4", "at h1h2h3h4", "at i1i2i3i4"}) {
    roll(rt::kBank, kBar);
    build_shape(place);
  }
  roll(rt::kBank, kBar);
  tap("die Shape");
  expect_said("All nine places are circled: no more Shapes.");
  TEST_ASSERT_TRUE(picker().die() == Die::object);
}

// Both Objects are blue, and nothing is: the Shape is all there is. Entered anew, the dice have an
// Object again.
void test_choice_should_follow_the_dice_when_they_are_taken_back() {
  begin_with_bar();
  roll(rt::kBank, kBee);
  TEST_ASSERT_FALSE(picker().can(Die::object));
  game().undo();
  roll(rt::kGameCourt, kBee);
  TEST_ASSERT_TRUE(picker().can(Die::object));
}

// --- what it would bring -------------------------------------------------------------------------

// Beside the four red Blocks: one at the ends and beside the first, two in between.
void test_numbers_should_be_what_the_object_scores_in_each_space() {
  begin_with_bar();
  roll(rt::kGameCourt, kBee);
  tap("die Object");
  const rt::Board ones = spaces_of({"f2", "f7", "e2", "e6", "g2", "g6"});
  const rt::Board twos = spaces_of({"e3", "e4", "e5", "g3", "g4", "g5"});
  TEST_ASSERT_TRUE(picker().sites() == (ones | twos));
  picker().sites().all_of([&](unsigned space) {
    TEST_ASSERT_EQUAL(twos.has(space) ? 2 : 1, picker().worth_at(space));
    return true;
  });
}

void test_flag_and_total_should_show_what_the_object_adds() {
  begin_with_bar();
  roll(rt::kGameCourt, kBee);
  tap("die Object");
  tap("space g4");
  TEST_ASSERT_TRUE(says("+2"));
  TEST_ASSERT_EQUAL(0, total());
  tap("button Build");
  TEST_ASSERT_EQUAL(2, total());
  // Drawn in blue, the colour of the marker.
  TEST_ASSERT_TRUE(town().of(rt::kBlue) == spaces_of({"g4"}));
}

// c3 is a star space: 1 for c4, and 2 for the star, in the numbers as well.
void test_stable_soil_should_be_in_the_numbers() {
  begin({.mode = rt::kSecond, .bonus = rt::kStableSoil});
  roll(rt::kBank, kBar);
  build_shape("at c4c5c6c7");
  roll(rt::kGameCourt, kBee);
  tap("die Object");
  TEST_ASSERT_EQUAL(3, picker().worth_at(space_of("c3")));
  TEST_ASSERT_EQUAL(1, picker().worth_at(space_of("c8")));
  tap("space c3");
  TEST_ASSERT_TRUE(says("+3"));
  tap("button Build");
  TEST_ASSERT_EQUAL(3, total());
  TEST_ASSERT_EQUAL(0, town().stars);
}

// Downtown pays 1 for the first Object in the centre: the flag counts it, the number does not.
void test_goals_should_be_in_the_flag_only() {
  begin({.mode = rt::kFull, .goal = rt::kDowntown});
  roll(rt::kBank, kBar);
  build_shape("at f3f4f5f6");
  roll(rt::kGameCourt, kBee);
  tap("die Object");
  TEST_ASSERT_EQUAL(2, picker().worth_at(space_of("g4")));
  tap("space g4");
  TEST_ASSERT_TRUE(says("+3"));
  tap("space g2");
  TEST_ASSERT_TRUE(says("+1"));
}

// --- stars ---------------------------------------------------------------------------------------

// A Game Court on the star of c3, above a red Bar; green comes next.
void begin_with_star(rt::Bonus bonus) {
  begin({.mode = rt::kSecond, .bonus = bonus});
  roll(rt::kBank, kBar);
  build_shape("at c4c5c6c7");
  roll(rt::kGameCourt, kBee);
  TEST_ASSERT_FALSE(fake::stands("star"));
  build_object(Die::object, "c3");
  TEST_ASSERT_EQUAL(1, town().stars);
}

void test_funding_should_let_the_shape_and_an_object_be_drawn() {
  begin_with_star(rt::kFunding);
  roll(rt::kGameCourt, kBee);
  tap("star");
  tap("row 1");
  tap_seen("button Use");
  TEST_ASSERT_EQUAL(0, town().stars);
  tap("die Object");
  tap("space c8");
  tap_seen("button Build");
  tap("die Object");
  expect_said("You have drawn an Object.");
  TEST_ASSERT_TRUE(fake::there("button End"));
  build_shape("at h5h6i4i5");
  TEST_ASSERT_EQUAL(2, town().objects);
  TEST_ASSERT_EQUAL(4 + 1 + 1 + 4, town().blocks().count());
}

void test_second_drawing_should_be_declined_when_the_turn_is_ended() {
  begin_with_star(rt::kFunding);
  roll(rt::kGameCourt, kBee);
  tap("star");
  tap("row 1");
  tap_seen("button Use");
  build_shape("at h5h6i4i5");
  tap("die Shape");
  expect_said("You have drawn the Shape.");
  tap_seen("button End");
  TEST_ASSERT_TRUE(game().match().due() == rules::Due::entry);
  TEST_ASSERT_EQUAL(1, town().objects);
}

// The rows are the colours in the order of the ring: red, yellow, brown, green, blue.
void test_repainting_should_draw_in_the_chosen_colour() {
  begin_with_star(rt::kRepainting);
  roll(rt::kBank, kBee);
  TEST_ASSERT_FALSE(picker().can(Die::basic));  // a Bike Rental, and nothing is green
  tap("star");
  tap("row 1");
  tap_seen("button Use");
  TEST_ASSERT_TRUE(picker().can(Die::basic));
  build_object(Die::basic, "c8");
  TEST_ASSERT_TRUE(town().of(rt::kRed).has(space_of("c8")));
}

// The rows are the six Shapes, then the six Objects.
void test_new_project_should_give_another_face() {
  begin_with_star(rt::kNewProject);
  roll(rt::kBank, kBee);
  tap("star");
  tap("row 1");
  TEST_ASSERT_EQUAL(kBee, town().turn.shape);
  tap_seen("button Use");
  TEST_ASSERT_EQUAL(kBar, town().turn.shape);
  build_shape("at h5h6h7h8");
}

void test_star_should_be_kept_when_its_use_is_taken_back() {
  begin_with_star(rt::kRepainting);
  roll(rt::kBank, kBee);
  tap("star");
  tap("row 1");
  TEST_ASSERT_TRUE(fake::there("button Use"));
  tap("button Undo");
  TEST_ASSERT_FALSE(fake::stands("button Use"));
  TEST_ASSERT_EQUAL(1, town().stars);
}

// --- words ---------------------------------------------------------------------------------------

// In the rail, where goals would stand.
void test_words_should_say_what_to_do_until_something_is_chosen() {
  constexpr char kPlace[] = "Touch where the Shape goes.";
  begin({});
  roll(rt::kBank, kBar);
  TEST_ASSERT_TRUE(fake::shows(kPlace));
  tap(finger::find("at f3f4f5f6").found ? "at f3f4f5f6" : "at c5d5e5f5");
  TEST_ASSERT_FALSE(fake::shows(kPlace));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_die_should_be_faint_and_say_why_when_nothing_can_be_drawn_with_it);
  RUN_TEST(test_dice_should_offer_a_shape_and_two_objects);
  RUN_TEST(test_shapes_should_end_when_all_places_are_circled);
  RUN_TEST(test_choice_should_follow_the_dice_when_they_are_taken_back);
  RUN_TEST(test_numbers_should_be_what_the_object_scores_in_each_space);
  RUN_TEST(test_flag_and_total_should_show_what_the_object_adds);
  RUN_TEST(test_stable_soil_should_be_in_the_numbers);
  RUN_TEST(test_goals_should_be_in_the_flag_only);
  RUN_TEST(test_funding_should_let_the_shape_and_an_object_be_drawn);
  RUN_TEST(test_second_drawing_should_be_declined_when_the_turn_is_ended);
  RUN_TEST(test_repainting_should_draw_in_the_chosen_colour);
  RUN_TEST(test_new_project_should_give_another_face);
  RUN_TEST(test_star_should_be_kept_when_its_use_is_taken_back);
  RUN_TEST(test_words_should_say_what_to_do_until_something_is_chosen);
  return UNITY_END();
}
