// Board, decks and the order of the set-up.
#include <unity.h>

#include <iterator>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;

namespace {

// Deals two numbers and two developments to each, from p1 on.
void deal(Table& table, unsigned players, const char* types = "SF") {
  table.does("@ first p1");
  for (unsigned i = 1; i <= players; ++i) {
    const std::string name = " p" + std::to_string(i) + ' ';
    table.does("@ number" + name + "4");
    table.does("@ number" + name + "5");
    table.does("@ development" + name + types[0]);
    table.does("@ development" + name + types[1]);
  }
}

void test_streets_should_be_those_of_the_players_when_none_are_set() {
  const unsigned streets[] = {4, 5, 7, 9, 10};
  for (unsigned players = 2; players <= 6; ++players) {
    Table table(players);
    deal(table, players);
    // Two numbers, two types, 11 columns.
    TEST_ASSERT_EQUAL(4 * 11 * streets[players - 2], table.options("p1 build ").size());
  }
}

void test_streets_should_be_as_set_when_set() {
  for (unsigned streets = 3; streets <= 10; ++streets) {
    Table table(3, "none", streets);
    deal(table, 3);
    TEST_ASSERT_EQUAL(4 * 11 * streets, table.options("p1 build ").size());
    if (streets == 10) continue;
    const std::string beyond = "p1 build S 4 " + std::to_string(streets + 1) + ",1";
    TEST_ASSERT_EQUAL_STRING("no-such-street", table.refusal(beyond).c_str());
  }
}

void test_first_player_should_be_anyone_when_the_game_begins() {
  Table table(3);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ first p1", "@ first p2", "@ first p3"}));
  TEST_ASSERT_EQUAL_STRING("no-such-player", table.refusal("@ first p4").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("@ number p1 5").c_str());
}

void test_hands_should_be_dealt_from_the_first_player_round_when_that_is_not_p1() {
  Table table(3);
  table.does("@ first p2");
  const char* const order[] = {"p2", "p3", "p1"};
  for (const char* name : order) {
    const std::string seat = name;
    TEST_ASSERT_EQUAL(9, table.options("@ number " + seat).size());
    TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("@ development " + seat + " H").c_str());
    const std::string other = seat == "p1" ? "p2" : "p1";
    TEST_ASSERT_EQUAL_STRING("other-player", table.refusal("@ number " + other + " 5").c_str());
    table.does("@ number " + seat + " 6");
    table.does("@ number " + seat + " 3");
    TEST_ASSERT_EQUAL(4, table.options("@ development " + seat).size());
    table.does("@ development " + seat + " P");
    table.does("@ development " + seat + " H");
  }
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  for (unsigned player = 1; player <= 3; ++player) {
    TEST_ASSERT_EQUAL_STRING("36HP", table.hand(player).c_str());
  }
}

void test_decks_should_hold_the_printed_counts() {
  Table table(2);
  table.does("@ first p1");
  const unsigned counts[] = {2, 4, 6, 8, 10, 8, 6, 4, 2};
  for (unsigned number = 1; number <= 9; ++number) {
    const Event event = event_of("@ number p1 " + std::to_string(number));
    TEST_ASSERT_EQUAL(counts[number - 1], DrawCity::weight(table.state, event));
  }
  table.does({"@ number p1 9", "@ number p1 9"});
  for (const char* type : {"H", "S", "F", "P"}) {
    const Event event = event_of(std::string("@ development p1 ") + type);
    TEST_ASSERT_EQUAL(12, DrawCity::weight(table.state, event));
  }
  table.does({"@ development p1 H", "@ development p1 H"});
  TEST_ASSERT_EQUAL_STRING("none-left", table.refusal("@ number p2 9").c_str());
  TEST_ASSERT_EQUAL(8, table.options("@ number p2 ").size());
  table.does({"@ number p2 5", "@ number p2 4"});
  TEST_ASSERT_EQUAL(10, DrawCity::weight(table.state, event_of("@ development p2 H")));
}

void test_set_up_should_end_with_the_deal_when_there_is_no_module() {
  Table table(2);
  deal(table, 2);
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  Table locations(2, "locations");
  deal(locations, 2);
  TEST_ASSERT_EQUAL_STRING("1", locations.to_act().c_str());
}

void test_goals_should_be_drawn_one_of_each_type_when_they_are_in_play() {
  Table table(2, "goals");
  deal(table, 2);
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"@ goal residential-quarter", "@ goal three-streets-one-community",
                          "@ goal connected-homes", "@ goal homes-by-the-park"}));
  TEST_ASSERT_EQUAL_STRING("other-type", table.refusal("@ goal high-street").c_str());
  table.does("@ goal connected-homes");
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ goal high-street", "@ goal chain-store",
                                             "@ goal shop-front", "@ goal local-customers"}));
  table.does("@ goal shop-front");
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ goal short-commute", "@ goal industrial-belt",
                                             "@ goal industrial-park", "@ goal outskirts"}));
  table.does("@ goal outskirts");
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ goal meeting-place", "@ goal green-belt",
                                             "@ goal central-park", "@ goal green-lung"}));
  table.does("@ goal green-belt");
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
}

