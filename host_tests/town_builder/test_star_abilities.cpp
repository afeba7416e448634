// Star abilities: legal, illegal, on an empty row, with the deck running out in the middle.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

void test_one_star_should_be_used_a_turn() {
  Table table = scene(2,
                      "row well shrine mill inn palisade / deck farm stables chapel"
                      " / built p1 flower-stand bridge / gold p1 market tavern"
                      " / foundation p1 quarry");
  table.does("p1 use bridge well");
  expect("star-used", table.refusal("p1 use bridge shrine"));
  expect("star-used", table.refusal("p1 use flower-stand"));
  expect("star-used", table.refusal("p1 use crest shrine quarry"));
  TEST_ASSERT_TRUE(table.options("p1 use").empty());
}

void test_star_should_be_used_by_its_owner_and_when_completed_alone() {
  Table table = scene(2,
                      "row well shrine mill inn palisade / deck farm"
                      " / built p2 flower-stand / foundation p1 bridge chapel");
  expect("building-missing", table.refusal("p1 use flower-stand"));
  expect("building-missing", table.refusal("p1 use bridge well"));
  // Completed in this very turn.
  table.does("p1 resource inn bridge / p1 use bridge well");
}

// --- crest --------------------------------------------------------------------------------------

void test_crest_should_trade_the_oldest_gold_for_a_resource_without_an_action() {
  Table table = scene(2,
                      "row well shrine mill inn palisade / deck farm"
                      " / gold p1 market tavern / foundation p1 quarry");
  table.does("p1 found mill / p1 found well");
  TEST_ASSERT_TRUE(table.options("p1 use") ==
                   (Lines{"p1 use crest shrine quarry", "p1 use crest palisade quarry",
                          "p1 use crest palisade mill", "p1 use crest inn quarry",
                          "p1 use crest inn mill", "p1 use crest shrine well"}));
  expect("resource-not-needed", table.refusal("p1 use crest shrine mill"));
  table.does("p1 use crest shrine quarry");
  expect("market", table.discards());
  expect("tavern", table.gold(1));
}

void test_crest_should_discard_its_gold_before_what_it_completes() {
  Table table = scene(2, "row well / deck farm / gold p1 market / foundation p1 quarry inn");
  table.does("p1 use crest well quarry");
  expect("well inn market", table.discards());
}

void test_crest_should_need_gold_and_a_target() {
  Table poor = scene(2, "row well / deck farm / foundation p1 quarry");
  expect("not-enough-gold", poor.refusal("p1 use crest well quarry"));
  Table empty = scene(2, "row well / deck farm / foundation p1 quarry / gold p1 market");
  empty.does("p1 resource well quarry");
  expect("not-in-row", empty.refusal("p1 use crest well quarry"));
  TEST_ASSERT_TRUE(empty.options("p1 use").empty());
}

// --- Bakery -------------------------------------------------------------------------------------

void test_bakery_should_store_the_topmost_discard_that_gives_gold() {
  Table table = scene(2,
                      "row well / deck farm / built p1 bakery"
                      " / discards market bastion shrine palisade");
  table.does("p1 use bakery");
  expect("bastion", table.gold(1));
  expect("palisade shrine market", table.discards());
}

void test_bakery_should_need_an_empty_store_and_gold_among_the_discards() {
  Table stored = scene(2,
                       "row well / deck farm / built p1 bakery / discards market"
                       " / gold p1 tavern");
  expect("gold-stored", stored.refusal("p1 use bakery"));
  TEST_ASSERT_TRUE(stored.options("p1 use").empty());
  Table none = scene(2, "row well / deck farm / built p1 bakery / discards shrine");
  expect("not-in-discards", none.refusal("p1 use bakery"));
  Table nothing = scene(2, "row well / deck / built p1 bakery");
  expect("not-in-discards", nothing.refusal("p1 use bakery"));
}

void test_bakery_should_not_mind_the_gold_of_the_festival() {
  Table table = scene(2,
                      "row cottage-1 / deck farm / built p1 bakery / discards market"
                      " / foundation p1 festival");
  table.does("p1 resource cottage-1 festival / p1 use festival / p1 use bakery");
  expect("market", table.gold(1));
}

void test_bakery_should_work_on_an_empty_row_and_deck() {
  Table table = scene(2, "row / deck / built p1 bakery / discards market shrine");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end", "p1 use bakery"}));
  table.does("p1 use bakery");
  expect("shrine", table.discards());
}

