// Actions, gold, resources, completion and the end of a turn.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- found --------------------------------------------------------------------------------------

void test_foundation_should_be_started_without_gold_when_it_has_no_price() {
  Table table = scene(2, "row mill farm chapel shrine palisade / deck well");
  table.does("p1 found mill / p1 found shrine");
  expect("mill shrine", table.foundations(1));
  expect("farm chapel palisade", table.row());
  expect("", table.discards());
}

void test_foundation_should_be_refused_when_its_price_cannot_be_paid() {
  Table table = scene(2, "row inn town-hall bakery chapel shrine / deck well / gold p1 market");
  expect("not-enough-gold", table.refusal("p1 found town-hall"));
  TEST_ASSERT_FALSE(table.offers("p1 found town-hall"));
  table.does("p1 found inn");
  expect("", table.gold(1));
  expect("market", table.discards());
  expect("not-in-row", table.refusal("p1 found inn"));
  expect("not-in-row", table.refusal("p1 found well"));
}

// "Store a Gold", the printed example: the Bakery is stored, then pays for the Inn.
void test_stored_gold_should_pay_in_the_same_turn() {
  Table table = scene(2, "row bakery inn mill shrine chapel / deck well");
  table.does("p1 gold bakery / p1 found inn");
  expect("bakery", table.discards());
  expect("inn", table.foundations(1));
  expect("", table.gold(1));
}

void test_gold_should_be_spent_oldest_first_and_discarded_in_the_order_paid() {
  Table table = scene(2,
                      "row town-hall shrine chapel mill farm / deck well"
                      " / gold p1 market bakery tavern / discards palisade");
  table.does("p1 found town-hall");
  expect("tavern", table.gold(1));
  expect("bakery market palisade", table.discards());
}

void test_bank_should_cost_less_for_each_commerce_building_but_at_least_2() {
  const std::string row = "row bank shrine chapel mill stables / deck well";
  const std::string gold = " / gold p1 market bakery tavern festival";
  Table none = scene(2, row + " / gold p1 market bakery tavern");
  expect("not-enough-gold", none.refusal("p1 found bank"));
  Table full = scene(2, row + gold);
  full.does("p1 found bank");
  expect("", full.gold(1));
  Table one = scene(2, row + gold + " / built p1 farm");
  one.does("p1 found bank");
  expect("festival", one.gold(1));
  Table two = scene(2, row + gold + " / built p1 farm brewery");
  two.does("p1 found bank");
  expect("tavern festival", two.gold(1));
  Table three = scene(2, row + gold + " / built p1 farm brewery orchard");
  three.does("p1 found bank");
  expect("tavern festival", three.gold(1));
  Table others = scene(2, row + " / gold p1 market bakery tavern / built p2 farm brewery orchard");
  expect("not-enough-gold", others.refusal("p1 found bank"));
}

void test_bank_should_be_complete_at_once() {
  Table table = scene(2,
                      "row bank shrine chapel mill stables / deck well"
                      " / gold p1 market bakery tavern festival");
  table.does("p1 found bank");
  expect("bank", table.built(1));
  expect("", table.foundations(1));
  TEST_ASSERT_EQUAL(5, table.item(1, 0));
}

// --- resources ----------------------------------------------------------------------------------

// "Gain a Resource", the printed example: the Bridge's stone goes under the Quarry; the Orphanage
// has a stone already, from a card that gives stone or something that is not needed there.
void test_resource_should_be_refused_when_a_dual_one_gives_it_already() {
  Table table = scene(2,
                      "row bridge mill shrine chapel stables / deck well"
                      " / foundation p1 quarry / foundation p1 orphanage guardhouse");
  expect("resource-not-needed", table.refusal("p1 resource bridge orphanage"));
  TEST_ASSERT_FALSE(table.offers("p1 resource bridge orphanage"));
  table.does("p1 resource bridge quarry");
  expect("bridge", table.under("quarry"));
}

void test_dual_resource_should_be_decided_as_late_as_it_can() {
  // Brewery: wood, stone and straw. Wood or stone lies there; then a stone makes it wood.
  Table table = scene(2,
                      "row bridge inn shrine chapel orchard / deck well"
                      " / foundation p1 brewery townhouse");
  TEST_ASSERT_TRUE(table.offers("p1 resource inn brewery"));
  table.does("p1 resource bridge brewery");
  expect("townhouse bridge", table.under("brewery"));
  expect("resource-not-needed", table.refusal("p1 resource inn brewery"));
  TEST_ASSERT_TRUE(table.offers("p1 resource orchard brewery"));
  table.does("p1 resource orchard brewery");
  expect("brewery", table.built(1));
  expect("orchard bridge townhouse", table.discards());
}

void test_two_dual_resources_should_share_what_they_can_give() {
  // Chapel: stone and straw. Stone or straw twice; a third card would be one too many.
  Table table = scene(2,
                      "row park guardhouse shrine well palisade / deck farm"
                      " / foundation p1 chapel / foundation p1 statue");
  table.does("p1 resource park chapel");
  TEST_ASSERT_TRUE(table.offers("p1 resource guardhouse chapel"));
  table.does("p1 resource guardhouse chapel");
  expect("chapel", table.built(1));
}

