// What every game has to show, for Townies.
#include <unity.h>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/property.hpp"
#include "rules/townies/townies.hpp"

namespace {

void test_random_games_should_keep_all_properties() {
  tests::play_random_games<rules::Townies>(100, false);
}

void test_pick_should_draw_what_options_give_each_as_often() {
  tests::compare_pick_with_options<rules::Townies>(30, 17);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_all_properties);
  RUN_TEST(test_pick_should_draw_what_options_give_each_as_often);
  return UNITY_END();
}
