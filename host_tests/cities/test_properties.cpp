// What every game has to show, for Cities.
#include <unity.h>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/property.hpp"
#include "rules/cities/cities.hpp"

namespace {

void test_random_games_should_keep_all_properties() {
  tests::play_random_games<rules::Cities>(500, true);
}

void test_pick_should_draw_what_options_give_each_as_often() {
  tests::compare_pick_with_options<rules::Cities>(60, 23);
}

void test_pick_should_draw_what_options_give_in_every_variant() {
  for (uint8_t variants = 1; variants < 1u << rules::cities::kVariants; ++variants) {
    tests::compare_pick_with_options<rules::Cities>(24, 23, {.variants = variants});
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_all_properties);
  RUN_TEST(test_pick_should_draw_what_options_give_each_as_often);
  RUN_TEST(test_pick_should_draw_what_options_give_in_every_variant);
  return UNITY_END();
}
