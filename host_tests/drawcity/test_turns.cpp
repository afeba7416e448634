// Building, the ascending order, internet, skipping, finishing, decks that run out.
#include <unity.h>

#include "host_tests/core/look.hpp"
#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::drawcity::Phase;

namespace {

// The columns of a street where a number may go, as options() says.
std::set<unsigned> columns(const Table& table, const std::string& build, unsigned street) {
  std::set<unsigned> found;
  const std::string beginning = build + ' ' + std::to_string(street) + ',';
  for (const std::string& line : table.options(beginning)) {
    found.insert(static_cast<unsigned>(std::stoi(line.substr(beginning.size()))));
  }
  return found;
}

// Whose hands are all 45 and HS to begin with.
Table dealt(unsigned players = 2, unsigned streets = 4) {
  Table table(players, "none", streets);
  table.does("@ first p1");
  for (unsigned i = 1; i <= players; ++i) {
    const std::string name = " p" + std::to_string(i) + ' ';
    table.does("@ number" + name + "4");
    table.does("@ number" + name + "5");
    table.does("@ development" + name + "H");
    table.does("@ development" + name + "S");
  }
  return table;
}

void test_turn_should_be_a_build_and_two_draws() {
  Table table = dealt();
  table.does("p1 build H 5 3,7");
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("4S", table.hand(1).c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("@ development p1 H").c_str());
  TEST_ASSERT_EQUAL_STRING("other-player", table.refusal("@ number p2 5").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 build S 4 1,1").c_str());
  table.does("@ number p1 2");
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("@ number p1 5").c_str());
  TEST_ASSERT_EQUAL(4, table.options("@ development p1 ").size());
  table.does("@ development p1 P");
  TEST_ASSERT_EQUAL_STRING("24SP", table.hand(1).c_str());
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 build S 4 1,1").c_str());
  TEST_ASSERT_EQUAL_STRING("no-such-player", table.refusal("p3 build S 4 1,1").c_str());
}

void test_build_should_be_refused_when_the_cards_are_not_in_hand_or_the_space_is_taken() {
  Table table = dealt();
  TEST_ASSERT_EQUAL_STRING("number-not-in-hand", table.refusal("p1 build H 6 1,1").c_str());
  TEST_ASSERT_EQUAL_STRING("development-not-in-hand", table.refusal("p1 build P 5 1,1").c_str());
  table.does({"p1 build H 5 1,1", "@ number p1 6", "@ development p1 H"});
  TEST_ASSERT_EQUAL_STRING("space-taken", table.refusal("p2 build H 5 1,1").c_str());
  TEST_ASSERT_EQUAL_STRING("", table.refusal("p2 build H 5 1,2").c_str());
}

void test_each_of_two_equal_cards_should_be_listed_once() {
  Table table(2);
  table.does({"@ first p1", "@ number p1 5", "@ number p1 5", "@ development p1 H",
              "@ development p1 H", "@ number p2 5", "@ number p2 4", "@ development p2 H",
              "@ development p2 H"});
  TEST_ASSERT_EQUAL(44, table.options().size());
  table.does({"p1 build H 5 1,1", "@ number p1 5", "@ development p1 H"});
  TEST_ASSERT_EQUAL_STRING("55HH", table.hand(1).c_str());
  TEST_ASSERT_EQUAL(2 * 43, table.options().size());
}

// The printed example: next to a 5, with our reading of left and right.
void test_numbers_should_ascend_strictly_from_left_to_right() {
  Story story(2, "none", {}, 10);
  story.builds({"P5 1,6", "H5 9,1", "P5 2,1", "H5 8,1"});
  Table& table = story.table;
  State& state = table.state;
  for (unsigned number = 1; number <= 9; ++number) {
    state.hands[0].numbers[0] = state.hands[0].numbers[1] = static_cast<uint8_t>(number);
    const std::string build = "p1 build " +
                              std::string(1, "HSFP"[state.hands[0].developments[0] - 1]) + ' ' +
                              std::to_string(number);
    std::set<unsigned> expected;
    if (number < 5) expected = {1, 2, 3, 4, 5};
    if (number > 5) expected = {7, 8, 9, 10, 11};
    TEST_ASSERT_TRUE(columns(table, build, 1) == expected);
    TEST_ASSERT_EQUAL(11, columns(table, build, 3).size());  // other streets don't matter
    // Another's 5 stands at the left end of street 9: only its space is taken.
    TEST_ASSERT_EQUAL(10, columns(table, build, 9).size());
    for (unsigned column = 1; column <= 11; ++column) {
      const std::string line = build + " 1," + std::to_string(column);
      const char* const reason = column == 6              ? "space-taken"
                                 : expected.count(column) ? ""
                                                          : "not-ascending";
      TEST_ASSERT_EQUAL_STRING(reason, table.refusal(line).c_str());
    }
  }
}

void test_number_should_fit_between_its_neighbours_when_a_street_holds_several() {
  Story story(2, "none", {}, 10);
  story.builds({"H3 1,3", "S5 9,1", "H7 1,9", "S5 8,1", "H5 1,6", "S5 7,1"});
  State& state = story.table.state;
  const std::pair<unsigned, std::set<unsigned>> rooms[] = {
      {2, {1, 2}}, {3, {}}, {4, {4, 5}}, {5, {}}, {6, {7, 8}}, {7, {}}, {8, {10, 11}}};
  for (const auto& [number, expected] : rooms) {
    state.hands[0].numbers[0] = state.hands[0].numbers[1] = static_cast<uint8_t>(number);
    const std::string build = "p1 build " +
                              std::string(1, "HSFP"[state.hands[0].developments[0] - 1]) + ' ' +
                              std::to_string(number);
    TEST_ASSERT_TRUE(columns(story.table, build, 1) == expected);
  }
}

// --- internet ----------------------------------------------------------------------------------

bool connected(const Table& table, unsigned street, unsigned column) {
  return table.state.streets[street - 1].internet >> column & 1u;
}

void test_internet_should_begin_on_both_starting_spaces() {
  for (const unsigned streets : {3u, 4u, 7u, 10u}) {
    Story story(2, "none", {}, streets);
    const std::string last = "S5 " + std::to_string(streets - 1) + ",10";
    story.builds({"H5 2,2", last.c_str(), "H5 1,10", "S5 1,2"});
    TEST_ASSERT_TRUE(connected(story.table, 2, 2));
    TEST_ASSERT_TRUE(connected(story.table, streets - 1, 10));
    TEST_ASSERT_TRUE(connected(story.table, 1, 2));  // beside 2,2, whoever built that
    TEST_ASSERT_EQUAL(streets == 3, connected(story.table, 1, 10));
    TEST_ASSERT_EQUAL(streets == 3 ? 2 : 1, story.table.item(1, "internet"));
    TEST_ASSERT_EQUAL(2, story.table.item(2, "internet"));
  }
}

void test_internet_should_spread_to_new_neighbours_only() {
  // House 6 at 2,4 is there before house 5 at 2,3 brings the internet along (printed example).
  Story story(2);
  story.builds({"H6 2,4", "S4 2,2", "H5 2,3", "S5 3,2", "H4 4,1", "F6 3,3", "H7 2,5", "S3 4,2"});
  TEST_ASSERT_FALSE(connected(story.table, 2, 4));
  TEST_ASSERT_TRUE(connected(story.table, 2, 3));
  TEST_ASSERT_TRUE(connected(story.table, 3, 2));
  TEST_ASSERT_TRUE(connected(story.table, 3, 3));
  TEST_ASSERT_FALSE(connected(story.table, 2, 5));  // beside 2,4, which has none
  TEST_ASSERT_FALSE(connected(story.table, 4, 1));  // only corners
  TEST_ASSERT_TRUE(connected(story.table, 4, 2));
  TEST_ASSERT_EQUAL(1, story.table.item(1, "internet"));
  TEST_ASSERT_EQUAL(4, story.table.item(2, "internet"));
}

void test_park_should_neither_get_nor_pass_on_internet() {
  Story story(2);
  story.builds({"P5 2,2", "H4 2,1", "H5 1,2", "P5 3,10", "H6 3,2", "H6 3,11"});
  TEST_ASSERT_EQUAL(0, story.table.item(1, "internet"));
  TEST_ASSERT_EQUAL(0, story.table.item(2, "internet"));
}

// --- skipping ----------------------------------------------------------------------------------

// p1 has 1 at the right end and p2 9 at the left end of all three streets, so neither can build
// anything there any more; the hands are as told.
Table blocked(unsigned first, unsigned second) {
  Table table(2, "none", 3);
  State& state = table.state;
  table.does({"@ first p1", "@ number p1 1", "@ number p1 1", "@ development p1 H",
              "@ development p1 S", "@ number p2 9", "@ number p2 9", "@ development p2 H",
              "@ development p2 S"});
  const auto turn = [&](const char* line) {
    table.does(line);
    const std::string name = " p" + std::string(1, line[1]) + ' ';
    const unsigned built = state.built;
    table.does("@ number" + name + (built < 5 ? "5" : std::to_string(built == 5 ? first : second)));
    table.does("@ development" + name + "F");
  };
  turn("p1 build H 1 1,11");
  turn("p2 build H 9 1,1");
  turn("p1 build F 1 2,11");
  turn("p2 build F 9 2,1");
  // Left of a 5 in the last column there is room for lower numbers only.
  turn("p1 build F 5 3,11");
  turn("p2 build F 5 3,1");
  return table;
}

void test_skip_should_be_refused_when_something_can_be_built() {
  Table table = dealt();
  for (const char* line : {"p1 skip", "p1 skip 4", "p1 skip H", "p1 skip 5 S"}) {
    TEST_ASSERT_EQUAL_STRING("can-build", table.refusal(line).c_str());
  }
  TEST_ASSERT_TRUE(table.options("p1 skip").empty());
}

void test_skip_should_discard_none_one_or_both_when_nothing_can_be_built() {
  Table table = blocked(5, 5);
  TEST_ASSERT_EQUAL_STRING("55SF", table.hand(1).c_str());
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 skip", "p1 skip 5", "p1 skip S", "p1 skip F",
                                             "p1 skip 5 S", "p1 skip 5 F"}));
  TEST_ASSERT_EQUAL_STRING("number-not-in-hand", table.refusal("p1 skip 4").c_str());
  TEST_ASSERT_EQUAL_STRING("development-not-in-hand", table.refusal("p1 skip H").c_str());
  TEST_ASSERT_EQUAL_STRING("not-ascending", table.refusal("p1 build S 5 1,2").c_str());

  Table none = table;
  none.does("p1 skip");
  TEST_ASSERT_EQUAL_STRING("2", none.to_act().c_str());
  Table number = table;
  number.does("p1 skip 5");
  TEST_ASSERT_EQUAL_STRING("not-now", number.refusal("@ development p1 H").c_str());
  number.does("@ number p1 7");
  TEST_ASSERT_EQUAL_STRING("57SF", number.hand(1).c_str());
  TEST_ASSERT_EQUAL_STRING("2", number.to_act().c_str());
  Table type = table;
  type.does("p1 skip F");
  TEST_ASSERT_EQUAL_STRING("not-now", type.refusal("@ number p1 5").c_str());
  type.does("@ development p1 P");
  TEST_ASSERT_EQUAL_STRING("55SP", type.hand(1).c_str());
  TEST_ASSERT_EQUAL_STRING("2", type.to_act().c_str());
  Table both = table;
  both.does({"p1 skip 5 S", "@ number p1 8", "@ development p1 P"});
  TEST_ASSERT_EQUAL_STRING("58FP", both.hand(1).c_str());
  TEST_ASSERT_EQUAL_STRING("2", both.to_act().c_str());
}

