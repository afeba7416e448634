// A state that isn't one of the game's is noticed, whichever of its fields is wrong.
#include <unity.h>

#include <cstring>
#include <functional>

#include "host_tests/cities/table.hpp"

using namespace cities_test;
using rules::cities::City;
using rules::cities::State;

namespace {

using Change = std::function<void(State&)>;

void expect_unsound(const State& state, const char* what, const Change& change) {
  TEST_ASSERT_TRUE(Cities::sound(state));
  State changed = state;
  change(changed);
  TEST_ASSERT_NOT_EQUAL(0, std::memcmp(&state, &changed, sizeof state));
  TEST_ASSERT_FALSE_MESSAGE(Cities::sound(changed), what);
}
void expect_city_unsound(const State& state, const char* what,
                         const std::function<void(City&)>& change) {
  expect_unsound(state, what, [&](State& changed) { change(changed.cities[0]); });
}

// Two players; the first has laid tile 8 (AA/TT) at 0,1 this round and is to act, with a tourist at
// 1,0 in the north-west.
State in_a_round(unsigned variants = kNone) {
  Table table(2, 2, variants);
  table.does({"@ draw 1", "@ draw 2", "@ draw 3"});
  for (const char* name : {"p1", "p2"}) {
    for (const char* line : {" start 1 0,0 r0", " start 2 1,1 r0", " start 3 2,2 r0"}) {
      table.does(std::string(name) + line);
    }
  }
  table.does({"@ draw 4", "p1 place 1,0 r0", "p1 tourist nw", "p2 place 1,0 r0", "p2 stay",
              "@ draw 8", "p1 place 0,1 r0"});
  return table.state;
}

// The first player has covered and may still act.
State in_the_last_round(unsigned variants, const char* decision) {
  Table table = diagonal(variants | kOneMore);
  for (unsigned round = 1; round <= 13; ++round) {
    table.does(*table.options("@ draw").begin());
    table.does(*table.options("p1 place").begin());
    const Lines sent = table.options("p1 tourist");
    table.does(round > 6 || sent.empty() ? "p1 stay" : *sent.begin());
  }
  table.does({table.options("@ draw").begin()->c_str(), decision});
  return table.state;
}

void test_game_should_be_unsound_when_a_field_is_wrong() {
  for (const unsigned variants : {unsigned{kNone}, unsigned{kFree}}) {
    const State state = in_a_round(variants);
    expect_unsound(state, "unseen", [](State& s) { s.unseen ^= 1u << 4; });
    expect_unsound(state, "unseen", [](State& s) { s.unseen ^= 1u << 9; });
    expect_unsound(state, "unseen", [](State& s) { s.unseen |= 1u; });
    expect_unsound(state, "unseen", [](State& s) { s.unseen |= 1u << 25; });
    expect_unsound(state, "draws", [](State& s) { ++s.draws; });
    expect_unsound(state, "draws", [](State& s) { --s.draws; });
    expect_unsound(state, "draws", [](State& s) { s.draws = 18; });
    expect_unsound(state, "players", [](State& s) { s.players = 0; });
    expect_unsound(state, "players", [](State& s) { s.players = 1; });
    expect_unsound(state, "players", [](State& s) { s.players = 3; });
    expect_unsound(state, "players", [](State& s) { s.players = 5; });
    expect_unsound(state, "level", [](State& s) { s.options.level = 0; });
    expect_unsound(state, "level", [](State& s) { s.options.level = 4; });
    expect_unsound(state, "variants", [](State& s) { s.options.variants |= 8; });
    expect_unsound(state, "variants", [](State& s) { s.options.variants ^= kFree; });
    expect_unsound(state, "variants", [](State& s) { s.options.variants ^= kNoJumping; });
    expect_unsound(state, "drawn", [](State& s) { std::swap(s.drawn[0], s.drawn[1]); });
    expect_unsound(state, "drawn", [](State& s) { s.drawn[3] = 5; });
    expect_unsound(state, "drawn", [](State& s) { s.drawn[3] = 0; });
    expect_unsound(state, "drawn", [](State& s) { s.drawn[5] = 5; });
    expect_unsound(state, "drawn", [](State& s) { s.drawn[19] = 1; });
    expect_unsound(state, "another seat", [](State& s) { s.cities[2].home = 1; });
    expect_unsound(state, "another seat", [](State& s) { s.cities[3].ways = 1; });
  }
}

void test_city_should_be_unsound_when_a_field_is_wrong() {
  for (const unsigned variants : {unsigned{kNone}, unsigned{kFree}}) {
    const State state = in_a_round(variants);
    expect_city_unsound(state, "laid", [](City& c) { c.laid ^= 1u << 7; });
    expect_city_unsound(state, "open", [](City& c) { c.open.words[0] ^= 1u; });
    expect_city_unsound(state, "open", [](City& c) { c.open.words[1] ^= 1u << 31; });
    expect_city_unsound(state, "one on another", [](City& c) { c.tiles[1] = c.tiles[0]; });
    expect_city_unsound(state, "far off", [](City& c) { c.tiles[3] = 63 * 4; });
    expect_city_unsound(state, "not laid", [](City& c) { c.tiles[5] = 12 * 4; });
    expect_city_unsound(state, "not laid", [](City& c) { c.tiles[15] = 1; });
    expect_city_unsound(state, "off the corner", [](City& c) {
      for (unsigned i = 0; i < 5; ++i) c.tiles[i] = static_cast<rules::cities::Lie>(c.tiles[i] + 4);
      ++c.home;
    });
    expect_city_unsound(state, "tourists", [](City& c) { c.tourists.count = 0; });
    expect_city_unsound(state, "tourists", [](City& c) { c.tourists.count = 2; });
    expect_city_unsound(state, "tourists", [](City& c) { c.tourists.count = 8; });
    expect_city_unsound(state, "a tourist", [](City& c) { ++c.tourists.at[0]; });
    expect_city_unsound(state, "in no city", [](City& c) { c.tourists.at[0] = 7; });
    expect_city_unsound(state, "none there", [](City& c) { c.tourists.at[6] = 1; });
    expect_city_unsound(state, "before", [](City& c) { c.before.count = 0; });
    expect_city_unsound(state, "before", [](City& c) { c.before.count = 8; });
    expect_city_unsound(state, "before", [](City& c) { ++c.before.at[0]; });
    expect_city_unsound(state, "before", [](City& c) { c.before.at[0] = 255; });
    expect_city_unsound(state, "before", [](City& c) { c.before.at[1] = 9; });
    expect_city_unsound(state, "ways", [](City& c) { ++c.ways; });
    expect_city_unsound(state, "ways", [](City& c) { c.ways = 0x100; });
    expect_city_unsound(state, "todo", [](City& c) { c.todo = 1; });
    expect_city_unsound(state, "todo", [](City& c) { c.todo = 2; });
    expect_city_unsound(state, "home", [](City& c) { c.home = 2; });
    expect_city_unsound(state, "last", [](City& c) { c.last = 0; });
    expect_city_unsound(state, "cover", [](City& c) { c.cover = rules::cities::kDeclined; });
    expect_city_unsound(state, "cover", [](City& c) { c.cover = rules::cities::kCovered; });
    expect_city_unsound(state, "cover", [](City& c) { c.cover = 3; });
    expect_city_unsound(state, "cover_at", [](City& c) { c.cover_at = 1; });
    expect_city_unsound(state, "cover_turns", [](City& c) { c.cover_turns = 1; });
  }
}

void test_city_should_be_unsound_when_it_is_not_in_one_piece() {
  Table table = diagonal(kFree);
  table.does({"@ draw 4", "p1 place 3,3 r0", "p1 stay"});
  expect_city_unsound(table.state, "apart",
                      [](City& c) { c.tiles[3] = rules::cities::lie_at(5, 5, 0); });
  expect_city_unsound(table.state, "not by a starting tile",
                      [](City& c) { c.home = rules::cities::place_at(3, 3); });
}

void test_player_should_be_unsound_when_a_finished_round_is_not_what_a_round_can_be() {
  Table table = diagonal();
  table.does({"@ draw 4", "p1 place 1,0 r0", "p1 tourist nw", "@ draw 8", "p1 place 0,1 r0",
              "p1 tourist ne"});
  expect_city_unsound(table.state, "two at once", [](City& c) { c.before = {}; });
  expect_city_unsound(table.state, "last", [](City& c) { c.last += 2; });
  expect_city_unsound(table.state, "todo", [](City& c) { c.todo = 1; });
  Table waiting = diagonal();
  expect_city_unsound(waiting.state, "last", [](City& c) { c.last = 2; });
  expect_city_unsound(waiting.state, "before", [](City& c) { c.before.count = 1; });
}

void test_set_up_should_be_unsound_when_a_field_is_wrong() {
  Table table(1);
  table.does({"@ draw 7"});
  expect_city_unsound(table.state, "todo", [](City& c) { c.todo = 1; });
  expect_city_unsound(table.state, "ways", [](City& c) { c.ways = 4; });
  expect_city_unsound(table.state, "home", [](City& c) { c.home = 9; });
  table.does({"@ draw 9", "@ draw 2", "p1 start 7 0,0 r0"});
  expect_city_unsound(table.state, "todo", [](City& c) { c.todo = 7; });
  expect_city_unsound(table.state, "todo", [](City& c) { c.todo |= 8; });
  expect_city_unsound(table.state, "ways", [](City& c) { c.ways = 0; });
  expect_city_unsound(table.state, "last", [](City& c) { c.last = 1; });
}

void test_last_round_should_be_unsound_when_a_field_is_wrong() {
  for (const unsigned variants : {unsigned{kNone}, unsigned{kFree}}) {
    for (const char* decision : {"p1 cover 0,0 nw r90", "p1 decline"}) {
      const State state = in_the_last_round(variants, decision);
      expect_city_unsound(state, "undecided", [](City& c) { c.cover = rules::cities::kUndecided; });
      expect_city_unsound(state, "cover", [](City& c) { c.cover = 3; });
      expect_city_unsound(state, "cover_at", [](City& c) { c.cover_at = 255; });
      expect_city_unsound(state, "cover_at", [](City& c) { ++c.cover_at; });
      expect_city_unsound(state, "cover_turns", [](City& c) { c.cover_turns = 4; });
      expect_city_unsound(state, "last", [](City& c) { ++c.last; });
      expect_city_unsound(state, "todo", [](City& c) { c.todo = 1; });
      expect_city_unsound(state, "ways", [](City& c) { ++c.ways; });
      expect_unsound(state, "drawn", [](State& s) { s.drawn[16] = 0; });
      expect_unsound(state, "variants", [](State& s) { s.options.variants ^= kOneMore; });
    }
  }
}

// A byte that is all wrong, anywhere.
void test_state_should_be_unsound_when_any_byte_is_turned_over() {
  for (const unsigned variants : {unsigned{kNone}, unsigned{kFree}}) {
    for (const State& state :
         {in_a_round(variants), in_the_last_round(variants, "p1 cover 0,0 nw r90")}) {
      for (size_t at = 0; at < sizeof state; ++at) {
        const std::string what = "byte " + std::to_string(at);
        expect_unsound(state, what.c_str(),
                       [&](State& s) { reinterpret_cast<uint8_t*>(&s)[at] ^= 0xFF; });
      }
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_game_should_be_unsound_when_a_field_is_wrong);
  RUN_TEST(test_city_should_be_unsound_when_a_field_is_wrong);
  RUN_TEST(test_city_should_be_unsound_when_it_is_not_in_one_piece);
  RUN_TEST(test_player_should_be_unsound_when_a_finished_round_is_not_what_a_round_can_be);
  RUN_TEST(test_set_up_should_be_unsound_when_a_field_is_wrong);
  RUN_TEST(test_last_round_should_be_unsound_when_a_field_is_wrong);
  RUN_TEST(test_state_should_be_unsound_when_any_byte_is_turned_over);
  return UNITY_END();
}
