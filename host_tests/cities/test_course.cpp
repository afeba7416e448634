// "Course of the game", its end, playing at the same time, "one more" and what a seat may see.
#include <unity.h>

#include <cstring>

#include "host_tests/cities/table.hpp"

using namespace cities_test;
using rules::cities::State;

namespace {

Table after_set_up(unsigned players, unsigned variants = kNone) {
  Table table(players, 1, variants);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  for (unsigned player = 1; player <= players; ++player) {
    const std::string name = "p" + std::to_string(player);
    table.does(name + " start 1 0,0 r0");
    table.does(name + " start 2 1,1 r0");
    table.does(name + " start 3 2,2 r0");
  }
  return table;
}

// Draws the lowest tile; each player places it where it comes first and sends a tourist while there
// is one.
void play_round(Table& table) {
  unsigned tile = 1;
  while (!table.offers("@ draw " + std::to_string(tile))) ++tile;
  table.does("@ draw " + std::to_string(tile));
  for (unsigned player = 1; player <= table.state.players; ++player) {
    const std::string name = "p" + std::to_string(player);
    table.does(*table.options(name + " place").begin());
    const Lines tourists = table.options(name + " tourist");
    table.does(tourists.empty() ? name + " stay" : *tourists.begin());
  }
}

void test_game_should_end_when_all_have_acted_in_the_thirteenth_round() {
  Table table = after_set_up(2);
  for (unsigned round = 1; round <= 12; ++round) play_round(table);
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  table.does("@ draw 24");
  TEST_ASSERT_EQUAL(1 * 4, table.options("p1 place").size());
  table.does(*table.options("p1 place").begin());
  table.does("p1 stay");
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  table.does(*table.options("p2 place").begin());
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  table.does("p2 stay");
  TEST_ASSERT_EQUAL_STRING("", table.to_act().c_str());
  TEST_ASSERT_EQUAL(0, table.options().size());
  for (unsigned field = 0; field < rules::cities::kFields; ++field) {
    const auto ground =
        rules::cities::ground_at(table.state, table.state.cities[1], field / 8, field % 8);
    TEST_ASSERT_NOT_EQUAL(0, ground.tile);
  }
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ draw 20").c_str());
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("p1 stay").c_str());
  TEST_ASSERT_NULL(Cities::title(table.state));
  TEST_ASSERT_EQUAL_HEX8(0b110, Cities::winners(table.state));
}

void test_round_should_wait_for_all_players() {
  Table table = after_set_up(3);
  table.does("@ draw 4");
  TEST_ASSERT_EQUAL_STRING("123", table.to_act().c_str());
  table.does({"p2 place 1,0 r0", "p2 stay"});
  TEST_ASSERT_EQUAL_STRING("13", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 stay").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("@ draw 5").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p4 stay").c_str());
  table.does({"p1 place 1,0 r0", "p3 place 0,1 r0", "p3 stay", "p1 stay"});
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
}

void test_state_should_be_the_same_however_players_take_turns() {
  Table one(2);
  Table other(2);
  one.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r90",
            "p1 start 3 -1,1 r0", "p2 start 3 0,0 r0", "p2 start 2 1,1 r0", "p2 start 1 0,2 r0",
            "@ draw 4", "p1 place 1,0 r0", "p1 tourist nw", "p2 place 1,0 r0", "p2 stay",
            "@ draw 5", "p1 place 0,1 r0", "p1 walk 1,0 nw 1,0 ne", "p2 place 0,1 r0"});
  other.does({"@ draw 3", "@ draw 1", "@ draw 2", "p2 start 3 0,0 r0", "p1 start 1 0,0 r0",
              "p2 start 2 1,1 r0", "p1 start 3 -1,1 r0", "p1 start 2 1,1 r90", "p2 start 1 0,2 r0",
              "@ draw 4", "p2 place 1,0 r0", "p1 place 1,0 r0", "p2 stay", "p1 tourist nw",
              "@ draw 5", "p2 place 0,1 r0", "p1 place 0,1 r0", "p1 walk 1,0 nw 1,0 ne"});
  TEST_ASSERT_EQUAL_MEMORY(&one.state, &other.state, sizeof one.state);
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

