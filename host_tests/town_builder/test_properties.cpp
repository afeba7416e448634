// What every game has to show, for Town Builder.
#include <unity.h>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/property.hpp"
#include "rules/town_builder/town_builder.hpp"

namespace {

void test_random_games_should_keep_all_properties() {
  tests::play_random_games<rules::TownBuilder>(200, false);
}

void test_pick_should_draw_what_options_give_each_as_often() {
  tests::compare_pick_with_options<rules::TownBuilder>(60, 23);
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
