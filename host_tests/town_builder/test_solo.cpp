// The game for one.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"
#include "rules/core/bits.hpp"

using namespace town_builder_test;

namespace {

Table begun() {
  Table table(1);
  table.set_up("", "well shrine farm mill stables", "social housing", "unity industry");
  return table;
}

void test_solo_should_begin_without_drawing_a_first_player() {
  Table table(1);
  expect("not-now", table.refusal("@ first p1"));
  TEST_ASSERT_EQUAL(60, table.options("@ row").size());
}

void test_solo_should_leave_five_cards_in_the_box_unseen() {
  Table table = begun();
  expect("1", table.to_act());
  TEST_ASSERT_EQUAL(50, table.state.deck);
  table.does("p1 found well / p1 found shrine / p1 end / p1 discard farm / p1 discard mill");
  // Any of the 55 not seen yet may come.
  TEST_ASSERT_EQUAL(55, table.options("@ row").size());
}

void test_solo_should_discard_two_cards_after_every_turn() {
  Table table = begun();
  table.does("p1 found well / p1 found shrine");
  expect("not-now", table.refusal("p1 discard farm"));
  table.does("p1 end");
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"p1 discard farm", "p1 discard mill", "p1 discard stables"}));
  expect("not-in-row", table.refusal("p1 discard well"));
  expect("not-now", table.refusal("p1 end"));
  table.does("p1 discard mill / p1 discard farm");
  expect("farm mill", table.discards());
  expect("@", table.to_act());
}

void test_solo_should_discard_what_there_is_when_the_row_is_short() {
  Table one = scene(1, "row well shrine farm / deck mill stables / runs 1");
  one.does("p1 found well / p1 found shrine / p1 end / p1 discard farm");
  expect("@", one.to_act());
  Table none = scene(1, "row well shrine / deck mill stables / runs 1");
  none.does("p1 found well / p1 found shrine / p1 end");
  expect("@", none.to_act());
}

void test_solo_judge_should_come_when_25_cards_are_left() {
  Table table = begun();
  while (table.state.next_judge == 25) {
    const bool judge = !table.options("@ row judge").empty();
    TEST_ASSERT_TRUE(judge == (table.state.deck == 25 && table.to_act() == "@"));
    table.does(*table.options().begin());
  }
  TEST_ASSERT_EQUAL(3, rules::count_bits(table.state.judges));
}

void test_solo_awards_should_close_with_the_turn_in_which_the_judge_came() {
  const std::string town =
      "row well shrine farm / deck mill stables chapel inn / runs 1"
      " / next-judge 3 / judges social housing / awards unity treasury"
      " / built p1 park tavern hospital flower-stand";
  Table table = scene(1, town);
  table.does(
      "p1 use flower-stand / @ row mill / p1 found well / p1 found shrine / p1 end"
      " / p1 discard farm / p1 discard mill / @ row judge culture");
  table.refill("stables");
  // Turn in which it came, by the refill.
  TEST_ASSERT_TRUE(table.offers("p1 claim unity"));
  Table late = table;
  table.does("p1 claim unity");
  late.refill();
  while (!late.offers("p1 end")) late.does(*late.options("p1 found").begin());
  TEST_ASSERT_TRUE(late.offers("p1 claim unity"));
  late.does("p1 end");
  while (late.to_act() == "1" && !late.options("p1 discard").empty()) {
    late.does(*late.options("p1 discard").begin());
  }
  late.refill();
  TEST_ASSERT_TRUE(late.options("p1 claim").empty());
}

void test_solo_awards_should_close_when_an_ability_turned_the_judge_up() {
  Table table = scene(1,
                      "row well shrine farm palisade / deck mill stables chapel inn school"
                      " / runs 1 / next-judge 5 / judges social housing / awards unity treasury"
                      " / built p1 park tavern hospital flower-stand");
  table.does("p1 use flower-stand / @ row judge military / @ row mill");
  TEST_ASSERT_TRUE(table.offers("p1 claim unity"));
  table.does("p1 found well / p1 found shrine / p1 end / p1 discard farm / p1 discard mill");
  table.refill();
  expect("award-not-open", table.refusal("p1 claim unity"));
}

