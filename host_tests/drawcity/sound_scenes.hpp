// Scenes for the tests of what is sound.
#pragma once

#include <unity.h>

#include <utility>

#include "host_tests/core/corrupt.hpp"
#include "host_tests/drawcity/table.hpp"

namespace drawcity_test {

using namespace rules::drawcity;

template <class Change>
void expect_unsound(const State& state, const char* what, Change&& change) {
  tests::expect_unsound<DrawCity>(state, what, change);
}

// Twelve of these developments are parks, as many as there are.
inline Story::Setup cards() {
  Story::Setup cards = {"goal residential-quarter", "goal high-street", "goal industrial-park",
                        "goal meeting-place", "goal mixed-use"};
  const auto add = [&](const char* what, const std::string& types) {
    for (const char type : types) cards.push_back(std::string(what) + ' ' + type);
  };
  add("zone", "HHPPSSPPFPP");
  add("demand", "PPPH");
  add("neighborhood", "HSFPPP");
  return cards;
}

// Player 1's factories at 2,2 (with internet) and 2,3 complete Industrial Park. Neighborhoods: the
// first of them with a shop and a house of player 2 below it; three parks of both on street 1.
// Player 2 is to act.
inline Story story() {
  Story story(2, kAllModules, cards(), 0, true);
  story.builds({"F4 2,2", "S3 3,2", "F5 2,3", "H5 4,2", "P2 1,5", "P4 1,6", "P7 1,7"});
  return story;
}
inline State midgame() {
  const State state = story().table.state;
  TEST_ASSERT_EQUAL(2, state.active);
  TEST_ASSERT_EQUAL(1, state.ticked[2]);
  TEST_ASSERT_EQUAL(2, state.contributions[0]);
  return state;
}

// Four lines through the shop at 2,2, which the builder has to choose among.
inline State choosing() {
  Story story(2, "neighborhoods",
              {"neighborhood H", "neighborhood S", "neighborhood F", "neighborhood P",
               "neighborhood P", "neighborhood H"});
  story.builds({"H2 2,1", "H3 1,2", "F6 2,3", "F5 3,2", "S4 2,2"});
  return story.table.state;
}

// Player 2 has built and is given a number next.
inline State drawing_number() {
  Story story(2);
  story.builds({"F4 2,2"});
  story.table.does(*story.table.options("p2 build").begin());
  return story.table.state;
}

// At this column of street 1; nothing else knows of it but what counts developments.
inline void build_house(State& at, unsigned seat, unsigned column, unsigned number) {
  const auto bit = static_cast<uint16_t>(1u << column);
  ++at.built;
  at.streets[0].free ^= bit;
  at.streets[0].of[kHouse - 1] |= bit;
  at.own[seat][0] |= kNothing | bit | number_bit(number);
}

// The lowest number of the deck, in place of one that is still to be drawn.
inline void give_number(State& at, unsigned seat) {
  uint8_t(&numbers)[kHand] = at.hands[seat].numbers;
  unsigned card = 0;
  while (at.numbers.left[card] == 0) ++card;
  --at.numbers.left[card];
  --at.numbers.size;
  numbers[0] = static_cast<uint8_t>(card + 1);
  if (numbers[0] > numbers[1]) std::swap(numbers[0], numbers[1]);
}

}  // namespace drawcity_test
