// What a state shows to a seat, what of it can still matter, and counted trees.
#include <unity.h>

#include "host_tests/townies/reference.hpp"
#include "host_tests/townies/table.hpp"
#include "rules/core/perft.hpp"

using namespace townies_test;
using namespace rules::townies;

void setUp() {}
void tearDown() {}

namespace {

void test_redaction_should_hide_nothing_as_all_maps_lie_open() {
  Table table = set_table(2);
  table.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4"});
  for (uint8_t seat = 1; seat <= 2; ++seat) {
    State seen = table.state;
    Townies::redact(seen, seat);
    TEST_ASSERT_EQUAL_MEMORY(&table.state, &seen, sizeof seen);
  }
}

void test_digest_should_not_tell_the_order_in_which_players_acted() {
  Table one = set_table(2);
  one.does("@ roll bank bar");
  Table other = one;
  one.does({"p1 shape a1 a2 a3 a4", "p2 shape b1 b2 b3 b4"});
  other.does({"p2 shape b1 b2 b3 b4", "p1 shape a1 a2 a3 a4"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}

void test_digest_should_not_tell_dice_that_will_be_rolled_again() {
  Table one = set_table(2);
  Table other = one;
  one.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4", "p2 shape b1 b2 b3 b4"});
  other.does({"@ roll station bar", "p1 shape a1 a2 a3 a4", "p2 shape b1 b2 b3 b4"});
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
  Table acting = set_table(2);
  acting.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4"});
  Table with_others = set_table(2);
  with_others.does({"@ roll station bar", "p1 shape a1 a2 a3 a4"});
  TEST_ASSERT_NOT_EQUAL(acting.digest(), with_others.digest());
}

void test_digest_should_not_tell_the_kind_of_an_object_that_has_its_score() {
  // Beside one red and one yellow Block: a Windmill scores 2, a Game Court too.
  Table one = set_table(1);
  one.does({"@ roll bank bar", "p1 shape a1 a2 a3 a4"});                   // red
  for (const char* bar : {"e1 e2 e3 e4", "f1 f2 f3 f4", "g1 g2 g3 g4"}) {  // blue green brown
    one.does("@ roll bank bar");
    one.does(std::string("p1 shape ") + bar);
  }
  one.does({"@ roll bank bar", "p1 shape b6 c7 d8 e9"});  // yellow; a5 lies beside a4 and b6
  Table other = one;
  one.does({"@ roll game-court bar", "p1 object game-court a5"});
  other.does({"@ roll windmill bar", "p1 object windmill a5"});
  TEST_ASSERT_TRUE(one.objects(1) == other.objects(1));
  TEST_ASSERT_EQUAL(2, one.objects(1)[0]);
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
  one.does({"@ roll bank bar", "p1 shape k1 k2 k3 k4"});
  TEST_ASSERT_NOT_EQUAL(one.digest(), other.digest());
}

void test_digest_should_not_tell_the_starting_colour_where_no_goal_asks_for_it() {
  // Who began with red has blue in the second round.
  Table red(1, {"mode first", "marker p1 red"});
  Table blue(1, {"mode first", "marker p1 blue"});
  TEST_ASSERT_NOT_EQUAL(red.digest(), blue.digest());
  Table with_goals(1, {"mode second", "marker p1 red", "bonus funding"});
  Table other_goals(1, {"mode second", "marker p1 blue", "bonus funding"});
  const auto cover = [](Table& table, std::initializer_list<const char*> bars) {
    for (const char* bar : bars) {
      table.does("@ roll bank bar");
      table.does(std::string("p1 shape ") + bar);
    }
  };
  // Five rounds each: the same Blocks of the same colours, and the first markers again.
  cover(red, {"a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4", "e1 e2 e3 e4"});
  cover(blue, {"b1 b2 b3 b4", "c1 c2 c3 c4", "d1 d2 d3 d4", "e1 e2 e3 e4", "a1 a2 a3 a4"});
  red.does("@ roll bank bar");
  red.does("p1 shape f1 f2 f3 f4");
  TEST_ASSERT_EQUAL(kBlue + 1, red.town(1).marker);
  TEST_ASSERT_EQUAL(kBlue + 1, blue.town(1).marker);
  // One more red Block for both, by hand: then only the starting colour differs.
  for (const char* name : {"f1", "f2", "f3", "f4"}) put(blue.town(1), std::string(name) + " red");
  blue.town(1).taken = red.town(1).taken;
  TEST_ASSERT_NOT_EQUAL(red.town(1).start, blue.town(1).start);
  TEST_ASSERT_EQUAL_HEX64(red.digest(), blue.digest());
  TEST_ASSERT_NOT_EQUAL(with_goals.digest(), other_goals.digest());
}

void test_digest_should_tell_stars_apart_until_the_game_is_over() {
  Table table = set_table(1, "funding");
  Table other = table;
  other.town(1).stars = 1;
  TEST_ASSERT_NOT_EQUAL(table.digest(), other.digest());
}

// --- counted trees -------------------------------------------------------------------------------

uint64_t leaves(unsigned players, uint64_t seed, unsigned depth) {
  rules::Rng rng(seed);
  Table table(players);
  while (rules::holds(Townies::to_act(table.state), rules::kChance) &&
         table.state.step != kRolling) {
    TEST_ASSERT_TRUE(Townies::apply(table.state, Townies::pick(table.state, rng)).ok());
  }
  return rules::count_leaves<Townies>(table.state, rng, depth);
}

// The same luck for the table and for the slow, plain rules.
uint64_t slow_leaves(Table table, reference::Game game, rules::Rng rng, unsigned depth) {
  while (rules::holds(Townies::to_act(table.state), rules::kChance)) {
    const std::string line = text_of(Townies::pick(table.state, rng));
    table.does(line);
    game.play(line);
  }
  if (depth == 0 || game.over()) return 1;
  const std::set<std::string> lines = game.legal();
  uint64_t sum = 0;
  for (const std::string& line : lines) {
    Table after = table;
    reference::Game game_after = game;
    after.does(line);
    game_after.play(line);
    sum += slow_leaves(after, game_after, rng, depth - 1);
  }
  return sum;
}

void test_perft_should_count_what_the_plain_rules_count() {
  for (unsigned players = 1; players <= 2; ++players) {
    Table table = set_table(players);
    reference::Game game(players, "full");
    game.set_additional("hub");
    game.set_bonus("stable-soil");
    for (unsigned player = 1; player <= players; ++player) {
      game.set_marker(player, kColourNames[player - 1]);
    }
    const char* const bars[] = {"a1 a2 a3 a4", "b1 b2 b3 b4", "c1 c2 c3 c4", "d4 d5 d6 d7",
                                "e3 e4 e5 e6", "f4 f5 f6 f7", "g5 g6 g7 g8", "h2 h3 h4 h5"};
    for (const char* bar : bars) {
      std::vector<std::string> lines{"@ roll bank bar"};
      for (unsigned player = 1; player <= players; ++player) {
        lines.push_back("p" + std::to_string(player) + " shape " + bar);
      }
      for (const std::string& line : lines) {
        table.does(line);
        game.play(line);
      }
    }
    const rules::Rng rng(11);
    const unsigned depth = 3 - players;
    TEST_ASSERT_EQUAL(slow_leaves(table, game, rng, depth),
                      rules::count_leaves<Townies>(table.state, rng, depth));
  }
}

void test_perft_should_count_the_placements_of_the_shapes_at_first() {
  // One player: as many leaves as the Shape that comes has placements on the empty map. Two: either
  // begins, with as many each.
  for (uint64_t seed = 1; seed <= 12; ++seed) {
    const uint64_t one = leaves(1, seed, 1);
    TEST_ASSERT_TRUE(one == 174 || one == 720 || one == 390 || one == 360 || one == 780 ||
                     one == 210);
    const uint64_t two = leaves(2, seed, 1);
    TEST_ASSERT_EQUAL(0, two % 2);
    if (two <= 420) TEST_ASSERT_EQUAL(two / 2 * (two / 2) * 2, leaves(2, seed, 2));
  }
}

void test_perft_should_stay_as_it_is() {
  // One player, two rounds: counted by another program too, from lists of placements.
  const uint64_t pinned[] = {239472, 70968, 106752, 104880, 150900};
  for (uint64_t seed = 1; seed <= 5; ++seed) {
    TEST_ASSERT_EQUAL_UINT64(pinned[seed - 1], leaves(1, seed, 2));
  }
  TEST_ASSERT_EQUAL_UINT64(1, leaves(1, 1, 0));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_redaction_should_hide_nothing_as_all_maps_lie_open);
  RUN_TEST(test_digest_should_not_tell_the_order_in_which_players_acted);
  RUN_TEST(test_digest_should_not_tell_dice_that_will_be_rolled_again);
  RUN_TEST(test_digest_should_not_tell_the_kind_of_an_object_that_has_its_score);
  RUN_TEST(test_digest_should_not_tell_the_starting_colour_where_no_goal_asks_for_it);
  RUN_TEST(test_digest_should_tell_stars_apart_until_the_game_is_over);
  RUN_TEST(test_perft_should_count_the_placements_of_the_shapes_at_first);
  RUN_TEST(test_perft_should_count_what_the_plain_rules_count);
  RUN_TEST(test_perft_should_stay_as_it_is);
  return UNITY_END();
}