void test_armourys_judge_should_not_close_the_solo_awards() {
  Table table = scene(1,
                      "row shrine farm mill stables palisade / deck chapel inn school well"
                      " / runs 1 / next-judge 2 / judges social housing / awards unity treasury"
                      " / built p1 park tavern hospital / foundation p1 armoury");
  table.does(
      "p1 resource shrine armoury / p1 use armoury / @ judge ability / p1 found farm"
      " / p1 end / p1 discard mill / p1 discard stables");
  table.refill("chapel inn");
  TEST_ASSERT_TRUE(table.offers("p1 claim unity"));
}

void test_claimed_solo_award_should_not_be_claimed_again() {
  Table table = scene(1,
                      "row well shrine farm / deck mill stables chapel inn / runs 1"
                      " / next-judge 1 / judges social housing / awards unity treasury"
                      " / built p1 park tavern hospital");
  table.does("p1 claim unity");
  expect("award-held", table.refusal("p1 claim unity"));
  TEST_ASSERT_EQUAL(3, table.item(1, 2));
}

void test_solo_should_end_with_the_turn_in_which_the_deck_ran_out() {
  // The refill of this turn runs it out; the turn is played, two cards are discarded, it is over.
  Table table = scene(1,
                      "row well shrine farm mill stables / deck palisade chapel theatre park"
                      " / runs 1 / discards market tavern");
  table.does(
      "p1 found well / p1 found shrine / p1 end / p1 discard farm / p1 discard mill"
      " / @ row palisade / @ row chapel / @ row theatre / @ row park");
  TEST_ASSERT_EQUAL(0, table.state.runs);
  expect("1", table.to_act());
  // The discards are the new deck; what is in the box is not.
  TEST_ASSERT_EQUAL(4, table.state.deck);
  table.does("p1 found palisade / p1 found chapel / p1 end / p1 discard theatre / p1 discard park");
  expect("", table.to_act());
}

void test_solo_should_end_with_the_turn_when_an_ability_ran_the_deck_out() {
  Table table = scene(1,
                      "row well shrine farm mill stables / deck palisade / runs 1"
                      " / discards market tavern / built p1 flower-stand orphanage");
  table.does(
      "p1 use flower-stand / @ row palisade / p1 found well / p1 found shrine / p1 end"
      " / p1 discard farm / p1 discard mill");
  expect("1", table.to_act());
  table.does("p1 type orphanage social");
  expect("", table.to_act());
}

void test_solo_refill_should_go_on_from_the_discards_alone() {
  Table table = scene(1,
                      "row well shrine farm mill stables / deck palisade / runs 1"
                      " / discards market tavern");
  table.does(
      "p1 found well / p1 found shrine / p1 end / p1 discard farm / p1 discard mill"
      " / @ row palisade");
  TEST_ASSERT_TRUE(table.options() ==
                   (Lines{"@ row market", "@ row tavern", "@ row farm", "@ row mill"}));
}

const char* const kWithBridge =
    "row well shrine farm mill stables / deck palisade chapel theatre park inn manor / runs 1"
    " / built p1 bridge";

void test_solo_bridge_should_keep_its_card_from_the_two_discards() {
  Table table = scene(1, kWithBridge);
  table.does("p1 use bridge mill / p1 found shrine / p1 found well / p1 end");
  TEST_ASSERT_TRUE(table.options() == (Lines{"p1 discard farm", "p1 discard stables"}));
  expect("card-kept", table.refusal("p1 discard mill"));
  table.does("p1 discard stables");
  TEST_ASSERT_TRUE(table.options() == Lines{"p1 discard farm"});
  expect("card-kept", table.refusal("p1 discard mill"));
  table.does("p1 discard farm");
  expect("@", table.to_act());
  expect("mill", table.row());
}

void test_solo_bridge_should_end_when_the_next_turn_begins() {
  Table table = scene(1, kWithBridge);
  table.does(
      "p1 use bridge mill / p1 found shrine / p1 found well / p1 end / p1 discard stables"
      " / p1 discard farm");
  table.refill("palisade chapel theatre park");
  table.does("p1 found palisade / p1 found chapel / p1 end / p1 discard mill");
}

void test_solo_bridge_should_leave_its_card_to_its_owner() {
  Table table = scene(1, kWithBridge);
  table.does("p1 use bridge mill / p1 found mill / p1 found well / p1 end");
  // The card has left the row: nothing is kept any more.
  TEST_ASSERT_EQUAL(3, table.options("p1 discard").size());
}

