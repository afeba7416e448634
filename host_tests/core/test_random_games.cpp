// Thousands of random games of each game: `test_core.random_games FIRST COUNT` plays those of so
// many seeds.
#include <cstdlib>

#include "host_tests/core/property.hpp"
#include "rules/registry.hpp"

void setUp() {}
void tearDown() {}

namespace {

unsigned first_seed = 1000000;
unsigned games = 20000;  // of each

void test_random_games_should_keep_every_property_when_played_to_the_end() {
  rules::Games::any([&](auto game) {
    tests::play_random_games<decltype(game)>(games, false, first_seed, tests::Care::kSampled);
    return false;
  });
}

}  // namespace

int main(int count, char** words) {
  if (count == 3) {
    first_seed = static_cast<unsigned>(std::atol(words[1]));
    games = static_cast<unsigned>(std::atol(words[2]));
  }
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_every_property_when_played_to_the_end);
  return UNITY_END();
}
