// What every game has to show, for Townies.
#include <unity.h>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/property.hpp"
#include "rules/core/random_play.hpp"
#include "rules/townies/townies.hpp"

namespace {

void test_random_games_should_keep_all_properties() {
  tests::play_random_games<rules::Townies>(100, false);
}

void test_pick_should_draw_what_options_give_each_as_often() {
  tests::compare_pick_with_options<rules::Townies>(30, 17);
}

// Runs are counted and drawn from as the single events that they stand for.
void test_listing_should_hold_every_option_once() {
  using rules::Townies;
  rules::Rng rng(5);
  for (uint8_t players = 1; players <= 5; ++players) {
    Townies::State state = Townies::start({}, players);
    for (unsigned i = 0; !rules::over<Townies>(state); ++i) {
      if (i % 11 == 0) {
        const rules::Listing<Townies> listing(state);
        std::set<uint32_t> drawn;
        for (uint32_t at = 0; at < listing.sum(); ++at) {
          drawn.insert(tests::word_of(listing.event(at)));
        }
        std::set<uint32_t> listed;
        for (const rules::Event event : tests::listed<Townies>(state)) {
          listed.insert(tests::word_of(event));
        }
        TEST_ASSERT_EQUAL(listed.size(), listing.sum());
        TEST_ASSERT_TRUE(drawn == listed);
      }
      TEST_ASSERT_TRUE(Townies::apply(state, Townies::pick(state, rng)).ok());
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_all_properties);
  RUN_TEST(test_pick_should_draw_what_options_give_each_as_often);
  RUN_TEST(test_listing_should_hold_every_option_once);
  return UNITY_END();
}
