// Abilities of the turn that completed the building: legal, illegal, on an empty row, with the deck
// running out in the middle.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

void expect(const char* expected, const std::string& shown) {
  TEST_ASSERT_EQUAL_STRING(expected, shown.c_str());
}

// --- Festival
// -------------------------------------------------------------------------------------

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

// --- Almshouse
// ------------------------------------------------------------------------------------

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

// --- Statue
// ---------------------------------------------------------------------------------------

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

// --- Armoury
// --------------------------------------------------------------------------------------

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

// --- Barracks
// -------------------------------------------------------------------------------------

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

// --- Fishery
// --------------------------------------------------------------------------------------

const std::string kFishing = " / foundation p1 fishery palisade / ";

void test_fishery_should_put_one_of_three_cards_under_a_foundation() {
  Table table = scene(2, "row farm mill / deck well market inn stables" + kFishing +
                             "foundation p1 quarry / discards tavern");
  table.does("p1 resource farm fishery / p1 use fishery");
  expect("@", table.to_act());
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"@ reveal well", "@ reveal market", "@ reveal inn", "@ reveal stables"}));
  expect("card-not-in-deck", table.refusal("@ reveal mill"));
  table.does("@ reveal well / @ reveal market");
  expect("@", table.to_act());
  table.does("@ reveal inn");
  expect("1", table.to_act());
  // Gold is no resource.
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"p1 take none", "p1 take well quarry", "p1 take inn quarry"}));
  expect("resource-not-needed", table.refusal("p1 take market quarry"));
  expect("not-revealed", table.refusal("p1 take stables quarry"));
  expect("wrong-take", table.refusal("p1 take well"));
  for (const char* line :
       {"p1 end", "p1 found mill", "p1 use crest mill quarry", "p1 claim unity"}) {
    expect("not-now", table.refusal(line));
  }
  table.does("p1 take inn quarry");
  expect("inn", table.under("quarry"));
  expect("market well farm palisade tavern", table.discards());
  expect("not-completed-this-turn", table.refusal("p1 use fishery"));
}

void test_fishery_should_discard_what_it_completes_before_the_rest() {
  Table table = scene(
      2, "row farm mill / deck well market inn stables" + kFishing + "foundation p1 quarry shrine");
  table.does(
      "p1 resource farm fishery / p1 use fishery / @ reveal market / @ reveal inn"
      " / @ reveal well / p1 take inn quarry");
  expect("fishery quarry", table.built(1));
  expect("well market inn shrine farm palisade", table.discards());
}

void test_fishery_should_discard_all_when_nothing_is_or_can_be_taken() {
  Table table = scene(2, "row farm mill / deck well market inn stables" + kFishing);
  table.does(
      "p1 resource farm fishery / p1 use fishery / @ reveal market / @ reveal inn"
      " / @ reveal well");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 take none"}));
  table.does("p1 take none");
  expect("well inn market farm palisade", table.discards());
  expect("1", table.to_act());
}

void test_fishery_should_reveal_fewer_cards_when_the_deck_runs_out() {
  Table table = scene(2, "row farm mill / deck well market" + kFishing +
                             "foundation p1 quarry / discards tavern / runs 1");
  table.does("p1 resource farm fishery / p1 use fishery / @ reveal well / @ reveal market");
  expect("1", table.to_act());
  TEST_ASSERT_EQUAL(1, table.state.runs);
  table.does("p1 take well quarry");
  // The rest is in the new deck.
  TEST_ASSERT_EQUAL(0, table.state.runs);
  expect("", table.discards());
  TEST_ASSERT_EQUAL(4, table.state.deck);
  for (const char* card : {"tavern", "palisade", "farm", "market"}) {
    bool unseen = false;
    for (unsigned i = 0; i < rules::town_builder::kCards; ++i) {
      if (std::string(rules::town_builder::kCardData[i].id) == card) {
        unseen = table.state.unseen.has(i);
      }
    }
    TEST_ASSERT_TRUE_MESSAGE(unseen, card);
  }
}

void test_fishery_should_go_on_when_a_judge_comes_up() {
  Table table = scene(2,
                      "row farm mill / deck well market inn stables / next-judge 3"
                      " / judges social housing" +
                          kFishing + "foundation p1 quarry");
  table.does("p1 resource farm fishery / p1 use fishery / @ reveal well");
  expect("judge-is-next", table.refusal("@ reveal market"));
  TEST_ASSERT_EQUAL(4, table.options().size());
  table.does("@ reveal judge ability / @ reveal market / @ reveal inn");
  expect("1", table.to_act());
  TEST_ASSERT_EQUAL(1 << 1 | 1 << 2 | 1 << 5, table.state.judges);
}

void test_fishery_should_leave_a_judge_behind_the_third_card() {
  Table table = scene(2,
                      "row farm mill / deck well market inn stables / next-judge 1"
                      " / judges social housing" +
                          kFishing);
  table.does(
      "p1 resource farm fishery / p1 use fishery / @ reveal well / @ reveal market"
      " / @ reveal inn");
  expect("1", table.to_act());
  TEST_ASSERT_EQUAL(1, table.state.next_judge);
}

