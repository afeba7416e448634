// What the simplest bots decide, and what they know.
#include <set>

#include "host_tests/core/match_table.hpp"

using namespace match_test;

namespace {

// The other player's first number is a 4 or a 7: nothing that the first one knows.
void expect_same_decision(const Party& party) {
  DrawCity::Options no_modules{};
  TEST_ASSERT_TRUE(DrawCity::set(no_modules, 2, 1, 0, 0));
  Match<DrawCity> match(no_modules, party, Luck::of_people(kSecret));
  Match<DrawCity> other(no_modules, party, Luck::of_people(kSecret));
  deal(match, "@ number p2 4");
  deal(other, "@ number p2 7");
  TEST_ASSERT_TRUE(tests::same_bytes(match.seen(1), other.seen(1)));
  TEST_ASSERT_TRUE(match.think(SIZE_MAX));
  TEST_ASSERT_TRUE(other.think(SIZE_MAX));
  TEST_ASSERT_TRUE(match.decided() == other.decided());
}

void test_bot_should_decide_the_same_when_only_a_hidden_hand_is_another() {
  for (const Sitter level : {Sitter::random, Sitter::greedy}) {
    expect_same_decision(one_bot(2, 1, level));
    expect_same_decision(Party::of(2, level));
  }
}

void test_greedy_should_take_the_most_when_points_differ() {
  for (uint64_t secret = 0; secret < 20; ++secret) {
    Match<Toy> match({}, one_bot(2, 1, Sitter::greedy), Luck::of_people(secret));
    does(match, {"@ take 2"});
    TEST_ASSERT_TRUE(is_due(match, Due::act));  // persons come first
    does(match, {"p2 take 1"});
    TEST_ASSERT_TRUE(is_due(match, Due::bot));
    TEST_ASSERT_TRUE(match.think(SIZE_MAX));
    TEST_ASSERT_EQUAL_STRING("p1 take 2", tests::text_of<Toy>(match.decided()).c_str());
  }
}

void test_greedy_should_take_any_when_none_is_better() {
  // All 12 ways to lay the first starting tile come to 0 points.
  std::set<std::string> taken;
  for (uint64_t secret = 0; secret < 200; ++secret) {
    Match<Cities> match({}, Party::of(1, Sitter::greedy), Luck::of_people(secret));
    does(match, {"@ draw 4", "@ draw 12", "@ draw 16"});
    TEST_ASSERT_TRUE(match.think(SIZE_MAX));
    taken.insert(tests::text_of<Cities>(match.decided()));
  }
  TEST_ASSERT_EQUAL(12, taken.size());
}

void test_bot_should_need_as_many_slices_as_there_are_options() {
  Match<Toy> match({}, one_bot(2, 1, Sitter::greedy), Luck::of_people(kSecret));
  does(match, {"@ take 3", "p2 pass"});
  // Take 1, 2 or 3, or pass.
  for (unsigned slice = 0; slice < 3; ++slice) TEST_ASSERT_FALSE(match.think(1));
  TEST_ASSERT_TRUE(match.think(1));
  TEST_ASSERT_EQUAL_STRING("p1 take 3", tests::text_of<Toy>(match.decided()).c_str());
}

void test_random_bot_should_decide_otherwise_when_more_has_happened() {
  std::set<unsigned> turns;
  Match<Cities> match({}, Party::of(1, Sitter::random), Luck::numbered(1));
  while (!match.over()) {
    TEST_ASSERT_TRUE(match.think(1));
    if (match.decided().is(rules::cities::Verb::kPlace)) turns.insert(match.decided().b & 3u);
    match.do_decided();
  }
  TEST_ASSERT_GREATER_THAN(1, turns.size());
}

// So many lie there; three players.
Toy::State lying(unsigned count) {
  Toy::State state = Toy::start({}, 3);
  TEST_ASSERT_TRUE(Toy::apply(state, rules::event(rules::kChance, Toy::Verb::kDraw, count)).ok());
  return state;
}

std::string decided_by(const rules::Bot<Toy>& bot) { return tests::text_of<Toy>(bot.choice()); }

void test_bot_should_begin_anew_when_it_decides_again() {
  rules::Bot<Toy> bot;
  TEST_ASSERT_FALSE(bot.decided());
  bot.begin(Sitter::greedy, lying(3), 1, rules::Rng(kSecret));
  TEST_ASSERT_TRUE(bot.think(SIZE_MAX));
  TEST_ASSERT_EQUAL_STRING("p1 take 3", decided_by(bot).c_str());
  // There are fewer now, and each of them is less than the best one before.
  bot.begin(Sitter::greedy, lying(2), 3, rules::Rng(kSecret));
  TEST_ASSERT_FALSE(bot.decided());
  TEST_ASSERT_TRUE(bot.think(SIZE_MAX));
  TEST_ASSERT_EQUAL_STRING("p3 take 2", decided_by(bot).c_str());
}

void test_bot_should_stay_by_its_choice_when_it_goes_on_thinking() {
  for (const Sitter level : {Sitter::random, Sitter::greedy}) {
    for (uint64_t secret = 0; secret < 20; ++secret) {
      rules::Bot<Toy> bot;
      bot.begin(level, lying(3), 2, rules::Rng(secret));
      TEST_ASSERT_TRUE(bot.think(SIZE_MAX));
      const std::string choice = decided_by(bot);
      TEST_ASSERT_TRUE(bot.think(SIZE_MAX));
      TEST_ASSERT_EQUAL_STRING(choice.c_str(), decided_by(bot).c_str());
    }
  }
}

void test_bot_should_decide_for_itself_when_others_act_at_the_same_time() {
  for (const Sitter level : {Sitter::random, Sitter::greedy}) {
    std::set<unsigned> actors;
    for (uint64_t secret = 0; secret < 40; ++secret) {
      rules::Bot<Toy> bot;
      bot.begin(level, lying(3), 2, rules::Rng(secret));
      TEST_ASSERT_TRUE(bot.think(SIZE_MAX));
      actors.insert(bot.choice().actor());
    }
    TEST_ASSERT_TRUE(actors == std::set<unsigned>{2});
  }
}

void test_bot_should_have_luck_of_its_own_for_each_decision() {
  for (const Luck& luck : {Luck::numbered(1), Luck::of_device(kSecret)}) {
    std::set<uint32_t> words;
    for (uint32_t events = 0; events < 20; ++events) {
      words.insert(luck.for_bot(events).next());
      words.insert(luck.at(events).next());
    }
    TEST_ASSERT_EQUAL(40, words.size());
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bot_should_decide_the_same_when_only_a_hidden_hand_is_another);
  RUN_TEST(test_greedy_should_take_the_most_when_points_differ);
  RUN_TEST(test_greedy_should_take_any_when_none_is_better);
  RUN_TEST(test_bot_should_need_as_many_slices_as_there_are_options);
  RUN_TEST(test_random_bot_should_decide_otherwise_when_more_has_happened);
  RUN_TEST(test_bot_should_begin_anew_when_it_decides_again);
  RUN_TEST(test_bot_should_stay_by_its_choice_when_it_goes_on_thinking);
  RUN_TEST(test_bot_should_decide_for_itself_when_others_act_at_the_same_time);
  RUN_TEST(test_bot_should_have_luck_of_its_own_for_each_decision);
  return UNITY_END();
}
