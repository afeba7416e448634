// Which way a build is drawn: by trying spaces, or by counting those that fit once few do.
#include <unity.h>

#include <vector>

#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::Rng;

namespace {

// By counting: one number below twice the spaces that fit. Its lowest bit says which development,
// the rest which space: street by street, first those of the lower number.
std::string drawn_by_counting(const Table& table, Rng& rng) {
  const rules::drawcity::Hand& hand = table.state.hands[table.state.active - 1];
  std::vector<std::pair<unsigned, std::string>> spaces;
  for (unsigned street = 1; street <= table.state.street_count; ++street) {
    for (const unsigned number : {hand.numbers[0], hand.numbers[1]}) {
      for (unsigned column = 1; column <= rules::drawcity::kColumns; ++column) {
        const std::string space = std::to_string(street) + ',' + std::to_string(column);
        const std::string words = ' ' + std::to_string(number) + ' ' + space;
        if (table.refusal("p1 build H" + words).empty()) spaces.emplace_back(number, space);
      }
    }
  }
  const unsigned n = rng.below(2 * static_cast<uint32_t>(spaces.size()));
  const auto& [number, space] = spaces[n / 2];
  const char type = "HSFP"[hand.developments[n % 2] - 1];
  return std::string("p1 build ") + type + ' ' + std::to_string(number) + ' ' + space;
}

// Player 1 to build H or S with 3 or 7; so many builds of 5 in the middle before.
Table after_builds(unsigned builds) {
  Story story(2, "none", {}, 3);
  const char* const all[] = {"H5 1,5", "F5 1,7", "H5 2,5", "F5 2,7",
                             "H5 3,5", "F5 3,7", "H6 1,6", "F6 1,8"};
  story.builds(Story::Turns(all, all + builds));
  story.table.state.hands[0] = {{3, 7}, {1, 2}};
  return story.table;
}

// How many of 40 builds come out as if by counting.
unsigned counted(const Table& table) {
  unsigned same = 0;
  for (unsigned seed = 1; seed <= 40; ++seed) {
    Rng picks(seed);
    Rng counts(seed);
    same += text_of(DrawCity::pick(table.state, picks)) == drawn_by_counting(table, counts);
  }
  return same;
}

// Three streets for two players: crowded from a quarter more than a build a player and street.
void test_build_should_be_drawn_by_counting_when_the_board_is_crowded() {
  TEST_ASSERT_LESS_THAN(20, counted(after_builds(6)));
  TEST_ASSERT_EQUAL(40, counted(after_builds(8)));
}

void test_build_should_be_drawn_by_counting_when_the_player_has_just_skipped() {
  Table table = after_builds(6);
  table.state.skips[1] = 1;
  TEST_ASSERT_LESS_THAN(20, counted(table));  // that was another player
  table.state.skips[1] = 0;
  table.state.skips[0] = 1;
  TEST_ASSERT_EQUAL(40, counted(table));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_build_should_be_drawn_by_counting_when_the_board_is_crowded);
  RUN_TEST(test_build_should_be_drawn_by_counting_when_the_player_has_just_skipped);
  return UNITY_END();
}
