// States that no play can reach are not sound: whose turn it is, what belongs to it, and the end.
#include "host_tests/town_builder/unsound.hpp"

using namespace town_builder_test;

namespace {

// Player 1 has completed Festival and Statue in this turn and used the Festival.
Table in_turn() {
  Table table = scene(3,
                      "row shrine mill cottage-1 palisade / deck farm stables market / discards inn"
                      " / built p1 bakery / built p2 orphanage / foundation p1 festival"
                      " / foundation p1 statue well / awards unity treasury / judges social"
                      " / next-judge 0 / runs 1");
  table.does("p1 resource cottage-1 festival / p1 resource shrine statue / p1 use festival");
  TEST_ASSERT_EQUAL(2, table.state.completed);
  return table;
}

// A turn of player 1 in which nothing has happened yet.
Table fresh_turn(unsigned players) {
  return scene(players,
               "row cottage-1 shrine well / deck farm stables market mill"
               " / foundation p1 chapel / judges social / runs 1 / awards unity treasury");
}

Table set_up(unsigned players, const std::string& lines) {
  Table table(players);
  table.does(lines);
  return table;
}

// Player 3, the last one, has ended the last turn.
Table at_the_end(const std::string& parts) {
  Table table = scene(3, "row guildhall / deck / runs 0 / turn p3 / " + parts);
  table.state.ending = 1;
  while (!table.offers("p3 end")) table.does(*table.options("p3").begin());
  table.does("p3 end");
  return table;
}

void test_state_should_be_unsound_when_another_acts_than_the_phase_says() {
  const State state = in_turn().state;
  expect_unsound(state, "another actor", [](State& at) { at.acting = rules::only(2); });
  expect_unsound(state, "nobody acts", [](State& at) { at.acting = 0; });
  expect_unsound(state, "nobody's turn", [](State& at) {
    at.active = 0;
    at.acting = 1;
  });
  expect_unsound(state, "player 2's turn", [](State& at) { at.active = 2; });
  expect_unsound(state, "nobody began", [](State& at) { at.first = 0; });
  expect_unsound(state, "player 4 began", [](State& at) { at.first = 4; });
  expect_unsound(state, "nobody plays", [](State& at) { at.players = 0; });
  expect_unsound(state, "five play", [](State& at) { at.players = 5; });
  for (unsigned phase = 0; phase < 16; ++phase) {
    if (phase == static_cast<unsigned>(state.phase)) continue;
    expect_unsound(state, "another phase",
                   [=](State& at) { at.phase = static_cast<Phase>(phase); });
  }
  const State over = at_the_end("built p1 farm").state;
  expect_unsound(over, "a turn after the end", [](State& at) { at.active = 1; });
  const State begun = set_up(2, "@ first p1").state;
  expect_unsound(begun, "a turn in the set-up", [](State& at) { at.active = 1; });
  const State first = Table(2).state;
  expect_unsound(first, "somebody began already", [](State& at) { at.first = 1; });
}

void test_state_should_be_unsound_when_a_turn_has_what_it_cannot() {
  const State state = in_turn().state;
  expect_unsound(state, "three actions", [](State& at) { at.actions = 3; });
  expect_unsound(state, "three completed", [](State& at) { at.completed = 3; });
  expect_unsound(state, "two trades", [](State& at) { at.trade = 2; });
  expect_unsound(state, "two stars", [](State& at) { at.star = 2; });
  expect_unsound(state, "three gold", [](State& at) { at.turn_gold = 3; });
  expect_unsound(state, "a star as a build ability", [](State& at) { at.pending |= 128; });
  expect_unsound(state, "an ability that nobody has",
                 [](State& at) { at.pending = ability_bit(kArmoury); });
  expect_unsound(state, "gold of a Festival not yet used",
                 [](State& at) { at.pending = ability_bit(kFestival); });
  expect_unsound(state, "abilities of nothing", [](State& at) { at.completed = 0; });
  const State idle = fresh_turn(3).state;
  expect_unsound(idle, "a trade of nothing", [](State& at) { at.trade = 1; });
  expect_unsound(idle, "gold without a Festival", [](State& at) { at.turn_gold = 1; });
}

void test_state_should_be_unsound_when_something_is_left_of_a_turn() {
  Table table = in_turn();
  table.does("p1 end");
  const State state = table.state;
  TEST_ASSERT_TRUE(state.phase == Phase::kRefill);
  expect_unsound(state, "an action too few", [](State& at) { at.actions = 1; });
  expect_unsound(state, "an ability", [](State& at) { at.pending = ability_bit(kStatue); });
  expect_unsound(state, "gold", [](State& at) { at.turn_gold = 1; });
  expect_unsound(state, "something completed", [](State& at) { at.completed = 1; });
  expect_unsound(state, "a trade", [](State& at) { at.trade = 1; });
  expect_unsound(state, "a star", [](State& at) { at.star = 1; });
  const State over = at_the_end("built p1 farm").state;
  expect_unsound(over, "actions after the end", [](State& at) { at.actions = 2; });
}

void test_state_should_be_unsound_when_awards_are_others_than_drawn() {
  const State state = in_turn().state;  // Unity and Treasury
  expect_unsound(state, "out of order", [](State& at) { std::swap(at.open[0], at.open[1]); });
  expect_unsound(state, "one twice", [](State& at) { at.open[1] = at.open[0]; });
  expect_unsound(state, "a ninth award", [](State& at) { at.open[1] = kAwards; });
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    expect_unsound(state, "one that is not in the game",
                   [=](State& at) { at.awards[seat] = 1u << kHarmony; });
  }
  expect_unsound(state, "held by nobody", [](State& at) { at.awards[3] = 1u << kUnity; });
  expect_unsound(state, "claimed by nobody's merit", [](State& at) { at.claims = 1; });
  const State drawing = set_up(2,
                               "@ first p1 / @ row well / @ row farm / @ row mill / @ row inn"
                               " / @ row park / @ judge social / @ judge culture / @ award unity")
                            .state;
  expect_unsound(drawing, "two awards, one drawn", [](State& at) { at.open[1] = kTreasury; });
  expect_unsound(drawing, "held before play", [](State& at) { at.awards[0] = 1u << kUnity; });
  const State before = set_up(2, "@ first p1 / @ row well").state;
  expect_unsound(before, "drawn before its time", [](State& at) { at.open[0] = kUnity; });
  const State over = at_the_end("built p1 farm / awards unity treasury").state;
  expect_unsound(over, "claims after the end", [](State& at) { at.claims = 1; });
}

