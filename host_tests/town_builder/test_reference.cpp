// The rules beside a slow and plain reading of them, over random games.
#include <unity.h>

#include "host_tests/core/look.hpp"
#include "host_tests/town_builder/reference.hpp"
#include "rules/core/perft.hpp"

using namespace town_builder_test;
using rules::Rng;

namespace {

void compare_options(const Table& table, const SlowGame& slow) {
  const Lines fast = table.options();
  const Lines plain = slow.options();
  if (fast == plain) return;
  std::string message = "differs:";
  for (const std::string& line : fast) message += plain.count(line) ? "" : "\n +" + line;
  for (const std::string& line : plain) message += fast.count(line) ? "" : "\n -" + line;
  message += "\nafter";
  for (const std::string& line : table.log) message += " / " + line;
  TEST_FAIL_MESSAGE(message.c_str());
}

void compare_scores(const Table& table, const SlowGame& slow) {
  const SlowBoard board = slow.board();
  for (unsigned player = 1; player <= table.state.players; ++player) {
    const rules::Score score = TownBuilder::score(table.state, static_cast<uint8_t>(player));
    const SlowScore plain = slow_score(board, player);
    TEST_ASSERT_EQUAL(plain.buildings, score.items[0]);
    TEST_ASSERT_EQUAL(plain.abilities, score.items[1]);
    TEST_ASSERT_EQUAL(plain.awards, score.items[2]);
    TEST_ASSERT_EQUAL(plain.judges, score.items[3]);
    TEST_ASSERT_EQUAL(plain.total(), score.total);
  }
  unsigned winners = 0;
  for (const unsigned player : slow_winners(board)) winners |= 1u << player;
  TEST_ASSERT_EQUAL_HEX8(winners, TownBuilder::winners(table.state));
}

void compare_places(const Table& table, const SlowGame& slow) {
  std::string discards;
  for (auto card = slow.discards().rbegin(); card != slow.discards().rend(); ++card) {
    discards += (discards.empty() ? "" : " ") + *card;
  }
  TEST_ASSERT_EQUAL_STRING(discards.c_str(), table.discards().c_str());
  for (unsigned player = 1; player <= table.state.players; ++player) {
    std::string gold;
    for (const std::string& card : slow.player(player).gold) {
      gold += (gold.empty() ? "" : " ") + card;
    }
    TEST_ASSERT_EQUAL_STRING(gold.c_str(), table.gold(player).c_str());
  }
}

void test_options_scores_and_places_should_be_those_of_the_reference_in_random_games() {
  for (unsigned seed = 1; seed <= 300; ++seed) {
    const unsigned players = 1 + seed % 4;
    Rng rng(seed);
    Table table(players);
    SlowGame slow(players);
    while (table.state.acting != 0) {
      compare_options(table, slow);
      compare_scores(table, slow);
      compare_places(table, slow);
      const std::string line = text_of(TownBuilder::pick(table.state, rng));
      table.does(line);
      slow.does(line);
    }
    TEST_ASSERT_TRUE(slow.over());
    compare_scores(table, slow);
  }
}

// Leaves of the tree of decisions, chance drawn from the same luck.
uint64_t slow_leaves(const SlowGame& game, State state, Rng rng, unsigned depth) {
  SlowGame slow = game;
  while (rules::holds(TownBuilder::to_act(state), rules::kChance)) {
    const Event event = TownBuilder::pick(state, rng);
    slow.does(text_of(event));
    TEST_ASSERT_TRUE(TownBuilder::apply(state, event).ok());
  }
  if (depth == 0 || slow.over()) return 1;
  uint64_t sum = 0;
  for (const std::string& line : slow.options()) {
    SlowGame after = slow;
    State next = state;
    after.does(line);
    TEST_ASSERT_TRUE(TownBuilder::apply(next, event_of(line)).ok());
    sum += slow_leaves(after, next, rng, depth - 1);
  }
  return sum;
}

uint64_t leaves(unsigned players, uint64_t seed, unsigned depth) {
  const State start = TownBuilder::start({}, static_cast<uint8_t>(players));
  return rules::count_leaves<TownBuilder>(start, Rng(seed), depth);
}

void test_tree_should_have_as_many_leaves_as_the_slow_count_says() {
  for (unsigned players = 1; players <= 4; ++players) {
    const State start = TownBuilder::start({}, static_cast<uint8_t>(players));
    for (unsigned depth = 1; depth <= 5; ++depth) {
      TEST_ASSERT_EQUAL_UINT64(slow_leaves(SlowGame(players), start, Rng(3), depth),
                               leaves(players, 3, depth));
    }
  }
}

// The slow count came to the same.
void test_tree_should_have_as_many_leaves_as_before() {
  TEST_ASSERT_EQUAL_UINT64(56796, leaves(1, 3, 8));
  TEST_ASSERT_EQUAL_UINT64(92040, leaves(2, 3, 8));
  TEST_ASSERT_EQUAL_UINT64(24702, leaves(3, 3, 8));
  TEST_ASSERT_EQUAL_UINT64(24702, leaves(4, 3, 8));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_options_scores_and_places_should_be_those_of_the_reference_in_random_games);
  RUN_TEST(test_tree_should_have_as_many_leaves_as_the_slow_count_says);
  RUN_TEST(test_tree_should_have_as_many_leaves_as_before);
  return UNITY_END();
}
