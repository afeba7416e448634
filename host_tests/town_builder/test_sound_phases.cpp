// States that no play can reach are not sound: each phase has what belongs to it, and only that.
#include "host_tests/town_builder/unsound.hpp"
#include "rules/town_builder/town_builder_course.hpp"
#include "rules/town_builder/town_builder_moves.hpp"

using namespace town_builder_test;

namespace {

void expect_other_left(const State& state, unsigned left) {
  expect_unsound(state, "left", [=](State& at) { at.left = static_cast<uint8_t>(left); });
}

// A turn in which the Flower Stand, the Armoury or the Fishery may be used.
Table in_turn(const std::string& deck, unsigned players = 2) {
  Table table = scene(players, "row cottage-1 shrine well farm / deck " + deck +
                                   " / discards inn / built p1 festival flower-stand"
                                   " / foundation p1 armoury / foundation p1 fishery palisade"
                                   " / foundation p1 chapel / judges social / runs 1");
  table.does("p1 resource shrine armoury / p1 resource cottage-1 fishery");
  return table;
}
const char* const kDeck = "mill stables market tavern";

Table set_up(const std::string& lines) {
  Table table(2);
  table.does("@ first p1" + lines);
  return table;
}
const std::string kRow = " / @ row well / @ row farm / @ row mill / @ row inn / @ row park";
const std::string kJudgesUp = " / @ judge social / @ judge culture";

// A card of the row goes back into the deck.
void take_back(State& at) {
  const unsigned card = at.row[0];
  take_from_row(at, card);
  at.place[card] = kUnseen;
  at.unseen.set(card);
  ++at.deck;
}

void test_state_should_be_unsound_when_the_set_up_is_not_as_far_as_its_phase() {
  const State first = Table(2).state;
  expect_other_left(first, 1);
  expect_unsound(first, "a first player alone", [](State& at) {
    at.players = 1;
    at.deck = 55;
  });
  expect_unsound(first, "a card in the row", [](State& at) {
    add_to_row(at, 0);
    --at.deck;
  });
  expect_unsound(first, "nobody plays", [](State& at) { at.players = 0; });
  const State row = set_up(" / @ row well").state;
  expect_other_left(row, 3);
  const State judges = set_up(kRow).state;
  expect_unsound(judges, "the row is full", [](State& at) {
    at.phase = Phase::kRowSetUp;
    at.left = 0;
  });
  expect_unsound(judges, "four cards before the judges", take_back);
  const State awards = set_up(kRow + kJudgesUp).state;
  expect_unsound(awards, "no judge to come", [](State& at) { at.phase = Phase::kJudgeSetUp; });
  expect_unsound(awards, "four cards before the awards", take_back);
  expect_other_left(awards, 1);
}

void test_state_should_be_unsound_when_something_is_played_in_the_set_up() {
  const State row = set_up(" / @ row well").state;
  const auto with_bakery = [&](const char* what, void (*put)(State & at, unsigned card)) {
    expect_unsound(row, what, [=](State& at) {
      const unsigned bakery = card_with(kBakery);
      at.unseen.clear(bakery);
      --at.deck;
      put(at, bakery);
    });
  };
  with_bakery("discards", [](State& at, unsigned card) { discard(at, card); });
  with_bakery("stored gold", [](State& at, unsigned card) { store(at, 0, card); });
  with_bakery("a foundation", [](State& at, unsigned card) { start_foundation(at, 0, card); });
  with_bakery("a building", [](State& at, unsigned card) {
    at.place[card] = place_of(kBuilt, 0);
    at.kinds[0] = kKinds[card];
    at.costs[0] = kCostCounts[card];
    at.stars[0] = 1;
  });
}

void test_state_should_be_unsound_when_there_is_nothing_to_refill() {
  const State state = scene(2, "row well shrine mill inn park / deck farm").state;
  expect_unsound(state, "the row is full", [](State& at) { enter(at, Phase::kRefill); });
  const State empty = scene(2, "row well shrine / deck / discards farm").state;
  expect_unsound(empty, "no deck", [](State& at) { enter(at, Phase::kRefill); });
  Table table = in_turn(kDeck);
  table.does("p1 end");
  expect_other_left(table.state, 1);
}

void test_state_should_be_unsound_when_an_ability_draws_that_cannot() {
  Table flower = in_turn(kDeck);
  expect_other_left(flower.state, 1);
  flower.does("p1 use flower-stand");
  expect_other_left(flower.state, 1);
  expect_unsound(flower.state, "no star was used", [](State& at) { at.star = 0; });
  expect_unsound(scene(2, "row well / deck / discards farm / built p1 flower-stand").state,
                 "no deck", [](State& at) {
                   at.star = 1;
                   enter(at, Phase::kFlower);
                 });
  Table judge = in_turn(kDeck);
  judge.does("p1 use armoury");
  expect_other_left(judge.state, 1);
  expect_unsound(judge.state, "all judges lie there", [](State& at) { at.judges = 63; });
  expect_unsound(judge.state, "it may still be used",
                 [](State& at) { at.pending |= 1u << kArmoury; });
  expect_unsound(scene(2, "row well / deck farm").state, "no Armoury",
                 [](State& at) { enter(at, Phase::kJudge); });
}

void test_state_should_be_unsound_when_cards_are_turned_over_that_cannot() {
  expect_unsound(in_turn(kDeck).state, "by nothing", [](State& at) { at.revealing = kFishery; });
  Table none = in_turn(kDeck);
  none.does("p1 use fishery");
  expect_unsound(none.state, "by the Orchard", [](State& at) { at.revealing = kOrchard; });
  expect_unsound(none.state, "by the Festival", [](State& at) { at.revealing = kFestival; });
  expect_unsound(none.state, "by no ability", [](State& at) { at.revealing = kNone; });
  expect_unsound(none.state, "none to take from", [](State& at) { enter(at, Phase::kTake); });
  expect_other_left(none.state, 1);
  Table three = none;
  three.does("@ reveal mill / @ reveal stables / @ reveal market");
  expect_other_left(three.state, 2);
  expect_other_left(three.state, 4);
  expect_unsound(three.state, "one twice", [](State& at) { at.revealed[1] = at.revealed[0]; });
  expect_unsound(three.state, "by the Orchard", [](State& at) { at.revealing = kOrchard; });
  expect_unsound(three.state, "one more to come", [](State& at) { enter(at, Phase::kReveal); });
  Table few = in_turn("mill stables");
  few.does("p1 use fishery / @ reveal mill / @ reveal stables");
  expect_unsound(few.state, "no deck", [](State& at) { enter(at, Phase::kReveal); });
}

void test_state_should_be_unsound_when_cards_are_discarded_that_cannot() {
  Table table = scene(1,
                      "row well shrine farm mill inn park / deck tavern / runs 1"
                      " / built p1 bridge");
  table.does("p1 use bridge mill / p1 found well / p1 found shrine / p1 end");
  expect_other_left(table.state, 0);
  expect_other_left(table.state, 3);
  Table one = scene(1, "row well shrine farm mill / deck tavern / runs 1 / built p1 bridge");
  one.does("p1 use bridge mill / p1 found well / p1 found shrine / p1 end");
  expect_other_left(one.state, 2);
  expect_unsound(scene(2, "row well shrine / deck farm").state, "two play", [](State& at) {
    at.actions = 0;
    at.left = 1;
    enter(at, Phase::kDiscard);
  });
}

void test_state_should_be_unsound_when_something_is_left_after_the_end() {
  Table table = scene(1, "row well shrine / deck farm / runs 0");
  table.does("p1 found well / p1 found shrine / p1 end");
  expect("", table.to_act());
  expect_other_left(table.state, 1);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_state_should_be_unsound_when_the_set_up_is_not_as_far_as_its_phase);
  RUN_TEST(test_state_should_be_unsound_when_something_is_played_in_the_set_up);
  RUN_TEST(test_state_should_be_unsound_when_there_is_nothing_to_refill);
  RUN_TEST(test_state_should_be_unsound_when_an_ability_draws_that_cannot);
  RUN_TEST(test_state_should_be_unsound_when_cards_are_turned_over_that_cannot);
  RUN_TEST(test_state_should_be_unsound_when_cards_are_discarded_that_cannot);
  RUN_TEST(test_state_should_be_unsound_when_something_is_left_after_the_end);
  return UNITY_END();
}
