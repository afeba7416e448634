// What every game has to show, for DrawCity.
#include <unity.h>

#include <map>
#include <string>

#include "host_tests/core/distribution.hpp"
#include "host_tests/core/property.hpp"
#include "rules/drawcity/drawcity.hpp"

namespace {

void test_random_games_should_keep_all_properties() {
  tests::play_random_games<rules::DrawCity>(500, false);
}

void test_pick_should_draw_what_options_give_each_as_often() {
  tests::compare_pick_with_options<rules::DrawCity>(20, 23);
}

// What may happen does happen in such games.
void test_random_games_should_show_every_kind_of_course_and_ending() {
  using namespace rules::drawcity;
  using rules::DrawCity;
  std::map<std::string, unsigned> seen;
  for (unsigned game = 0; game < 1500; ++game) {
    rules::Rng rng(game);
    DrawCity::Options options;
    options.modules = static_cast<uint8_t>(game % 32);
    options.other_goal = game / 32 % 2;
    options.streets = static_cast<uint8_t>(game % 3 == 0 ? kLeastStreets + game / 3 % 8 : 0);
    const uint8_t players = static_cast<uint8_t>(2 + game % 5);
    State state = DrawCity::start(options, players);
    for (uint8_t size = 50; DrawCity::to_act(state) != 0;) {
      const rules::Event event = DrawCity::pick(state, rng);
      if (event.is(Verb::kDrawFirst)) ++seen["first p" + std::to_string(event.a)];
      if (event.is(Verb::kDrawGoal)) ++seen[kGoalIds[event.a]];
      if (event.is(Verb::kMark)) ++seen[event.b == kAcross ? "marked across" : "marked down"];
      if (event.is(Verb::kSkip)) {
        ++seen[event.a != 0   ? event.b != 0 ? "both discarded" : "number discarded"
               : event.b != 0 ? "type discarded"
                              : "nothing discarded"];
      }
      const uint8_t marks = static_cast<uint8_t>(state.contributions[0] + state.contributions[1]);
      TEST_ASSERT_TRUE(DrawCity::apply(state, event).ok());
      if (event.is(Verb::kBuild) && state.contributions[0] + state.contributions[1] != marks) {
        ++seen["marked at once"];
      }
      if (state.numbers.size > size && event.is(Verb::kBuild)) ++seen["reshuffled"];
      size = state.numbers.size;
    }
    const rules::Actors winners = DrawCity::winners(state);
    ++seen[(winners & (winners - 1)) == 0 ? "one winner" : "shared win"];
    ++seen[state.built == state.street_count * kColumns ? "full board" : "spaces left"];
    for (const unsigned ticks : state.ticks) {
      for (unsigned seat = 0; seat < kMostSeats; ++seat) {
        const unsigned space = ticks >> 2 * seat & 3u;
        if (space != 0) ++seen["space " + std::to_string(space)];
      }
    }
    for (uint8_t seat = 1; seat <= players; ++seat) {
      const rules::Score score = DrawCity::score(state, seat);
      for (size_t i = 0; i < kItems; ++i) seen[DrawCity::kItems[i]] += score.items[i] != 0;
    }
  }
  // Six players to begin, 20 goals, two ways to choose, four to skip, a mark without a choice, a
  // reshuffle, two kinds of winners, two of boards, three spaces, ten items.
  TEST_ASSERT_EQUAL(6 + 20 + 2 + 4 + 1 + 1 + 2 + 2 + 3 + 10, seen.size());
  for (const auto& [what, count] : seen) TEST_ASSERT_GREATER_THAN_MESSAGE(0, count, what.c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_random_games_should_keep_all_properties);
  RUN_TEST(test_random_games_should_show_every_kind_of_course_and_ending);
  RUN_TEST(test_pick_should_draw_what_options_give_each_as_often);
  return UNITY_END();
}
