// The rules against the slow ones of reference.cpp, and how many games there are.
#include <unity.h>

#include <algorithm>

#include "host_tests/cities/reference.hpp"
#include "host_tests/core/property.hpp"

using namespace cities_test;
using rules::Rng;
using rules::cities::State;

namespace {

std::string text(const std::vector<std::string>& rows) {
  std::string all;
  for (const std::string& row : rows) all += row + '\n';
  return all;
}

void expect_same_score(const Shown& slow, const Shown& fast, const std::string& what) {
  TEST_ASSERT_TRUE_MESSAGE(slow == fast, what.c_str());
}

Shown shown_by(const Table& table, unsigned player) {
  const rules::Score score = Cities::score(table.state, static_cast<uint8_t>(player));
  return {score.total, score.items[0], score.items[1], score.items[2], table.tourists(player)};
}

// A game whose lines are chosen by chance; tourists are sent more often than they stay.
void compare_game(unsigned seed) {
  Rng rng(seed);
  const unsigned players = 1 + rng.below(4);
  const unsigned variants = seed % (kAllVariants + 1);
  const unsigned level = 1 + rng.below(3);
  Table table(players, level, variants);
  SlowGame slow(players, variants);
  const int side = variants & kFree ? 16 : 8;
  for (;;) {
    const Lines lines = slow.options();
    TEST_ASSERT_TRUE(lines == table.options());
    if (lines.empty()) break;
    auto chosen = lines.begin();
    std::advance(chosen, rng.below(static_cast<unsigned>(lines.size())));
    const std::string line = *chosen;
    slow.does(line);
    table.does(line);
    for (unsigned player = 1; player <= players; ++player) {
      expect_same_score(slow_score(slow.city(player).rows(side), level), shown_by(table, player),
                        line);
    }
  }
}

void test_options_and_scores_should_be_those_of_the_slow_rules_in_random_games() {
  for (unsigned seed = 1; seed <= 240; ++seed) compare_game(seed);
}

// Cells in or out, fields of any kind: also what tiles can't show. At most so many cells a side,
// and sixteen in all.
std::vector<std::string> random_rows(Rng& rng, unsigned side = 4) {
  const unsigned width = 1 + rng.below(side);
  const unsigned height = 1 + rng.below(side);
  unsigned left = 16;
  const std::string kinds = rng.below(2) == 0 ? "APTW" : rng.below(2) == 0 ? "APTWWW" : "AAPWT";
  std::vector<std::string> rows(height * 2, std::string(width * 2, '.'));
  for (unsigned cell = 0; cell < width * height; ++cell) {
    if (left == 0 || rng.below(8) < (side > 4 ? 4u : 1u)) continue;
    --left;
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
      rows[cell / width * 2 + quarter / 2][cell % width * 2 + quarter % 2] =
          kinds[rng.below(static_cast<unsigned>(kinds.size()))];
    }
  }
  for (unsigned tourist = rng.below(12), sent = 0; tourist != 0 && sent < 7; --tourist) {
    char& field = rows[rng.below(height * 2)][rng.below(width * 2)];
    if (field != 'A' && field != 'P' && field != 'T') continue;
    field = static_cast<char>(field - 'A' + 'a');
    ++sent;
  }
  return rows;
}

void test_score_should_be_that_of_the_slow_rules_in_random_positions() {
  Rng rng(20);
  for (unsigned i = 0; i < 8000; ++i) {
    const std::vector<std::string> rows = random_rows(rng);
    for (unsigned level = 1; level <= 3; ++level) {
      expect_same_score(slow_score(rows, level), show(rows, level), text(rows));
      expect_same_score(slow_score(rows, level), show(rows, level, kFree), text(rows));
    }
  }
}

void test_score_should_be_that_of_the_slow_rules_in_random_wide_positions() {
  Rng rng(22);
  for (unsigned i = 0; i < 4000; ++i) {
    const std::vector<std::string> rows = random_rows(rng, 8);
    for (unsigned level = 1; level <= 3; ++level) {
      expect_same_score(slow_score(rows, level), show(rows, level, kFree), text(rows));
    }
  }
}