void test_skip_should_be_possible_only_when_neither_number_fits() {
  Table table = blocked(4, 5);
  // The 4 fits left of the 5 at 3,11; whatever type is built with it.
  TEST_ASSERT_EQUAL_STRING("can-build", table.refusal("p1 skip").c_str());
  TEST_ASSERT_EQUAL(2 * 9, table.options("p1 build ").size());
  TEST_ASSERT_EQUAL(2 * 9, table.options().size());
}

void test_player_should_finish_when_skipping_twice_in_a_row() {
  Table table = blocked(5, 5);
  table.does({"p1 skip", "p2 skip"});
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does("p1 skip 5 S");  // the second skip is like any other
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  table.does({"@ number p1 3", "@ development p1 H"});
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  table.does({"p2 skip 5", "@ number p2 6"});
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_TRUE(table.options().empty());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("p1 skip").c_str());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ number p1 3").c_str());
}

void test_skips_should_be_counted_anew_when_something_is_built_between() {
  Table table = blocked(5, 5);
  table.does({"p1 skip 5", "@ number p1 4", "p2 skip", "p1 build S 4 3,10", "@ number p1 5",
              "@ development p1 S", "p2 skip"});
  // p2 has finished; p1 goes on alone until two skips in a row.
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does("p1 skip");
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does({"p1 skip 5", "@ number p1 2"});
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
}

