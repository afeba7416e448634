// Zoning districts, popular demand, special locations: as positions. Neighborhoods: in play.
#include <unity.h>

#include <algorithm>
#include <iterator>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::drawcity::Phase;

namespace {

// --- zoning ------------------------------------------------------------------------------------

int zoning(const std::vector<std::string>& rows, const std::string& zones, unsigned player = 1) {
  Items items = show(with(board(rows, 5), {"zones " + zones}), player, 3, "zoning", 5);
  return items["zoning"];
}

void test_district_should_score_three_when_each_of_its_types_is_there() {
  // Columns 1 and 2 ask for a park and a factory (printed example).
  const std::string zones = "P F H H H H H H H H H";
  TEST_ASSERT_EQUAL(3, zoning({"1P1 1F2 . . . . . . . . ."}, zones));
  TEST_ASSERT_EQUAL(3, zoning({"1F1 1P2 . . . . . . . . ."}, zones));
  TEST_ASSERT_EQUAL(
      3, zoning({"1P1 . . . . . . . . . .", ". . . . . . . . . . .", ". . . . . . . . . . .",
                 ". . . . . . . . . . .", "1F1 . . . . . . . . . ."},
                zones));
  TEST_ASSERT_EQUAL(0, zoning({"1F1 1F2 . . . . . . . . ."}, zones));
  TEST_ASSERT_EQUAL(0, zoning({"1F1 . 1P3 . . . . . . . ."}, zones));
}

void test_district_should_ask_for_several_of_a_type_when_it_shows_several() {
  const std::string zones = "S S H H H H H H H H H";
  TEST_ASSERT_EQUAL(0, zoning({"1S1 . . . . . . . . . ."}, zones));
  TEST_ASSERT_EQUAL(3, zoning({"1S1 . . . . . . . . . .", ". 1S1 . . . . . . . . ."}, zones));
  const std::string middle = "S S S S F P F H H H H";
  TEST_ASSERT_EQUAL(0, zoning({". . . . 1F1 1P2 . . . . ."}, middle));
  TEST_ASSERT_EQUAL(3, zoning({". . . . 1F1 1P2 1F3 . . . ."}, middle));
  TEST_ASSERT_EQUAL(0, zoning({". . . . 1F1 1P2 1P3 . . . ."}, middle));
}

void test_district_should_score_each_player_alone() {
  const std::string zones = "P F H H H H H H H H H";
  const std::vector<std::string> rows = {"1P1 2F2 . . . . . . . . .", "2P1 1F2 . . . . . . . . .",
                                         "3P1 3P2 . . . . . . . . ."};
  TEST_ASSERT_EQUAL(3, zoning(rows, zones, 1));
  TEST_ASSERT_EQUAL(3, zoning(rows, zones, 2));
  TEST_ASSERT_EQUAL(0, zoning(rows, zones, 3));
}

void test_districts_should_be_two_two_three_two_and_two_columns() {
  const std::string zones = "H H S S F F F P P H S";
  // One row that has it all: five districts, 15 points.
  TEST_ASSERT_EQUAL(15, zoning({"1H1 1H2 1S3 1S4 1F5 1F6 1F7 1P8 1P9 1H9 1S9"}, zones));
  // One of each district moved over its border: nothing is complete.
  TEST_ASSERT_EQUAL(0, zoning({"1H1 . 1H2 1S4 1S5 1F6 . 1F7 1P9 1P9 1H9",  //
                               ". . . . 1F1 . . . . . ."},
                              zones));
  const std::string only[] = {"1H1 1H2 . . . . . . . . .", ". . 1S3 1S4 . . . . . . .",
                              ". . . . 1F5 1F6 1F7 . . . .", ". . . . . . . 1P8 1P9 . .",
                              ". . . . . . . . . 1H8 1S9"};
  for (const std::string& row : only) TEST_ASSERT_EQUAL(3, zoning({row}, zones));
}

void test_zoning_should_score_nothing_when_it_is_not_in_play() {
  Items items = show(board({"1H1 1H2 1S3 1S4 1F5 1F6 1F7 1P8 1P9 1H9 1S9"}), 1);
  TEST_ASSERT_EQUAL(0, items.count("zoning"));
}

// --- demand ------------------------------------------------------------------------------------

int demand(const std::vector<std::string>& rows, const std::string& types, unsigned player) {
  Items items = show(with(board(rows, 5), {"demand " + types}), player, 3, "demand", 5);
  return items["demand"];
}

// Blue 1, green 2, pink 3. Street by street: 5 to blue; 5 to green and pink; 5 to pink, 2 to blue;
// 5 to green; 5 to pink, 2 to green.
void test_demand_should_score_as_in_the_printed_example() {
  const std::vector<std::string> rows = {
      "1H1 1H2 2S3 3F4 . . . . . . .",     "2S1 3S2 2S3 3S4 1S5 . . . . . .",
      "3P1 3P2 1P3 2H4 . . . . . . .",     "2F1 1H2 3P3 . . . . . . . .",
      "3H1 3H2 3H3 2H4 2H5 1H6 . . . . .",
  };
  const std::string types = "H S P F H";
  TEST_ASSERT_EQUAL(5 + 2, demand(rows, types, 1));
  TEST_ASSERT_EQUAL(5 + 5 + 2, demand(rows, types, 2));
  TEST_ASSERT_EQUAL(5 + 5 + 5, demand(rows, types, 3));
}

void test_demand_should_skip_the_second_place_when_the_first_is_shared() {
  const std::vector<std::string> rows = {"1H1 1H2 2H3 2H4 3H5 . . . . . ."};
  TEST_ASSERT_EQUAL(5, demand(rows, "H S S S S", 1));
  TEST_ASSERT_EQUAL(5, demand(rows, "H S S S S", 2));
  TEST_ASSERT_EQUAL(0, demand(rows, "H S S S S", 3));
}

void test_demand_should_share_the_second_place() {
  const std::vector<std::string> rows = {"1H1 1H2 2H3 . 3H5 . . . . . ."};
  TEST_ASSERT_EQUAL(5, demand(rows, "H S S S S", 1));
  TEST_ASSERT_EQUAL(2, demand(rows, "H S S S S", 2));
  TEST_ASSERT_EQUAL(2, demand(rows, "H S S S S", 3));
}

void test_demand_should_score_nothing_for_none() {
  const std::vector<std::string> rows = {"1H1 2S2 . . . . . . . . ."};
  TEST_ASSERT_EQUAL(5, demand(rows, "H H H H H", 1));
  TEST_ASSERT_EQUAL(0, demand(rows, "H H H H H", 2));
  TEST_ASSERT_EQUAL(0, demand(rows, "P H H H H", 1));
}

void test_demand_should_look_at_each_street_alone() {
  const std::vector<std::string> rows = {"1H1 . . . . . . . . . .", "2H1 2H2 . . . . . . . . ."};
  TEST_ASSERT_EQUAL(5, demand(rows, "H H S S S", 1));
  TEST_ASSERT_EQUAL(5, demand(rows, "H H S S S", 2));
}

// --- special locations -------------------------------------------------------------------------

// One development of `player` on each of these spaces.
std::vector<std::string> built(std::initializer_list<std::pair<unsigned, unsigned>> spaces,
                               unsigned streets = 10) {
  std::vector<std::vector<std::string>> cells(streets, std::vector<std::string>(11, "."));
  for (const auto& [street, column] : spaces) cells[street - 1][column - 1] = "1F5";
  std::vector<std::string> rows;
  for (const std::vector<std::string>& street : cells) {
    std::string row;
    for (const std::string& cell : street) row += (row.empty() ? "" : " ") + cell;
    rows.push_back(row);
  }
  return rows;
}

int locations(std::initializer_list<std::pair<unsigned, unsigned>> spaces, unsigned player = 1) {
  Items items = show(board(built(spaces), 10), player, 2, "locations", 10);
  return items["locations"];
}

void test_locations_should_score_a_set_by_its_colours() {
  TEST_ASSERT_EQUAL(0, locations({}));
  TEST_ASSERT_EQUAL(1, locations({{1, 3}}));                                   // red
  TEST_ASSERT_EQUAL(2, locations({{1, 3}, {1, 5}}));                           // yellow
  TEST_ASSERT_EQUAL(4, locations({{1, 3}, {1, 5}, {2, 7}}));                   // green
  TEST_ASSERT_EQUAL(6, locations({{1, 3}, {1, 5}, {2, 7}, {2, 9}}));           // blue
  TEST_ASSERT_EQUAL(8, locations({{1, 3}, {1, 5}, {2, 7}, {2, 9}, {3, 11}}));  // purple
  TEST_ASSERT_EQUAL(0, locations({{1, 3}, {1, 5}}, 2));
}

void test_locations_should_score_several_sets_when_colours_repeat() {
  TEST_ASSERT_EQUAL(1 + 1, locations({{1, 3}, {3, 2}}));
  // Two sets as printed: three colours and one colour.
  TEST_ASSERT_EQUAL(4 + 1, locations({{1, 3}, {1, 5}, {2, 7}, {3, 2}}));
  TEST_ASSERT_EQUAL(4 + 2 + 1 + 1,
                    locations({{1, 3}, {3, 2}, {6, 1}, {8, 11}, {1, 5}, {4, 4}, {2, 7}}));
}

void test_locations_should_be_the_twenty_of_the_list() {
  const std::pair<unsigned, unsigned> spots[] = {
      {1, 3}, {1, 5}, {2, 7}, {2, 9}, {3, 11}, {3, 2},  {4, 4}, {4, 6}, {5, 8},  {5, 10},
      {6, 1}, {6, 3}, {7, 5}, {7, 7}, {8, 9},  {8, 11}, {9, 2}, {9, 4}, {10, 6}, {10, 8}};
  unsigned found = 0;
  for (unsigned street = 1; street <= 10; ++street) {
    for (unsigned column = 1; column <= 11; ++column) {
      const bool listed = std::find(std::begin(spots), std::end(spots),
                                    std::make_pair(street, column)) != std::end(spots);
      TEST_ASSERT_EQUAL(listed ? 1 : 0, locations({{street, column}}));
      found += listed;
    }
  }
  TEST_ASSERT_EQUAL(20, found);
  // Four of each colour: four sets of five.
  Items items = show(board(built({{1, 3}, {1, 5},  {2, 7},  {2, 9}, {3, 11}, {3, 2}, {4, 4},
                                  {4, 6}, {5, 8},  {5, 10}, {6, 1}, {6, 3},  {7, 5}, {7, 7},
                                  {8, 9}, {8, 11}, {9, 2},  {9, 4}, {10, 6}, {10, 8}}),
                           10),
                     1, 2, "locations", 10);
  TEST_ASSERT_EQUAL(4 * 8, items["locations"]);
}

// --- neighborhoods -----------------------------------------------------------------------------

// House, shop, factory; park, park, house.
Story patterned(unsigned players = 2) {
  return Story(players, "neighborhoods",
               {"neighborhood H", "neighborhood S", "neighborhood F", "neighborhood P",
                "neighborhood P", "neighborhood H"});
}

int contributions(const Story& story, unsigned player) {
  return story.table.item(player, "neighborhoods");
}

void test_neighborhood_should_be_marked_without_an_event_when_it_is_the_only_one() {
  Story story = patterned();
  story.plans({"H2 1,1", "S3 1,2", "F4 1,3"});
  story.plays(2);
  TEST_ASSERT_EQUAL(0, contributions(story, 1));
  story.plays(1);
  TEST_ASSERT_EQUAL(2, contributions(story, 1));
  TEST_ASSERT_EQUAL(2, contributions(story, 2));
  TEST_ASSERT_EQUAL_STRING("not-now", story.table.refusal("p2 neighborhood 1,1 1,2 1,3").c_str());
}

void test_neighborhood_should_fit_in_either_direction_across_and_down() {
  const std::initializer_list<const char*> ways[] = {
      {"H2 1,4", "S3 1,5", "F4 1,6"},   {"F2 1,4", "S3 1,5", "H4 1,6"},
      {"H2 1,4", "S3 2,4", "F4 3,4"},   {"F2 1,4", "S3 2,4", "H4 3,4"},
      {"P2 1,4", "P3 1,5", "H4 1,6"},   {"H2 2,4", "P3 3,4", "P4 4,4"},
      {"H2 1,4", "F4 1,6", "S3 1,5"},   {"F4 1,6", "S3 1,5", "H2 1,4"},
      {"S3 2,4", "H2 1,4", "F4 3,4"},   {"H9 1,9", "S9 2,9", "F8 3,9"},
      {"H1 1,1", "S1 2,1", "F3 3,1"},   {"F3 4,11", "S4 3,11", "H3 2,11"},
      {"H5 1,9", "S6 1,10", "F7 1,11"},
  };
  for (const auto& way : ways) {
    Story story = patterned();
    story.builds(way);
    TEST_ASSERT_EQUAL_MESSAGE(2, contributions(story, 1), *way.begin());
    TEST_ASSERT_EQUAL_MESSAGE(2, contributions(story, 2), *way.begin());
  }
}

void test_neighborhood_should_not_fit_otherwise() {
  const std::initializer_list<const char*> ways[] = {
      {"S2 1,4", "H3 1,5", "F4 1,6"},    // other order
      {"H2 1,4", "S3 1,5", "F4 2,6"},    // round a corner
      {"H2 1,4", "S3 2,5", "F4 3,6"},    // cornerwise
      {"H2 1,4", "S3 1,5", "F4 1,7"},    // with a gap
      {"H2 1,10", "S3 1,11", "F4 2,1"},  // round the edge
      {"P2 1,4", "H3 1,5", "P4 1,6"},
  };
  for (const auto& way : ways) {
    Story story = patterned();
    story.builds(way);
    TEST_ASSERT_EQUAL_MESSAGE(0, contributions(story, 1), *way.begin());
    TEST_ASSERT_EQUAL_MESSAGE(0, contributions(story, 2), *way.begin());
  }
}

void test_neighborhood_should_pay_only_who_contributed_whoever_completes_it() {
  Story story = patterned(3);
  story.builds({"H2 1,1", "S3 1,2", "S5 5,5", "P5 4,1", "P5 4,4", "F6 1,3"});
  TEST_ASSERT_EQUAL(2, contributions(story, 1));
  TEST_ASSERT_EQUAL(2, contributions(story, 2));
  TEST_ASSERT_EQUAL(2, contributions(story, 3));
  Story alone = patterned(3);
  alone.builds({"H2 1,1", "S3 3,2", "S5 5,5", "S3 1,2", "P5 4,4", "F6 5,9", "F4 1,3"});
  TEST_ASSERT_EQUAL(2, contributions(alone, 1));
  TEST_ASSERT_EQUAL(0, contributions(alone, 2));
  TEST_ASSERT_EQUAL(0, contributions(alone, 3));
}

void test_builder_should_choose_when_two_neighborhoods_are_possible() {
  // The shop at 2,2 joins a house and a factory across and down.
  Story story = patterned();
  story.builds({"H2 2,1", "H3 1,2", "F6 2,3", "F5 3,2", "S4 2,2"});
  Table& table = story.table;
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"p1 neighborhood 2,1 2,2 2,3", "p1 neighborhood 1,2 2,2 3,2"}));
  TEST_ASSERT_EQUAL_STRING("no-neighborhood-there",
                           table.refusal("p1 neighborhood 2,2 2,3 2,4").c_str());
  TEST_ASSERT_EQUAL_STRING("no-neighborhood-there",
                           table.refusal("p1 neighborhood 2,2 3,2 4,2").c_str());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("p1 skip").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 neighborhood 2,1 2,2 2,3").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("@ number p1 5").c_str());
  Table across = table;
  across.does("p1 neighborhood 2,1 2,2 2,3");
  TEST_ASSERT_EQUAL(2, across.item(1, "neighborhoods"));
  TEST_ASSERT_EQUAL(0, across.item(2, "neighborhoods"));
  TEST_ASSERT_EQUAL_STRING("@", across.to_act().c_str());
  Table down = table;
  down.does("p1 neighborhood 1,2 2,2 3,2");
  TEST_ASSERT_EQUAL(2, down.item(1, "neighborhoods"));
  TEST_ASSERT_EQUAL(2, down.item(2, "neighborhoods"));
  down.does({"@ number p1 5", "@ development p1 P"});
  TEST_ASSERT_EQUAL_STRING("2", down.to_act().c_str());
}

