// What paid in Townies, item by item, in one's own town and in others'.
#include "townies_table.hpp"
#include "ui/townies/reasons.hpp"

using namespace town_table;
using ui::townies::Die;
using ui::townies::reason_of;

namespace {

void open_points() {
  tap("menu");
  tap("row 1");
}

// A Game Court on g4, beside two of four red Blocks.
void begin_with_court(const Wanted& wanted) {
  begin(wanted);
  roll(rt::kBank, kBar);
  build_shape("at f3f4f5f6");
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "g4");
  roll(rt::kGameCourt, kBee);
}

// --- reasons -------------------------------------------------------------------------------------

void expect_reason(unsigned item, int points, const char* head, const char* words) {
  const ui::townies::Reason reason = reason_of(game(), 1, item);
  TEST_ASSERT_EQUAL_STRING(head, reason.head);
  TEST_ASSERT_EQUAL_STRING(words, reason.words);
  TEST_ASSERT_EQUAL(points, reason.points);
}

void test_object_should_name_the_blocks_beside_it() {
  begin_with_court({});
  expect_reason(0, 2, "Game Court", "2 beside it: \uE020red");
  const ui::townies::Reason reason = reason_of(game(), 1, 0);
  TEST_ASSERT_TRUE(reason.outlined == spaces_of({"g4"}));
  TEST_ASSERT_TRUE(reason.counted == spaces_of({"g4", "f4", "f5"}));
}

// Round 6 is red again: two more red Blocks beside g4 change nothing.
void test_object_should_score_what_lay_around_it_then() {
  begin_with_court({});
  build_shape("at a1a2b2b3");
  for (const char* place : {"at b4b5b6b7", "at a3a4a5a6"}) {
    roll(rt::kBank, kBar);
    build_shape(place);
  }
  roll(rt::kBank, kBar);
  build_shape("at h2h3h4h5");
  TEST_ASSERT_TRUE(town().of(rt::kRed).has(space_of("h3")));
  expect_reason(0, 2, "Game Court", "2 beside it: \uE020red");
}

// On c3 above a red Bar: 1 for c4, 2 for the star.
void test_star_should_be_named_under_stable_soil() {
  begin({.mode = rt::kSecond, .bonus = rt::kStableSoil});
  roll(rt::kBank, kBar);
  build_shape("at c4c5c6c7");
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "c3");
  expect_reason(0, 3, "Game Court", "1 beside it: \uE020red\n2 for the star");
}

// The City Square stands beside the Game Court, which scored 2 points beside red.
void test_city_square_should_name_its_objects() {
  begin_with_court({});
  build_shape("at a1a2b2b3");
  roll(rt::kCitySquare, kBee);
  build_object(Die::object, "h3");
  expect_reason(1, 2, "City Square", "Objects beside it: 1, worth 2");
}

// Green lies on f3 to f6. From f7 it leads over f6 and f5 to the other Bike Rental, on g4.
void test_bike_rental_should_mark_the_way_to_another_object() {
  begin({.marker = rt::kGreen});
  roll(rt::kBank, kBar);
  build_shape("at f3f4f5f6");
  for (const char* space : {"g4", "f7"}) {
    roll(rt::kBikeRental, kBee);
    build_object(Die::object, space);
  }
  expect_reason(0, 2, "Bike Rental", "2 beside it: \uE023green");
  expect_reason(1, 2, "Bike Rental", "1 beside it: \uE023green\n1: \uE023green Blocks lead on");
  TEST_ASSERT_TRUE(reason_of(game(), 1, 1).counted == spaces_of({"f7", "f6", "f5", "g4"}));
}

// Round 6 is red again: red leads from f7 down to f11 at the edge.
void test_urban_routes_should_mark_the_ways_to_the_edge() {
  begin({.mode = rt::kFull, .goal = rt::kUrbanRoutes});
  for (const char* place :
       {"at f8f9f10f11", "at a1a2a3a4", "at b1b2b3b4", "at i1i2i3i4", "at k1k2k3k4"}) {
    roll(rt::kBank, kBar);
    build_shape(place);
  }
  roll(rt::kGameCourt, kBee);
  build_object(Die::object, "f7");
  expect_reason(3, 1, "Urban Routes", "Own colour out to the edge\nCounts 1, pays 1");
  const ui::townies::Reason reason = reason_of(game(), 1, 3);
  TEST_ASSERT_TRUE(reason.counted == spaces_of({"f7", "f8", "f9", "f10", "f11"}));
  TEST_ASSERT_TRUE(reason.outlined == spaces_of({"f7"}));
}