void test_finished_player_should_be_passed_over_for_good() {
  Table table = blocked(5, 5);
  table.does({"p1 skip 5", "@ number p1 4", "p2 skip", "p1 build S 4 3,10", "@ number p1 5",
              "@ development p1 S", "p2 skip 5", "@ number p2 6"});
  TEST_ASSERT_TRUE(table.options("p2").empty());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 skip").c_str());
  table.does({"p1 skip 5", "@ number p1 3", "p1 build S 3 3,9", "@ number p1 3",
              "@ development p1 H", "p1 skip", "p1 skip"});
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
}

// --- decks -------------------------------------------------------------------------------------

// Whether the draw that is due now can give every card that is in no hand.
void expect_all_but_hands(const State& state, bool numbers) {
  const uint8_t counts[] = {2, 4, 6, 8, 10, 8, 6, 4, 2};
  for (unsigned kind = 1; kind <= (numbers ? 9u : 4u); ++kind) {
    unsigned expected = numbers ? counts[kind - 1] : 12;
    for (const rules::drawcity::Hand& hand : state.hands) {
      for (const uint8_t card : numbers ? hand.numbers : hand.developments)
        expected -= card == kind;
    }
    TEST_ASSERT_EQUAL(expected, (numbers ? state.numbers.left : state.developments.left)[kind - 1]);
  }
}

