// States that no play can reach are not sound.
#include "host_tests/city_planner/table.hpp"
#include "host_tests/core/corrupt.hpp"

using rules::CityPlanner;
using rules::city_planner::lane;
using rules::city_planner::Phase;
using tests::Table;
using State = CityPlanner::State;

void setUp() {}
void tearDown() {}

namespace {

template <class Change>
void expect_unsound(const State& state, const char* what, Change&& change) {
  tests::expect_unsound<CityPlanner>(state, what, change);
}

// The second round of two players: a purple one of player 1 stood in the first, so there is a free
// re-roll; card 2 came locked, and the die of card 3 has been changed.
Table acting() {
  Table table(2);
  table.play("@ first p1");
  table.roll("4444144");
  table.play("p1 lock 1 / p1 score 2=s 3=s 4=s 5=s 6=s 7=s");
  table.idle();
  table.roll("3 24125");
  table.play("p1 change 3 up");
  TEST_ASSERT_EQUAL(1, table.state().rerolls[0]);
  return table;
}

Table scoring() {
  Table table = acting();
  table.play("p1 lock 4");
  return table;
}

// The die of card 5 is the next one.
Table rolling() {
  Table table(2);
  table.play("@ first p2");
  table.idle();
  for (const char* die : {"@ die 2 4", "@ die 3 4", "@ die 4 4"}) table.play(die);
  return table;
}

// A game of so many players, so many turns later.
Table played(unsigned players, unsigned turns) {
  Table table(players);
  if (players == 2) table.play("@ first p1");
  for (unsigned turn = 0; turn < turns; ++turn) table.idle();
  return table;
}

void test_no_byte_should_be_unseen_when_a_player_acts() {
  tests::expect_no_byte_unseen<CityPlanner>(acting().state());
}

void test_state_should_be_unsound_when_a_die_shows_what_none_can() {
  const State state = acting().state();
  expect_unsound(state, "a die is missing", [](State& at) { at.faces &= ~lane(4, 15); });
  expect_unsound(state, "a 7", [](State& at) { at.faces |= lane(4, 7); });
  expect_unsound(state, "no locked die", [](State& at) { at.faces &= ~lane(2, 15); });
  expect_unsound(state, "an eighth die", [](State& at) { at.faces |= lane(8, 1); });
  expect_unsound(rolling().state(), "rolled before its turn",
                 [](State& at) { at.faces |= lane(5, 1); });
  expect_unsound(rolling().state(), "not rolled in its turn",
                 [](State& at) { at.faces &= ~lane(4, 15); });
  expect_unsound(rolling().state(), "no locked die while others are rolled",
                 [](State& at) { at.faces &= ~lane(1, 15); });
  expect_unsound(scoring().state(), "nothing set aside for the next turn",
                 [](State& at) { at.faces &= ~lane(4, 15); });
  expect_unsound(played(1, 8).state(), "a die after the end", [](State& at) { at.faces = 1; });
}

void test_state_should_be_unsound_when_the_die_of_a_reroll_is_there() {
  Table table = acting();
  table.play("p1 reroll 4");
  expect_unsound(table.state(), "it is there", [](State& at) { at.faces |= lane(4, 1); });
  expect_unsound(table.state(), "another one is not", [](State& at) { at.faces &= ~lane(5, 15); });
}

void test_state_should_be_unsound_when_the_last_card_set_aside_shows_something() {
  Table table = played(1, 7);
  table.roll(" 444444");
  table.play("p1 lock 3");
  expect_unsound(table.state(), "the last one", [](State& at) { at.faces |= lane(3, 4); });
}

void test_state_should_be_unsound_when_changes_are_not_those_of_the_dice() {
  const State state = acting().state();
  expect_unsound(state, "half a change", [](State& at) { at.changed = lane(3, 4); });
  expect_unsound(state, "the locked die is changed", [](State& at) { at.changed = lane(2, 8); });
  expect_unsound(state, "an eighth die is changed", [](State& at) { at.changed |= lane(8, 8); });
  expect_unsound(state, "more than counted", [](State& at) { at.changed |= lane(4, 8); });
  expect_unsound(state, "fewer than counted", [](State& at) { at.changes = 2; });
  expect_unsound(state, "four of them", [](State& at) {
    at.changed = lane(1, 8) | lane(3, 8) | lane(4, 8) | lane(5, 8);
    at.changes = 4;
  });
  expect_unsound(scoring().state(), "changes behind the lock", [](State& at) {
    at.changed = lane(3, 8);
    at.changes = 1;
  });
}

// One turn each has been scored: 12 points and $17 at most.
void test_state_should_be_unsound_when_somebody_has_more_than_turns_bring() {
  const State state = acting().state();
  for (unsigned seat : {0u, 1u}) {
    expect_unsound(state, "points", [&](State& at) { at.vp[seat] = 13; });
    expect_unsound(state, "money", [&](State& at) { at.money[seat] = 18; });
    expect_unsound(state, "re-rolls", [&](State& at) { at.rerolls[seat] = 4; });
  }
  const State alone = played(1, 1).state();
  expect_unsound(alone, "points of nobody", [](State& at) { at.vp[1] = 1; });
  expect_unsound(alone, "money of nobody", [](State& at) { at.money[1] = 1; });
  expect_unsound(alone, "re-rolls of nobody", [](State& at) { at.rerolls[1] = 1; });
}

void test_state_should_be_unsound_when_there_are_rerolls_that_nobody_can_have() {
  const auto give = [](unsigned seat) { return [=](State& at) { at.rerolls[seat] = 1; }; };
  expect_unsound(Table(1).state(), "nothing stood before", give(0));
  expect_unsound(rolling().state(), "nothing of player 1 stood before", give(0));
  expect_unsound(played(2, 0).state(), "nothing of player 2 stood before", give(1));
  expect_unsound(scoring().state(), "the card is locked", give(0));
  expect_unsound(played(2, 15).state(), "player 1 has no turn any more", give(0));
  expect_unsound(played(2, 16).state(), "it is over", give(1));
}

void test_state_should_be_unsound_when_its_course_is_impossible() {
  const State state = acting().state();
  expect_unsound(state, "nobody plays", [](State& at) { at.players = 0; });
  expect_unsound(played(1, 8).state(), "nobody has played", [](State& at) {
    at = State{};
    at.phase = Phase::kOver;
  });
  expect_unsound(Table(2).state(), "three play", [](State& at) { at.players = 3; });
  expect_unsound(state, "nobody's turn", [](State& at) { at.active = 0; });
  expect_unsound(state, "player 3's turn", [](State& at) { at.active = 3; });
  expect_unsound(state, "played to the end", [](State& at) { at.turns = 16; });
  expect_unsound(state, "played beyond the end", [](State& at) { at.turns = 17; });
  expect_unsound(state, "locked before the first turn", [](State& at) {
    at.turns = 0;
    at.rerolls[0] = 0;
  });
  expect_unsound(state, "a die to come", [](State& at) { at.die = 3; });
  expect_unsound(state, "nothing came locked", [](State& at) { at.locked = 0; });
  expect_unsound(state, "an eighth card came locked", [](State& at) { at.locked = 8; });
  expect_unsound(state, "set aside already", [](State& at) { at.aside = 4; });
  for (const Phase phase :
       {Phase::kFirst, Phase::kRoll, Phase::kReroll, Phase::kScore, Phase::kOver}) {
    expect_unsound(state, "another phase", [=](State& at) { at.phase = phase; });
  }
  expect_unsound(Table(1).state(), "no phase at all", [](State& at) {
    at.phase = static_cast<Phase>(6);
    at.die = 0;
  });
  expect_unsound(state, "an unused byte", [](State& at) { at.unused[0] = 1; });
  expect_unsound(state, "the other unused byte", [](State& at) { at.unused[1] = 1; });
}

void test_state_should_be_unsound_when_its_phase_lacks_what_belongs_to_it() {
  const State roll = rolling().state();
  expect_unsound(roll, "no die", [](State& at) { at.die = 0; });
  expect_unsound(roll, "an eighth die", [](State& at) {
    at.die = 8;
    for (unsigned card = 5; card <= 7; ++card) at.faces |= lane(card, 4);
  });
  expect_unsound(roll, "the locked die", [](State& at) {
    at.die = 1;
    at.faces = lane(1, 4);
  });
  const State score = scoring().state();
  expect_unsound(score, "nothing aside", [](State& at) { at.aside = 0; });
  expect_unsound(score, "an eighth card aside", [](State& at) { at.aside = 8; });
  expect_unsound(score, "a card locked", [](State& at) { at.locked = 2; });
  const State over = played(2, 16).state();
  expect_unsound(over, "a turn left", [](State& at) { at.turns = 15; });
  expect_unsound(over, "somebody's turn", [](State& at) { at.active = 1; });
  const State first = Table(2).state();
  expect_unsound(first, "somebody's turn before the first", [](State& at) { at.active = 1; });
  expect_unsound(first, "a turn before the first", [](State& at) { at.turns = 1; });
  expect_unsound(first, "a first player of one", [](State& at) {
    at.players = 1;
    at.money[1] = 0;
  });
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_byte_should_be_unseen_when_a_player_acts);
  RUN_TEST(test_state_should_be_unsound_when_a_die_shows_what_none_can);
  RUN_TEST(test_state_should_be_unsound_when_the_die_of_a_reroll_is_there);
  RUN_TEST(test_state_should_be_unsound_when_the_last_card_set_aside_shows_something);
  RUN_TEST(test_state_should_be_unsound_when_changes_are_not_those_of_the_dice);
  RUN_TEST(test_state_should_be_unsound_when_somebody_has_more_than_turns_bring);
  RUN_TEST(test_state_should_be_unsound_when_there_are_rerolls_that_nobody_can_have);
  RUN_TEST(test_state_should_be_unsound_when_its_course_is_impossible);
  RUN_TEST(test_state_should_be_unsound_when_its_phase_lacks_what_belongs_to_it);
  return UNITY_END();
}