void test_winners_should_be_those_of_the_slow_rules_in_random_positions() {
  Rng rng(21);
  for (unsigned i = 0; i < 2000; ++i) {
    const unsigned level = 1 + rng.below(3);
    std::vector<std::vector<std::string>> cities(1 + rng.below(4));
    std::vector<std::vector<int>> keys;
    for (auto& rows : cities) {
      rows = !keys.empty() && rng.below(4) == 0 ? cities[0] : random_rows(rng);
      const Shown shown = slow_score(rows, level);
      keys.push_back({shown.total});
      keys.back().insert(keys.back().end(), shown.tourists.begin(), shown.tourists.end());
      keys.back().resize(8);
    }
    std::string names;
    for (unsigned player = 0; player < keys.size(); ++player) {
      if (keys[player] == *std::max_element(keys.begin(), keys.end())) {
        names += std::to_string(player + 1);
      }
    }
    TEST_ASSERT_EQUAL_STRING(names.c_str(), winners(cities, level).c_str());
  }
}

// Decisions in depth; whatever is drawn is the lowest tile left.

uint64_t leaves(State state, unsigned depth) {
  while (Cities::to_act(state) == rules::only(rules::kChance)) {
    const Event draw = tests::listed<Cities>(state).front();
    TEST_ASSERT_TRUE(Cities::apply(state, draw).ok());
  }
  const std::vector<Event> events = tests::listed<Cities>(state);
  if (depth == 1) return events.size();
  uint64_t sum = 0;
  for (const Event event : events) {
    State next = state;
    TEST_ASSERT_TRUE(Cities::apply(next, event).ok());
    sum += leaves(next, depth - 1);
  }
  return sum;
}

uint64_t slow_leaves(SlowGame game, unsigned depth) {
  Lines lines = game.options();
  for (unsigned tile = 1; lines.begin()->front() == '@'; ++tile) {
    const std::string draw = "@ draw " + std::to_string(tile);
    if (lines.count(draw) == 0) continue;
    game.does(draw);
    lines = game.options();
  }
  if (depth == 1) return lines.size();
  uint64_t sum = 0;
  for (const std::string& line : lines) {
    SlowGame next = game;
    next.does(line);
    sum += slow_leaves(next, depth - 1);
  }
  return sum;
}

const char* const kOpening[] = {
    "@ draw 1",          "@ draw 2",          "@ draw 3",          "p1 start 1 0,0 r0",
    "p1 start 2 1,1 r0", "p1 start 3 0,2 r0", "@ draw 4",          "p1 place 1,0 r0",
    "p1 tourist nw",     "@ draw 8",          "p1 place -1,0 r90", "p1 tourist sw",
    "@ draw 16",         "p1 place -1,1 r0",  "p1 jump 1,0 nw ne", "@ draw 11",
    "p1 place 0,-1 r0",  "p1 tourist ne",
};

void test_perft_should_be_as_pinned_for_one_player() {
  const State state = Cities::start({}, 1);
  TEST_ASSERT_EQUAL_UINT64(3 * 4, leaves(state, 1));
  TEST_ASSERT_EQUAL_UINT64(12 * 2 * 4 * 4, leaves(state, 2));
  TEST_ASSERT_EQUAL_UINT64(384 * 6 * 4, leaves(state, 3));
  TEST_ASSERT_EQUAL_UINT64(565248, leaves(state, 4));
  TEST_ASSERT_EQUAL_UINT64(565248 * (1 + 4), leaves(state, 5));  // tile 4 has no water
}

void test_perft_should_be_as_pinned_for_two_players() {
  const State state = Cities::start({}, 2);
  TEST_ASSERT_EQUAL_UINT64(12 + 12, leaves(state, 1));
  TEST_ASSERT_EQUAL_UINT64(24 * (12 + 32), leaves(state, 2));
  TEST_ASSERT_EQUAL_UINT64(46080, leaves(state, 3));
  TEST_ASSERT_EQUAL_UINT64(1769472, leaves(state, 4));
}

