// Set-up, awards and the choice of types.
#include <unity.h>

#include "host_tests/town_builder/table.hpp"

using namespace town_builder_test;

namespace {

// --- set-up -------------------------------------------------------------------------------------

void test_set_up_should_draw_first_player_row_judges_and_awards() {
  Table table(2);
  TEST_ASSERT_TRUE(table.options() == (Lines{"@ first p1", "@ first p2"}));
  expect("no-such-player", table.refusal("@ first p3"));
  expect("not-now", table.refusal("@ row well"));
  table.does("@ first p2");
  TEST_ASSERT_EQUAL(60, table.options("@ row").size());
  table.does("@ row well / @ row shrine / @ row farm / @ row mill");
  expect("card-not-in-deck", table.refusal("@ row mill"));
  table.does("@ row stables");
  TEST_ASSERT_EQUAL(6, table.options("@ judge").size());
  table.does("@ judge ability");
  expect("judge-face-up", table.refusal("@ judge ability"));
  table.does("@ judge social");
  TEST_ASSERT_EQUAL(8, table.options("@ award").size());
  table.does("@ award unity");
  expect("award-drawn", table.refusal("@ award unity"));
  TEST_ASSERT_EQUAL(7, table.options().size());
  table.does("@ award sturdy");
  expect("2", table.to_act());
  TEST_ASSERT_EQUAL(55, table.state.deck);
}

void test_set_up_should_have_one_judge_face_up_for_three_and_four() {
  for (unsigned players : {3u, 4u}) {
    Table table(players);
    table.set_up("p1", "well shrine farm mill stables", "social", "unity harmony");
    expect("1", table.to_act());
    TEST_ASSERT_EQUAL(27, table.state.next_judge);
  }
}

void test_set_up_should_come_to_the_same_in_any_order() {
  Table one(2);
  Table other(2);
  one.set_up("p1", "well shrine farm mill stables", "social housing", "unity harmony");
  other.set_up("p1", "stables farm mill well shrine", "housing social", "harmony unity");
  TEST_ASSERT_EQUAL_MEMORY(&one.state, &other.state, sizeof one.state);
}

// --- awards -------------------------------------------------------------------------------------

void test_award_should_be_shared_until_the_first_players_next_turn() {
  // The printed example: player 2 claims, 3 and 4 may share, player 1 has no further turn for it.
  const std::string each =
      " / built p1 farm mill brewery / built p2 gardens well park"
      " / built p3 chapel shrine church / built p4 palisade stables town-wall";
  Table table = scene(4,
                      "row cottage-1 cottage-2 farmhouse-1 farmhouse-2 almshouse"
                      " / deck row-house-1 row-house-2 townhouse manor noble-estate orphanage"
                      " merchant-house citadel university library / awards unity treasury"
                      " / turn p2" +
                          each);
  table.does("p2 claim unity");
  expect("award-held", table.refusal("p2 claim unity"));
  table.idle();
  table.refill();
  table.does("p3 claim unity");
  table.idle();
  table.refill();
  TEST_ASSERT_TRUE(table.offers("p4 claim unity"));
  table.idle();
  table.refill();
  expect("award-not-open", table.refusal("p1 claim unity"));
  TEST_ASSERT_TRUE(table.options("p1 claim").empty());
  TEST_ASSERT_EQUAL(0, table.item(1, 2));
  TEST_ASSERT_EQUAL(3, table.item(2, 2));
  TEST_ASSERT_EQUAL(3, table.item(3, 2));
  TEST_ASSERT_EQUAL(0, table.item(4, 2));
}

void test_award_that_the_first_player_claims_should_be_open_to_all_others() {
  Table table = scene(2,
                      "row cottage-1 cottage-2 farmhouse-1 farmhouse-2 almshouse"
                      " / deck row-house-1 row-house-2 townhouse / awards unity treasury"
                      " / built p1 farm mill brewery / built p2 gardens well park");
  table.does("p1 claim unity");
  table.idle();
  table.refill();
  table.does("p2 claim unity");
}

void test_award_should_stay_open_when_nobody_claimed_it() {
  Table table = scene(2,
                      "row cottage-1 cottage-2 farmhouse-1 farmhouse-2 almshouse"
                      " / deck row-house-1 row-house-2 townhouse manor noble-estate citadel"
                      " / awards unity treasury / built p1 farm mill brewery");
  table.idle();
  table.idle();
  table.refill();
  table.does("p1 claim unity");
}

void test_award_should_be_claimed_only_when_it_is_in_the_game_and_met_now() {
  Table table = scene(2,
                      "row bakery market tavern festival town-hall / deck well shrine farm"
                      " / awards treasury sturdy / gold p1 town-square merchant-house church");
  expect("award-not-met", table.refusal("p1 claim treasury"));
  expect("award-not-open", table.refusal("p1 claim unity"));
  table.does("p1 gold bakery");
  TEST_ASSERT_TRUE(table.offers("p1 claim treasury"));
  // Two of the four are spent: no longer.
  Table spent = table;
  spent.does("p1 found town-hall");
  expect("award-not-met", spent.refusal("p1 claim treasury"));
  table.does("p1 claim treasury / p1 found town-hall");
  TEST_ASSERT_EQUAL(3, table.item(1, 2));
}

// What has to be there, and what is just too little.
struct AwardCase {
  const char* award;
  const char* met;
  const char* not_met;
};
constexpr AwardCase kAwardCases[] = {
    {"diversity", "built p1 well park mill", "built p1 well park chapel"},
    {"diversity", "built p1 palisade inn brewery", "built p1 palisade inn guildhall"},
    {"sturdy", "built p1 mill bank", "built p1 mill inn park well"},
    {"sturdy", "built p1 citadel brewery", "built p1 citadel"},
    {"unity", "built p1 well park school", "built p1 well park farm mill chapel"},
    {"harmony", "built p1 well farm chapel palisade", "built p1 well farm chapel park mill"},
    {"treasury", "gold p1 market tavern bakery festival", "gold p1 market tavern bakery"},
    {"ambition", "built p1 school", "built p1 bank / foundation p1 school"},
    {"ambition", "built p1 well citadel",
     "foundation p1 well / foundation p1 farm / foundation p1 mill / foundation p1 inn"},
    // What a building scores at the end beside its points is of no matter: the Bell Tower brings 7.
    {"ambition", "built p1 manor", "built p1 bell-tower library statue chapel shrine music-hall"},
    {"ingenuity", "built p1 farm bank library", "built p1 farm bank brewery"},
};

void test_awards_should_ask_for_what_they_say() {
  for (const AwardCase& each : kAwardCases) {
    const std::string other = std::string(each.award) == "industry" ? "unity" : "industry";
    const std::string begin =
        std::string("row cottage-1 / deck cottage-2 / awards ") + each.award + ' ' + other + " / ";
    const std::string claim = std::string("p1 claim ") + each.award;
    TEST_ASSERT_TRUE_MESSAGE(scene(2, begin + each.met).offers(claim), each.met);
    TEST_ASSERT_FALSE_MESSAGE(scene(2, begin + each.not_met).offers(claim), each.not_met);
  }
}

void test_ambition_should_be_met_from_the_completion_of_a_great_building_on() {
  Table table = scene(2,
                      "row palisade cottage-1 / deck well / awards ambition industry"
                      " / foundation p1 guildhall shrine chapel");
  expect("award-not-met", table.refusal("p1 claim ambition"));
  table.does("p1 resource palisade guildhall / p1 claim ambition");
  TEST_ASSERT_EQUAL(3, table.item(1, 2));
}

void test_industry_should_ask_for_two_completed_in_this_turn() {
  Table table = scene(2,
                      "row cottage-1 cottage-2 / deck well / awards unity industry"
                      " / foundation p1 festival / foundation p1 flower-stand");
  table.does("p1 resource cottage-1 festival");
  expect("award-not-met", table.refusal("p1 claim industry"));
  table.does("p1 resource cottage-2 flower-stand / p1 claim industry");
}

void test_industry_should_count_bank_and_barracks() {
  Table table = scene(2,
                      "row bank shrine / deck well / awards unity industry"
                      " / gold p1 market tavern bakery festival / foundation p1 barracks palisade");
  table.does("p1 found bank / p1 resource shrine barracks / p1 claim industry");
}

void test_claim_should_be_refused_out_of_turn_and_when_a_choice_is_pending() {
  Table table = scene(2,
                      "row cottage-1 shrine / deck well / awards unity treasury"
                      " / built p1 farm mill brewery flower-stand / built p2 gardens inn park");
  expect("not-your-turn", table.refusal("p2 claim unity"));
  table.does("p1 use flower-stand");
  expect("not-your-turn", table.refusal("p1 claim unity"));
}

// --- types --------------------------------------------------------------------------------------

Table at_the_end(const std::string& parts) {
  Table table = scene(3,
                      "row guildhall inn town-hall manor museum / deck / judges housing culture"
                      " / runs 1 / turn p3 / built p3 bank market / " +
                          parts);
  table.state.runs = 0;
  table.state.ending = 1;
  // Player 3 is the last one before the first.
  while (table.state.phase == rules::town_builder::Phase::kAct && !table.offers("p3 end")) {
    table.does(*table.options("p3").begin());
  }
  table.does("p3 end");
  return table;
}

void test_types_should_be_chosen_in_turn_order_orphanage_first() {
  Table table = at_the_end("built p1 orphanage library");
  expect("1", table.to_act());
  TEST_ASSERT_TRUE(
      table.options() ==
      (Lines{"p1 type orphanage commerce", "p1 type orphanage social", "p1 type orphanage housing",
             "p1 type orphanage culture", "p1 type orphanage military"}));
  expect("other-building-first", table.refusal("p1 type library social"));
  expect("not-now", table.refusal("p1 end"));
  table.does("p1 type orphanage housing");
  TEST_ASSERT_EQUAL(5, table.options("p1 type library").size());
  table.does("p1 type library social");
  expect("", table.to_act());
  expect("game-over", table.refusal("p1 type library social"));
}

void test_types_should_be_chosen_by_each_owner_in_turn_order() {
  Table table = at_the_end("built p1 library / built p2 orphanage");
  expect("1", table.to_act());
  table.does("p1 type library culture");
  expect("2", table.to_act());
  expect("not-your-turn", table.refusal("p1 type orphanage social"));
  table.does("p2 type orphanage culture");
  expect("", table.to_act());
}

void test_types_should_not_be_asked_for_when_nobody_has_the_buildings() {
  expect("", at_the_end("built p1 farm / foundation p1 orphanage").to_act());
}

void test_types_should_change_who_claims_a_judge() {
  Table table = at_the_end("built p1 orphanage library chapel / built p2 cottage-1 shrine theatre");
  // Housing: one each. Culture: two each.
  TEST_ASSERT_EQUAL(6, table.item(1, 3));
  TEST_ASSERT_EQUAL(6, table.item(2, 3));
  table.does("p1 type orphanage culture");
  // Three of Culture against two; Housing is player 2's alone.
  TEST_ASSERT_EQUAL(3, table.item(1, 3));
  TEST_ASSERT_EQUAL(3, table.item(2, 3));
  table.does("p1 type library housing");
  TEST_ASSERT_EQUAL(6, table.item(1, 3));
  TEST_ASSERT_EQUAL(3, table.item(2, 3));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_set_up_should_draw_first_player_row_judges_and_awards);
  RUN_TEST(test_set_up_should_have_one_judge_face_up_for_three_and_four);
  RUN_TEST(test_set_up_should_come_to_the_same_in_any_order);
  RUN_TEST(test_award_should_be_shared_until_the_first_players_next_turn);
  RUN_TEST(test_award_that_the_first_player_claims_should_be_open_to_all_others);
  RUN_TEST(test_award_should_stay_open_when_nobody_claimed_it);
  RUN_TEST(test_award_should_be_claimed_only_when_it_is_in_the_game_and_met_now);
  RUN_TEST(test_awards_should_ask_for_what_they_say);
  RUN_TEST(test_ambition_should_be_met_from_the_completion_of_a_great_building_on);
  RUN_TEST(test_industry_should_ask_for_two_completed_in_this_turn);
  RUN_TEST(test_industry_should_count_bank_and_barracks);
  RUN_TEST(test_claim_should_be_refused_out_of_turn_and_when_a_choice_is_pending);
  RUN_TEST(test_types_should_be_chosen_in_turn_order_orphanage_first);
  RUN_TEST(test_types_should_be_chosen_by_each_owner_in_turn_order);
  RUN_TEST(test_types_should_not_be_asked_for_when_nobody_has_the_buildings);
  RUN_TEST(test_types_should_change_who_claims_a_judge);
  return UNITY_END();
}