void test_neighborhood_should_count_once_when_both_patterns_or_directions_fit() {
  // The same pattern twice, and one that reads the same from both ends: one line, no choice.
  Story story(2, "neighborhoods",
              {"neighborhood H", "neighborhood S", "neighborhood H", "neighborhood H",
               "neighborhood S", "neighborhood H"});
  story.builds({"H2 1,1", "S3 1,2", "H4 1,3"});
  TEST_ASSERT_EQUAL_STRING("2", story.table.to_act().c_str());
  TEST_ASSERT_EQUAL(2, contributions(story, 1));
}

void test_development_should_be_part_of_one_neighborhood_only() {
  Story story(2, "neighborhoods",
              {"neighborhood H", "neighborhood S", "neighborhood H", "neighborhood P",
               "neighborhood P", "neighborhood P"});
  // H S H is marked; another S H to its right can't use the last house again.
  story.plans(
      {"H1 1,1", "S2 1,2", "H3 1,3", "S4 1,4", "H5 1,5", "P5 4,1", "H6 2,5", "S6 1,6", "H8 1,7"});
  story.plays(6);
  TEST_ASSERT_EQUAL(2, contributions(story, 1));
  story.plays(3);
  TEST_ASSERT_EQUAL(2 + 2, contributions(story, 1));
  TEST_ASSERT_EQUAL(2 + 2, contributions(story, 2));
}