void test_resource_should_go_only_under_ones_own_foundation() {
  Table table = scene(2,
                      "row shrine well palisade farm mill / deck stables"
                      " / foundation p1 chapel / foundation p2 statue / built p1 quarry");
  expect("not-your-foundation", table.refusal("p1 resource shrine statue"));
  expect("not-your-foundation", table.refusal("p1 resource shrine quarry"));
  expect("not-your-foundation", table.refusal("p1 resource shrine shrine"));
  expect("not-in-row", table.refusal("p1 resource stables chapel"));
  expect("resource-not-needed", table.refusal("p1 resource palisade chapel"));
}

void test_gold_should_be_no_resource() {
  Table table = scene(2,
                      "row bakery blacksmith art-gallery farm mill / deck stables"
                      " / foundation p1 quarry");
  expect("resource-not-needed", table.refusal("p1 resource bakery quarry"));
  // Gold or stone; gold or wood.
  table.does("p1 resource blacksmith quarry / p1 resource art-gallery quarry");
  expect("quarry", table.built(1));
}

void test_only_gold_should_be_stored() {
  Table table = scene(2, "row shrine blacksmith bakery farm mill / deck stables");
  expect("gives-no-gold", table.refusal("p1 gold shrine"));
  expect("not-in-row", table.refusal("p1 gold stables"));
  table.does("p1 gold blacksmith / p1 gold bakery");
  expect("blacksmith bakery", table.gold(1));
}

void test_resources_should_be_discarded_in_the_order_placed_when_completed() {
  Table table = scene(2,
                      "row shrine farm mill chapel stables / deck well"
                      " / foundation p1 library inn row-house-1 / discards palisade");
  table.does("p1 resource shrine library");
  expect("shrine row-house-1 inn palisade", table.discards());
  expect("library", table.built(1));
  expect("", table.foundations(1));
}

// --- the end of a turn --------------------------------------------------------------------------

void test_turn_should_end_only_after_two_actions() {
  Table table = scene(2, "row shrine farm mill chapel stables / deck well palisade");
  expect("action-left", table.refusal("p1 end"));
  table.does("p1 found shrine");
  expect("action-left", table.refusal("p1 end"));
  table.does("p1 found farm");
  expect("no-action-left", table.refusal("p1 found mill"));
  expect("no-action-left", table.refusal("p1 gold mill"));
  expect("no-action-left", table.refusal("p1 resource mill shrine"));
  table.does("p1 end");
  expect("@", table.to_act());
}

void test_turn_should_end_without_actions_when_none_is_possible() {
  const std::string row = "row guildhall inn town-hall manor museum / deck well";
  Table stuck = scene(2, row);
  TEST_ASSERT_TRUE(stuck.options() == (Lines{"p1 end"}));
  Table gold = scene(2, row + " / gold p1 market");
  expect("action-left", gold.refusal("p1 end"));
  Table resource = scene(2, row + " / foundation p1 chapel");
  expect("action-left", resource.refusal("p1 end"));
  Table gold_card = scene(2, "row guildhall inn town-hall manor bakery / deck well");
  expect("action-left", gold_card.refusal("p1 end"));
}

void test_turn_should_end_when_the_row_is_empty() {
  Table table = scene(2, "row shrine / deck");
  table.does("p1 found shrine");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end"}));
}

void test_unused_abilities_should_not_keep_a_turn_from_ending() {
  // The Festival's gold could make an action possible, but it is not there yet.
  Table table = scene(2,
                      "row inn farm guildhall manor museum / deck well"
                      " / foundation p1 festival");
  table.does("p1 resource farm festival");
  TEST_ASSERT_TRUE(table.offers("p1 use festival"));
  TEST_ASSERT_TRUE(table.offers("p1 end"));
  table.does("p1 use festival");
  expect("action-left", table.refusal("p1 end"));
}

void test_players_should_take_turns_in_the_order_of_their_numbers() {
  Table table = scene(3,
                      "row shrine farm mill chapel stables / turn p3 / first p2"
                      " / deck well palisade townhouse manor museum");
  table.does("p3 found shrine / p3 found farm / p3 end");
  table.refill();
  expect("1", table.to_act());
  expect("not-your-turn", table.refusal("p3 end"));
  expect("not-your-turn", table.refusal("@ row manor"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_foundation_should_be_started_without_gold_when_it_has_no_price);
  RUN_TEST(test_foundation_should_be_refused_when_its_price_cannot_be_paid);
  RUN_TEST(test_stored_gold_should_pay_in_the_same_turn);
  RUN_TEST(test_gold_should_be_spent_oldest_first_and_discarded_in_the_order_paid);
  RUN_TEST(test_bank_should_cost_less_for_each_commerce_building_but_at_least_2);
  RUN_TEST(test_bank_should_be_complete_at_once);
  RUN_TEST(test_resource_should_be_refused_when_a_dual_one_gives_it_already);
  RUN_TEST(test_dual_resource_should_be_decided_as_late_as_it_can);
  RUN_TEST(test_two_dual_resources_should_share_what_they_can_give);
  RUN_TEST(test_resource_should_go_only_under_ones_own_foundation);
  RUN_TEST(test_gold_should_be_no_resource);
  RUN_TEST(test_only_gold_should_be_stored);
  RUN_TEST(test_resources_should_be_discarded_in_the_order_placed_when_completed);
  RUN_TEST(test_turn_should_end_only_after_two_actions);
  RUN_TEST(test_turn_should_end_without_actions_when_none_is_possible);
  RUN_TEST(test_turn_should_end_when_the_row_is_empty);
  RUN_TEST(test_unused_abilities_should_not_keep_a_turn_from_ending);
  RUN_TEST(test_players_should_take_turns_in_the_order_of_their_numbers);
  return UNITY_END();
}
