// Star abilities that put something under a foundation: Storehouse, Quarry and Inn.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- Storehouse ---------------------------------------------------------------------------------

void test_storehouse_should_give_any_resource_for_itself() {
  Table table = scene(2,
                      "row well shrine palisade / deck farm / built p1 storehouse"
                      " / foundation p1 library inn / foundation p1 mill / discards market");
  TEST_ASSERT_TRUE(table.options("p1 use storehouse") ==
                   (Lines{"p1 use storehouse library", "p1 use storehouse mill"}));
  table.does("p1 use storehouse library");
  expect("", table.built(1));
  expect("storehouse market", table.discards());
  expect("inn *", table.under("library"));
  // Wood, wood and stone: with a wood and the unnamed one, either may follow.
  TEST_ASSERT_TRUE(table.offers("p1 resource well library"));
  TEST_ASSERT_TRUE(table.offers("p1 resource palisade library"));
  table.does("p1 resource palisade library");
  expect("library", table.built(1));
  // The unnamed one is no card.
  expect("palisade inn storehouse market", table.discards());
}

void test_storehouse_should_be_discarded_before_what_it_completes() {
  Table table = scene(2,
                      "row well / deck farm / built p1 storehouse"
                      " / foundation p1 quarry inn / discards market");
  table.does("p1 use storehouse quarry");
  expect("quarry", table.built(1));
  expect("inn storehouse market", table.discards());
  expect("building-missing", table.refusal("p1 use storehouse quarry"));
}

void test_storehouse_should_leave_only_what_it_does_not_stand_for() {
  // Shrine: one stone, met at once. Statue: two stones; with one unnamed, one stone is left.
  Table table = scene(2,
                      "row well palisade / deck farm / built p1 storehouse"
                      " / foundation p1 statue");
  table.does("p1 use storehouse statue");
  expect("resource-not-needed", table.refusal("p1 resource palisade statue"));
  table.does("p1 resource well statue");
  expect("statue", table.built(1));
}

void test_storehouse_should_need_a_foundation_but_no_row() {
  Table none = scene(2, "row well / deck farm / built p1 storehouse");
  TEST_ASSERT_TRUE(none.options("p1 use").empty());
  expect("not-your-foundation", none.refusal("p1 use storehouse mill"));
  Table empty = scene(2, "row / deck / built p1 storehouse / foundation p1 mill");
  TEST_ASSERT_TRUE(empty.offers("p1 use storehouse mill"));
}

// --- Quarry -------------------------------------------------------------------------------------

void test_quarry_should_take_the_topmost_discard_that_gives_stone() {
  Table table = scene(2,
                      "row farm / deck mill / built p1 quarry / foundation p1 statue"
                      " / foundation p1 row-house-1 / discards shrine guardhouse palisade");
  // Stone or straw: not for wood alone.
  TEST_ASSERT_TRUE(table.options("p1 use quarry") == (Lines{"p1 use quarry statue"}));
  expect("resource-not-needed", table.refusal("p1 use quarry row-house-1"));
  table.does("p1 use quarry statue");
  expect("guardhouse", table.under("statue"));
  expect("palisade shrine", table.discards());
}

void test_quarry_should_put_a_dual_card_there_as_an_ordinary_one() {
  // Wood or stone, on top of the pile, does for the wood of the Row House.
  Table table = scene(2,
                      "row farm / deck mill / built p1 quarry"
                      " / foundation p1 row-house-1 inn / discards shrine townhouse");
  table.does("p1 use quarry row-house-1");
  expect("quarry row-house-1", table.built(1));
  expect("townhouse inn shrine", table.discards());
}

void test_quarry_should_need_stone_among_the_discards() {
  Table table = scene(2,
                      "row farm / deck mill / built p1 quarry / foundation p1 statue"
                      " / discards palisade");
  expect("not-in-discards", table.refusal("p1 use quarry statue"));
  Table empty = scene(2, "row / deck / built p1 quarry / foundation p1 statue / discards well");
  TEST_ASSERT_TRUE(empty.options() == (Lines{"p1 end", "p1 use quarry statue"}));
}

// --- Inn ----------------------------------------------------------------------------------------

void test_inn_should_take_a_resource_after_anything_was_completed() {
  Table table = scene(2,
                      "row shrine well palisade / deck mill / built p1 inn"
                      " / foundation p1 armoury / foundation p1 quarry");
  expect("nothing-completed", table.refusal("p1 use inn well quarry"));
  table.does("p1 resource shrine armoury");
  TEST_ASSERT_TRUE(table.options("p1 use inn") ==
                   (Lines{"p1 use inn well quarry", "p1 use inn palisade quarry"}));
  table.does("p1 use inn palisade quarry");
  expect("palisade", table.under("quarry"));
  TEST_ASSERT_EQUAL(1, table.state.actions);
}

void test_inn_should_count_itself() {
  Table table = scene(2,
                      "row palisade well / deck mill / foundation p1 inn"
                      " / foundation p1 statue");
  expect("building-missing", table.refusal("p1 use inn well statue"));
  table.does("p1 resource palisade inn / p1 use inn well statue");
  expect("well", table.under("statue"));
  TEST_ASSERT_EQUAL(1, table.state.actions);
}

void test_inn_should_need_a_card_of_the_row() {
  Table table = scene(2, "row palisade / deck mill / foundation p1 inn / foundation p1 statue");
  table.does("p1 resource palisade inn");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end"}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_storehouse_should_give_any_resource_for_itself);
  RUN_TEST(test_storehouse_should_be_discarded_before_what_it_completes);
  RUN_TEST(test_storehouse_should_leave_only_what_it_does_not_stand_for);
  RUN_TEST(test_storehouse_should_need_a_foundation_but_no_row);
  RUN_TEST(test_quarry_should_take_the_topmost_discard_that_gives_stone);
  RUN_TEST(test_quarry_should_put_a_dual_card_there_as_an_ordinary_one);
  RUN_TEST(test_quarry_should_need_stone_among_the_discards);
  RUN_TEST(test_inn_should_take_a_resource_after_anything_was_completed);
  RUN_TEST(test_inn_should_count_itself);
  RUN_TEST(test_inn_should_need_a_card_of_the_row);
  return UNITY_END();
}
