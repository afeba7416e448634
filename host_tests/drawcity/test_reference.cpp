// The rules against the slow ones, all through random games; counted trees of decisions.
#include <unity.h>

#include <algorithm>

#include "host_tests/core/look.hpp"
#include "host_tests/drawcity/reference.hpp"
#include "host_tests/drawcity/table.hpp"
#include "rules/core/perft.hpp"

using namespace drawcity_test;
using rules::Rng;

namespace {

const char* const kModuleWords[] = {"goals", "zoning", "demand", "locations", "neighborhoods"};

struct Setting {
  unsigned players = 2;
  unsigned streets = 0;
  unsigned modules = 0;
  bool other_goal = false;

  std::string words() const {
    std::string text;
    for (unsigned i = 0; i < 5; ++i) {
      if (modules >> i & 1u) text += std::string(" ") + kModuleWords[i];
    }
    return text;
  }
  std::set<std::string> list() const {
    std::set<std::string> words;
    for (unsigned i = 0; i < 5; ++i) {
      if (modules >> i & 1u) words.insert(kModuleWords[i]);
    }
    return words;
  }
};

void compare_chances(const Table& table, const SlowGame& slow) {
  for (const std::string& line : table.options("@ ")) {
    if (line.find("first") != std::string::npos || line.find("goal") != std::string::npos) continue;
    const bool numbers = line.compare(0, 9, "@ number ") == 0;
    const std::string card = line.substr(line.rfind(' ') + 1);
    TEST_ASSERT_EQUAL_MESSAGE(slow.deck(numbers)[card],
                              DrawCity::weight(table.state, event_of(line)), line.c_str());
  }
}

void compare_scores(const Table& table, const SlowGame& slow, unsigned players) {
  for (unsigned player = 1; player <= players; ++player) {
    const rules::Score score = DrawCity::score(table.state, static_cast<uint8_t>(player));
    const std::vector<int> items = slow.items(static_cast<int>(player));
    int total = 0;
    for (size_t i = 0; i < items.size(); ++i) {
      TEST_ASSERT_EQUAL_MESSAGE(items[i], score.items[i], DrawCity::kItems[i]);
      total += items[i];
    }
    TEST_ASSERT_EQUAL(total, score.total);
  }
}

// What came up in the games.
struct Seen {
  std::set<std::string> ticked;
  unsigned choices = 0;
  unsigned skips = 0;
  unsigned shared_spaces = 0;
};

// Of some random builds the one with most of its own type beside it and on its street: what goals
// ask for comes up more often.
Event pick_ambitious(const State& state, const SlowCity& city, Rng& rng) {
  Event best = DrawCity::pick(state, rng);
  int most = -1;
  for (unsigned i = 0; i < 12 && best.is(rules::drawcity::Verb::kBuild); ++i) {
    const Event event = DrawCity::pick(state, rng);
    const std::string line = text_of(event);
    const char type = line[9];
    const Space at{event.c >> 4, event.c & 15};
    int value = 0;
    for (const Development& one : city.around(at)) {
      value += one.player == state.active && one.type == type ? 20 : one.type == 'P' ? 3 : 1;
    }
    for (const Space& space : city.own(state.active, std::string(1, type))) {
      value += space.first == at.first ? 8 : 0;
    }
    if (value > most) best = event;
    most = std::max(most, value);
  }
  return best;
}

void play_beside(const Setting& setting, uint64_t seed, Seen& seen) {
  Rng rng(seed);
  Table table(setting.players, setting.words(), setting.streets, setting.other_goal);
  SlowGame slow(static_cast<int>(setting.players), static_cast<int>(setting.streets),
                setting.list(), setting.other_goal);
  while (!table.to_act().empty()) {
    const bool compares = rng.below(4) == 0 || table.state.phase != rules::drawcity::Phase::kAct;
    if (compares) {
      TEST_ASSERT_TRUE_MESSAGE(slow.options() == table.options(), "other options");
      compare_chances(table, slow);
    }
    if (rng.below(6) == 0) compare_scores(table, slow, setting.players);
    seen.choices += table.state.phase == rules::drawcity::Phase::kChoose;
    const bool ambitious = setting.modules != 0 && seed % 3 != 0;
    const Event event = ambitious ? pick_ambitious(table.state, slow.city(), rng)
                                  : DrawCity::pick(table.state, rng);
    seen.skips += event.is(rules::drawcity::Verb::kSkip);
    const std::string line = text_of(event);
    TEST_ASSERT_TRUE_MESSAGE(DrawCity::apply(table.state, event).ok(), line.c_str());
    slow.does(line);
  }
  TEST_ASSERT_TRUE(slow.options().empty());
  compare_scores(table, slow, setting.players);
  for (unsigned i = 0; i < rules::drawcity::kMostGoals; ++i) {
    if (table.state.ticked[i] != 0) {
      seen.ticked.insert(rules::drawcity::kGoalIds[table.state.goals[i]]);
    }
    seen.shared_spaces += table.state.ticked[i] > rules::drawcity::kSpacesFor[setting.players];
  }
}

void test_random_games_should_be_those_of_the_slow_rules_when_played_to_the_end() {
  Seen seen;
  for (unsigned game = 0; game < 420; ++game) {
    Setting setting;
    setting.players = 2 + game % 5;
    setting.streets = game % 3 == 0 ? 3 + game / 3 % 8 : 0;
    // None, each alone, all; with the fifth goal in every other game.
    const unsigned which = game / 5 % 8;
    setting.modules = which == 0 ? 0 : which <= 5 ? 1u << (which - 1) : which == 6 ? 31 : 17;
    setting.other_goal = game % 2 == 0;
    play_beside(setting, 1000 + game, seen);
  }
  TEST_ASSERT_EQUAL_MESSAGE(20, seen.ticked.size(), "not every goal was ticked");
  TEST_ASSERT_GREATER_THAN(20, seen.choices);
  TEST_ASSERT_GREATER_THAN(2000, seen.skips);
  TEST_ASSERT_GREATER_THAN(0, seen.shared_spaces);
}

// --- trees -------------------------------------------------------------------------------------

// The same tree by listing lines and copying slow games.
uint64_t slow_leaves(Table table, SlowGame slow, Rng rng, unsigned depth) {
  while (table.to_act() == "@") {
    const Event event = DrawCity::pick(table.state, rng);
    slow.does(text_of(event));
    TEST_ASSERT_TRUE(DrawCity::apply(table.state, event).ok());
  }
  if (depth == 0 || slow.options().empty()) return 1;
  uint64_t sum = 0;
  for (const std::string& line : slow.options()) {
    Table next = table;
    next.does(line);
    SlowGame slow_next = slow;
    slow_next.does(line);
    sum += slow_leaves(next, slow_next, rng, depth - 1);
  }
  return sum;
}

uint64_t leaves(unsigned players, const std::string& modules, unsigned streets, unsigned depth) {
  return rules::count_leaves<DrawCity>(Table(players, modules, streets).state, Rng(1), depth);
}

void test_trees_should_have_as_many_leaves_as_by_the_slow_rules() {
  const Setting small{2, 3, 17, false};
  for (unsigned depth = 0; depth <= 2; ++depth) {
    const Table table(small.players, small.words(), small.streets);
    const SlowGame slow(2, 3, small.list(), false);
    TEST_ASSERT_EQUAL(slow_leaves(table, slow, Rng(1), depth),
                      leaves(2, small.words(), small.streets, depth));
  }
}

void test_trees_should_keep_their_size() {
  TEST_ASSERT_EQUAL(176, leaves(2, "goals", 0, 1));
  TEST_ASSERT_EQUAL(1208592, leaves(2, "goals", 0, 3));
  TEST_ASSERT_EQUAL(95920, leaves(6, kAllModules, 0, 2));
  TEST_ASSERT_EQUAL(662904, leaves(2, kAllModules, 3, 3));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_be_those_of_the_slow_rules_when_played_to_the_end);
  RUN_TEST(test_trees_should_have_as_many_leaves_as_by_the_slow_rules);
  RUN_TEST(test_trees_should_keep_their_size);
  return UNITY_END();
}