void test_deck_should_be_made_of_all_discards_when_it_has_run_out() {
  unsigned numbers = 0;
  unsigned types = 0;
  for (unsigned seed = 1; seed <= 30; ++seed) {
    rules::Rng rng(seed);
    Table table(2 + seed % 5, "none");
    unsigned number_cards = 50;
    unsigned type_cards = 48;
    while (!table.to_act().empty()) {
      const Event event = DrawCity::pick(table.state, rng);
      // The card just built is among the discards when the deck has to be made anew.
      if (event.is(rules::drawcity::Verb::kDrawNumber) && number_cards == 0) {
        expect_all_but_hands(table.state, true);
        number_cards = table.state.numbers.size;
        ++numbers;
      }
      if (event.is(rules::drawcity::Verb::kDrawDevelopment) && type_cards == 0) {
        expect_all_but_hands(table.state, false);
        type_cards = table.state.developments.size;
        ++types;
      }
      number_cards -= event.is(rules::drawcity::Verb::kDrawNumber);
      type_cards -= event.is(rules::drawcity::Verb::kDrawDevelopment);
      TEST_ASSERT_TRUE(DrawCity::apply(table.state, event).ok());
    }
  }
  TEST_ASSERT_GREATER_THAN(20, numbers);
  TEST_ASSERT_GREATER_THAN(20, types);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_turn_should_be_a_build_and_two_draws);
  RUN_TEST(test_build_should_be_refused_when_the_cards_are_not_in_hand_or_the_space_is_taken);
  RUN_TEST(test_each_of_two_equal_cards_should_be_listed_once);
  RUN_TEST(test_numbers_should_ascend_strictly_from_left_to_right);
  RUN_TEST(test_number_should_fit_between_its_neighbours_when_a_street_holds_several);
  RUN_TEST(test_internet_should_begin_on_both_starting_spaces);
  RUN_TEST(test_internet_should_spread_to_new_neighbours_only);
  RUN_TEST(test_park_should_neither_get_nor_pass_on_internet);
  RUN_TEST(test_skip_should_be_refused_when_something_can_be_built);
  RUN_TEST(test_skip_should_discard_none_one_or_both_when_nothing_can_be_built);
  RUN_TEST(test_skip_should_be_possible_only_when_neither_number_fits);
  RUN_TEST(test_player_should_finish_when_skipping_twice_in_a_row);
  RUN_TEST(test_skips_should_be_counted_anew_when_something_is_built_between);
  RUN_TEST(test_finished_player_should_be_passed_over_for_good);
  RUN_TEST(test_deck_should_be_made_of_all_discards_when_it_has_run_out);
  return UNITY_END();
}