void test_digest_should_not_tell_how_a_tourist_came_there() {
  // Two tourists; one of them goes to the same field, or the other does and the first follows.
  Table one = after_set_up(1);
  one.does({"@ draw 4", "p1 place 1,0 r0", "p1 tourist nw", "@ draw 8", "p1 place 0,1 r0"});
  Table other = one;
  one.does("p1 walk 1,0 nw 1,0 ne");
  other.does("p1 jump 1,0 nw nw");
  TEST_ASSERT_NOT_EQUAL(one.digest(), other.digest());
  one.does({"@ draw 5", "p1 place 2,1 r0", "p1 jump 1,0 ne nw"});
  other.does({"@ draw 5", "p1 place 2,1 r0", "p1 jump 0,1 nw nw"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

void test_digest_should_not_tell_the_place_of_the_first_tile_when_over() {
  Table one(1);
  Table other(1);
  one.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 1 0,0 r0", "p1 start 2 1,1 r0",
            "p1 start 3 2,2 r0"});
  other.does({"@ draw 1", "@ draw 2", "@ draw 3", "p1 start 2 0,0 r0", "p1 start 1 -1,-1 r0",
              "p1 start 3 1,1 r0"});
  for (int y = 0; y < 4; ++y) {
    for (int x = 0; x < 4; ++x) {
      if (x == y && x < 3) continue;
      TEST_ASSERT_NOT_EQUAL(one.digest(), other.digest());
      const std::string draw = *one.options("@ draw").begin();
      one.does(draw);
      other.does(draw);
      one.does("p1 place " + std::to_string(x) + ',' + std::to_string(y) + " r0");
      other.does("p1 place " + std::to_string(x - 1) + ',' + std::to_string(y - 1) + " r0");
      one.does("p1 stay");
      other.does("p1 stay");
    }
  }
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

// What a seat may see.

bool same(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

State seen_by(unsigned seat, State state) {
  Cities::redact(state, static_cast<uint8_t>(seat));
  TEST_ASSERT_TRUE(Cities::sound(state));
  return state;
}

void test_redaction_should_show_the_others_as_they_were_before_the_round() {
  Table table = after_set_up(3);
  table.does({"@ draw 4", "p1 place -1,-1 r0", "p1 stay", "p2 place -1,0 r90", "p2 tourist nw",
              "p3 place 1,-1 r0", "p3 tourist se", "@ draw 8"});
  const State before = table.state;
  table.does("p2 place -1,-1 r0");
  TEST_ASSERT_TRUE(same(before, seen_by(1, table.state)));
  table.does("p2 walk -1,0 nw -1,0 ne");
  TEST_ASSERT_TRUE(same(before, seen_by(1, table.state)));
  TEST_ASSERT_TRUE(same(before, seen_by(3, table.state)));
  TEST_ASSERT_TRUE(same(table.state, seen_by(2, table.state)));
  table.does("p3 place 0,-1 r0");
  const State of_1 = seen_by(1, table.state);
  TEST_ASSERT_TRUE(same(before, of_1));
  const State of_3 = seen_by(3, table.state);
  TEST_ASSERT_EQUAL_MEMORY(&table.state.cities[2], &of_3.cities[2], sizeof of_3.cities[2]);
  TEST_ASSERT_EQUAL_MEMORY(&before.cities[1], &of_3.cities[1], sizeof of_3.cities[1]);
}

void test_redaction_should_hide_the_others_starting_tiles_while_laying_ones_own() {
  Table table(2);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  const State before = table.state;
  table.does({"p2 start 1 0,0 r0", "p2 start 2 1,1 r0"});
  TEST_ASSERT_TRUE(same(before, seen_by(1, table.state)));
  table.does("p2 start 3 2,2 r0");
  TEST_ASSERT_TRUE(same(before, seen_by(1, table.state)));
  table.does({"p1 start 1 0,0 r0", "p1 start 2 1,1 r0", "p1 start 3 2,2 r0"});
  TEST_ASSERT_TRUE(same(table.state, seen_by(1, table.state)));
}

void test_redaction_should_give_a_covered_tile_and_its_tourists_back() {
  Table table = after_set_up(2, kOneMore);
  for (unsigned round = 1; round <= 13; ++round) play_round(table);
  table.does("@ draw 24");
  const State before = table.state;
  Lines decisions = table.options("p1 cover");
  TEST_ASSERT_EQUAL(7 * 7 * 4, decisions.size());
  decisions.insert("p1 decline");
  for (const std::string& line : decisions) {
    Table next = table;
    next.does(line);
    TEST_ASSERT_TRUE_MESSAGE(same(before, seen_by(2, next.state)), line.c_str());
    next.does(*next.options("p1 walk").begin());
    TEST_ASSERT_TRUE_MESSAGE(same(before, seen_by(2, next.state)), line.c_str());
  }
}

void test_redaction_should_shrink_a_free_city_that_a_tile_has_grown() {
  Table table = after_set_up(2, kFree);
  table.does(
      {"@ draw 4", "p1 place -1,-1 r0", "p1 tourist ne", "p2 place 3,3 r0", "p2 stay", "@ draw 8"});
  const State before = table.state;
  for (const char* line : {"p1 place -2,-2 r90", "p1 place -2,0 r0"}) {
    Table next = table;
    next.does(line);
    next.does("p1 walk -1,-1 ne -1,-1 nw");
    TEST_ASSERT_TRUE_MESSAGE(same(before, seen_by(2, next.state)), line);
  }
}

void test_redaction_should_show_everybody_the_cities_before_the_round_while_anybody_acts() {
  Table table(2);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  State before = table.state;
  table.does({"p1 start 1 0,0 r0", "p2 start 1 0,0 r0", "p2 start 2 1,1 r0", "p2 start 3 2,2 r0"});
  TEST_ASSERT_TRUE(same(before, seen_by(0, table.state)));
  table.does({"p1 start 2 1,1 r0", "p1 start 3 2,2 r0"});
  TEST_ASSERT_TRUE(same(table.state, seen_by(0, table.state)));  // nobody acts
  table.does("@ draw 8");
  before = table.state;
  table.does({"p1 place 1,0 r0", "p2 place 0,1 r0", "p2 stay"});
  TEST_ASSERT_TRUE(same(before, seen_by(0, table.state)));
  table.does("p1 stay");
  TEST_ASSERT_TRUE(same(table.state, seen_by(0, table.state)));
}

// The digest.

void test_digest_should_not_tell_the_order_of_the_draws() {
  Table one = after_set_up(1);
  Table other = after_set_up(1);
  one.does({"@ draw 8", "p1 place 1,0 r90", "p1 stay", "@ draw 4", "p1 place 0,1 r0", "p1 stay"});
  other.does({"@ draw 4", "p1 place 0,1 r0", "p1 stay", "@ draw 8", "p1 place 1,0 r90"});
  TEST_ASSERT_NOT_EQUAL(one.digest(), other.digest());
  other.does("p1 stay");
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

// With one more tile to come, the sixteenth is acted on by whoever declines.
void test_digest_should_tell_which_tile_came_last_while_it_can_be_acted_on() {
  Table table = after_set_up(1, kOneMore);
  for (unsigned round = 1; round <= 11; ++round) play_round(table);
  Table one = table;
  Table other = table;
  const std::string two[] = {*table.options("@ draw").begin(), *table.options("@ draw").rbegin()};
  one.does(two[0]);
  const Lines places = one.options("p1 place");
  const std::string first = *places.begin();
  const std::string second = *places.rbegin();
  one.does({first.c_str(), "p1 stay", two[1].c_str(), second.c_str(), "p1 stay"});
  other.does({two[1].c_str(), second.c_str(), "p1 stay", two[0].c_str(), first.c_str(), "p1 stay"});
  TEST_ASSERT_NOT_EQUAL(one.digest(), other.digest());
  const std::string more = *one.options("@ draw").begin();
  one.does({more.c_str(), "p1 decline", "p1 stay"});
  other.does({more.c_str(), "p1 decline", "p1 stay"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

void test_digest_should_not_tell_what_was_declined_or_how_a_covered_tile_lies() {
  Table table = after_set_up(1, kOneMore);
  for (unsigned round = 1; round <= 13; ++round) play_round(table);
  Table one = table;
  Table other = table;
  one.does({table.options("@ draw").begin()->c_str(), "p1 decline", "p1 stay"});
  other.does({table.options("@ draw").rbegin()->c_str(), "p1 decline", "p1 stay"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());

  Table straight(1, 1, kOneMore);
  Table turned(1, 1, kOneMore);
  for (Table* const each : {&straight, &turned}) {
    const char* const turns = each == &straight ? "r0" : "r270";
    each->does({"@ draw 1", "@ draw 2", "@ draw 3"});
    each->does(std::string("p1 start 1 0,0 ") + turns);
    each->does({"p1 start 2 1,1 r0", "p1 start 3 2,2 r0"});
    for (unsigned round = 1; round <= 13; ++round) {
      each->does(*each->options("@ draw").begin());
      each->does(*each->options("p1 place").begin());
      each->does("p1 stay");
    }
    each->does(*each->options("@ draw").begin());
  }
  TEST_ASSERT_NOT_EQUAL(straight.digest(), turned.digest());
  straight.does({"p1 cover 0,0 nw r90", "p1 stay"});
  turned.does({"p1 cover 0,0 nw r90", "p1 stay"});
  TEST_ASSERT_EQUAL_HEX64(straight.digest(), turned.digest());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_end_when_all_have_acted_in_the_thirteenth_round);
  RUN_TEST(test_round_should_wait_for_all_players);
  RUN_TEST(test_state_should_be_the_same_however_players_take_turns);
  RUN_TEST(test_digest_should_not_tell_how_a_tourist_came_there);
  RUN_TEST(test_digest_should_not_tell_the_place_of_the_first_tile_when_over);
  RUN_TEST(test_redaction_should_show_the_others_as_they_were_before_the_round);
  RUN_TEST(test_redaction_should_hide_the_others_starting_tiles_while_laying_ones_own);
  RUN_TEST(test_redaction_should_give_a_covered_tile_and_its_tourists_back);
  RUN_TEST(test_redaction_should_shrink_a_free_city_that_a_tile_has_grown);
  RUN_TEST(test_redaction_should_show_everybody_the_cities_before_the_round_while_anybody_acts);
  RUN_TEST(test_digest_should_not_tell_the_order_of_the_draws);
  RUN_TEST(test_digest_should_tell_which_tile_came_last_while_it_can_be_acted_on);
  RUN_TEST(test_digest_should_not_tell_what_was_declined_or_how_a_covered_tile_lies);
  return UNITY_END();
}