// --- Art Gallery --------------------------------------------------------------------------------

void test_art_gallery_should_store_gold_of_the_row_after_a_commerce_building() {
  Table table = scene(2,
                      "row cottage-1 market blacksmith shrine mill / deck stables"
                      " / built p1 art-gallery / foundation p1 flower-stand");
  expect("no-commerce-completed", table.refusal("p1 use art-gallery market"));
  table.does("p1 resource cottage-1 flower-stand / p1 found mill");
  TEST_ASSERT_TRUE(table.options("p1 use art-gallery") ==
                   (Lines{"p1 use art-gallery market", "p1 use art-gallery blacksmith"}));
  expect("gives-no-gold", table.refusal("p1 use art-gallery shrine"));
  table.does("p1 use art-gallery blacksmith");
  expect("blacksmith", table.gold(1));
}

void test_art_gallery_should_not_count_other_types() {
  Table table = scene(2,
                      "row shrine market / deck stables / built p1 art-gallery"
                      " / foundation p1 well");
  table.does("p1 resource shrine well");
  expect("no-commerce-completed", table.refusal("p1 use art-gallery market"));
}

void test_art_gallery_should_count_itself() {
  Table table = scene(2, "row palisade market / deck stables / foundation p1 art-gallery");
  table.does("p1 resource palisade art-gallery / p1 use art-gallery market");
  expect("market", table.gold(1));
}

void test_art_gallery_should_count_the_bank_and_need_a_card_of_the_row() {
  Table table = scene(2,
                      "row bank / deck stables / built p1 art-gallery farm"
                      " / gold p1 market tavern");
  table.does("p1 found bank");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end"}));
  expect("not-in-row", table.refusal("p1 use art-gallery bank"));
}

void test_art_gallery_should_count_a_storehouse_that_is_gone() {
  Table table = scene(2,
                      "row well market / deck stables mill farm"
                      " / built p1 storehouse art-gallery / foundation p1 shrine"
                      " / foundation p1 fishery palisade / foundation p1 chapel");
  // The Storehouse completes nothing of Commerce and uses up the star.
  table.does("p1 use storehouse shrine");
  expect("star-used", table.refusal("p1 use art-gallery market"));
}

// --- Flower Stand -------------------------------------------------------------------------------

void test_flower_stand_should_add_a_card_to_a_full_row() {
  Table table = scene(2,
                      "row well shrine mill inn palisade / deck farm stables"
                      " / built p1 flower-stand");
  table.does("p1 use flower-stand");
  expect("@", table.to_act());
  expect("not-your-turn", table.refusal("p1 found well"));
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ row farm", "@ row stables"}));
  expect("no-judge-now", table.refusal("@ row judge social"));
  table.does("@ row stables");
  expect("1", table.to_act());
  TEST_ASSERT_EQUAL(6, table.state.row_size);
}

void test_flower_stand_should_go_on_behind_a_judge() {
  Table table = scene(2,
                      "row well / deck farm stables / next-judge 2 / judges social housing"
                      " / built p1 flower-stand");
  table.does("p1 use flower-stand / @ row judge culture");
  expect("@", table.to_act());
  table.does("@ row farm");
  expect("1", table.to_act());
  expect("farm well", table.row());
}

void test_flower_stand_should_add_nothing_when_a_judge_was_the_last_of_the_deck() {
  Table table = scene(3,
                      "row well / deck / next-judge 0 / judges social / runs 2"
                      " / built p1 flower-stand / discards farm stables");
  table.does("p1 use flower-stand / @ row judge culture");
  expect("1", table.to_act());
  expect("well", table.row());
  TEST_ASSERT_EQUAL(1, table.state.runs);
  TEST_ASSERT_EQUAL(2, table.state.deck);
}

void test_flower_stand_should_take_the_last_card_before_the_deck_runs_out() {
  Table table = scene(2, "row / deck farm / runs 1 / built p1 flower-stand / discards mill");
  table.does("p1 use flower-stand / @ row farm");
  expect("farm", table.row());
  TEST_ASSERT_EQUAL(0, table.state.runs);
  TEST_ASSERT_EQUAL(1, table.state.deck);
  expect("1", table.to_act());
  // The actions are compulsory again.
  expect("action-left", table.refusal("p1 end"));
}

void test_flower_stand_should_need_a_deck() {
  Table table = scene(2, "row well / deck / built p1 flower-stand / discards mill");
  expect("deck-empty", table.refusal("p1 use flower-stand"));
}

