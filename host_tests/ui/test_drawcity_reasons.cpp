// Why an item of DrawCity is worth what it is, worked out by hand.
#include <sstream>
#include <string>
#include <vector>

#include "fake_device.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/reasons.hpp"

namespace {

using namespace ui::drawcity;
using Rows = std::vector<std::string>;

// Streets from the first one on, as positions of the rules tell them: "1H5*" is player 1's house
// with number 5 and internet.
State state_of(const Rows& rows, unsigned players = 3, unsigned modules = 0) {
  State state{};
  state.phase = rd::Phase::kAct;
  state.active = state.first = 1;
  state.players = static_cast<uint8_t>(players);
  state.street_count = 5;
  state.modules = static_cast<uint8_t>(modules);
  for (uint8_t& goal : state.goals) goal = rd::kNoGoal;
  for (auto& own : state.own) {
    for (rd::Own& street : own) street = rd::kNothing;
  }
  for (unsigned i = 0; i < state.street_count; ++i) {
    rd::Street& street = state.streets[i];
    street.free = rd::kWholeRow;
    if (i >= rows.size()) continue;
    std::istringstream cells(rows[i]);
    std::string cell;
    for (unsigned column = 1; cells >> cell; ++column) {
      if (cell == ".") continue;
      const auto bit = static_cast<uint16_t>(rd::column_bit(column));
      const size_t type = std::string("HSFP").find(cell[1]);
      street.free ^= bit;
      street.of[type] |= bit;
      if (cell.back() == '*') street.internet |= bit;
      state.own[cell[0] - '1'][i] |= bit | rd::number_bit(static_cast<unsigned>(cell[2] - '0'));
    }
  }
  return state;
}

// Two bits each, from the first one on, as in "PFHS".
uint32_t types_of(const std::string& types) {
  uint32_t bits = 0;
  for (size_t i = 0; i < types.size(); ++i) {
    bits |= static_cast<uint32_t>(std::string("HSFP").find(types[i])) << 2 * i;
  }
  return bits;
}

Sites sites_of(std::initializer_list<Site> list) {
  Sites sites;
  for (const Site site : list) sites.add(site);
  return sites;
}

void expect_reason(const Reason& reason, int points, const char* words) {
  TEST_ASSERT_EQUAL_STRING(words, reason.words);
  TEST_ASSERT_EQUAL(points, reason.points);
}
void expect_counted(const Reason& reason, std::initializer_list<Site> sites) {
  TEST_ASSERT_TRUE(reason.counted == sites_of(sites));
}

// --- what is always played -----------------------------------------------------------------------

void test_houses_should_name_each_group_with_its_streets() {
  const State state = state_of({"1H4 1H5 . 2H1 . 1H7 . . . . .", "1H4 1H5 . . . . . . . . ."});
  const Reason reason = reason_of(state, 1, rd::kItemHouses);
  TEST_ASSERT_EQUAL_STRING("Houses", reason.head);
  expect_reason(reason, 12, "4 on 2 streets: 8 + 2\n1 on a street: 1 + 1");
  expect_counted(reason, {0x11, 0x12, 0x21, 0x22, 0x16});
}

void test_houses_that_are_alone_should_be_told_together() {
  const State state = state_of({"1H4 . 1H5 . 1H7 . . . . . ."});
  expect_reason(reason_of(state, 1, rd::kItemHouses), 6, "1 on a street: 3 × 2");
}

void test_shops_should_name_their_streets() {
  const State state = state_of(
      {"1S1 . 1S3 2S4 1S5 . 1S6 . . . .", ". . . . . . . . . . .", "1S2 . 1S4 . . . . . . . ."});
  const Reason reason = reason_of(state, 1, rd::kItemShops);
  expect_reason(reason, 15, "4 on street 1: 11\n2 on street 3: 4");
  expect_counted(reason, {0x11, 0x13, 0x15, 0x17, 0x31, 0x33});
}

// The printed example: 2 + 1.
void test_factories_should_name_how_many_types_are_beside_them() {
  const State state = state_of(
      {"2H1 1F2 1S4 . . . . . . . .", ". 2H3 . . . . . . . . .", ". . . . . 1F6 2P7 . 1F9 . ."});
  const Reason reason = reason_of(state, 1, rd::kItemFactories);
  expect_reason(reason, 3, "Beside 2 types: 2\nBeside one type: 1");
  expect_counted(reason, {0x11, 0x12, 0x13, 0x22, 0x36, 0x37});
}

// The printed example: 3 + 4 + 2, and 3 more for three parks in a game for three.
void test_parks_should_name_how_many_of_others_are_beside_them() {
  const Rows rows = {"1H1 2P2 3S3 . . . . . . . .", ". 1F2 . . . 3H5 . . . . .",
                     ". . . . 1H4 2P6 3F7 . . . .", ". . . . . 1S6 . . 1H8 2P9 3H9"};
  const Reason reason = reason_of(state_of(rows), 2, rd::kItemParks);
  expect_reason(reason, 12,
                "Beside 3 of others: 3\nBeside 4 of others: 4\nBeside 2 of others: 2\n"
                "Each park: 3 × 1");
  expect_counted(reason, {0x11, 0x12, 0x13, 0x22, 0x26, 0x35, 0x36, 0x37, 0x46, 0x49, 0x4A, 0x4B});
  expect_reason(reason_of(state_of(rows, 4), 2, rd::kItemParks), 9,
                "Beside 3 of others: 3\nBeside 4 of others: 4\nBeside 2 of others: 2");
}

void test_park_should_bring_its_own_point_alone_when_three_play() {
  const Rows rows = {"1P1 1H2 . . . . . . . . ."};
  const Reason reason = reason_of(state_of(rows), 1, rd::kItemParks);
  expect_reason(reason, 1, "Each park: 1");
  expect_counted(reason, {0x11});
  expect_reason(reason_of(state_of(rows, 4), 1, rd::kItemParks), 0, "Nothing brings points here.");
}

void test_internet_should_bring_a_point_each() {
  const State state = state_of({". . . . . . . . . . .", "1H1* 1S2* 2F6* 1H6 . . . . . . ."});
  const Reason reason = reason_of(state, 1, rd::kItemInternet);
  expect_reason(reason, 2, "With internet: 2 × 1");
  expect_counted(reason, {0x21, 0x22});
}

// --- municipal goals -----------------------------------------------------------------------------

// Four shops of two players each, and two parks beside each other.
State with_goals() {
  State state = state_of({"1S1 1S2 1S3 1S4 . 1P5 1P6 . . . .", "2S1 2S2 2S3 2S4 . . . . . . ."}, 3,
                         rd::kGoals);
  rd::add_goal(state, 0, rd::kConnectedHomes);
  rd::add_goal(state, 1, rd::kHighStreet);
  rd::add_goal(state, 2, rd::kOutskirts);
  rd::add_goal(state, 3, rd::kGreenLung);
  return state;
}

void test_goal_that_is_ticked_second_should_say_so() {
  State state = with_goals();
  rd::tick_goals(state, 2, 0x24, rd::kShop);
  rd::close_round(state);
  rd::tick_goals(state, 1, 0x14, rd::kShop);
  const Reason reason = reason_of(state, 1, rd::kItemGoals);
  expect_reason(reason, 4, "High Street, second: 4");
  expect_counted(reason, {0x11, 0x12, 0x13, 0x14});
  expect_reason(reason_of(state, 2, rd::kItemGoals), 6, "High Street, first: 6");
  expect_reason(reason_of(state, 3, rd::kItemGoals), 0, "Nothing brings points here.");
}

void test_goals_should_be_told_in_less_words_when_there_are_more() {
  State state = with_goals();
  rd::tick_goals(state, 1, 0x14, rd::kShop);
  rd::tick_goals(state, 1, 0x17, rd::kPark);
  expect_reason(reason_of(state, 1, rd::kItemGoals, 4), 12,
                "High Street, first: 6\nCity Lung, first: 6");
  expect_reason(reason_of(state, 1, rd::kItemGoals, 3), 12, "High Street: 6\nCity Lung: 6");
  expect_reason(reason_of(state, 1, rd::kItemGoals, 1), 12, "Each first: 2 × 6");
  expect_counted(reason_of(state, 1, rd::kItemGoals), {0x11, 0x12, 0x13, 0x14, 0x16, 0x17});
}

// Each goal by what just meets it, beside what doesn't count.
void test_goals_should_mark_what_meets_them() {
  const struct {
    rd::Goal goal;
    Rows rows;
    std::initializer_list<Site> counted;
  } kGoals[] = {
      {rd::kResidentialQuarter, {"1H1 1H2 . 1H3", "1H1 1H2"}, {0x11, 0x12, 0x21, 0x22}},
      {rd::kThreeStreetsOneCommunity, {"1H1 . 1H3 1H4", "1H1", "1H1"}, {0x11, 0x21, 0x31}},
      {rd::kConnectedHomes, {"1H1* 1H2* 1H3* 1H4 1S5*"}, {0x11, 0x12, 0x13}},
      {rd::kHomesByThePark, {"1H1 2P2 1H3 . 1H4", ". 1H1 . . ."}, {0x11, 0x12, 0x13, 0x22}},
      {rd::kHighStreet, {"1S1 2S1 1S2 1S3 1S4", "1S1"}, {0x11, 0x13, 0x14, 0x15}},
      {rd::kChainStore, {"1S1", "1H1", "1S2", "1S3"}, {0x11, 0x31, 0x41}},
      {rd::kShopFront, {"1S1 . 1S2 1S3 1S4"}, {0x13, 0x14, 0x15}},
      {rd::kLocalCustomers, {"1S1 2H2 1S3 . 1S4", ". 1S1"}, {0x11, 0x12, 0x13, 0x22}},
      {rd::kShortCommute, {"1S1 1F2 2H3 . 1F4", ". 2P1"}, {0x11, 0x12, 0x13, 0x22}},
      {rd::kIndustrialBelt, {"1F1", "1H1", "1F2", "1F3"}, {0x11, 0x31, 0x41}},
      {rd::kIndustrialPark, {"1F1 1F2 . 1F3"}, {0x11, 0x12}},
      {rd::kOutskirts, {". 1F1", "1F1 . 1F2", ". . 1F3", ".", ". . . 1F1"}, {0x12, 0x21, 0x54}},
      {rd::kMeetingPlace, {"2S1 1P2 2H3 . 1P4", ". 3P1"}, {0x11, 0x12, 0x13, 0x22}},
      {rd::kGreenBelt, {"1P1", "1H1", "1P2", "1P3"}, {0x11, 0x31, 0x41}},
      {rd::kCentralPark, {". . . 1P1 1P2 . 1P3 1P4"}, {0x15, 0x17}},
      {rd::kGreenLung, {"1P1 . 1P2", "1P1"}, {0x11, 0x21}},
      {rd::kMixedUse, {"1H1 1S2 1F3 1P4", "1H1"}, {0x11, 0x12, 0x13, 0x14}},
      {rd::kMainRoad, {"1H1 1S2 1F3 1P4 1P5", "1H1"}, {0x11, 0x12, 0x13, 0x14, 0x15}},
      {rd::kBroadband, {"1H1* 1S2* 1F3* 1S4* 1H5 2H1*"}, {0x11, 0x12, 0x13, 0x14}},
      {rd::kAcrossTheCity, {"1H1 1H2 . . . 1H3 . . . . 1H4"}, {0x11, 0x16, 0x1B}},
  };
  static_assert(std::size(kGoals) == rd::kGoalCards);
  for (const auto& goal : kGoals) {
    State state = state_of(goal.rows, 3, rd::kGoals);
    const unsigned place = goal.goal / rd::kGoalsEach;
    rd::add_goal(state, place, goal.goal);
    for (const Site site : goal.counted) {
      if (builder_of(state, site) == 1) rd::tick_goals(state, 1, site, type_at(state, site));
    }
    TEST_ASSERT_EQUAL_MESSAGE(1, state.ticks[place], rd::kGoalIds[goal.goal]);
    const Reason reason = reason_of(state, 1, rd::kItemGoals);
    TEST_ASSERT_TRUE_MESSAGE(reason.counted == sites_of(goal.counted), rd::kGoalIds[goal.goal]);
  }
}

// --- the other modules ---------------------------------------------------------------------------

// The printed example asks for a park and a factory in columns 1 and 2.
void test_zoning_should_name_the_columns_and_what_they_ask_for() {
  State state =
      state_of({"1P1 1S2 1S3 . . . . . . . .", ". 1F1 . . . . . . . . ."}, 3, rd::kZoning);
  state.zones = types_of("PFSSHHHHHHH");
  const Reason reason = reason_of(state, 1, rd::kItemZoning);
  expect_reason(reason, 3, "Columns 1–2, park, factory: 3");
  expect_counted(reason, {0x11, 0x22});
  expect_reason(reason_of(state, 2, rd::kItemZoning), 0, "Nothing brings points here.");
}

void test_districts_should_be_told_in_less_words_when_there_are_more() {
  State state = state_of({"1H1 1H2 1S3 1S4 1F5 1F6 1F7 1P8 1P9 1H9 1S9"}, 3, rd::kZoning);
  state.zones = types_of("HHSSFFFPPHS");
  const char* const kBrief =
      "Columns 1–2: 3\nColumns 3–4: 3\nColumns 5–7: 3\nColumns 8–9: 3\nColumns 10–11: 3";
  expect_reason(reason_of(state, 1, rd::kItemZoning, 5), 15, kBrief);
  expect_reason(reason_of(state, 1, rd::kItemZoning, 4), 15, "Districts: 5 × 3");
}

// Street 1: player 1 has most. Street 2: two share the first place. Street 3: two share the second
// one. Street 4: the first place is shared, nobody is second.
void test_demand_should_name_places_and_ties() {
  State state = state_of({"1H1 1H2 2H3 . . . . . . . .", "1S1 2S2 . . . . . . . . .",
                          "3P1 3P2 1P3 2P4 . . . . . . .", "2F1 3F1 1H2 . . . . . . . ."},
                         3, rd::kDemand);
  state.demand = types_of("HSPFH");
  const Reason one = reason_of(state, 1, rd::kItemDemand);
  expect_reason(one, 12,
                "Houses on street 1, most: 5\nShops on street 2, tied: 5\n"
                "Parks on street 3, second: 2");
  expect_counted(one, {0x11, 0x12, 0x13, 0x21, 0x22, 0x31, 0x32, 0x33, 0x34});
  expect_reason(reason_of(state, 2, rd::kItemDemand, 6), 14,
                "Street 1, second: 2\nStreet 2, tied: 5\nStreet 3, second: 2\nStreet 4, tied: 5");
  expect_reason(reason_of(state, 2, rd::kItemDemand, 5), 14,
                "Streets, most: 2 × 5\nStreets, second: 2 × 2");
  expect_reason(reason_of(state, 2, rd::kItemDemand, 3), 14, "Streets, most: 2 × 5\nThe rest: 4");
  expect_reason(reason_of(state, 3, rd::kItemDemand), 10,
                "Parks on street 3, most: 5\nFactories on street 4, tied: 5");
}

// Red twice, yellow and green once.
void test_locations_should_name_the_colours_of_each_set() {
  const State state = state_of(
      {". . 1H1 . 1S2 . . . . . .", ". . . . . . 1P1 . 2H2 . .", ". 1H1 1H2 . . . . . . . ."}, 3,
      rd::kLocations);
  const Reason reason = reason_of(state, 1, rd::kItemLocations);
  expect_reason(reason, 5, "Set R Y G: 4\nSet R: 1");
  expect_counted(reason, {0x13, 0x15, 0x27, 0x32});
}

void test_neighborhoods_should_name_where_they_are() {
  State state = state_of(
      {"1H1 2S1 2P2 3H1 . . . . . . .", ". . . 3S1 . . . . . . .", ". . . 1P1 2H2 2S3 2P4 . . . ."},
      3, rd::kNeighborhoods);
  rd::mark(state, 0x11, rd::kAcross);
  rd::mark(state, 0x14, rd::kDown);
  rd::mark(state, 0x35, rd::kAcross);
  const Reason reason = reason_of(state, 1, rd::kItemNeighborhoods);
  expect_reason(reason, 4, "Street 1, columns 1–3: 2\nColumn 4, streets 1–3: 2");
  expect_counted(reason, {0x11, 0x12, 0x13, 0x14, 0x24, 0x34});
  expect_reason(reason_of(state, 1, rd::kItemNeighborhoods, 3), 4, "Neighborhoods: 2 × 2");
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_houses_should_name_each_group_with_its_streets);
  RUN_TEST(test_houses_that_are_alone_should_be_told_together);
  RUN_TEST(test_shops_should_name_their_streets);
  RUN_TEST(test_factories_should_name_how_many_types_are_beside_them);
  RUN_TEST(test_parks_should_name_how_many_of_others_are_beside_them);
  RUN_TEST(test_park_should_bring_its_own_point_alone_when_three_play);
  RUN_TEST(test_internet_should_bring_a_point_each);
  RUN_TEST(test_goal_that_is_ticked_second_should_say_so);
  RUN_TEST(test_goals_should_be_told_in_less_words_when_there_are_more);
  RUN_TEST(test_goals_should_mark_what_meets_them);
  RUN_TEST(test_zoning_should_name_the_columns_and_what_they_ask_for);
  RUN_TEST(test_districts_should_be_told_in_less_words_when_there_are_more);
  RUN_TEST(test_demand_should_name_places_and_ties);
  RUN_TEST(test_locations_should_name_the_colours_of_each_set);
  RUN_TEST(test_neighborhoods_should_name_where_they_are);
  return UNITY_END();
}
