// "Game Setup", "Gameplay", "End of the Round", "Game End" and the three modes.
#include <unity.h>

#include "host_tests/townies/table.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

// --- set-up and modes ----------------------------------------------------------------------------

void test_set_up_should_draw_markers_in_player_order_then_goal_and_bonus() {
  Table table(3);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_TRUE(
      (table.options() == Lines{"@ marker p1 red", "@ marker p1 yellow", "@ marker p1 brown",
                                "@ marker p1 green", "@ marker p1 blue"}));
  TEST_ASSERT_EQUAL_STRING("not-next", table.refusal("@ marker p2 red").c_str());
  TEST_ASSERT_EQUAL_STRING("not-next", table.refusal("@ bonus funding").c_str());
  TEST_ASSERT_EQUAL_STRING("not-next", table.refusal("@ roll bank bar").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p1 pass").c_str());
  table.does("@ marker p1 brown");
  TEST_ASSERT_EQUAL(4, table.options("@ marker p2").size());
  TEST_ASSERT_EQUAL_STRING("colour-taken", table.refusal("@ marker p2 brown").c_str());
  table.does({"@ marker p2 red", "@ marker p3 yellow"});
  TEST_ASSERT_EQUAL(10, table.options("@ additional").size());
  TEST_ASSERT_EQUAL(10, table.options().size());
  table.does("@ additional hub");
  TEST_ASSERT_EQUAL(4, table.options("@ bonus").size());
  TEST_ASSERT_EQUAL(4, table.options().size());
  table.does("@ bonus repainting");
  TEST_ASSERT_EQUAL(36, table.options("@ roll").size());
  TEST_ASSERT_EQUAL(36, table.options().size());
  TEST_ASSERT_EQUAL_STRING("not-now", table.refusal("@ bonus repainting").c_str());
}

void test_set_up_should_draw_only_what_no_setting_gives() {
  Table table(2, {"marker p2 red", "bonus funding"});
  TEST_ASSERT_EQUAL(4, table.options("@ marker p1").size());
  TEST_ASSERT_EQUAL_STRING("colour-taken", table.refusal("@ marker p1 red").c_str());
  table.does("@ marker p1 blue");
  TEST_ASSERT_EQUAL(10, table.options("@ additional").size());
  table.does("@ additional triangle");
  TEST_ASSERT_EQUAL(36, table.options("@ roll").size());

  Table other(2, {"marker p1 blue", "marker p2 red", "additional triangle", "bonus funding"});
  TEST_ASSERT_EQUAL(36, other.options("@ roll").size());
  TEST_ASSERT_EQUAL_MEMORY(&table.state, &other.state, sizeof table.state);
}

void test_modes_should_ask_for_their_own_cards() {
  Table first(1, {"mode first", "marker p1 red"});
  TEST_ASSERT_EQUAL(36, first.options("@ roll").size());
  Table second(1, {"mode second", "marker p1 red"});
  TEST_ASSERT_EQUAL(4, second.options("@ bonus").size());
  TEST_ASSERT_EQUAL(4, second.options().size());
  Table full(1, {"mode full", "marker p1 red"});
  TEST_ASSERT_EQUAL(10, full.options("@ additional").size());
  Table none(1, {"mode first"});
  TEST_ASSERT_EQUAL(5, none.options("@ marker p1").size());
}

// --- rounds --------------------------------------------------------------------------------------

void test_all_should_act_in_any_order_and_none_twice() {
  Table table = set_table(3);
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("123", table.to_act().c_str());
  table.does("p2 shape a1 a2 a3 a4");
  TEST_ASSERT_EQUAL_STRING("13", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 shape k1 k2 k3 k4").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p4 shape k1 k2 k3 k4").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("@ roll bank bar").c_str());
  Table other = table;
  table.does({"p1 shape b1 b2 b3 b4", "p3 shape c1 c2 c3 c4"});
  other.does({"p3 shape c1 c2 c3 c4", "p1 shape b1 b2 b3 b4"});
  TEST_ASSERT_EQUAL_MEMORY(&table.state, &other.state, sizeof table.state);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
}

