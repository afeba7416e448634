#include <unity.h>

#include "rules/core/bits.hpp"
#include "rules/core/grid.hpp"

namespace {

using Grid = rules::BitGrid<11, 10>;  // 110 cells, four words

void test_bits_should_be_counted() {
  TEST_ASSERT_EQUAL(0, rules::count_bits(0));
  TEST_ASSERT_EQUAL(1, rules::count_bits(0x80000000u));
  TEST_ASSERT_EQUAL(8, rules::count_bits(0x10101010u | 0x01010101u));
  TEST_ASSERT_EQUAL(32, rules::count_bits(0xFFFFFFFFu));
}

void test_nth_bit_should_be_found_from_the_lowest() {
  TEST_ASSERT_EQUAL(2, rules::nth_bit(0b101100, 0));
  TEST_ASSERT_EQUAL(3, rules::nth_bit(0b101100, 1));
  TEST_ASSERT_EQUAL(5, rules::nth_bit(0b101100, 2));
  TEST_ASSERT_EQUAL(31, rules::nth_bit(0x80000001u, 1));
}

void test_grid_should_hold_just_the_cells_that_were_set() {
  Grid grid;
  grid.set(Grid::cell(0, 0));
  grid.set(Grid::cell(2, 9));   // cell 31, the last of the first word
  grid.set(Grid::cell(2, 10));  // cell 32, the first of the second
  grid.set(Grid::cell(9, 10));
  unsigned count = 0;
  for (unsigned cell = 0; cell < Grid::kCells; ++cell) count += grid.has(cell);
  TEST_ASSERT_EQUAL(4, count);
  TEST_ASSERT_TRUE(grid.has(0) && grid.has(31) && grid.has(32) && grid.has(109));
}

void test_grid_should_lose_a_cell_that_is_flipped_twice() {
  Grid grid;
  grid.flip(50);
  TEST_ASSERT_TRUE(grid.has(50));
  grid.flip(50);
  TEST_ASSERT_TRUE(grid == Grid{});
}

void test_both_grids_cells_should_be_what_they_share() {
  Grid one, other;
  one.set(5);
  one.set(70);
  other.set(70);
  other.set(71);
  Grid shared;
  shared.set(70);
  TEST_ASSERT_TRUE((one & other) == shared);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_bits_should_be_counted);
  RUN_TEST(test_nth_bit_should_be_found_from_the_lowest);
  RUN_TEST(test_grid_should_hold_just_the_cells_that_were_set);
  RUN_TEST(test_grid_should_lose_a_cell_that_is_flipped_twice);
  RUN_TEST(test_both_grids_cells_should_be_what_they_share);
  return UNITY_END();
}
