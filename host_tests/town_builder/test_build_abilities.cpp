// Abilities of the turn that completed the building: legal, illegal, on an empty row, with the deck
// running out in the middle.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- Festival -----------------------------------------------------------------------------------

void test_festival_should_give_2_gold_for_this_turn_only() {
  Table table = scene(2,
                      "row farm town-hall inn manor museum / deck well mill"
                      " / foundation p1 festival / gold p1 market");
  expect("not-completed-this-turn", table.refusal("p1 use festival"));
  table.does("p1 resource farm festival / p1 use festival");
  expect("not-completed-this-turn", table.refusal("p1 use festival"));
  expect("market", table.gold(1));
  // Its gold goes first, no card for it; the stored card stays.
  table.does("p1 found town-hall");
  expect("market", table.gold(1));
  expect("farm", table.discards());
  TEST_ASSERT_EQUAL(0, table.state.turn_gold);
}

void test_festival_should_lapse_at_the_end_of_the_turn() {
  Table table = scene(2,
                      "row farm inn guildhall manor museum / deck well mill"
                      " / foundation p1 festival");
  table.does("p1 resource farm festival / p1 use festival / p1 found inn / p1 end");
  TEST_ASSERT_EQUAL(0, table.state.turn_gold);
}

void test_festival_should_lapse_as_an_ability_when_it_is_not_used_in_its_turn() {
  Table table = scene(2,
                      "row farm shrine guildhall manor museum / deck well mill chapel stables"
                      " / foundation p1 festival");
  table.does("p1 resource farm festival / p1 found shrine / p1 end");
  table.refill();
  table.idle();
  table.refill();
  expect("1", table.to_act());
  expect("not-completed-this-turn", table.refusal("p1 use festival"));
}

void test_festival_should_pay_for_the_crest_before_any_card() {
  Table table = scene(2,
                      "row farm well shrine palisade / deck mill / gold p1 market"
                      " / foundation p1 festival / foundation p1 quarry");
  table.does("p1 resource farm festival / p1 use festival / p1 use crest well quarry");
  expect("market", table.gold(1));
  TEST_ASSERT_EQUAL(1, table.state.turn_gold);
}

void test_festival_should_be_usable_on_an_empty_row() {
  Table table = scene(2, "row farm / deck / foundation p1 festival");
  table.does("p1 resource farm festival");
  TEST_ASSERT_TRUE(table.offers("p1 use festival"));
  table.does("p1 use festival");
  TEST_ASSERT_EQUAL(2, table.state.turn_gold);
}

// --- Almshouse ----------------------------------------------------------------------------------

void test_almshouse_should_take_one_more_resource_without_an_action() {
  Table table = scene(2,
                      "row farm shrine palisade well mill / deck chapel"
                      " / foundation p1 almshouse cottage-1 / foundation p1 quarry");
  table.does("p1 resource farm almshouse / p1 found mill");
  TEST_ASSERT_TRUE(table.options("p1 use almshouse") ==
                   (Lines{"p1 use almshouse palisade quarry", "p1 use almshouse shrine quarry",
                          "p1 use almshouse well quarry", "p1 use almshouse palisade mill"}));
  expect("resource-not-needed", table.refusal("p1 use almshouse shrine mill"));
  table.does("p1 use almshouse shrine quarry");
  expect("shrine", table.under("quarry"));
  expect("not-completed-this-turn", table.refusal("p1 use almshouse well quarry"));
  TEST_ASSERT_TRUE(table.offers("p1 end"));
}

void test_almshouse_should_need_a_card_of_the_row() {
  Table table = scene(2,
                      "row farm / deck / foundation p1 almshouse cottage-1"
                      " / foundation p1 quarry");
  table.does("p1 resource farm almshouse");
  TEST_ASSERT_TRUE(table.options("p1 use").empty());
  expect("not-in-row", table.refusal("p1 use almshouse farm quarry"));
}

// --- Statue -------------------------------------------------------------------------------------

void test_statue_should_start_a_foundation_for_its_gold_without_an_action() {
  Table table = scene(2,
                      "row shrine mill inn town-hall chapel / deck well"
                      " / foundation p1 statue stables / gold p1 market");
  table.does("p1 resource shrine statue / p1 found mill");
  expect("no-action-left", table.refusal("p1 found inn"));
  expect("not-enough-gold", table.refusal("p1 use statue town-hall"));
  TEST_ASSERT_TRUE(table.options("p1 use statue") ==
                   (Lines{"p1 use statue inn", "p1 use statue chapel"}));
  table.does("p1 use statue inn");
  expect("mill inn", table.foundations(1));
  expect("market shrine stables", table.discards());
  expect("not-completed-this-turn", table.refusal("p1 use statue chapel"));
}

void test_statue_should_start_the_bank_at_its_price_in_the_row() {
  Table table = scene(2,
                      "row shrine bank / deck well / built p1 farm brewery"
                      " / foundation p1 statue stables / gold p1 market tavern");
  table.does("p1 resource shrine statue / p1 use statue bank");
  expect("bank farm brewery statue", table.built(1));
  expect("", table.gold(1));
}