void test_solo_should_discard_fewer_when_the_bridge_keeps_one_of_few() {
  // Two are left, one of them is kept.
  Table one = scene(1, "row well shrine farm mill / deck inn stables / runs 1 / built p1 bridge");
  one.does("p1 use bridge mill / p1 found well / p1 found shrine / p1 end");
  TEST_ASSERT_TRUE(one.options() == Lines{"p1 discard farm"});
  one.does("p1 discard farm");
  expect("@", one.to_act());
  // Only the one that is kept.
  Table none = scene(1, "row well shrine mill / deck inn stables / runs 1 / built p1 bridge");
  none.does("p1 use bridge mill / p1 found well / p1 found shrine / p1 end");
  expect("@", none.to_act());
  expect("mill", none.row());
}

void test_solo_bridge_should_keep_its_card_in_the_last_turn_too() {
  Table table = scene(1,
                      "row well shrine farm mill / deck palisade / runs 0"
                      " / built p1 bridge");
  table.does("p1 use bridge mill / p1 found well / p1 found shrine / p1 end / p1 discard farm");
  expect("", table.to_act());
}

void test_solo_judges_should_ask_for_three_buildings() {
  const std::string judge = "judge social / district p1 / well / park";
  TEST_ASSERT_EQUAL(0, show(judge + " / end", 1, 1).judges);
  TEST_ASSERT_EQUAL(3, show(judge + " / tavern / end", 1, 1).judges);
  TEST_ASSERT_EQUAL(3, show(judge + " / library / type library social / end", 1, 1).judges);
}

void test_solo_titles_should_begin_where_they_say() {
  const auto title = [](const std::string& lines) {
    TownBuilder::Position position({}, 1);
    for (const std::string& line : words_of(lines)) {
      const std::string whole = line == "district" ? "district p1" : line;
      TEST_ASSERT_TRUE(position.line(rules::Reader(whole.data(), whole.size())));
    }
    return std::string(position.title());
  };
  // 8 + 8 + 8 = 24, and a Well 25.
  expect("Peasant", title("district end"));
  expect("Peasant", title("district town-hall noble-estate university end"));
  expect("Commoner", title("district town-hall noble-estate university well end"));
  // 32, 33.
  expect("Commoner", title("district town-hall noble-estate university citadel end"));
  expect("Merchant", title("district town-hall noble-estate university citadel well end"));
  // 40, 41.
  expect("Merchant", title("district town-hall noble-estate university citadel brewery mill end"));
  expect("Noble",
         title("district town-hall noble-estate university citadel brewery mill well end"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_solo_should_begin_without_drawing_a_first_player);
  RUN_TEST(test_solo_should_leave_five_cards_in_the_box_unseen);
  RUN_TEST(test_solo_should_discard_two_cards_after_every_turn);
  RUN_TEST(test_solo_should_discard_what_there_is_when_the_row_is_short);
  RUN_TEST(test_solo_judge_should_come_when_25_cards_are_left);
  RUN_TEST(test_solo_awards_should_close_with_the_turn_in_which_the_judge_came);
  RUN_TEST(test_solo_awards_should_close_when_an_ability_turned_the_judge_up);
  RUN_TEST(test_armourys_judge_should_not_close_the_solo_awards);
  RUN_TEST(test_claimed_solo_award_should_not_be_claimed_again);
  RUN_TEST(test_solo_should_end_with_the_turn_in_which_the_deck_ran_out);
  RUN_TEST(test_solo_should_end_with_the_turn_when_an_ability_ran_the_deck_out);
  RUN_TEST(test_solo_refill_should_go_on_from_the_discards_alone);
  RUN_TEST(test_solo_bridge_should_keep_its_card_from_the_two_discards);
  RUN_TEST(test_solo_bridge_should_end_when_the_next_turn_begins);
  RUN_TEST(test_solo_bridge_should_leave_its_card_to_its_owner);
  RUN_TEST(test_solo_should_discard_fewer_when_the_bridge_keeps_one_of_few);
  RUN_TEST(test_solo_bridge_should_keep_its_card_in_the_last_turn_too);
  RUN_TEST(test_solo_judges_should_ask_for_three_buildings);
  RUN_TEST(test_solo_titles_should_begin_where_they_say);
  return UNITY_END();
}