// f5 has Blocks on all six sides; above f3 and f4 and below f6 a side is empty.
void test_specialization_should_mark_blocks_that_are_shut_in() {
  begin({.mode = rt::kSecond, .bonus = rt::kFunding});
  roll(rt::kBank, kBar);
  build_shape("at f3f4f5f6");
  for (const char* place : {"at e4e5e6e7", "at g4g5g6g7"}) {
    roll(rt::kBank, kBar);
    build_shape(place);
  }
  TEST_ASSERT_TRUE(reason_of(game(), 1, 0).counted == spaces_of({"f5"}));
  expect_reason(0, 0, "Specialization", "Red Blocks shut in by Blocks\nCounts 1, pays 0");
}

void test_goals_should_say_what_they_count_and_pay() {
  begin_with_court({.mode = rt::kFull, .goal = rt::kDowntown});
  expect_reason(1, 0, "Specialization", "Red Blocks shut in by Blocks\nCounts 0, pays 0");
  expect_reason(2, 0, "Standardization",
                "Objects beside \uE024blue and \uE021yellow\nCounts 0, pays 0");
  expect_reason(3, 1, "Downtown", "Objects in the centre\nCounts 1, pays 1");
  TEST_ASSERT_TRUE(reason_of(game(), 1, 3).counted == spaces_of({"g4"}));
  expect_reason(4, 3, "Title", "Why here of all places?\nThe next one from 26 on");
}

// --- on the screen -------------------------------------------------------------------------------

void test_items_should_be_gone_through_in_a_circle() {
  begin_with_court({.mode = rt::kSecond, .bonus = rt::kFunding});
  open_points();
  for (const char* head : {"Game Court", "Specialization", "Standardization", "Title"}) {
    TEST_ASSERT_TRUE_MESSAGE(says(head), head);
    tap("button Next");
  }
  TEST_ASSERT_TRUE(says("Game Court"));
  tap("button Before");
  TEST_ASSERT_TRUE(says("Title"));
  tap("Object 1");
  TEST_ASSERT_TRUE(says("Game Court"));
  tap("back");
  TEST_ASSERT_TRUE(fake::there("die Shape"));
}

void test_town_should_say_that_nothing_scored_yet() {
  begin({.players = 2});
  roll(rt::kBank, kBar);
  open_points();
  TEST_ASSERT_TRUE(says("No Object stands here yet."));
  TEST_ASSERT_FALSE(fake::there("button Next"));
}

void test_others_should_be_looked_at_one_after_the_other() {
  begin({.players = 3});
  roll(rt::kBank, kBar);
  tap("menu");
  tap("row 2");
  const unsigned holder = game().holder();
  for (unsigned i = 1; i <= 3; ++i) {
    const char* const label = game().label((holder + i - 1) % 3 + 1);
    TEST_ASSERT_TRUE_MESSAGE(says(label), label);
    tap("button Next town");
  }
}

void test_goal_should_open_what_it_counts_when_it_is_touched() {
  begin_with_court({.mode = rt::kFull, .goal = rt::kDowntown});
  tap("goals");
  for (const char* goal : {"Specialization", "Standardization", "Downtown"}) {
    TEST_ASSERT_TRUE_MESSAGE(says(goal), goal);
  }
  tap("goal 3");
  TEST_ASSERT_TRUE(says("Downtown"));
  TEST_ASSERT_TRUE(fake::shows("Counts 1, pays 1"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_object_should_name_the_blocks_beside_it);
  RUN_TEST(test_object_should_score_what_lay_around_it_then);
  RUN_TEST(test_star_should_be_named_under_stable_soil);
  RUN_TEST(test_city_square_should_name_its_objects);
  RUN_TEST(test_bike_rental_should_mark_the_way_to_another_object);
  RUN_TEST(test_urban_routes_should_mark_the_ways_to_the_edge);
  RUN_TEST(test_specialization_should_mark_blocks_that_are_shut_in);
  RUN_TEST(test_goals_should_say_what_they_count_and_pay);
  RUN_TEST(test_items_should_be_gone_through_in_a_circle);
  RUN_TEST(test_town_should_say_that_nothing_scored_yet);
  RUN_TEST(test_others_should_be_looked_at_one_after_the_other);
  RUN_TEST(test_goal_should_open_what_it_counts_when_it_is_touched);
  return UNITY_END();
}
