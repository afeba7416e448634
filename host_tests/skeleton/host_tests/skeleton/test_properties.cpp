#include "host_tests/core/distribution.hpp"
#include "rules/skeleton/skeleton.hpp"

void setUp() {}
void tearDown() {}

namespace {

void test_random_games_should_keep_every_property_of_a_game_when_played_to_the_end() {
  tests::play_random_games<rules::Skeleton>(500, false);
}

void test_pick_should_draw_as_often_as_options_says_when_asked_many_times() {
  tests::compare_pick_with_options<rules::Skeleton>(40, 2);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_every_property_of_a_game_when_played_to_the_end);
  RUN_TEST(test_pick_should_draw_as_often_as_options_says_when_asked_many_times);
  return UNITY_END();
}