void test_fishery_should_be_over_when_only_a_judge_comes_up() {
  Table table =
      scene(3, "row farm mill / deck / next-judge 0 / judges social" + kFishing + "runs 2");
  table.does("p1 resource farm fishery / p1 use fishery / @ reveal judge ability");
  expect("1", table.to_act());
  TEST_ASSERT_TRUE(table.offers("p1 found mill"));
  TEST_ASSERT_EQUAL(1, table.state.runs);
  TEST_ASSERT_EQUAL(2, table.state.deck);
}

void test_fishery_should_need_a_deck_but_no_row() {
  Table empty = scene(2, "row farm / deck" + kFishing + "foundation p1 quarry");
  empty.does("p1 resource farm fishery");
  expect("deck-empty", empty.refusal("p1 use fishery"));
  Table table = scene(2, "row farm / deck well shrine" + kFishing + "foundation p1 quarry");
  table.does("p1 resource farm fishery");
  TEST_ASSERT_TRUE(table.offers("p1 use fishery"));
}

// --- Orchard
// --------------------------------------------------------------------------------------

const std::string kPicking = " / foundation p1 orchard cottage-1 / ";

void test_orchard_should_start_one_of_three_cards_for_its_gold() {
  Table table =
      scene(2, "row farm mill / deck well inn town-hall stables" + kPicking + "gold p1 market");
  table.does(
      "p1 resource farm orchard / p1 use orchard / @ reveal well / @ reveal inn"
      " / @ reveal town-hall");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 take none", "p1 take well", "p1 take inn"}));
  expect("not-enough-gold", table.refusal("p1 take town-hall"));
  expect("wrong-take", table.refusal("p1 take well inn"));
  expect("not-revealed", table.refusal("p1 take stables"));
  table.does("p1 take inn");
  expect("inn", table.foundations(1));
  // The price, then the rest.
  expect("town-hall well market farm cottage-1", table.discards());
}

void test_orchard_should_give_no_discount_for_the_bank_and_complete_it() {
  const std::string town =
      "row farm mill / deck well bank inn stables / built p1 brewery" + kPicking;
  Table poor = scene(2, town + "gold p1 market tavern bakery");
  poor.does(
      "p1 resource farm orchard / p1 use orchard / @ reveal bank / @ reveal inn"
      " / @ reveal well");
  expect("not-enough-gold", poor.refusal("p1 take bank"));
  Table rich = scene(2, town + "gold p1 market tavern bakery festival");
  rich.does(
      "p1 resource farm orchard / p1 use orchard / @ reveal bank / @ reveal inn"
      " / @ reveal well / p1 take bank");
  expect("bank orchard brewery", rich.built(1));
  expect("well inn festival bakery tavern market farm cottage-1", rich.discards());
  TEST_ASSERT_EQUAL(2, rich.state.completed);
}

void test_orchard_should_take_what_the_festival_pays() {
  Table table = scene(2,
                      "row farm cottage-2 / deck well town-hall inn stables"
                      " / foundation p1 festival" +
                          kPicking + "discards tavern");
  table.does(
      "p1 resource farm orchard / p1 resource cottage-2 festival / p1 use festival"
      " / p1 use orchard / @ reveal well / @ reveal inn / @ reveal town-hall"
      " / p1 take town-hall");
  expect("town-hall", table.foundations(1));
  TEST_ASSERT_EQUAL(0, table.state.turn_gold);
}

void test_orchard_should_put_what_it_discards_into_the_new_deck() {
  Table table = scene(2, "row farm mill / deck well / runs 1" + kPicking + "discards tavern");
  table.does("p1 resource farm orchard / p1 use orchard / @ reveal well / p1 take none");
  expect("", table.discards());
  TEST_ASSERT_EQUAL(4, table.state.deck);
  TEST_ASSERT_EQUAL(0, table.state.runs);
}

void test_orchard_should_be_over_when_only_a_judge_comes_up_and_need_a_deck() {
  Table table = scene(3, "row farm mill / deck / next-judge 0 / runs 2" + kPicking);
  table.does("p1 resource farm orchard / p1 use orchard / @ reveal judge ability");
  expect("1", table.to_act());
  Table empty = scene(2, "row farm mill / deck" + kPicking);
  empty.does("p1 resource farm orchard");
  expect("deck-empty", empty.refusal("p1 use orchard"));
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
  RUN_TEST(test_fishery_should_put_one_of_three_cards_under_a_foundation);
  RUN_TEST(test_fishery_should_discard_what_it_completes_before_the_rest);
  RUN_TEST(test_fishery_should_discard_all_when_nothing_is_or_can_be_taken);
  RUN_TEST(test_fishery_should_reveal_fewer_cards_when_the_deck_runs_out);
  RUN_TEST(test_fishery_should_go_on_when_a_judge_comes_up);
  RUN_TEST(test_fishery_should_leave_a_judge_behind_the_third_card);
  RUN_TEST(test_fishery_should_be_over_when_only_a_judge_comes_up);
  RUN_TEST(test_fishery_should_need_a_deck_but_no_row);
  RUN_TEST(test_orchard_should_start_one_of_three_cards_for_its_gold);
  RUN_TEST(test_orchard_should_give_no_discount_for_the_bank_and_complete_it);
  RUN_TEST(test_orchard_should_take_what_the_festival_pays);
  RUN_TEST(test_orchard_should_put_what_it_discards_into_the_new_deck);
  RUN_TEST(test_orchard_should_be_over_when_only_a_judge_comes_up_and_need_a_deck);
  return UNITY_END();
}
