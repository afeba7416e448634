// Municipal goals: each of the 20 completed and nearly completed, spaces, rounds.
#include <unity.h>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::drawcity::kGoalIds;

namespace {

using Builds = std::vector<const char*>;

// Turns of `players` seats: those of player 1 as told, of player 2 as told as far as they go, of
// all others (and the rest of 2) far away, of two types on two streets.
Builds turns_of(unsigned players, const Builds& first, const Builds& second) {
  const Builds away[] = {
      {"H4 10,2", "S5 10,4", "H6 10,6", "S4 8,2", "H5 8,4", "S6 8,6"},
      {"P2 10,7", "P3 10,9", "S7 10,10", "P2 8,7", "P3 8,9", "S7 8,10"},
  };
  Builds turns;
  for (size_t i = 0; i < first.size(); ++i) {
    turns.push_back(first[i]);
    for (unsigned player = 2; player <= players; ++player) {
      const bool told = player == 2 && i < second.size();
      turns.push_back(told ? second[i] : away[player - 2][i]);
    }
  }
  turns.resize(turns.size() - (players - 1));  // after the last build of player 1
  return turns;
}

// The set-up with this goal and others that none of the builds below completes.
std::vector<std::string> cards_with(unsigned goal) {
  const unsigned quiet[] = {0, 4, 9, 13, 17};
  std::vector<std::string> cards;
  for (unsigned type = 0; type < 5; ++type) {
    cards.push_back(std::string("goal ") + kGoalIds[goal / 4 == type ? goal : quiet[type]]);
  }
  return cards;
}

unsigned goal_named(const std::string& name) {
  for (unsigned goal = 0; goal < 20; ++goal) {
    if (name == kGoalIds[goal]) return goal;
  }
  TEST_FAIL_MESSAGE(name.c_str());
  return 0;
}

// Whether the goal is ticked by player 1, and after which build of theirs; 0: never.
size_t ticked_after(const std::string& name, const Builds& first, const Builds& second = {}) {
  const unsigned goal = goal_named(name);
  Story story(2, "goals", cards_with(goal), 10, true);
  story.plans(turns_of(2, first, second));
  for (size_t i = 1; i <= first.size(); ++i) {
    story.plays(1);
    if ((story.table.state.ticks[goal / 4] & 3u) != 0) {
      TEST_ASSERT_EQUAL_MESSAGE(1, story.table.state.ticks[goal / 4] & 3u, name.c_str());
      TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(6, story.table.item(1, "goals"), name.c_str());
      return i;
    }
    if (i < first.size()) story.plays(1);
  }
  return 0;
}

struct Case {
  const char* goal;
  Builds first;
  Builds second;
};

// The last build of player 1 completes it.
const Case kCompleted[] = {
    {"residential-quarter", {"H3 1,3", "H4 1,4", "H3 2,3", "H4 2,4"}, {}},
    {"residential-quarter", {"H3 1,3", "H4 1,4", "H6 1,6", "H5 1,5"}, {}},
    {"residential-quarter", {"H3 3,3", "H5 3,5", "H4 2,4", "H4 3,4"}, {}},
    {"three-streets-one-community", {"H3 1,3", "H3 3,3", "H3 2,3"}, {}},
    {"three-streets-one-community", {"H3 4,3", "H4 4,4", "H3 3,3", "H4 5,4"}, {}},
    {"connected-homes", {"H3 2,2", "H4 2,3", "H5 2,4"}, {}},
    {"connected-homes", {"H3 2,2", "H4 9,10", "H3 3,2"}, {}},
    {"connected-homes", {"F3 7,3", "H3 2,3", "H1 2,1", "H4 2,4"}, {"S2 2,2"}},
    {"homes-by-the-park", {"H3 1,3", "P4 1,4", "H5 1,5", "H4 2,4"}, {}},
    {"homes-by-the-park", {"H3 1,3", "H5 1,5", "H4 2,4", "P4 1,4"}, {}},
    {"homes-by-the-park",
     {"H3 1,3", "H5 1,5", "H4 2,4", "F3 5,3"},
     {"S5 10,4", "H6 10,6", "P4 1,4"}},
    {"high-street", {"S2 1,1", "S4 1,4", "S6 1,7", "S8 1,10"}, {}},
    {"high-street", {"S2 1,2", "S3 1,3", "S5 1,5", "S4 1,4"}, {}},
    {"chain-store", {"S3 1,3", "S3 3,3", "S3 6,9"}, {}},
    {"shop-front", {"S3 1,3", "S5 1,5", "S4 1,4"}, {}},
    {"shop-front", {"S9 1,11", "S8 1,10", "S7 1,9"}, {}},
    {"local-customers", {"S3 1,3", "H4 1,4", "S5 1,5", "S4 2,4"}, {}},
    {"local-customers", {"S3 1,3", "S5 1,5", "S4 2,4", "P3 5,3"}, {"S5 10,4", "P6 10,6", "H4 1,4"}},
    {"short-commute", {"F4 1,4", "H3 1,3", "S5 1,5", "P4 2,4"}, {}},
    {"short-commute", {"H3 1,3", "S5 1,5", "P4 2,4", "F4 1,4"}, {}},
    {"short-commute", {"F4 1,4", "F5 1,5", "S3 1,3", "P4 2,4"}, {}},
    {"short-commute", {"F4 2,4", "H3 2,3", "P3 5,3"}, {"S4 1,4", "P4 3,4"}},
    {"industrial-belt", {"F3 1,3", "F3 3,3", "F3 6,9"}, {}},
    {"industrial-park", {"F3 1,3", "F4 1,4"}, {}},
    {"industrial-park", {"F3 1,3", "F3 2,3"}, {}},
    {"industrial-park", {"F3 5,3", "F3 4,3"}, {}},
    {"outskirts", {"F1 3,1", "F9 3,11"}, {}},
    {"outskirts", {"F4 1,4", "F6 1,6"}, {}},
    {"outskirts", {"F4 10,8", "F3 4,1"}, {}},
    {"meeting-place", {"P5 5,5", "F3 1,3", "F3 3,3", "H3 7,3"}, {"H4 5,4", "H6 5,6", "S5 4,5"}},
    {"meeting-place", {"F3 1,3", "F3 3,3", "H1 2,1", "P5 5,5"}, {"H4 5,4", "H6 5,6", "S5 4,5"}},
    {"green-belt", {"P3 1,3", "P3 3,3", "P3 6,9"}, {}},
    {"central-park", {"P4 1,5", "P6 3,7"}, {}},
    {"central-park", {"P4 1,6", "P5 1,7"}, {}},
    {"green-lung", {"P3 1,3", "P4 1,4"}, {}},
    {"green-lung", {"P3 3,3", "P3 2,3"}, {}},
    {"mixed-use", {"H2 1,2", "S4 1,4", "F6 1,6", "P8 1,8"}, {}},
    {"mixed-use", {"P8 5,8", "H2 5,2", "F6 5,6", "S4 5,4"}, {}},
    {"main-road", {"H2 1,2", "S3 1,3", "H5 1,5", "S6 1,6", "F8 1,8"}, {}},
    {"broadband", {"H3 2,2", "S4 2,3", "F5 2,4", "S6 2,5"}, {}},
    {"broadband", {"H3 2,2", "S4 9,10", "F3 3,2", "S6 9,11"}, {}},
    {"across-the-city", {"H1 1,1", "S5 3,6", "F9 5,11"}, {}},
    {"across-the-city", {"H9 4,11", "S1 4,1", "P5 4,7"}, {}},
    {"across-the-city", {"H9 4,11", "P5 4,5", "S1 6,1"}, {}},
};

// None of these completes it: one short, on the wrong side of a border, of another player or type.
const Case kNearly[] = {
    {"residential-quarter", {"H3 1,3", "H4 1,4", "H5 1,5", "H6 2,6"}, {}},
    {"residential-quarter", {"H3 1,3", "H4 1,4", "H6 1,6", "S5 1,5"}, {}},
    {"residential-quarter", {"H3 1,3", "H4 1,4", "H6 1,6", "S3 5,3"}, {"H5 1,5"}},
    {"three-streets-one-community", {"H3 1,3", "H3 2,3", "H3 4,3"}, {}},
    {"three-streets-one-community", {"H3 1,3", "H3 2,3", "H4 3,4"}, {}},
    {"three-streets-one-community", {"H3 1,3", "H4 1,4", "H3 2,3"}, {}},
    {"connected-homes", {"H3 2,2", "H4 2,3", "H5 4,5"}, {}},
    {"connected-homes", {"H3 2,2", "H4 2,3", "S5 2,4", "S6 2,5"}, {}},
    {"connected-homes", {"H5 2,4", "H4 2,3", "H3 2,2", "H3 3,2"}, {}},
    {"homes-by-the-park", {"H3 1,3", "P4 1,4", "H5 1,5", "H3 2,3"}, {}},
    {"homes-by-the-park", {"H3 1,3", "P4 1,4", "P2 2,3", "S5 1,5"}, {}},
    {"homes-by-the-park", {"H3 1,3", "P4 1,4", "H5 1,5", "F3 5,3"}, {"H4 2,4"}},
    {"high-street", {"S2 1,1", "S4 1,4", "S6 1,7", "S8 2,10"}, {}},
    {"high-street", {"S2 1,1", "S4 1,4", "S6 1,7", "H8 1,10"}, {}},
    {"high-street", {"S2 1,1", "S4 1,4", "S6 1,7", "H8 2,10"}, {"S5 1,6"}},
    {"chain-store", {"S3 1,3", "S3 3,3", "S4 3,4", "H3 5,3"}, {}},
    {"shop-front", {"S3 1,3", "S4 1,4", "S6 1,6"}, {}},
    {"shop-front", {"S3 1,3", "S3 2,3", "S3 3,3"}, {}},
    {"shop-front", {"S3 1,3", "S5 1,5", "H3 5,3"}, {"S4 1,4"}},
    {"shop-front", {"S9 1,10", "S9 2,11", "S1 2,1"}, {}},
    {"local-customers", {"S3 1,3", "H4 1,4", "S5 1,5", "S3 2,3"}, {}},
    {"local-customers", {"S3 1,3", "H4 1,4", "S5 1,5", "F3 5,3"}, {"S4 2,4"}},
    {"short-commute", {"F4 1,4", "H3 1,3", "H5 1,5", "P4 2,4"}, {}},
    {"short-commute", {"F4 1,4", "H3 1,3", "S5 1,5", "P3 2,3"}, {}},
    {"short-commute", {"H3 1,3", "S5 1,5", "P4 2,4", "P3 5,3"}, {"F4 1,4"}},
    {"industrial-belt", {"F3 1,3", "F4 1,4", "F3 3,3", "H3 5,3"}, {}},
    {"industrial-park", {"F3 1,3", "F4 2,4", "F5 1,5"}, {}},
    {"industrial-park", {"F3 1,3", "H5 1,5"}, {"F4 1,4"}},
    {"outskirts", {"F4 1,4", "F4 2,4", "F5 9,5"}, {}},
    {"outskirts", {"F1 3,1", "H9 3,11", "F3 5,2"}, {}},
    {"outskirts", {"F4 1,4", "F4 5,10", "P9 5,11"}, {}},
    {"meeting-place", {"P5 5,5", "H5 4,5", "F3 1,3", "F3 3,3"}, {"H4 5,4", "H6 5,6"}},
    {"meeting-place", {"P5 5,5", "F3 1,3", "F3 3,3", "H3 7,3"}, {"H4 5,4", "H6 5,6", "S4 4,4"}},
    {"meeting-place", {"H5 5,5", "F3 1,3", "F3 3,3", "H3 7,3"}, {"H4 5,4", "H6 5,6", "S4 4,5"}},
    {"green-belt", {"P3 1,3", "P3 3,3", "P6 3,6", "S3 5,3"}, {}},
    {"central-park", {"P4 1,5", "P6 3,8", "P3 5,4"}, {}},
    {"central-park", {"P4 1,5", "H6 3,7"}, {}},
    {"green-lung", {"P3 1,3", "P4 2,4", "P5 1,5"}, {}},
    {"green-lung", {"P3 1,3", "H5 1,5"}, {"P4 1,4"}},
    {"mixed-use", {"H2 1,2", "S4 1,4", "F6 1,6", "P8 2,8"}, {}},
    {"mixed-use", {"H2 1,2", "S4 1,4", "F6 1,6", "H3 5,3"}, {"P5 1,8"}},
    {"main-road", {"H2 1,2", "S3 1,3", "H5 1,5", "S6 1,6", "F8 2,8"}, {}},
    {"main-road", {"H2 1,2", "S3 1,3", "H5 1,5", "S6 1,6", "F8 2,8"}, {"F7 1,7"}},
    {"broadband", {"H3 2,2", "S4 2,3", "F5 2,4", "P6 2,5"}, {}},
    {"broadband", {"H3 2,2", "S4 2,3", "F5 2,4", "H7 4,7"}, {"S5 3,3"}},
    {"across-the-city", {"H1 1,1", "S5 3,4", "F9 5,11", "S8 3,8"}, {}},
    {"across-the-city", {"H2 1,2", "S5 3,6", "F9 5,11"}, {}},
    {"across-the-city", {"H1 1,1", "S5 3,6", "F9 5,10"}, {}},
};

void test_each_goal_should_be_ticked_by_the_build_that_completes_it() {
  std::set<std::string> goals;
  for (const Case& one : kCompleted) {
    TEST_ASSERT_EQUAL_MESSAGE(one.first.size(), ticked_after(one.goal, one.first, one.second),
                              one.goal);
    goals.insert(one.goal);
  }
  TEST_ASSERT_EQUAL(20, goals.size());
}

void test_no_goal_should_be_ticked_when_it_is_nearly_completed() {
  std::set<std::string> goals;
  for (const Case& one : kNearly) {
    TEST_ASSERT_EQUAL_MESSAGE(0, ticked_after(one.goal, one.first, one.second), one.goal);
    goals.insert(one.goal);
  }
  TEST_ASSERT_EQUAL(20, goals.size());
}

void test_outskirts_should_know_the_last_street_of_a_shorter_board() {
  Story story(
      2, "goals",
      {"goal residential-quarter", "goal high-street", "goal outskirts", "goal green-belt"});
  story.builds({"F4 4,4", "H5 3,8", "F6 3,6", "S5 2,8", "F6 4,6"});
  TEST_ASSERT_EQUAL(6, story.table.item(1, "goals"));
}

// --- spaces and rounds -------------------------------------------------------------------------

// Rounds of builds; each player needs two adjacent parks for the goal "green-lung". Player k does
// it in round `when[k - 1]`; what each has at the end.
std::vector<int> shares(const std::vector<unsigned>& when) {
  const unsigned players = static_cast<unsigned>(when.size());
  std::vector<std::string> lines;
  const unsigned rounds = 5;
  for (unsigned round = 1; round <= rounds; ++round) {
    for (unsigned player = 1; player <= players; ++player) {
      const std::string street = std::to_string(player) + ',';
      // One park, then others that keep away from it, then the second park beside the first.
      const char* const others[2][4] = {{"S3 3", "H7 8", "F4 4", "S8 10"},
                                        {"F3 3", "S7 8", "H4 4", "F2 1"}};
      std::string line = "P5 " + street + "5";
      if (round == when[player - 1]) {
        line = "P6 " + street + "6";
      } else if (round > 1) {
        const std::string other = others[player % 2][round - 2 - (round > when[player - 1])];
        line = other.substr(0, 3) + street + other.substr(3);
      }
      lines.push_back(line);
    }
  }
  Builds turns;
  for (const std::string& line : lines) turns.push_back(line.c_str());
  Story story(
      players, "goals",
      {"goal residential-quarter", "goal high-street", "goal industrial-belt", "goal green-lung"},
      players == 2 ? 4 : 10);
  story.plans(turns);
  story.plays(turns.size());
  std::vector<int> points;
  for (unsigned player = 1; player <= players; ++player) {
    points.push_back(story.table.item(player, "goals"));
  }
  return points;
}

void test_spaces_should_pay_in_order_when_goals_are_completed_in_different_rounds() {
  TEST_ASSERT_TRUE(shares({2, 3}) == (std::vector<int>{6, 0}));
  TEST_ASSERT_TRUE(shares({3, 2}) == (std::vector<int>{0, 6}));
  TEST_ASSERT_TRUE(shares({2, 3, 4}) == (std::vector<int>{6, 4, 0}));
  TEST_ASSERT_TRUE(shares({4, 3, 2}) == (std::vector<int>{0, 4, 6}));
  TEST_ASSERT_TRUE(shares({2, 3, 4, 5}) == (std::vector<int>{6, 4, 0, 0}));
  TEST_ASSERT_TRUE(shares({2, 3, 4, 5, 9}) == (std::vector<int>{6, 4, 2, 0, 0}));
  TEST_ASSERT_TRUE(shares({5, 2, 3, 4, 9, 9}) == (std::vector<int>{0, 6, 4, 2, 0, 0}));
}

void test_space_should_be_shared_when_goals_are_completed_in_one_round() {
  TEST_ASSERT_TRUE(shares({2, 2}) == (std::vector<int>{6, 6}));
  TEST_ASSERT_TRUE(shares({3, 3, 4}) == (std::vector<int>{6, 6, 0}));  // two also close the middle
  TEST_ASSERT_TRUE(shares({2, 3, 3}) == (std::vector<int>{6, 4, 4}));
  TEST_ASSERT_TRUE(shares({2, 2, 3, 4, 9}) == (std::vector<int>{6, 6, 2, 0, 0}));
  TEST_ASSERT_TRUE(shares({2, 3, 3, 4, 9}) == (std::vector<int>{6, 4, 4, 0, 0}));
  TEST_ASSERT_TRUE(shares({2, 3, 4, 4, 4}) == (std::vector<int>{6, 4, 2, 2, 2}));
}

void test_space_should_be_shared_by_more_players_than_there_are_spaces() {
  TEST_ASSERT_TRUE(shares({2, 2, 2}) == (std::vector<int>{6, 6, 6}));
  TEST_ASSERT_TRUE(shares({2, 2, 2, 3, 4}) == (std::vector<int>{6, 6, 6, 0, 0}));
  TEST_ASSERT_TRUE(shares({2, 2, 2, 2, 2, 2}) == (std::vector<int>{6, 6, 6, 6, 6, 6}));
}

void test_goal_should_be_ticked_once_a_player() {
  Story story(
      2, "goals",
      {"goal residential-quarter", "goal high-street", "goal short-commute", "goal green-lung"});
  story.builds(
      {"P3 1,3", "H5 4,2", "P4 1,4", "H6 4,4", "P5 1,5", "H7 4,6", "P3 3,3", "S2 4,1", "P4 3,4"});
  TEST_ASSERT_EQUAL(6, story.table.item(1, "goals"));
}

void test_several_goals_should_be_ticked_by_one_build() {
  // Two parks beside each other in the centre, and five developments on the street.
  Story story(2, "goals",
              {"goal residential-quarter", "goal chain-store", "goal outskirts", "goal green-lung",
               "goal main-road"},
              0, true);
  story.builds(
      {"P5 3,5", "H5 1,2", "H2 3,1", "H6 1,4", "H3 3,3", "H7 1,6", "S8 3,10", "H8 1,8", "P6 3,6"});
  TEST_ASSERT_EQUAL(6 + 6, story.table.item(1, "goals"));
}

void test_goal_should_wait_for_the_owners_next_build_when_another_completes_it() {
  // The third neighbour of the park is built by player 2; player 1 ticks by building anything.
  Story story(
      2, "goals",
      {"goal residential-quarter", "goal high-street", "goal outskirts", "goal meeting-place"});
  story.plans({"P5 2,5", "H4 2,4", "F3 3,3", "H6 2,6", "F4 3,4", "S5 1,5", "H9 4,11"});
  story.plays(6);
  TEST_ASSERT_EQUAL(0, story.table.item(1, "goals"));
  story.plays(1);
  TEST_ASSERT_EQUAL(6, story.table.item(1, "goals"));
}

void test_goal_should_not_wait_for_a_space_when_another_was_first() {
  // Player 2's parks are side by side first; when player 1's are, no space is open any more.
  Story story(
      2, "goals",
      {"goal residential-quarter", "goal high-street", "goal outskirts", "goal green-lung"});
  story.builds({"P3 1,3", "P3 3,3", "F3 2,3", "P4 3,4", "P4 1,4", "F4 2,4", "H7 1,7"});
  TEST_ASSERT_EQUAL(0, story.table.item(1, "goals"));
  TEST_ASSERT_EQUAL(6, story.table.item(2, "goals"));
}

void test_round_should_begin_with_the_first_player_whoever_that_is() {
  // Player 2 begins: 2 then 1 is one round, 1 then 2 are two.
  for (const bool same_round : {true, false}) {
    Table table(2, "goals");
    table.does("@ first p2");
    for (const char* name : {" p2 ", " p1 "}) {
      for (const char* card : {"number", "number", "development", "development"}) {
        const bool number = std::string(card) == "number";
        table.does(std::string("@ ") + card + name + (number ? "5" : "P"));
      }
    }
    table.does({"@ goal residential-quarter", "@ goal high-street", "@ goal short-commute",
                "@ goal green-lung"});
    const auto turn = [&](unsigned player, const char* build) {
      const std::string name = "p" + std::to_string(player);
      table.does(name + " build " + build);
      table.does("@ number " + name + " 6");
      table.does("@ development " + name + " P");
    };
    turn(2, "P 5 1,5");
    turn(1, "P 5 3,5");
    turn(2, same_round ? "P 6 1,6" : "P 6 1,9");
    turn(1, "P 6 3,6");
    if (!same_round) turn(2, "P 5 2,5");  // beside 1,5
    TEST_ASSERT_EQUAL(6, table.item(1, "goals"));
    TEST_ASSERT_EQUAL(same_round ? 6 : 0, table.item(2, "goals"));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_each_goal_should_be_ticked_by_the_build_that_completes_it);
  RUN_TEST(test_no_goal_should_be_ticked_when_it_is_nearly_completed);
  RUN_TEST(test_outskirts_should_know_the_last_street_of_a_shorter_board);
  RUN_TEST(test_spaces_should_pay_in_order_when_goals_are_completed_in_different_rounds);
  RUN_TEST(test_space_should_be_shared_when_goals_are_completed_in_one_round);
  RUN_TEST(test_space_should_be_shared_by_more_players_than_there_are_spaces);
  RUN_TEST(test_goal_should_be_ticked_once_a_player);
  RUN_TEST(test_several_goals_should_be_ticked_by_one_build);
  RUN_TEST(test_goal_should_wait_for_the_owners_next_build_when_another_completes_it);
  RUN_TEST(test_goal_should_not_wait_for_a_space_when_another_was_first);
  RUN_TEST(test_round_should_begin_with_the_first_player_whoever_that_is);
  return UNITY_END();
}
