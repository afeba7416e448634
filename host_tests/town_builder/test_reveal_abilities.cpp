// Abilities that reveal cards of the deck: Fishery and Orchard.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- Fishery ------------------------------------------------------------------------------------

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

// --- Orchard ------------------------------------------------------------------------------------

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
