// States that no play can reach are not sound: the table, turns, cards.
#include <unity.h>

#include "host_tests/drawcity/sound_scenes.hpp"

using namespace drawcity_test;

namespace {

void test_no_byte_should_be_unseen_when_a_player_acts() {
  tests::expect_no_byte_unseen<DrawCity>(midgame());
}

void test_no_byte_should_be_unseen_when_a_neighborhood_is_chosen() {
  tests::expect_no_byte_unseen<DrawCity>(choosing());
}

void test_state_should_be_unsound_when_the_table_is_no_such_one() {
  const State state = midgame();
  for (const unsigned players : {0u, 1u, 3u, 7u}) {
    expect_unsound(state, "players",
                   [=](State& at) { at.players = static_cast<uint8_t>(players); });
  }
  for (const unsigned streets : {2u, 3u, 5u, 11u}) {
    expect_unsound(state, "streets",
                   [=](State& at) { at.street_count = static_cast<uint8_t>(streets); });
  }
  for (const unsigned module : {1u, 2u, 4u, 16u, 32u, 64u, 128u}) {
    expect_unsound(state, "modules",
                   [=](State& at) { at.modules ^= static_cast<uint8_t>(module); });
  }
  const State none = Table(2, "none").state;
  expect_unsound(none, "a sixth module", [](State& at) { at.modules = 64; });
  expect_unsound(none, "the other goal without goals", [](State& at) { at.modules = kOtherGoal; });
  expect_unsound(none, "one plays", [](State& at) { at.players = 1; });
  expect_unsound(none, "seven play", [](State& at) { at.players = 7; });
  for (unsigned i = 0; i < 3; ++i) {
    expect_unsound(state, "an unused byte", [=](State& at) { at.unused[i] = 1; });
  }
  expect_unsound(Table(2, "none", 10).state, "eleven streets",
                 [](State& at) { at.street_count = 11; });
  const State least = Table(2, "none", 3).state;
  expect_unsound(least, "two streets", [](State& at) {
    at.street_count = 2;
    at.streets[2].free = 0;
  });
}

void test_state_should_be_unsound_when_a_turn_is_none() {
  const State state = midgame();
  for (unsigned phase = 0; phase < 13; ++phase) {
    if (phase == static_cast<unsigned>(state.phase)) continue;
    expect_unsound(state, "another phase",
                   [=](State& at) { at.phase = static_cast<Phase>(phase); });
  }
  expect_unsound(state, "nobody's turn", [](State& at) { at.active = 0; });
  expect_unsound(state, "player 3's turn", [](State& at) { at.active = 3; });
  expect_unsound(state, "nobody began", [](State& at) { at.first = 0; });
  expect_unsound(state, "player 3 began", [](State& at) { at.first = 3; });
  expect_unsound(state, "a step", [](State& at) { at.step = 1; });
  expect_unsound(state, "a site", [](State& at) { at.site = site_at(2, 2); });
  for (const unsigned due : {1u, 2u, 3u, 4u}) {
    expect_unsound(state, "cards due", [=](State& at) { at.due = static_cast<uint8_t>(due); });
  }
  const State first = Table(2).state;
  expect_unsound(first, "somebody began before", [](State& at) { at.first = 1; });
  expect_unsound(first, "somebody's turn before", [](State& at) { at.active = 1; });
  Table dealt(2);
  dealt.does("@ first p1");
  expect_unsound(dealt.state, "too far in the deal", [](State& at) { at.step = 1; });
  expect_unsound(dealt.state, "a skip in the deal", [](State& at) { at.skips[0] = 1; });
}

void test_state_should_be_unsound_when_there_is_nothing_to_choose() {
  const State state = choosing();
  TEST_ASSERT_TRUE(state.phase == Phase::kChoose);
  for (const unsigned site : {0u, 0x02u, 0x20u, 0x2Cu, 0x2Fu, 0x52u, 0xF2u, 0x12u, 0x21u, 0x23u}) {
    expect_unsound(state, "another site", [=](State& at) { at.site = static_cast<Site>(site); });
  }
  for (const unsigned due : {0u, 1u, 2u}) {
    expect_unsound(state, "fewer due", [=](State& at) { at.due = static_cast<uint8_t>(due); });
  }
  expect_unsound(state, "built by the other", [](State& at) {
    at.own[0][1] ^= 1u << 2 | number_bit(4);
    at.own[1][1] = kNothing | 1u << 2 | number_bit(4);
  });
  expect_unsound(state, "the number drawn before the choice", [](State& at) {
    at.due = kDueDevelopment;
    give_number(at, 0);
  });
}

void test_state_should_be_unsound_when_skips_are_impossible() {
  const State state = midgame();
  expect_unsound(state, "three", [](State& at) { at.skips[0] = 3; });
  expect_unsound(state, "nobody's", [](State& at) { at.skips[2] = 1; });
  expect_unsound(state, "who acts has finished", [](State& at) { at.skips[1] = 2; });
  State over = state;
  over.skips[0] = over.skips[1] = kLastSkip;
  over.phase = Phase::kOver;
  over.active = 0;
  expect_unsound(over, "over before all have finished", [](State& at) { at.skips[0] = 1; });
}

void test_state_should_be_unsound_when_hands_and_decks_are_not_all_cards() {
  const State state = midgame();
  for (unsigned seat = 0; seat < 2; ++seat) {
    expect_unsound(state, "a tenth number", [=](State& at) { at.hands[seat].numbers[1] = 10; });
    expect_unsound(state, "a fifth type", [=](State& at) { at.hands[seat].developments[1] = 5; });
    expect_unsound(state, "a number missing", [=](State& at) { at.hands[seat].numbers[0] = 0; });
    expect_unsound(state, "a type missing", [=](State& at) { at.hands[seat].developments[0] = 0; });
    expect_unsound(state, "numbers out of order", [=](State& at) {
      at.hands[seat].numbers[0] = 9;
      at.hands[seat].numbers[1] = 1;
    });
    expect_unsound(state, "types out of order", [=](State& at) {
      at.hands[seat].developments[0] = kPark;
      at.hands[seat].developments[1] = kHouse;
    });
  }
  expect_unsound(state, "nobody's number", [](State& at) { at.hands[2].numbers[1] = 1; });
  expect_unsound(state, "nobody's type", [](State& at) { at.hands[2].developments[1] = 1; });
  for (unsigned card = 0; card < kNumbers; ++card) {
    expect_unsound(state, "numbers", [=](State& at) { ++at.numbers.left[card]; });
    expect_unsound(state, "more numbers than there are", [=](State& at) {
      at.numbers.left[card] = static_cast<uint8_t>(at.numbers.left[card] + 11);
      at.numbers.size = static_cast<uint8_t>(at.numbers.size + 11);
    });
  }
  for (unsigned card = 0; card < kTypes; ++card) {
    expect_unsound(state, "types", [=](State& at) { ++at.developments.left[card]; });
  }
  expect_unsound(state, "size of numbers", [](State& at) { ++at.numbers.size; });
  expect_unsound(state, "size of types", [](State& at) { ++at.developments.size; });
  expect_unsound(state, "hidden numbers", [](State& at) { at.numbers.hidden = 1; });
  expect_unsound(state, "hidden types", [](State& at) { at.developments.hidden = 1; });
  expect_unsound(state, "who acts doesn't see a number", [](State& at) {
    uint8_t& number = at.hands[1].numbers[0];
    ++at.numbers.left[number - 1];
    ++at.numbers.size;
    at.numbers.hidden = 1;
    number = 0;
  });
  const State drawing = drawing_number();
  expect_unsound(drawing, "a fourth kind of cards due", [](State& at) { at.due = 7; });
  for (const Phase phase : {Phase::kAct, Phase::kDevelopment}) {
    expect_unsound(drawing, "a number left out", [=](State& at) { at.phase = phase; });
  }
  expect_unsound(drawing, "a number that is not due", [](State& at) {
    at.due = kDueDevelopment;
    give_number(at, 1);
  });
  expect_unsound(drawing, "a card too many here, too few there", [](State& at) {
    uint8_t(&own)[kHand] = at.hands[1].numbers;
    uint8_t(&other)[kHand] = at.hands[0].numbers;
    own[0] = other[0];
    other[0] = 0;
    if (own[0] > own[1]) std::swap(own[0], own[1]);
  });
  const State dealing = Table(2).state;
  expect_unsound(dealing, "a number too few", [](State& at) {
    --at.numbers.left[4];
    --at.numbers.size;
  });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_byte_should_be_unseen_when_a_player_acts);
  RUN_TEST(test_no_byte_should_be_unseen_when_a_neighborhood_is_chosen);
  RUN_TEST(test_state_should_be_unsound_when_the_table_is_no_such_one);
  RUN_TEST(test_state_should_be_unsound_when_a_turn_is_none);
  RUN_TEST(test_state_should_be_unsound_when_there_is_nothing_to_choose);
  RUN_TEST(test_state_should_be_unsound_when_skips_are_impossible);
  RUN_TEST(test_state_should_be_unsound_when_hands_and_decks_are_not_all_cards);
  return UNITY_END();
}