void test_markers_should_go_round_the_ring_with_its_vacant_seats() {
  // The printed seats: blue, red and brown; yellow and green stand between.
  Table table(3, {"marker p1 blue", "marker p2 red", "marker p3 brown", "mode first"});
  const Colour expected[5][3] = {{kBlue, kRed, kBrown},
                                 {kGreen, kBlue, kYellow},
                                 {kBrown, kGreen, kRed},
                                 {kYellow, kBrown, kBlue},
                                 {kRed, kYellow, kGreen}};
  const char* const columns[] = {"a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4",
                                 "e1 e2 e3 e4"};
  for (unsigned round = 0; round < 5; ++round) {
    table.does("@ roll bank bar");
    for (unsigned player = 1; player <= 3; ++player) {
      TEST_ASSERT_EQUAL(expected[round][player - 1], table.town(player).turn.colour);
      table.does("p" + std::to_string(player) + " shape " + columns[round]);
    }
  }
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL(kBlue, table.town(1).turn.colour);
}

void test_player_should_pass_only_when_nothing_is_possible() {
  Table table = set_table(2);
  table.does("@ roll bank bar");
  TEST_ASSERT_EQUAL_STRING("can-draw", table.refusal("p1 pass").c_str());
  // A map that has three empty spaces apart, beside blue only.
  Table full = set_table(2);
  for (const char column : std::string("abcdefghijk")) {
    for (unsigned number = 1; number <= column_height(static_cast<unsigned>(column - 'a'));
         ++number) {
      const std::string name = column + std::to_string(number);
      if (name != "c4" && name != "f6" && name != "i4") put(full.town(1), name + " blue");
    }
  }
  Table other = full;
  full.does("@ roll windmill bar");
  TEST_ASSERT_TRUE((full.options("p1") == Lines{"p1 pass"}));
  full.does("p1 pass");
  TEST_ASSERT_EQUAL_STRING("2", full.to_act().c_str());
  other.does("@ roll bank bar");
  TEST_ASSERT_TRUE((other.options("p1") ==
                    Lines{"p1 object bank c4", "p1 object bank f6", "p1 object bank i4"}));
  TEST_ASSERT_EQUAL_STRING("can-draw", other.refusal("p1 pass").c_str());
}

// --- the end -------------------------------------------------------------------------------------

// Eight Objects in the corner of a map, in Blocks of red.
void put_eight(Town& town, unsigned score) {
  for (const char* name : {"a1", "a2", "a3", "a4"}) put(town, std::string(name) + " red");
  for (const char* name : {"b1", "b2", "b3", "b4", "b5", "b6", "b7", "a6"}) {
    put(town, std::string(name) + " red bank " + std::to_string(score));
  }
}

void test_game_should_end_when_all_have_acted_in_the_round_of_a_ninth_object() {
  Table table = set_table(2);
  put_eight(table.town(1), 1);
  table.does({"@ roll game-court bar", "p1 object game-court a5"});
  TEST_ASSERT_EQUAL(9, table.town(1).objects);
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  table.does("p2 shape f1 f2 f3 f4");
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL(0, table.options().size());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ roll bank bar").c_str());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("p1 pass").c_str());
  TEST_ASSERT_NULL(Townies::title(table.state));
  TEST_ASSERT_EQUAL_HEX8(0b010, Townies::winners(table.state));
}

void test_game_should_go_on_with_eight_objects() {
  Table table = set_table(2);
  put_eight(table.town(1), 1);
  table.does({"@ roll game-court bar", "p1 shape f1 f2 f3 f4", "p2 shape f1 f2 f3 f4"});
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
}

void fill_all_but(Town& town, const char* empty) {
  unsigned objects = 2;  // and 88 more make four a Shape
  for (const char column : std::string("abcdefghijk")) {
    for (unsigned number = 1; number <= column_height(static_cast<unsigned>(column - 'a'));
         ++number) {
      const std::string name = column + std::to_string(number);
      if (name == empty) continue;
      put(town, name + (objects != 0 ? " blue bank 1" : " blue"));
      if (objects != 0) --objects;
    }
  }
}

