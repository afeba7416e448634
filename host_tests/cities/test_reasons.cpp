// Why a tourist is paid, against what the sheet says.
#include <unity.h>

#include <algorithm>
#include <bit>
#include <vector>

#include "rules/cities/cities.hpp"

namespace {

using namespace rules::cities;
using rules::Cities;

// Bit row * 8 + column.
constexpr uint64_t at(unsigned row, unsigned column) { return uint64_t{1} << (row * 8 + column); }

int fields(FieldSet set) { return std::popcount(set); }
int fields(const WideFieldSet& set) {
  int many = 0;
  for (const uint64_t word : set.words) many += std::popcount(word);
  return many;
}

template <class Set>
void expect_sum(const State& state, unsigned level) {
  const BoardOf<Set> board = board_of<Set>(state, state.cities[0]);
  const Sheet sheet = sheet_of(state, 1);
  const Tourists& tourists = state.cities[0].tourists;
  std::vector<int> points;
  for (unsigned i = 0; i < tourists.count; ++i) {
    const ReasonOf<Set> reason = reason_of(board, level, tourists.at[i]);
    int counted = fields(reason.beside);
    if (reason.kind != kTerrace) counted += fields(reason.zone);
    for (const Set& view : reason.views) counted += fields(view);
    TEST_ASSERT_EQUAL(level == 1 && reason.kind == kTerrace ? 0 : counted, reason.points);
    points.push_back(reason.paid ? reason.points : 0);
  }
  std::sort(points.rbegin(), points.rend());
  TEST_ASSERT_EQUAL(sheet.tourists, points.size());
  for (size_t i = 0; i < points.size(); ++i) TEST_ASSERT_EQUAL(sheet.points[i], points[i]);
}

void test_reasons_should_add_up_to_the_sheet_in_random_games() {
  for (uint8_t level = 1; level <= 3; ++level) {
    for (uint64_t seed = 0; seed < 60; ++seed) {
      rules::Rng rng(seed);
      const uint8_t variants = static_cast<uint8_t>(seed % 8);
      State state = Cities::start({.level = level, .variants = variants}, 1);
      while (Cities::to_act(state) != 0) {
        TEST_ASSERT_TRUE(Cities::apply(state, Cities::pick(state, rng)).ok());
        if (is_free(state)) {
          expect_sum<WideFieldSet>(state, level);
        } else {
          expect_sum<FieldSet>(state, level);
        }
      }
    }
  }
}

// Row 0: water, park, terrace, park, water; row 1: water below the terrace.
void test_views_should_be_told_by_direction() {
  Board board;
  board.fields[kWater] = at(0, 0) | at(0, 4) | at(1, 2);
  board.fields[kPark] = at(0, 1) | at(0, 3);
  board.fields[kTerrace] = at(0, 2);
  board.tourists = at(0, 2);
  const Reason reason = reason_of(board, 3, 2);
  TEST_ASSERT_TRUE(reason.views[kWest] == (at(0, 1) | at(0, 0)));
  TEST_ASSERT_TRUE(reason.views[kEast] == (at(0, 3) | at(0, 4)));
  TEST_ASSERT_TRUE(reason.views[kSouth] == at(1, 2));
  TEST_ASSERT_TRUE(reason.views[kNorth] == 0);
  TEST_ASSERT_EQUAL(5, reason.points);
  TEST_ASSERT_EQUAL(1, reason_of(board, 2, 2).points);
}

void test_only_the_first_tourist_of_a_zone_should_be_paid() {
  Board board;
  board.fields[kAttraction] = at(0, 0) | at(0, 1);
  board.tourists = board.fields[kAttraction];
  TEST_ASSERT_TRUE(reason_of(board, 1, 0).paid);
  TEST_ASSERT_FALSE(reason_of(board, 1, 1).paid);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_reasons_should_add_up_to_the_sheet_in_random_games);
  RUN_TEST(test_views_should_be_told_by_direction);
  RUN_TEST(test_only_the_first_tourist_of_a_zone_should_be_paid);
  return UNITY_END();
}
