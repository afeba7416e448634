// What can still matter: digests that are the same and others, games saved in the middle of a
// choice, what a seat may see.
#include <unity.h>

#include <map>

#include "host_tests/core/look.hpp"
#include "host_tests/town_builder/table.hpp"
#include "rules/core/save.hpp"

using namespace town_builder_test;

namespace {

using rules::town_builder::Phase;
using Session = rules::Session<TownBuilder>;

void expect_same(const Table& one, const Table& other) {
  TEST_ASSERT_EQUAL_HEX64(one.digest(), other.digest());
}
void expect_other(const Table& one, const Table& other) {
  TEST_ASSERT_TRUE(one.digest() != other.digest());
}

// --- digests ------------------------------------------------------------------------------------

void test_state_should_be_the_same_whatever_was_started_first() {
  Table one = scene(2,
                    "row well shrine mill farm / deck stables / awards sturdy unity"
                    " / built p1 bank park hospital tavern brewery");
  Table other = one;
  one.does("p1 found well / p1 claim unity / p1 found farm / p1 claim sturdy");
  other.does("p1 claim sturdy / p1 found farm / p1 found well / p1 claim unity");
  TEST_ASSERT_EQUAL_MEMORY(&one.state, &other.state, sizeof one.state);
}

void test_digest_should_not_tell_in_what_order_wood_and_straw_were_placed() {
  Table one = scene(2, "row inn farm / deck stables / foundation p1 brewery");
  Table other = one;
  one.does("p1 resource inn brewery / p1 resource farm brewery");
  other.does("p1 resource farm brewery / p1 resource inn brewery");
  expect_same(one, other);
}

void test_digest_should_tell_in_what_order_stone_was_placed() {
  // The later one comes to lie on top of the discards, where a Quarry looks.
  Table one = scene(2, "row well shrine / deck stables / foundation p1 monastery");
  Table other = one;
  one.does("p1 resource well monastery / p1 resource shrine monastery");
  other.does("p1 resource shrine monastery / p1 resource well monastery");
  expect_other(one, other);
}

void test_digest_should_tell_only_the_order_of_gold_and_that_of_stone_among_discards() {
  const std::string begin = "row well / deck stables / discards ";
  const Table plain = scene(2, begin + "market shrine farm inn tavern church");
  expect_same(plain, scene(2, begin + "inn shrine farm market tavern church"));
  expect_same(plain, scene(2, begin + "market tavern church shrine inn farm"));
  expect_other(plain, scene(2, begin + "tavern shrine farm inn market church"));
  // The Bastion gives both: what lies on which side of it matters.
  const Table both = scene(2, begin + "market shrine bastion tavern palisade");
  expect_same(both, scene(2, begin + "shrine palisade market bastion tavern"));
  expect_other(both, scene(2, begin + "market bastion shrine tavern palisade"));
  expect_other(both, scene(2, begin + "shrine bastion market tavern palisade"));
}

void test_digest_should_tell_only_the_order_of_gold_and_that_of_stone_among_revealed_cards() {
  // Inn and Farm give neither, Market and Tavern gold, Shrine stone.
  const auto revealed = [](const char* first, const char* second) {
    Table table = scene(2,
                        "row farm / deck inn tavern shrine market stables"
                        " / foundation p1 fishery palisade");
    table.does(std::string("p1 resource farm fishery / p1 use fishery / @ reveal ") + first +
               " / @ reveal " + second);
    return table;
  };
  expect_same(revealed("inn", "market"), revealed("market", "inn"));
  expect_same(revealed("market", "shrine"), revealed("shrine", "market"));
  expect_other(revealed("market", "tavern"), revealed("tavern", "market"));
}

void test_digest_should_tell_the_order_of_stored_gold() {
  const std::string begin = "row well / deck stables / gold p1 ";
  expect_other(scene(2, begin + "market tavern"), scene(2, begin + "tavern market"));
}

void test_digest_should_tell_what_is_used_and_completed_in_a_turn() {
  Table one = scene(2, "row farm well / deck stables / foundation p1 festival / built p1 bridge");
  Table other = one;
  one.does("p1 resource farm festival");
  other.does("p1 resource farm festival / p1 use festival");
  expect_other(one, other);
  Table third = other;
  third.does("p1 use bridge well");
  expect_other(other, third);
}

void test_digest_should_tell_only_results_when_over() {
  // The same districts; gold, foundations, row and discards differ.
  const std::string end =
      "deck / judges social / turn p3 / built p1 well / built p3 bank market / ";
  Table one = scene(3, end + "row inn town-hall / gold p1 tavern / foundation p1 mill farm");
  Table other = scene(3, end + "row manor museum guildhall / discards mill shrine");
  for (Table* table : {&one, &other}) {
    table->state.runs = 0;
    table->state.ending = 1;
    table->state.actions = 0;
    table->does("p3 end");
    TEST_ASSERT_EQUAL_STRING("", table->to_act().c_str());
  }
  expect_same(one, other);
  TEST_ASSERT_EQUAL(one.total(1), other.total(1));
}

// --- saved games --------------------------------------------------------------------------------

// Saves the session, loads it, and plays both on with the same luck.
void look_at_saved(const Session& session, rules::Rng rng) {
  static uint8_t bytes[rules::most_save_bytes<TownBuilder>()];
  const size_t size = rules::save(session, bytes, sizeof bytes);
  TEST_ASSERT_TRUE(size != 0);
  Session again({}, 1);
  TEST_ASSERT_TRUE(rules::load(again, bytes, size));
  TEST_ASSERT_TRUE(tests::same_bytes(session.state(), again.state()));
  TEST_ASSERT_TRUE(tests::listed<TownBuilder>(session.state()) ==
                   tests::listed<TownBuilder>(again.state()));
  State state = session.state();
  rules::Rng luck = rng;
  while (!rules::over<TownBuilder>(again.state())) {
    TEST_ASSERT_TRUE(TownBuilder::apply(state, TownBuilder::pick(state, luck)).ok());
    TEST_ASSERT_TRUE(again.apply(TownBuilder::pick(again.state(), rng)).ok());
  }
  TEST_ASSERT_TRUE(tests::same_bytes(state, again.state()));
}

// What is open in the state: the phase, and of cards turned over whose and how many.
std::string pending(const State& state) {
  const std::string who =
      state.revealing == rules::town_builder::kFishery ? "fishery " : "orchard ";
  switch (state.phase) {
    case Phase::kRefill:
      return "refill";
    case Phase::kFlower:
      return "flower";
    case Phase::kJudge:
      return "armoury";
    case Phase::kReveal:
      return who + std::to_string(state.left);
    case Phase::kTake:
      return who + "take";
    case Phase::kDiscard:
      return "discard " + std::to_string(state.left);
    case Phase::kType:
      return state.left == 0 ? "type orphanage" : "type library";
    default:
      return "";
  }
}

void test_game_saved_in_the_middle_of_any_choice_should_go_on_there() {
  std::map<std::string, unsigned> seen;
  for (unsigned seed = 1; seed <= 150; ++seed) {
    rules::Rng rng(seed);
    Session session({}, static_cast<uint8_t>(1 + seed % 4));
    while (!rules::over<TownBuilder>(session.state())) {
      const std::string what = pending(session.state());
      if (!what.empty() && ++seen[what] <= 12) look_at_saved(session, rng);
      TEST_ASSERT_TRUE(session.apply(TownBuilder::pick(session.state(), rng)).ok());
    }
  }
  for (const char* what : {"refill", "flower", "armoury", "fishery 0", "fishery 1", "fishery 2",
                           "fishery take", "orchard 0", "orchard 1", "orchard 2", "orchard take",
                           "discard 2", "discard 1", "type orphanage", "type library"}) {
    TEST_ASSERT_TRUE_MESSAGE(seen[what] >= 5, what);
  }
}

// --- what a seat may see ------------------------------------------------------------------------

void test_redaction_should_leave_everything_as_all_lies_open() {
  Table table = scene(3,
                      "row well shrine mill / deck stables farm / gold p2 market"
                      " / foundation p2 brewery inn");
  for (uint8_t seat = 1; seat <= 3; ++seat) {
    State seen = table.state;
    TownBuilder::redact(seen, seat);
    TEST_ASSERT_TRUE(tests::same_bytes(seen, table.state));
  }
}

void test_state_should_hold_no_order_of_the_deck() {
  // Whatever comes first, the others are as likely as before.
  Table one = scene(2, "row mill stables well shrine farm / deck palisade chapel theatre park");
  one.does("p1 found mill / p1 found stables / p1 end");
  Table other = one;
  one.does("@ row palisade / @ row chapel");
  other.does("@ row chapel / @ row palisade");
  TEST_ASSERT_EQUAL_MEMORY(&one.state, &other.state, sizeof one.state);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_state_should_be_the_same_whatever_was_started_first);
  RUN_TEST(test_digest_should_not_tell_in_what_order_wood_and_straw_were_placed);
  RUN_TEST(test_digest_should_tell_in_what_order_stone_was_placed);
  RUN_TEST(test_digest_should_tell_only_the_order_of_gold_and_that_of_stone_among_discards);
  RUN_TEST(test_digest_should_tell_only_the_order_of_gold_and_that_of_stone_among_revealed_cards);
  RUN_TEST(test_digest_should_tell_the_order_of_stored_gold);
  RUN_TEST(test_digest_should_tell_what_is_used_and_completed_in_a_turn);
  RUN_TEST(test_digest_should_tell_only_results_when_over);
  RUN_TEST(test_game_saved_in_the_middle_of_any_choice_should_go_on_there);
  RUN_TEST(test_redaction_should_leave_everything_as_all_lies_open);
  RUN_TEST(test_state_should_hold_no_order_of_the_deck);
  return UNITY_END();
}