void test_guard_should_end_a_game_in_which_nobody_can_draw_anything_any_more() {
  Table table = set_table(2);
  fill_all_but(table.town(1), "f6");
  fill_all_but(table.town(2), "f6");
  table.does({"@ roll bank bar", "p1 object bank f6"});
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  table.does("p2 object bank f6");
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL(3, table.town(1).objects);
  TEST_ASSERT_EQUAL_HEX8(0b110, Townies::winners(table.state));

  Table waits = set_table(2);
  fill_all_but(waits.town(1), "f6");
  fill_all_but(waits.town(2), "f6");
  waits.does({"@ roll windmill bar", "p1 pass", "p2 pass"});
  TEST_ASSERT_EQUAL_STRING("@", waits.to_act().c_str());
  waits.does({"@ roll bank bar", "p1 object bank f6", "p2 object bank f6"});
  TEST_ASSERT_EQUAL_STRING("", waits.to_act().c_str());
}

void test_guard_should_wait_for_the_last_space_of_all_players() {
  Table open = set_table(2);
  fill_all_but(open.town(1), "f6");
  open.does({"@ roll bank bar", "p1 object bank f6", "p2 shape a1 a2 a3 a4"});
  TEST_ASSERT_EQUAL_STRING("@", open.to_act().c_str());
  open.does("@ roll bank bar");
  TEST_ASSERT_TRUE((open.options("p1") == Lines{"p1 pass"}));
  open.does({"p1 pass", "p2 shape b1 b2 b3 b4"});
  TEST_ASSERT_EQUAL_STRING("@", open.to_act().c_str());
}

void test_winner_should_be_who_has_most_points_then_fewest_objects_then_the_best_last_one() {
  TEST_ASSERT_EQUAL_STRING("2", winners({{"a1 red bank 5"}, {"a1 red bank 6"}}).c_str());
  TEST_ASSERT_EQUAL_STRING(
      "1", winners({{"a1 red bank 6"}, {"a1 red bank 5", "c1 red bank 1"}}).c_str());
  TEST_ASSERT_EQUAL_STRING("2", winners({{"a1 red bank 4", "c1 red bank 2"},
                                         {"a1 red bank 3", "c1 red bank 3"},
                                         {"a1 red bank 5", "c1 red bank 1"}})
                                    .c_str());
  TEST_ASSERT_EQUAL_STRING("13", winners({{"a1 red bank 4", "c1 red bank 2"},
                                          {"a1 red bank 5", "c1 red bank 1"},
                                          {"f1 blue bank 4", "h1 blue bank 2"}})
                                     .c_str());
  TEST_ASSERT_EQUAL_STRING("12345", winners({{}, {}, {}, {}, {}}).c_str());
  // No Object is fewer than one without points.
  TEST_ASSERT_EQUAL_STRING("1", winners({{"a1 red"}, {"a1 red bank 0"}}).c_str());
  // Goals count for the first comparison.
  TEST_ASSERT_EQUAL_STRING("2", winners({{"a1 red bank 5"}, {"a1 red bank 5", "b7 red bank 0"}},
                                        {"additional wind-rose"})
                                    .c_str());
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_set_up_should_draw_markers_in_player_order_then_goal_and_bonus);
  RUN_TEST(test_set_up_should_draw_only_what_no_setting_gives);
  RUN_TEST(test_modes_should_ask_for_their_own_cards);
  RUN_TEST(test_all_should_act_in_any_order_and_none_twice);
  RUN_TEST(test_markers_should_go_round_the_ring_with_its_vacant_seats);
  RUN_TEST(test_player_should_pass_only_when_nothing_is_possible);
  RUN_TEST(test_game_should_end_when_all_have_acted_in_the_round_of_a_ninth_object);
  RUN_TEST(test_game_should_go_on_with_eight_objects);
  RUN_TEST(test_guard_should_end_a_game_in_which_nobody_can_draw_anything_any_more);
  RUN_TEST(test_guard_should_wait_for_the_last_space_of_all_players);
  RUN_TEST(test_winner_should_be_who_has_most_points_then_fewest_objects_then_the_best_last_one);
  return UNITY_END();
}
