// 20,000 random games of each game: `test_core.random_games PART PARTS` plays a part.
#include <cstdlib>

#include "host_tests/core/property.hpp"
#include "rules/registry.hpp"

void setUp() {}
void tearDown() {}

namespace {

constexpr unsigned kGames = 20000;  // of each
unsigned part = 0;
unsigned parts = 1;

void test_random_games_should_keep_every_property_when_played_to_the_end() {
  const unsigned each = kGames / parts;
  rules::Games::any([&](auto game) {
    tests::play_random_games<decltype(game)>(each, false, 1000000 + part * each,
                                             tests::Care::kSampled);
    return false;
  });
}

}  // namespace

int main(int count, char** words) {
  if (count == 3) {
    part = static_cast<unsigned>(std::atoi(words[1]));
    parts = static_cast<unsigned>(std::atoi(words[2]));
  }
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_every_property_when_played_to_the_end);
  return UNITY_END();
}
