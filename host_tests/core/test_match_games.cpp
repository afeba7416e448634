// Matches of every game: `test_match_games PART PARTS` plays its share of them.
#include <unity.h>

#include <cstdlib>
#include <type_traits>

#include "host_tests/core/match_property.hpp"
#include "rules/registry.hpp"

namespace {

constexpr unsigned kMatches = 60;  // of each game and part
constexpr uint16_t kNumbers = 20;

unsigned part = 0;

void test_match_should_go_on_as_if_never_stopped_when_it_is_brought_back() {
  rules::Games::any([](auto game) {
    using G = decltype(game);
    tests::play_random_matches<G>(kMatches, std::is_same_v<G, rules::Cities>, 1 + part * kMatches);
    return false;
  });
}

void test_luck_of_a_number_should_be_the_same_when_bots_or_persons_play() {
  rules::Games::any([](auto game) {
    for (uint16_t number = 0; number < kNumbers; ++number) {
      tests::compare_bots_with_persons<decltype(game)>(number, 100 + part * kNumbers + number);
    }
    return false;
  });
}

void test_match_should_refuse_every_event_when_the_game_is_over() {
  rules::Games::any([](auto game) {
    using G = decltype(game);
    const rules::Party bots = rules::Party::of(G::kMostPlayers, rules::Sitter::random);
    rules::Match<G> match({}, bots, rules::Luck::numbered(1));
    for (tests::Decider decider(part); !match.over();) decider.step(match);
    const size_t events = match.events();
    for (size_t i = 0; i < events; ++i) {
      const rules::Verdict verdict = match.act(match.event(i));
      TEST_ASSERT_FALSE(verdict.ok());
      TEST_ASSERT_EQUAL_STRING("game-over", verdict.refusal().reason);
    }
    TEST_ASSERT_EQUAL(events, match.events());
    return false;
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main(int count, char** words) {
  if (count > 1) part = static_cast<unsigned>(std::atoi(words[1]));
  UNITY_BEGIN();
  RUN_TEST(test_match_should_go_on_as_if_never_stopped_when_it_is_brought_back);
  RUN_TEST(test_match_should_refuse_every_event_when_the_game_is_over);
  RUN_TEST(test_luck_of_a_number_should_be_the_same_when_bots_or_persons_play);
  return UNITY_END();
}