// --- Bridge -------------------------------------------------------------------------------------

void test_bridge_should_keep_others_from_a_card_until_its_owners_next_turn() {
  Table table = scene(3,
                      "row well shrine mill inn palisade / deck farm stables chapel monastery"
                      " school townhouse / built p1 bridge / first p1");
  table.does("p1 use bridge well / p1 found shrine / p1 found mill / p1 end");
  table.refill("farm stables");
  expect("2", table.to_act());
  expect("card-protected", table.refusal("p2 found well"));
  TEST_ASSERT_FALSE(table.offers("p2 found well"));
  table.does("p2 found farm / p2 found stables / p2 end");
  table.refill();
  expect("card-protected", table.refusal("p3 found well"));
  table.idle();
  table.refill();
  expect("1", table.to_act());
  TEST_ASSERT_FALSE(rules::town_builder::has_bridges(table.state));
  table.does("p1 found well");
}

void test_bridge_should_let_its_owner_take_the_card() {
  Table table = scene(2, "row well shrine / deck farm / built p1 bridge");
  table.does("p1 use bridge well / p1 found well");
  TEST_ASSERT_FALSE(rules::town_builder::has_bridges(table.state));
}

void test_bridge_should_keep_a_card_from_every_way_of_taking_it() {
  Table table = scene(2,
                      "row well market shrine / deck farm stables chapel monastery school"
                      " / built p1 bridge / built p2 inn art-gallery");
  table.does("p1 use bridge market / p1 found well / p1 found shrine / p1 end");
  table.refill("farm stables chapel monastery");
  expect("card-protected", table.refusal("p2 found market"));
  expect("card-protected", table.refusal("p2 gold market"));
  expect("nothing-completed", table.refusal("p2 use inn market mill"));
  expect("no-commerce-completed", table.refusal("p2 use art-gallery market"));
}

void test_bridge_should_need_a_card_of_the_row() {
  Table table = scene(2, "row / deck farm / built p1 bridge");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 end"}));
  expect("not-in-row", table.refusal("p1 use bridge well"));
}

void test_protected_card_should_not_make_an_action_possible() {
  Table table = scene(3,
                      "row well shrine stables / deck inn guildhall museum manor"
                      " / built p1 bridge");
  table.does("p1 use bridge well / p1 found shrine / p1 found stables / p1 end");
  table.refill("inn guildhall museum manor");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p2 end"}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_one_star_should_be_used_a_turn);
  RUN_TEST(test_star_should_be_used_by_its_owner_and_when_completed_alone);
  RUN_TEST(test_crest_should_trade_the_oldest_gold_for_a_resource_without_an_action);
  RUN_TEST(test_crest_should_discard_its_gold_before_what_it_completes);
  RUN_TEST(test_crest_should_need_gold_and_a_target);
  RUN_TEST(test_bakery_should_store_the_topmost_discard_that_gives_gold);
  RUN_TEST(test_bakery_should_need_an_empty_store_and_gold_among_the_discards);
  RUN_TEST(test_bakery_should_not_mind_the_gold_of_the_festival);
  RUN_TEST(test_bakery_should_work_on_an_empty_row_and_deck);
  RUN_TEST(test_art_gallery_should_store_gold_of_the_row_after_a_commerce_building);
  RUN_TEST(test_art_gallery_should_not_count_other_types);
  RUN_TEST(test_art_gallery_should_count_itself);
  RUN_TEST(test_art_gallery_should_count_the_bank_and_need_a_card_of_the_row);
  RUN_TEST(test_art_gallery_should_count_a_storehouse_that_is_gone);
  RUN_TEST(test_flower_stand_should_add_a_card_to_a_full_row);
  RUN_TEST(test_flower_stand_should_go_on_behind_a_judge);
  RUN_TEST(test_flower_stand_should_add_nothing_when_a_judge_was_the_last_of_the_deck);
  RUN_TEST(test_flower_stand_should_take_the_last_card_before_the_deck_runs_out);
  RUN_TEST(test_flower_stand_should_need_a_deck);
  RUN_TEST(test_bridge_should_keep_others_from_a_card_until_its_owners_next_turn);
  RUN_TEST(test_bridge_should_let_its_owner_take_the_card);
  RUN_TEST(test_bridge_should_keep_a_card_from_every_way_of_taking_it);
  RUN_TEST(test_bridge_should_need_a_card_of_the_row);
  RUN_TEST(test_protected_card_should_not_make_an_action_possible);
  return UNITY_END();
}
