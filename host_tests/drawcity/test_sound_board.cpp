// States that no play can reach are not sound: what is built, and the modules.
#include <unity.h>

#include "host_tests/drawcity/sound_scenes.hpp"

using namespace drawcity_test;

namespace {

void test_state_should_be_unsound_when_what_is_built_does_not_fit() {
  const State state = midgame();
  expect_unsound(state, "one more", [](State& at) { ++at.built; });
  for (unsigned i = 0; i < kMostStreets; ++i) {
    expect_unsound(state, "free", [=](State& at) { at.streets[i].free ^= 1u << 2; });
    for (unsigned type = 0; type < kTypes; ++type) {
      expect_unsound(state, "a type", [=](State& at) { at.streets[i].of[type] ^= 1u << 9; });
    }
    expect_unsound(state, "internet", [=](State& at) { at.streets[i].internet ^= 1u << 9; });
    expect_unsound(state, "marked", [=](State& at) { at.streets[i].marked ^= 1u << 9; });
    expect_unsound(state, "across", [=](State& at) { at.streets[i].across ^= 1u << 9; });
    for (unsigned seat = 0; seat < kMostSeats; ++seat) {
      expect_unsound(state, "own", [=](State& at) { at.own[seat][i] ^= 1u << 9; });
      expect_unsound(state, "an end", [=](State& at) { at.own[seat][i] ^= 1; });
      expect_unsound(state, "a number", [=](State& at) { at.own[seat][i] ^= number_bit(1); });
      expect_unsound(state, "a tenth number", [=](State& at) { at.own[seat][i] ^= 1u << 25; });
    }
  }
  // Both parts say the same, and still it can't be.
  expect_unsound(state, "one space of two types",
                 [](State& at) { at.streets[0].of[0] |= 1u << 5; });
  expect_unsound(state, "one space of two players",
                 [](State& at) { at.own[1][1] |= number_bit(4) | 1u << 2; });
  expect_unsound(state, "a park with internet", [](State& at) {
    at.streets[1].of[kFactory - 1] ^= 1u << 3;
    at.streets[1].of[kPark - 1] ^= 1u << 3;
  });
  expect_unsound(state, "no internet where it begins", [](State& at) {
    for (Street& street : at.streets) street.internet = 0;
  });
  expect_unsound(state, "internet beside none",
                 [](State& at) { at.streets[0].internet |= 1u << 7; });
  const State dealing = Table(2).state;
  expect_unsound(dealing, "built before play", [](State& at) { build_house(at, 0, 1, 5); });
  expect_unsound(state, "nobody's house", [](State& at) {
    const Own before = at.own[0][0];
    build_house(at, 0, 1, 1);
    at.own[0][0] = before;
  });
  expect_unsound(state, "a house below the last street", [](State& at) {
    at.streets[4].of[0] = 1u << 1;
    at.own[0][4] = kNothing | 1u << 1 | number_bit(5);
  });
  expect_unsound(state, "built by nobody", [](State& at) { build_house(at, 2, 1, 5); });
}

void test_state_should_be_unsound_when_neighborhoods_are_not_marked_in_threes() {
  const State state = midgame();
  expect_unsound(state, "one space too few", [](State& at) { at.streets[3].marked = 0; });
  expect_unsound(state, "one space too many", [](State& at) { at.streets[1].marked |= 1u << 3; });
  expect_unsound(state, "where nothing is built", [](State& at) {
    at.streets[3].across = 1u << 9;
    at.streets[3].marked |= 7u << 9;
  });
  expect_unsound(state, "not along", [](State& at) { at.streets[0].across = 0; });
  expect_unsound(state, "along from elsewhere", [](State& at) { at.streets[0].across = 1u << 6; });
  expect_unsound(state, "two over each other", [](State& at) {
    build_house(at, 0, 8, 8);
    at.streets[0].across |= 1u << 6;
    at.streets[0].marked |= 1u << 8;
    ++at.contributions[0];
    ++at.contributions[1];
  });
  Story last(2, "neighborhoods",
             {"neighborhood H", "neighborhood S", "neighborhood F", "neighborhood P",
              "neighborhood P", "neighborhood H"},
             10);
  last.builds({"H5 10,1", "S5 9,1"});
  expect_unsound(last.table.state, "down from the last street", [](State& at) {
    at.streets[9].marked = 1u << 1;
    at.contributions[0] = 1;
  });
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    expect_unsound(state, "one contribution more", [=](State& at) { ++at.contributions[seat]; });
  }
  expect_unsound(state, "one contribution fewer", [](State& at) { --at.contributions[1]; });
  State without = Story(2).table.state;
  expect_unsound(without, "contributions to nothing", [](State& at) { at.contributions[0] = 1; });
}