void test_statue_should_need_a_card_of_the_row() {
  Table table = scene(2, "row shrine / deck / foundation p1 statue stables");
  table.does("p1 resource shrine statue");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end"}));
  expect("not-in-row", table.refusal("p1 use statue shrine"));
}

// --- Armoury ------------------------------------------------------------------------------------

void test_armoury_should_add_any_judge_not_face_up() {
  Table table = scene(2,
                      "row shrine mill / deck well palisade / judges social ability"
                      " / next-judge 1 / foundation p1 armoury");
  table.does("p1 resource shrine armoury / p1 use armoury");
  expect("@", table.to_act());
  expect("not-your-turn", table.refusal("p1 found mill"));
  expect("judge-face-up", table.refusal("@ judge social"));
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ judge commerce", "@ judge housing",
                                             "@ judge culture", "@ judge military"}));
  table.does("@ judge military");
  expect("1", table.to_act());
  // The Armoury has an ability and is a Military building: two judges.
  TEST_ASSERT_EQUAL(3 + 3, table.item(1, 3));
  // The deck's judge is still in it.
  TEST_ASSERT_EQUAL(1, table.state.next_judge);
  expect("not-completed-this-turn", table.refusal("p1 use armoury"));
}

void test_armoury_should_work_on_an_empty_row_and_deck() {
  Table table = scene(2, "row shrine / deck / foundation p1 armoury");
  table.does("p1 resource shrine armoury / p1 use armoury / @ judge commerce");
  expect("1", table.to_act());
}

// --- Barracks -----------------------------------------------------------------------------------

void test_barracks_should_complete_a_foundation_with_1_or_2_resources_in_its_cost() {
  Table table = scene(2,
                      "row shrine mill / deck well / foundation p1 barracks palisade"
                      " / foundation p1 farm cottage-1 / foundation p1 brewery"
                      " / foundation p1 inn / discards tavern");
  table.does("p1 resource shrine barracks");
  TEST_ASSERT_TRUE(table.options("p1 use barracks") ==
                   (Lines{"p1 use barracks farm", "p1 use barracks inn"}));
  expect("cost-too-large", table.refusal("p1 use barracks brewery"));
  expect("not-your-foundation", table.refusal("p1 use barracks barracks"));
  expect("not-your-foundation", table.refusal("p1 use barracks museum"));
  table.does("p1 use barracks farm");
  expect("farm barracks", table.built(1));
  expect("cottage-1 shrine palisade tavern", table.discards());
  TEST_ASSERT_EQUAL(2, table.state.completed);
}

void test_barracks_should_not_ask_for_the_gold_cost_and_count_as_completing() {
  Table table = scene(2,
                      "row shrine bakery / deck well / foundation p1 barracks palisade"
                      " / foundation p1 market / built p1 art-gallery");
  table.does("p1 resource shrine barracks");
  expect("no-commerce-completed", table.refusal("p1 use art-gallery bakery"));
  table.does("p1 use barracks market / p1 use art-gallery bakery");
  expect("bakery", table.gold(1));
}

void test_ability_of_what_barracks_completes_should_be_usable() {
  Table table = scene(2,
                      "row shrine mill / deck well / foundation p1 barracks palisade"
                      " / foundation p1 festival");
  table.does("p1 resource shrine barracks / p1 use barracks festival / p1 use festival");
  TEST_ASSERT_EQUAL(2, table.state.turn_gold);
}

void test_barracks_should_need_a_foundation() {
  Table table = scene(2, "row shrine / deck well / foundation p1 barracks palisade");
  table.does("p1 resource shrine barracks");
  TEST_ASSERT_TRUE(table.options("p1 use").empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_festival_should_give_2_gold_for_this_turn_only);
  RUN_TEST(test_festival_should_lapse_at_the_end_of_the_turn);
  RUN_TEST(test_festival_should_lapse_as_an_ability_when_it_is_not_used_in_its_turn);
  RUN_TEST(test_festival_should_pay_for_the_crest_before_any_card);
  RUN_TEST(test_festival_should_be_usable_on_an_empty_row);
  RUN_TEST(test_almshouse_should_take_one_more_resource_without_an_action);
  RUN_TEST(test_almshouse_should_need_a_card_of_the_row);
  RUN_TEST(test_statue_should_start_a_foundation_for_its_gold_without_an_action);
  RUN_TEST(test_statue_should_start_the_bank_at_its_price_in_the_row);
  RUN_TEST(test_statue_should_need_a_card_of_the_row);
  RUN_TEST(test_armoury_should_add_any_judge_not_face_up);
  RUN_TEST(test_armoury_should_work_on_an_empty_row_and_deck);
  RUN_TEST(test_barracks_should_complete_a_foundation_with_1_or_2_resources_in_its_cost);
  RUN_TEST(test_barracks_should_not_ask_for_the_gold_cost_and_count_as_completing);
  RUN_TEST(test_ability_of_what_barracks_completes_should_be_usable);
  RUN_TEST(test_barracks_should_need_a_foundation);
  return UNITY_END();
}
