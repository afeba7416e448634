// What can't matter any more, and what still can.
#include <unity.h>

#include <bit>
#include <utility>

#include "host_tests/core/look.hpp"
#include "host_tests/drawcity/table.hpp"
#include "rules/core/digest.hpp"

using namespace drawcity_test;
using rules::Rng;
using rules::drawcity::number_bit;
using rules::drawcity::Phase;

namespace {

uint64_t digest(const State& state) {
  TEST_ASSERT_TRUE(DrawCity::sound(state));
  return rules::digest<DrawCity>(state);
}

void move_number(State& state, unsigned player, unsigned street, unsigned from, unsigned to) {
  rules::drawcity::Own& own = state.own[player - 1][street - 1];
  TEST_ASSERT_TRUE((own & number_bit(from)) != 0 && (own & number_bit(to)) == 0);
  own ^= number_bit(from) | number_bit(to);
}

void test_digest_should_be_equal_when_only_the_order_of_builds_differs() {
  Story one(2);
  Story other(2);
  one.builds({"H3 1,3", "S5 4,4", "F6 2,6", "P4 3,3"});
  other.builds({"F6 2,6", "P4 3,3", "H3 1,3", "S5 4,4"});
  TEST_ASSERT_EQUAL_MEMORY(&one.table.state, &other.table.state, sizeof(State));
  Story different(2);
  different.builds({"F6 2,7", "P4 3,3", "H3 1,3", "S5 4,4"});
  TEST_ASSERT_TRUE(one.table.digest() != different.table.digest());
}

void test_digest_should_be_equal_when_only_the_order_of_cards_in_hand_differs() {
  const auto dealt = [](const char* first, const char* second) {
    Table table(2);
    table.does("@ first p1");
    table.does(std::string("@ number p1 ") + first);
    table.does(std::string("@ number p1 ") + second);
    table.does({"@ development p1 S", "@ development p1 H", "@ number p2 4", "@ number p2 4",
                "@ development p2 S", "@ development p2 H"});
    return table;
  };
  TEST_ASSERT_EQUAL_HEX64(dealt("3", "7").digest(), dealt("7", "3").digest());
  TEST_ASSERT_TRUE(dealt("3", "7").digest() != dealt("3", "6").digest());
}

void test_numbers_should_not_matter_where_no_free_space_is_beside_them() {
  // Player 1 at 1,1 and 1,2, player 2 at 1,3: only the number at 1,2 borders on free spaces.
  Story story(2);
  story.builds({"H3 1,1", "S5 1,3", "H6 1,2", "S6 2,1"});
  const State state = story.table.state;
  State inner = state;
  move_number(inner, 1, 1, 3, 2);
  TEST_ASSERT_EQUAL_HEX64(digest(state), digest(inner));
  State border = state;
  move_number(border, 1, 1, 6, 7);
  TEST_ASSERT_TRUE(digest(state) != digest(border));
  State others = state;
  move_number(others, 2, 2, 6, 7);
  TEST_ASSERT_TRUE(digest(state) != digest(others));
}

// Played to the end at random.
State ended(uint64_t seed, unsigned players, const std::string& modules) {
  Rng rng(seed);
  Table table(players, modules);
  while (!table.to_act().empty()) {
    TEST_ASSERT_TRUE(DrawCity::apply(table.state, DrawCity::pick(table.state, rng)).ok());
  }
  return table.state;
}

void test_hands_and_decks_should_not_matter_when_the_game_is_over() {
  // The last skips differ in what was discarded and drawn.
  unsigned compared = 0;
  for (unsigned seed = 1; seed < 40; ++seed) {
    State state = DrawCity::start(options_of("none", 3), 2);
    Rng rng(seed);
    while (DrawCity::to_act(state) != 0) {
      const std::vector<Event> events = tests::listed<DrawCity>(state);
      if (events[0].is(rules::drawcity::Verb::kSkip)) {
        std::set<uint64_t> digests;
        unsigned endings = 0;
        for (const Event event : events) {
          State next = state;
          TEST_ASSERT_TRUE(DrawCity::apply(next, event).ok());
          while (DrawCity::to_act(next) == rules::only(rules::kChance)) {
            TEST_ASSERT_TRUE(DrawCity::apply(next, DrawCity::pick(next, rng)).ok());
          }
          if (DrawCity::to_act(next) != 0) break;
          ++endings;
          digests.insert(rules::digest<DrawCity>(next));
        }
        if (endings != 0) TEST_ASSERT_EQUAL(1, digests.size());
        compared += endings;
      }
      TEST_ASSERT_TRUE(DrawCity::apply(state, DrawCity::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_GREATER_THAN(100, compared);
}

void test_points_should_matter_when_the_game_is_over() {
  const State state = ended(7, 3, kAllModules);
  State ticks = state;
  ticks.ticks[0] = static_cast<uint16_t>(ticks.ticks[0] ^ 1u);
  TEST_ASSERT_TRUE(rules::digest<DrawCity>(state) != rules::digest<DrawCity>(ticks));
  State contributions = state;
  contributions.contributions[0] = static_cast<uint8_t>(state.contributions[0] + 1);
  TEST_ASSERT_TRUE(rules::digest<DrawCity>(state) != rules::digest<DrawCity>(contributions));
  State zones = state;
  zones.zones ^= 1;
  TEST_ASSERT_TRUE(rules::digest<DrawCity>(state) != rules::digest<DrawCity>(zones));
}

void test_hands_of_the_finished_should_matter_only_together() {
  unsigned compared = 0;
  for (unsigned seed = 1; seed < 60; ++seed) {
    Rng rng(seed);
    Table table(4);
    while (!table.to_act().empty()) {
      TEST_ASSERT_TRUE(DrawCity::apply(table.state, DrawCity::pick(table.state, rng)).ok());
      std::vector<unsigned> out;
      for (unsigned i = 0; i < 4; ++i) {
        if (table.state.skips[i] == 2 && table.state.active != i + 1u) out.push_back(i);
      }
      if (table.to_act().empty() || out.size() < 2) continue;
      State turned = table.state;
      std::swap(turned.hands[out[0]], turned.hands[out[1]]);
      TEST_ASSERT_EQUAL_HEX64(digest(table.state), digest(turned));
      ++compared;
      break;
    }
  }
  TEST_ASSERT_GREATER_THAN(20, compared);
}

void test_patterns_should_matter_neither_by_order_nor_by_direction() {
  const auto played = [](const std::vector<std::string>& types) {
    std::vector<std::string> cards;
    for (const std::string& type : types) cards.push_back("neighborhood " + type);
    Story story(2, "neighborhoods", cards);
    story.builds({"H3 1,1", "S5 1,3"});
    return story.table.digest();
  };
  const uint64_t first = played({"H", "S", "F", "P", "P", "H"});
  TEST_ASSERT_EQUAL_HEX64(first, played({"F", "S", "H", "P", "P", "H"}));
  TEST_ASSERT_EQUAL_HEX64(first, played({"P", "P", "H", "H", "S", "F"}));
  TEST_ASSERT_EQUAL_HEX64(first, played({"H", "P", "P", "F", "S", "H"}));
  TEST_ASSERT_TRUE(first != played({"H", "S", "F", "P", "H", "P"}));
}

void test_first_player_should_matter_only_while_a_goal_is_open() {
  const auto played = [](const char* modules) {
    std::set<uint64_t> digests;
    for (const char* first : {"@ first p1", "@ first p2"}) {
      Table table(2, modules);
      table.does(first);
      while (table.state.phase == Phase::kDeal) {
        const std::string line = *table.options().begin();
        const bool number = line.compare(0, 9, "@ number ") == 0;
        table.does(line.substr(0, line.size() - 1) + (number ? '5' : 'H'));
      }
      while (table.to_act() == "@") table.does(*table.options().begin());
      table.state.active = 1;
      digests.insert(digest(table.state));
    }
    return digests.size();
  };
  TEST_ASSERT_EQUAL(1, played("none"));
  TEST_ASSERT_EQUAL(1, played("zoning"));
  TEST_ASSERT_EQUAL(2, played("goals"));
}

// Six players, so that three spaces of a goal are free for those who complete it.
void test_first_player_should_not_matter_when_all_have_ticked_or_finished() {
  const auto matters = [](unsigned ticks_of_each_goal, unsigned finished) {
    std::set<uint64_t> digests;
    for (const uint8_t first : {uint8_t{1}, uint8_t{2}}) {
      Table table(6, "goals");
      table.does("@ first p1");
      while (table.to_act() == "@") table.does(*table.options().begin());
      State state = table.state;
      for (unsigned i = 0; i < 4; ++i) {
        state.ticks[i] = static_cast<uint16_t>(ticks_of_each_goal);
        state.ticked[i] = static_cast<uint8_t>(std::popcount(ticks_of_each_goal));
      }
      for (unsigned seat = 1; seat <= 6; ++seat) {
        if (finished >> seat & 1u) state.skips[seat - 1] = rules::drawcity::kLastSkip;
      }
      state.first = first;
      digests.insert(rules::digest<DrawCity>(state));
    }
    return digests.size() == 2;
  };
  constexpr unsigned kFirstSpaceOfP1 = 1;
  constexpr unsigned kFirstSpaceOfP2 = 1u << 2;
  constexpr unsigned kAllFromP2 = 0b1111100;
  constexpr unsigned kAllFromP3 = 0b1111000;
  TEST_ASSERT_FALSE(matters(kFirstSpaceOfP1, kAllFromP2));
  TEST_ASSERT_FALSE(matters(kFirstSpaceOfP1 | kFirstSpaceOfP2, kAllFromP3));
  TEST_ASSERT_TRUE(matters(kFirstSpaceOfP1, kAllFromP3));
  TEST_ASSERT_TRUE(matters(0, kAllFromP2));
}

// Player 2 begins, and two factories on the first street complete the Outskirts: in the second
// round or in the third.
void test_round_of_a_tick_should_not_matter_when_nobody_can_tick_in_it_any_more() {
  const auto played = [](const char* second, const char* third) {
    Table table(2, "goals", 3);
    table.does({"@ first p2", "@ number p2 1", "@ number p2 2", "@ development p2 F",
                "@ development p2 F", "@ number p1 5", "@ number p1 5", "@ development p1 H",
                "@ development p1 H", "@ goal connected-homes", "@ goal high-street",
                "@ goal outskirts", "@ goal green-belt"});
    table.does({"p2 build F 1 1,1", "@ number p2 3", "@ development p2 S"});
    table.does({"p1 build H 5 1,9", "@ number p1 5", "@ development p1 H"});
    table.does({second, "@ number p2 4", "@ development p2 P"});
    table.does({"p1 build H 5 2,9", "@ number p1 5", "@ development p1 H"});
    table.does({third, "@ number p2 5", "@ development p2 H"});
    return table;
  };
  Table one = played("p2 build F 2 1,2", "p2 build S 3 1,3");
  Table other = played("p2 build S 3 1,3", "p2 build F 2 1,2");
  TEST_ASSERT_TRUE_MESSAGE(one.digest() != other.digest(), "player 1 may tick in this round");
  one.does({"p1 build H 5 3,6"});
  other.does({"p1 build H 5 3,6"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_digest_should_be_equal_when_only_the_order_of_builds_differs);
  RUN_TEST(test_digest_should_be_equal_when_only_the_order_of_cards_in_hand_differs);
  RUN_TEST(test_numbers_should_not_matter_where_no_free_space_is_beside_them);
  RUN_TEST(test_hands_and_decks_should_not_matter_when_the_game_is_over);
  RUN_TEST(test_points_should_matter_when_the_game_is_over);
  RUN_TEST(test_hands_of_the_finished_should_matter_only_together);
  RUN_TEST(test_patterns_should_matter_neither_by_order_nor_by_direction);
  RUN_TEST(test_first_player_should_matter_only_while_a_goal_is_open);
  RUN_TEST(test_first_player_should_not_matter_when_all_have_ticked_or_finished);
  RUN_TEST(test_round_of_a_tick_should_not_matter_when_nobody_can_tick_in_it_any_more);
  return UNITY_END();
}