void test_state_should_be_unsound_when_goals_are_others_than_drawn_or_ticked() {
  const State state = midgame();
  for (unsigned place = 0; place < kMostGoals; ++place) {
    expect_unsound(state, "of another type", [=](State& at) {
      at.goals[place] = static_cast<uint8_t>((at.goals[place] + kGoalsEach) % kGoalCards);
    });
    expect_unsound(state, "none", [=](State& at) { at.goals[place] = kNoGoal; });
    expect_unsound(state, "ticked", [=](State& at) { ++at.ticked[place]; });
    expect_unsound(state, "before", [=](State& at) { ++at.before[place]; });
    expect_unsound(state, "ticks", [=](State& at) { at.ticks[place] ^= 1u << 2; });
    expect_unsound(state, "nobody's tick", [=](State& at) { at.ticks[place] ^= 1u << 6; });
    expect_unsound(state, "open", [=](State& at) { at.open ^= static_cast<uint8_t>(1u << place); });
    for (unsigned type = 0; type < kTypes; ++type) {
      expect_unsound(state, "wanted",
                     [=](State& at) { at.wanted[type] ^= static_cast<uint8_t>(1u << place); });
    }
  }
  expect_unsound(state, "a sixth goal", [](State& at) { at.open |= 1u << kMostGoals; });
  expect_unsound(state, "nobody's tick, counted", [](State& at) {
    at.ticks[0] = 1u << 4;
    at.ticked[0] = 1;
  });
  Story three(3, "goals",
              {"goal residential-quarter", "goal high-street", "goal industrial-park",
               "goal meeting-place"});
  three.builds({"F4 2,2"});
  expect_unsound(three.table.state, "the second space without a first", [](State& at) {
    at.ticks[0] = 2;
    at.ticked[0] = 1;
  });
  expect_unsound(state, "the second space of one", [](State& at) {
    at.ticks[2] = 1 | 2u << 2;
    at.ticked[2] = 2;
  });
  const State none = Story(2).table.state;
  for (unsigned place = 0; place < kMostGoals; ++place) {
    expect_unsound(none, "a goal", [=](State& at) { at.goals[place] = 0; });
    expect_unsound(none, "a tick", [=](State& at) { at.ticks[place] = 1; });
    expect_unsound(none, "ticked", [=](State& at) { at.ticked[place] = 1; });
    expect_unsound(none, "before", [=](State& at) { at.before[place] = 1; });
  }
}

void test_state_should_be_unsound_when_cards_of_modules_are_others_than_drawn() {
  const State state = midgame();
  expect_unsound(state, "a twelfth zone", [](State& at) { at.zones |= 1u << 22; });
  expect_unsound(state, "a fifth street's demand", [](State& at) { at.demand |= 1u << 8; });
  expect_unsound(state, "a seventh of a pattern", [](State& at) { at.patterns |= 1u << 12; });
  expect_unsound(state, "more of a type than there are", [](State& at) { at.zones |= 3; });
  expect_unsound(state, "another pattern", [](State& at) { at.patterns ^= 1; });
  expect_unsound(state, "joins of another pattern", [](State& at) { at.joins ^= 1; });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_state_should_be_unsound_when_what_is_built_does_not_fit);
  RUN_TEST(test_state_should_be_unsound_when_neighborhoods_are_not_marked_in_threes);
  RUN_TEST(test_state_should_be_unsound_when_goals_are_others_than_drawn_or_ticked);
  RUN_TEST(test_state_should_be_unsound_when_cards_of_modules_are_others_than_drawn);
  return UNITY_END();
}