void test_state_should_be_unsound_when_judges_are_others_than_turned_up() {
  const State state = in_turn().state;
  expect_unsound(state, "a seventh judge", [](State& at) { at.judges |= 64; });
  expect_unsound(state, "the deck's judge was passed", [](State& at) { at.next_judge = 4; });
  expect_unsound(fresh_turn(2).state, "a judge at the bottom for two",
                 [](State& at) { at.next_judge = 0; });
  const State row = set_up(2, "@ first p1 / @ row well").state;
  expect_unsound(row, "a judge before its time", [](State& at) { at.judges = 1; });
  Table table = set_up(2,
                       "@ first p1 / @ row well / @ row farm / @ row mill / @ row inn / @ row park"
                       " / @ judge social");
  expect_unsound(table.state, "two judges, one drawn", [](State& at) { at.judges |= 1; });
  table.does("@ judge culture");
  expect_unsound(table.state, "three judges, two drawn", [](State& at) { at.judges |= 1; });
}

void test_state_should_be_unsound_when_types_are_chosen_by_nobody() {
  const State state = in_turn().state;
  expect_unsound(state, "before the end", [](State& at) { at.types[0] = 1; });
  const State asked = at_the_end("built p1 orphanage / built p2 library").state;
  expect_unsound(asked, "no such type", [](State& at) { at.types[1] = kTypes + 1; });
  expect_unsound(asked, "chosen already", [](State& at) { at.types[0] = 1; });
  expect_unsound(asked, "another building", [](State& at) { at.left = 1; });
  expect_unsound(asked, "no building", [](State& at) { at.left = 2; });
  expect_unsound(at_the_end("built p1 orphanage").state, "of a building that nobody has",
                 [](State& at) { at.types[1] = 1; });
  Table over = at_the_end("built p1 orphanage");
  over.does("p1 type orphanage social");
  expect_unsound(over.state, "not chosen", [](State& at) { at.types[0] = 0; });
}

void test_state_should_be_unsound_when_the_end_is_not_where_it_can_be() {
  const State state = in_turn().state;
  expect_unsound(state, "more runs than three players have", [](State& at) { at.runs = 3; });
  expect_unsound(state, "the last round too early", [](State& at) { at.ending = 1; });
  expect_unsound(state, "awards close, not alone", [](State& at) {
    at.closing = 1;
    at.next_judge = kNone;
  });
  expect_unsound(state, "a whole round idle", [](State& at) { at.idle = 3; });
  for (unsigned i : {0u, 1u}) {
    expect_unsound(state, "an unused byte", [=](State& at) { at.unused[i] = 1; });
  }
  State last = state;
  last.runs = 0;
  expect_unsound(last, "the second last round", [](State& at) { at.ending = 2; });
  expect_unsound(last, "idle when the end is near", [](State& at) { at.idle = 1; });
  const State alone = fresh_turn(1).state;
  expect_unsound(alone, "closing twice", [](State& at) { at.closing = 2; });
  State closing = alone;
  closing.closing = 1;
  expect_unsound(closing, "before the deck's judge came", [](State& at) { at.next_judge = 1; });
  expect_unsound(alone, "idle alone", [](State& at) { at.idle = 1; });
  State out = scene(1, "row well / deck farm / runs 0").state;
  expect_unsound(out, "a last round alone", [](State& at) { at.ending = 1; });
  const State begun = set_up(3, "@ first p1").state;
  expect_unsound(begun, "run out before play", [](State& at) { at.runs = 1; });
  expect_unsound(begun, "idle before play", [](State& at) { at.idle = 1; });
  Table discarding = scene(1, "row well shrine farm mill / deck inn / runs 1");
  discarding.does("p1 found well / p1 found shrine / p1 end");
  expect_unsound(discarding.state, "closing after the turn", [](State& at) { at.closing = 1; });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_state_should_be_unsound_when_another_acts_than_the_phase_says);
  RUN_TEST(test_state_should_be_unsound_when_a_turn_has_what_it_cannot);
  RUN_TEST(test_state_should_be_unsound_when_something_is_left_of_a_turn);
  RUN_TEST(test_state_should_be_unsound_when_awards_are_others_than_drawn);
  RUN_TEST(test_state_should_be_unsound_when_judges_are_others_than_turned_up);
  RUN_TEST(test_state_should_be_unsound_when_types_are_chosen_by_nobody);
  RUN_TEST(test_state_should_be_unsound_when_the_end_is_not_where_it_can_be);
  return UNITY_END();
}
