// What may be built, discarded and marked in DrawCity, and what it would change for everybody.
#include "drawcity_table.hpp"
#include "host_tests/core/look.hpp"

using namespace street_table;

namespace {

unsigned number() { return picker().number(); }
unsigned type() { return picker().type(); }
constexpr unsigned kHouse = rd::kHouse, kFactory = rd::kFactory;

void expect_chosen(const char* line) {
  TEST_ASSERT_TRUE(picker().ready());
  const std::string told = tests::text_of<rules::DrawCity>(picker().event());
  TEST_ASSERT_EQUAL_STRING(line, told.c_str());
}
void choose(unsigned street, unsigned column) {
  TEST_ASSERT_TRUE(picker().choose(site_at(street, column)).ok());
}
int gain(unsigned player) {
  return picker().after().total(player) - picker().before().total(player);
}
int gain(unsigned player, rd::Item item) {
  return picker().after().of[player - 1].items[item] - picker().before().of[player - 1].items[item];
}

// --- cards ---------------------------------------------------------------------------------------

void test_first_cards_should_be_chosen_and_no_space() {
  begin_ordered();
  TEST_ASSERT_TRUE(picker().task() == Task::build);
  TEST_ASSERT_EQUAL(3, number());
  TEST_ASSERT_EQUAL(kHouse, type());
  TEST_ASSERT_EQUAL(0, picker().site());
  TEST_ASSERT_FALSE(picker().ready());
  TEST_ASSERT_FALSE(picker().holds());
  TEST_ASSERT_FALSE(picker().chosen().any());
}

void test_second_number_should_be_chosen_when_the_first_fits_nowhere() {
  begin_narrow("9F");
  TEST_ASSERT_TRUE(picker().task() == Task::build);
  TEST_ASSERT_EQUAL(9, number());
  TEST_ASSERT_FALSE(picker().fits(0));
  tap("number 1");
  expect_said("This number fits on no street.");
  TEST_ASSERT_EQUAL(9, number());
}

// Left of the 5 on street 1, anywhere on the others.
void test_spaces_should_be_those_where_the_number_fits() {
  begin_ordered();
  const Sites fits = picker().sites();
  for (unsigned column = 1; column <= rd::kColumns; ++column) {
    TEST_ASSERT_EQUAL(column < 6, fits.has(site_at(1, column)));
    for (unsigned street = 2; street <= 4; ++street) {
      TEST_ASSERT_TRUE(fits.has(site_at(street, column)));
    }
  }
  picker().take_number(1);
  const Sites right = picker().sites();
  for (unsigned column = 1; column <= rd::kColumns; ++column) {
    TEST_ASSERT_EQUAL(column > 6 && column != 8, right.has(site_at(1, column)));
  }
}

void test_space_should_stay_when_the_other_card_fits_there() {
  begin_ordered();
  choose(2, 2);
  expect_chosen("p1 build H 3 2,2");
  picker().take_number(1);
  expect_chosen("p1 build H 7 2,2");
  picker().take_type(1);
  expect_chosen("p1 build F 7 2,2");
  TEST_ASSERT_EQUAL(1, gain(1));  // for internet
}

void test_space_should_be_let_go_when_the_other_number_does_not_fit_there() {
  begin_ordered();
  choose(1, 3);
  TEST_ASSERT_EQUAL(2, gain(1));
  picker().take_number(1);
  TEST_ASSERT_EQUAL(7, number());
  TEST_ASSERT_EQUAL(0, picker().site());
  TEST_ASSERT_FALSE(picker().ready());
  TEST_ASSERT_EQUAL(0, gain(1));
}

void test_choice_should_stay_when_another_space_is_refused() {
  begin_ordered();
  choose(2, 2);
  TEST_ASSERT_EQUAL_STRING("Your numbers on a street have to ascend from left to right.",
                           picker().choose(site_at(1, 9)).refusal().sentence);
  TEST_ASSERT_EQUAL_STRING("There is a development already.",
                           picker().choose(site_at(1, 8)).refusal().sentence);
  expect_chosen("p1 build H 3 2,2");
  TEST_ASSERT_EQUAL(3, gain(1));
}

void test_nothing_should_be_built_before_it_is_done() {
  begin_ordered();
  choose(2, 2);
  TEST_ASSERT_EQUAL(0, ui::drawcity::builder_of(seen(), site_at(2, 2)));
  TEST_ASSERT_EQUAL(1, ui::drawcity::builder_of(picker().ahead(), site_at(2, 2)));
  picker().drop();
  TEST_ASSERT_EQUAL(0, ui::drawcity::builder_of(picker().ahead(), site_at(2, 2)));
  TEST_ASSERT_FALSE(picker().holds());
  TEST_ASSERT_EQUAL(0, gain(1));
}

// --- what it would change ------------------------------------------------------------------------

// A group of one brings 1, of two 3; each of its streets 1; internet, which begins at 2,2 and 3,10,
// 1.
void test_house_should_bring_its_group_its_streets_and_internet() {
  begin({});
  deal({"36HH", "67FF"});
  see_turn();
  choose(1, 1);
  TEST_ASSERT_EQUAL(2, gain(1));
  TEST_ASSERT_EQUAL(2, gain(1, rd::kItemHouses));
  for (const Site begins : {site_at(2, 2), site_at(3, 10)}) {
    TEST_ASSERT_TRUE(picker().choose(begins).ok());
    TEST_ASSERT_EQUAL(3, gain(1));
    TEST_ASSERT_EQUAL(1, gain(1, rd::kItemInternet));
  }
  turn("H3 2,2", "4H");
  turn("F6 4,11", "7F");
  see_turn();
  TEST_ASSERT_EQUAL(3, picker().before().total(1));
  choose(2, 3);
  TEST_ASSERT_EQUAL(2 + 1, gain(1));
  choose(1, 2);
  TEST_ASSERT_EQUAL(3 + 1, gain(1));
  TEST_ASSERT_EQUAL(0, gain(2));
}

// Two factories side by side have one type beside each, and reach "Industrial Park", which brings 6
// to the only one who can get it.
void test_goal_should_bring_six_when_it_is_reached_first() {
  begin({.modules = rd::kGoals});
  deal({"36FF", "67HH"});
  lay_out(
      {"goal residential-quarter", "goal high-street", "goal industrial-park", "goal green-lung"});
  turn("F3 3,5", "7F");
  turn("H6 1,9", "8H");
  see_turn();
  choose(3, 7);
  TEST_ASSERT_EQUAL(0, gain(1));
  choose(3, 6);
  TEST_ASSERT_EQUAL(6, gain(1, rd::kItemGoals));
  TEST_ASSERT_EQUAL(2, gain(1, rd::kItemFactories));
  TEST_ASSERT_EQUAL(8, gain(1));
}

// One for itself with two players. One's own house beside it brings nothing, yellow's 1.
void test_park_should_bring_what_others_have_beside_it() {
  begin({});
  deal({"36HP", "67HH"});
  turn("H3 1,1", "7H");
  turn("H7 1,3", "8H");
  see_turn();
  picker().take_type(1);
  choose(4, 4);
  TEST_ASSERT_EQUAL(1, gain(1));
  choose(1, 2);
  TEST_ASSERT_EQUAL(2, gain(1));
  TEST_ASSERT_EQUAL(2, gain(1, rd::kItemParks));
}

void test_park_should_bring_nothing_for_itself_with_four_players() {
  begin({.players = 4});
  deal({"36HP", "67HH", "45SS", "45FF"});
  turn("H3 1,1", "7H");
  turn("H7 1,3", "8H");
  turn("S4 2,2", "5S");
  turn("F4 5,5", "5F");
  see_turn();
  picker().take_type(1);
  choose(4, 4);
  TEST_ASSERT_EQUAL(0, gain(1));
  choose(1, 2);
  TEST_ASSERT_EQUAL(2, gain(1));
}

// Street 1 wants houses: yellow has two, red and blue one each, and 2 points as second. With a
// second one red shares the first place: 5 instead of 2, and nobody is second.
void test_tie_should_take_the_second_place_from_another_player() {
  begin({.players = 3, .modules = rd::kDemand});
  deal({"15HH", "24HH", "35HF"});
  lay_out({"demand H", "demand S", "demand F", "demand P", "demand S"});
  turn("H1 1,1", "6H");
  turn("H2 1,3", "6H");
  turn("H3 1,5", "6F");
  turn("H5 4,7", "8H");
  turn("H4 1,7", "7H");
  turn("F5 4,9", "7F");
  see_turn();
  TEST_ASSERT_EQUAL(2, picker().before().of[0].items[rd::kItemDemand]);
  TEST_ASSERT_EQUAL(5, picker().before().of[1].items[rd::kItemDemand]);
  TEST_ASSERT_EQUAL(2, picker().before().of[2].items[rd::kItemDemand]);
  choose(1, 9);
  TEST_ASSERT_EQUAL(2 + 3, gain(1));
  TEST_ASSERT_EQUAL(3, gain(1, rd::kItemDemand));
  TEST_ASSERT_EQUAL(0, gain(2));
  TEST_ASSERT_EQUAL(-2, gain(3));
  ui::screens::rebuild();
  TEST_ASSERT_TRUE(says("+5"));
  TEST_ASSERT_TRUE(says("−2"));
}

// --- skipping ------------------------------------------------------------------------------------

// In hand: 3, 4, a house and a factory.
void test_skip_should_discard_what_is_chosen_of_each_kind() {
  begin_narrow("4F");
  TEST_ASSERT_TRUE(picker().task() == Task::skip);
  TEST_ASSERT_TRUE(fake::shows("No number fits: skip."));
  expect_chosen("p1 skip");
  TEST_ASSERT_FALSE(picker().holds());
  picker().take_number(0);
  expect_chosen("p1 skip 3");
  TEST_ASSERT_TRUE(picker().holds());
  picker().take_number(1);
  expect_chosen("p1 skip 4");
  picker().take_type(1);
  expect_chosen("p1 skip 4 F");
  TEST_ASSERT_TRUE(picker().discards_number(1));
  TEST_ASSERT_FALSE(picker().discards_number(0));
  picker().take_type(0);
  expect_chosen("p1 skip 4 H");
  picker().take_number(1);
  expect_chosen("p1 skip H");
  picker().take_type(0);
  expect_chosen("p1 skip");
}

void test_skip_should_be_done_by_touches() {
  begin_narrow("4F");
  for (const char* card : {"number 1", "type 2"}) tap(card);
  TEST_ASSERT_TRUE(fake::there("button Skip"));
  const size_t before = match().events();
  tap_seen("button Skip");
  TEST_ASSERT_TRUE(match().event(before) == event_of("p1 skip 3 F"));
}

// --- several neighborhoods -----------------------------------------------------------------------

void test_neighborhood_should_be_chosen_and_bring_points_to_its_builders() {
  begin_crossing();
  TEST_ASSERT_TRUE(picker().task() == Task::mark);
  TEST_ASSERT_EQUAL(2, tests::listed<rules::DrawCity>(seen()).size());
  TEST_ASSERT_FALSE(picker().ready());
  const Sites across = sites({site_at(2, 4), site_at(2, 5), site_at(2, 6)});
  const Sites down = sites({site_at(1, 5), site_at(2, 5), site_at(3, 5)});
  picker().choose_line(picker().line_at(site_at(2, 4)));
  TEST_ASSERT_TRUE(picker().chosen() == across);
  expect_chosen("p1 neighborhood 2,4 2,5 2,6");
  TEST_ASSERT_EQUAL(2, gain(1));
  TEST_ASSERT_EQUAL(2, gain(2));
  picker().choose_line(picker().line_at(site_at(3, 5)));
  TEST_ASSERT_TRUE(picker().chosen() == down);
  expect_chosen("p1 neighborhood 1,5 2,5 3,5");
  TEST_ASSERT_EQUAL(2, gain(1));
  TEST_ASSERT_EQUAL(0, gain(2));
}

void test_next_neighborhood_should_be_found_where_several_share_a_space() {
  begin_crossing();
  const Site shared = site_at(2, 5);
  const unsigned first = picker().line_at(shared);
  picker().choose_line(first);
  const unsigned second = picker().line_at(shared);
  TEST_ASSERT_NOT_EQUAL(first, second);
  picker().choose_line(second);
  TEST_ASSERT_EQUAL(first, picker().line_at(shared));
  TEST_ASSERT_EQUAL(DrawCityPicker::kNone, picker().line_at(site_at(3, 4)));
}

void test_neighborhood_should_be_marked_by_touches() {
  begin_crossing();
  tap("space 3,5");
  tap("space 2,6");
  const size_t before = match().events();
  tap_seen("button Mark");
  TEST_ASSERT_TRUE(match().event(before) == event_of("p1 neighborhood 2,4 2,5 2,6"));
}

// The last of five houses in a row completes three at once.
void test_question_should_not_say_two_when_three_neighborhoods_fit() {
  begin({.modules = rd::kNeighborhoods});
  deal({"12HH", "55FF"});
  lay_out({"neighborhood H", "neighborhood H", "neighborhood H", "neighborhood P", "neighborhood P",
           "neighborhood P"});
  turn("H1 1,1", "4H");
  turn("F5 4,1", "6F");
  turn("H2 1,2", "5H");
  turn("F6 4,4", "7F");
  turn("H4 1,4", "3H");
  turn("F7 4,7", "8S");
  turn("H5 1,5", "7H");
  turn("F8 4,10", "7S");
  does("p1 build H 3 1,3");
  see();
  TEST_ASSERT_EQUAL(3, tests::listed<rules::DrawCity>(seen()).size());
  TEST_ASSERT_FALSE(fake::shows("Two neighborhoods"));
}

// --- any position --------------------------------------------------------------------------------

struct Shown {
  unsigned builds = 0, skips = 0, marks = 0;
};

void show_all(Shown& shown) {
  for (const Event event : tests::listed<rules::DrawCity>(seen())) {
    picker().show(event);
    TEST_ASSERT_TRUE(picker().ready());
    TEST_ASSERT_TRUE(picker().event() == event);
    shown.builds += event.is(Verb::kBuild) ? 1 : 0;
    shown.skips += event.is(Verb::kSkip) ? 1 : 0;
    shown.marks += event.is(Verb::kMark) ? 1 : 0;
    picker().drop();
    TEST_ASSERT_FALSE(picker().holds());
  }
}

void test_any_event_that_is_shown_should_be_the_chosen_one() {
  Shown shown;
  for (uint16_t number = 0; number < 60; ++number) {
    begin({.players = 2u + number % 5,
           .modules = kAllModules,
           .luck = ui::LuckKind::numbered,
           .challenge = number});
    rules::Rng rng(number);
    for (unsigned step = 0; !game().over(); ++step) {
      take_device();
      const bool rare = picker().task() != Task::build;
      if (rare || step % 48 == 0) show_all(shown);
      TEST_ASSERT_TRUE(match().act(rules::DrawCity::pick(seen(), rng)).ok());
    }
  }
  TEST_ASSERT_GREATER_THAN(1000, shown.builds);
  TEST_ASSERT_GREATER_THAN(100, shown.skips);
  TEST_ASSERT_GREATER_THAN(10, shown.marks);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_first_cards_should_be_chosen_and_no_space);
  RUN_TEST(test_second_number_should_be_chosen_when_the_first_fits_nowhere);
  RUN_TEST(test_spaces_should_be_those_where_the_number_fits);
  RUN_TEST(test_space_should_stay_when_the_other_card_fits_there);
  RUN_TEST(test_space_should_be_let_go_when_the_other_number_does_not_fit_there);
  RUN_TEST(test_choice_should_stay_when_another_space_is_refused);
  RUN_TEST(test_nothing_should_be_built_before_it_is_done);
  RUN_TEST(test_house_should_bring_its_group_its_streets_and_internet);
  RUN_TEST(test_goal_should_bring_six_when_it_is_reached_first);
  RUN_TEST(test_park_should_bring_what_others_have_beside_it);
  RUN_TEST(test_park_should_bring_nothing_for_itself_with_four_players);
  RUN_TEST(test_tie_should_take_the_second_place_from_another_player);
  RUN_TEST(test_skip_should_discard_what_is_chosen_of_each_kind);
  RUN_TEST(test_skip_should_be_done_by_touches);
  RUN_TEST(test_neighborhood_should_be_chosen_and_bring_points_to_its_builders);
  RUN_TEST(test_next_neighborhood_should_be_found_where_several_share_a_space);
  RUN_TEST(test_neighborhood_should_be_marked_by_touches);
  RUN_TEST(test_question_should_not_say_two_when_three_neighborhoods_fit);
  RUN_TEST(test_any_event_that_is_shown_should_be_the_chosen_one);
  return UNITY_END();
}