void test_other_goal_should_come_last_when_it_is_on() {
  Table table(2, "goals", 0, true);
  deal(table, 2);
  table.does(
      {"@ goal connected-homes", "@ goal shop-front", "@ goal outskirts", "@ goal green-belt"});
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ goal mixed-use", "@ goal main-road",
                                             "@ goal broadband", "@ goal across-the-city"}));
  table.does("@ goal broadband");
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
}

void test_other_goal_should_have_no_effect_when_there_are_no_goals() {
  Table with(2, "zoning", 0, true);
  Table without(2, "zoning");
  TEST_ASSERT_EQUAL_MEMORY(&without.state, &with.state, sizeof(State));
}

void test_modules_should_be_set_up_in_their_order_when_all_are_in_play() {
  Table table(3, kAllModules, 0, true);
  deal(table, 3);
  const std::pair<const char*, unsigned> parts[] = {
      {"@ goal ", 5}, {"@ zone ", 11}, {"@ demand ", 5}, {"@ neighborhood ", 6}};
  for (const auto& [beginning, count] : parts) {
    for (unsigned i = 0; i < count; ++i) {
      const Lines lines = table.options();
      TEST_ASSERT_TRUE(lines == table.options(beginning));
      TEST_ASSERT_EQUAL(4, lines.size());
      table.does(*std::next(lines.begin(), i % 4));
    }
  }
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
}

void test_demand_should_be_drawn_once_a_street_when_streets_are_set() {
  Table table(2, "demand", 10);
  deal(table, 2);
  for (unsigned i = 0; i < 10; ++i) table.does("@ demand P");
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
}

void test_each_module_should_draw_its_own_cards_only() {
  const std::pair<const char*, unsigned> cards[] = {
      {"goals", 4}, {"zoning", 11}, {"demand", 4}, {"locations", 0}, {"neighborhoods", 6}};
  for (const auto& [module, count] : cards) {
    Table table(2, module);
    deal(table, 2);
    for (unsigned i = 0; i < count; ++i) {
      TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
      table.does(*table.options().begin());
    }
    TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  }
}

void test_revealed_cards_should_stay_out_until_the_end_of_the_set_up() {
  Table table(2, "zoning demand");
  deal(table, 2, "SS");
  for (unsigned i = 0; i < 11; ++i) {
    TEST_ASSERT_EQUAL(12 - i, DrawCity::weight(table.state, event_of("@ zone H")));
    table.does("@ zone H");
  }
  table.does("@ demand H");
  TEST_ASSERT_EQUAL_STRING("none-left", table.refusal("@ demand H").c_str());
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ demand S", "@ demand F", "@ demand P"}));
  table.does({"@ demand S", "@ demand F", "@ demand P"});
  table.does({"p1 build S 4 1,1", "@ number p1 5"});
  // All are back; four shops were dealt, and the one just built is not in the deck yet.
  const char* const types[] = {"H", "S", "F", "P"};
  const unsigned counts[] = {12, 8, 12, 12};
  for (unsigned i = 0; i < 4; ++i) {
    const Event event = event_of(std::string("@ development p1 ") + types[i]);
    TEST_ASSERT_EQUAL(counts[i], DrawCity::weight(table.state, event));
  }
}

void test_score_should_be_nothing_before_the_set_up_is_finished() {
  Table table(2, kAllModules);
  table.does("@ first p1");
  while (table.to_act() == "@") {
    TEST_ASSERT_EQUAL(0, table.item(1, "total"));
    TEST_ASSERT_EQUAL(0, table.item(2, "total"));
    table.does(*table.options().begin());
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_streets_should_be_those_of_the_players_when_none_are_set);
  RUN_TEST(test_streets_should_be_as_set_when_set);
  RUN_TEST(test_first_player_should_be_anyone_when_the_game_begins);
  RUN_TEST(test_hands_should_be_dealt_from_the_first_player_round_when_that_is_not_p1);
  RUN_TEST(test_decks_should_hold_the_printed_counts);
  RUN_TEST(test_set_up_should_end_with_the_deal_when_there_is_no_module);
  RUN_TEST(test_goals_should_be_drawn_one_of_each_type_when_they_are_in_play);
  RUN_TEST(test_other_goal_should_come_last_when_it_is_on);
  RUN_TEST(test_other_goal_should_have_no_effect_when_there_are_no_goals);
  RUN_TEST(test_modules_should_be_set_up_in_their_order_when_all_are_in_play);
  RUN_TEST(test_demand_should_be_drawn_once_a_street_when_streets_are_set);
  RUN_TEST(test_each_module_should_draw_its_own_cards_only);
  RUN_TEST(test_revealed_cards_should_stay_out_until_the_end_of_the_set_up);
  RUN_TEST(test_score_should_be_nothing_before_the_set_up_is_finished);
  return UNITY_END();
}