void test_perft_should_be_as_pinned_in_the_middle_of_a_game() {
  Table table(1);
  for (const char* line : kOpening) table.does(line);
  TEST_ASSERT_EQUAL_UINT64(52, leaves(table.state, 1));
  TEST_ASSERT_EQUAL_UINT64(1269, leaves(table.state, 2));
  TEST_ASSERT_EQUAL_UINT64(48480, leaves(table.state, 3));
  TEST_ASSERT_EQUAL_UINT64(1263992, leaves(table.state, 4));
}

void test_perft_should_be_that_of_the_slow_rules() {
  for (unsigned depth = 1; depth <= 4; ++depth) {
    TEST_ASSERT_EQUAL_UINT64(slow_leaves(SlowGame(1, kNone), depth),
                             leaves(Cities::start({}, 1), depth));
  }
  for (unsigned depth = 1; depth <= 3; ++depth) {
    TEST_ASSERT_EQUAL_UINT64(slow_leaves(SlowGame(2, kNone), depth),
                             leaves(Cities::start({}, 2), depth));
  }
  Table table(1);
  SlowGame slow(1, kNone);
  for (const char* line : kOpening) {
    table.does(line);
    slow.does(line);
  }
  for (unsigned depth = 1; depth <= 3; ++depth) {
    TEST_ASSERT_EQUAL_UINT64(slow_leaves(slow, depth), leaves(table.state, depth));
  }
}

void expect_same_perft(const Table& table, const SlowGame& slow, unsigned depths) {
  for (unsigned depth = 1; depth <= depths; ++depth) {
    TEST_ASSERT_EQUAL_UINT64(slow_leaves(slow, depth), leaves(table.state, depth));
  }
}

void test_perft_should_be_that_of_the_slow_rules_in_a_free_city() {
  Table table(1, 1, kFree);
  SlowGame slow(1, kFree);
  expect_same_perft(table, slow, 4);
  for (const char* line : kOpening) {
    table.does(line);
    slow.does(line);
  }
  expect_same_perft(table, slow, 3);
}

// In the round of the last tile: to cover or not, then to act.
void test_perft_should_be_that_of_the_slow_rules_with_one_more_tile() {
  for (const unsigned variants : {unsigned{kOneMore}, kAllVariants}) {
    Rng rng(variants);
    Table table(1, 1, variants);
    SlowGame slow(1, variants);
    while (!table.offers("p1 decline")) {
      const Lines lines = table.options();
      auto chosen = lines.begin();
      std::advance(chosen, rng.below(static_cast<unsigned>(lines.size())));
      table.does(*chosen);
      slow.does(*chosen);
    }
    if (variants == kOneMore) TEST_ASSERT_EQUAL_UINT64(7 * 7 * 4 + 1, leaves(table.state, 1));
    expect_same_perft(table, slow, 2);
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_options_and_scores_should_be_those_of_the_slow_rules_in_random_games);
  RUN_TEST(test_score_should_be_that_of_the_slow_rules_in_random_positions);
  RUN_TEST(test_score_should_be_that_of_the_slow_rules_in_random_wide_positions);
  RUN_TEST(test_winners_should_be_those_of_the_slow_rules_in_random_positions);
  RUN_TEST(test_perft_should_be_as_pinned_for_one_player);
  RUN_TEST(test_perft_should_be_as_pinned_for_two_players);
  RUN_TEST(test_perft_should_be_as_pinned_in_the_middle_of_a_game);
  RUN_TEST(test_perft_should_be_that_of_the_slow_rules);
  RUN_TEST(test_perft_should_be_that_of_the_slow_rules_in_a_free_city);
  RUN_TEST(test_perft_should_be_that_of_the_slow_rules_with_one_more_tile);
  return UNITY_END();
}