void test_choice_should_be_among_all_lines_when_a_row_offers_several() {
  // H S H S H with the middle built last: it ends two lines.
  Story story(2, "neighborhoods",
              {"neighborhood H", "neighborhood S", "neighborhood H", "neighborhood P",
               "neighborhood P", "neighborhood P"});
  story.builds({"H1 1,1", "S2 1,2", "H5 1,5", "S4 1,4", "H3 1,3"});
  TEST_ASSERT_TRUE(story.table.options() ==
                   (Lines{"p1 neighborhood 1,1 1,2 1,3", "p1 neighborhood 1,3 1,4 1,5"}));
}

// Blue 1 and pink 3 contribute to all three, green 2 to two.
void test_neighborhoods_should_score_as_in_the_printed_example() {
  const std::vector<std::string> lines =
      with(board({"1P1 3P2 2H3 . . . . . . . .", "1H1 . . . 3P5 . . . . . .",
                  "2P1 . . . 1H6 . . . . . .", "3P1 . . . 3P7 . . . . . ."},
                 5),
           {"neighborhood 1,1 1,2 1,3", "neighborhood 2,1 3,1 4,1", "neighborhood 2,5 3,5 4,5"});
  const int expected[] = {6, 4, 6};
  for (unsigned player = 1; player <= 3; ++player) {
    Items items = show(lines, player, 3, "neighborhoods", 5);
    TEST_ASSERT_EQUAL(expected[player - 1], items["neighborhoods"]);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_district_should_score_three_when_each_of_its_types_is_there);
  RUN_TEST(test_district_should_ask_for_several_of_a_type_when_it_shows_several);
  RUN_TEST(test_district_should_score_each_player_alone);
  RUN_TEST(test_districts_should_be_two_two_three_two_and_two_columns);
  RUN_TEST(test_zoning_should_score_nothing_when_it_is_not_in_play);
  RUN_TEST(test_demand_should_score_as_in_the_printed_example);
  RUN_TEST(test_demand_should_skip_the_second_place_when_the_first_is_shared);
  RUN_TEST(test_demand_should_share_the_second_place);
  RUN_TEST(test_demand_should_score_nothing_for_none);
  RUN_TEST(test_demand_should_look_at_each_street_alone);
  RUN_TEST(test_locations_should_score_a_set_by_its_colours);
  RUN_TEST(test_locations_should_score_several_sets_when_colours_repeat);
  RUN_TEST(test_locations_should_be_the_twenty_of_the_list);
  RUN_TEST(test_neighborhood_should_be_marked_without_an_event_when_it_is_the_only_one);
  RUN_TEST(test_neighborhood_should_fit_in_either_direction_across_and_down);
  RUN_TEST(test_neighborhood_should_not_fit_otherwise);
  RUN_TEST(test_neighborhood_should_pay_only_who_contributed_whoever_completes_it);
  RUN_TEST(test_builder_should_choose_when_two_neighborhoods_are_possible);
  RUN_TEST(test_neighborhood_should_count_once_when_both_patterns_or_directions_fit);
  RUN_TEST(test_development_should_be_part_of_one_neighborhood_only);
  RUN_TEST(test_choice_should_be_among_all_lines_when_a_row_offers_several);
  RUN_TEST(test_neighborhoods_should_score_as_in_the_printed_example);
  return UNITY_END();
}
