// The rules by hand, and states that no play can reach.
#include "host_tests/core/corrupt.hpp"
#include "host_tests/skeleton/table.hpp"

using rules::Skeleton;
using tests::Table;
using State = Skeleton::State;

void setUp() {}
void tearDown() {}

namespace {

// Player 1 has built 12 floors and player 2 has sold twice; a 1 lies there for player 1.
Table third_round() {
  Table table({}, 2);
  table.does({"@ roll 6", "p1 build", "@ roll 5", "p2 sell"});
  table.does({"@ roll 6", "p1 build", "@ roll 2", "p2 sell", "@ roll 1"});
  return table;
}

void test_floors_should_be_points_and_each_sale_three() {
  const Table table = third_round();
  TEST_ASSERT_EQUAL(12, Skeleton::score(table.state, 1).total);
  TEST_ASSERT_EQUAL(6, Skeleton::score(table.state, 2).total);
  TEST_ASSERT_EQUAL(6, Skeleton::score(table.state, 2).items[1]);
}

void test_a_move_should_be_refused_with_its_reason() {
  Table table = third_round();
  TEST_ASSERT_EQUAL_STRING("too-high", table.refusal("p1 build").c_str());
  TEST_ASSERT_EQUAL_STRING("not-your-turn", table.refusal("p2 sell").c_str());
  TEST_ASSERT_EQUAL_STRING("no-such-event",
                           table.refusal_with("p1 sell", &rules::Event::a, 1).c_str());
  table.does({"p1 sell", "@ roll 3", "p2 build", "@ roll 1", "p1 sell", "@ roll 6", "p2 build"});
  TEST_ASSERT_EQUAL_STRING("game-over", table.refusal("@ roll 1").c_str());
}

// 12 and 2 sales against 9 and 2 sales.
void test_the_most_points_should_win_and_equal_ones_share_it() {
  Table table = third_round();
  table.does({"p1 sell", "@ roll 3", "p2 build", "@ roll 1", "p1 sell", "@ roll 6", "p2 build"});
  TEST_ASSERT_EQUAL_STRING("1", table.winners().c_str());
  TEST_ASSERT_EQUAL_STRING("12", Table({}, 2).winners().c_str());
}

void test_state_should_be_unsound_when_no_play_reaches_it() {
  const State state = third_round().state;
  tests::expect_no_byte_unseen<Skeleton>(state);
  const auto expect = [&](const char* what, auto change) {
    tests::expect_unsound<Skeleton>(state, what, change);
  };
  expect("a fifth round of four", [](State& at) { at.turns = 9; });
  expect("a die after the end", [](State& at) { at.turns = 8; });
  expect("more floors than two rolls", [](State& at) { at.floors[0] = 13; });
  expect("fewer floors than rolls", [](State& at) { at.floors[0] = 1; });
  expect("a sale too many", [](State& at) { at.sales[1] = 3; });
  expect("floors of nobody", [](State& at) { at.floors[2] = 1; });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_floors_should_be_points_and_each_sale_three);
  RUN_TEST(test_a_move_should_be_refused_with_its_reason);
  RUN_TEST(test_the_most_points_should_win_and_equal_ones_share_it);
  RUN_TEST(test_state_should_be_unsound_when_no_play_reaches_it);
  return UNITY_END();
}
