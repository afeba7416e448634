// States that no play can reach are not sound: cards, lists, and what is counted of them.
#include "host_tests/town_builder/unsound.hpp"

using namespace town_builder_test;

namespace {

constexpr unsigned kPlaces = 22;  // and some that are none

unsigned card(const char* id) {
  unsigned found = 0;
  while (std::string(kCardData[found].id) != id) ++found;
  return found;
}

// Three players. Under player 2's Museum lie the Palisade and a resource without a name; player 3
// has the rest as foundations and stored the Bank. Player 1 protects the Well.
Table midgame() {
  Table table = scene(3,
                      "row well shrine mill inn / deck farm stables market"
                      " / discards tavern chapel theatre / built p1 festival bridge flower-stand"
                      " / built p2 orphanage gatehouse / gold p2 church merchant-house"
                      " / foundation p1 statue / foundation p2 museum palisade *"
                      " / awards unity treasury / judges social / next-judge 0 / runs 1");
  table.does("p1 use bridge well");
  return table;
}

void test_no_byte_should_be_unseen_in_a_turn() {
  tests::expect_no_byte_unseen<TownBuilder>(midgame().state);
}

// What is not named lies in the box.
Table midgame_alone() {
  Table table = scene(1,
                      "row well shrine mill inn / deck farm stables market / discards tavern"
                      " / built p1 bridge / foundation p1 statue / awards unity treasury");
  table.does("p1 use bridge well");
  return table;
}

void test_no_byte_should_be_unseen_when_somebody_plays_alone() {
  tests::expect_no_byte_unseen<TownBuilder>(midgame_alone().state);
}

void test_state_should_be_unsound_when_the_row_is_not_what_lies_there() {
  const State state = midgame().state;
  expect_unsound(state, "one card fewer", [](State& at) { --at.row_size; });
  expect_unsound(state, "one card more", [](State& at) { ++at.row_size; });
  expect_unsound(state, "a card that lies elsewhere",
                 [](State& at) { at.row[3] = static_cast<uint8_t>(card("citadel")); });
  expect_unsound(state, "no card at all", [](State& at) { at.row[0] = kCards; });
  expect_unsound(state, "a card twice", [](State& at) { at.row[1] = at.row[0]; });
  expect_unsound(state, "out of order", [](State& at) { std::swap(at.row[0], at.row[1]); });
  expect_unsound(state, "something behind the end", [](State& at) { at.row[4] = 0; });
}

void test_state_should_be_unsound_when_a_full_row_is_longer() {
  std::string row;
  for (unsigned i = 0; i < kMostRow; ++i) row += std::string(" ") + kCardData[i].id;
  const State state = scene(2, "row" + row + " / deck citadel").state;
  expect_unsound(state, "longer than there is room", [](State& at) { ++at.row_size; });
}

void test_state_should_be_unsound_when_the_deck_is_not_what_is_unseen() {
  const State state = midgame().state;
  expect_unsound(state, "a card fewer", [](State& at) { at.deck = 2; });
  expect_unsound(state, "a card more", [](State& at) { at.deck = 4; });
  expect_unsound(state, "a card that is seen", [](State& at) { at.unseen.set(card("well")); });
  expect_unsound(state, "another card", [](State& at) {
    at.unseen.clear(card("farm"));
    at.unseen.set(card("well"));
  });
  expect_unsound(state, "not a card", [](State& at) { at.unseen.set(kCards); });
}

void test_state_should_be_unsound_when_a_card_is_somewhere_else() {
  for (const State& state : {midgame().state, midgame_alone().state}) {
    for (unsigned each = 0; each < kCards; ++each) {
      for (unsigned place = 0; place < kPlaces; ++place) {
        if (place == state.place[each]) continue;
        expect_unsound(state, kCardData[each].id,
                       [=](State& at) { at.place[each] = static_cast<uint8_t>(place); });
      }
    }
  }
  expect_unsound(midgame().state, "in the box, not alone", [](State& at) {
    at.place[card("farm")] = kAway;
    at.unseen.clear(card("farm"));
    --at.deck;
  });
}

void test_state_should_be_unsound_when_a_list_is_broken() {
  const State state = midgame().state;
  for (unsigned each = 0; each < kCards; ++each) {
    for (const unsigned next : {0u, each, card("chapel"), 60u, unsigned{kNoCard}}) {
      if (next == state.next[each]) continue;
      expect_unsound(state, kCardData[each].id,
                     [=](State& at) { at.next[each] = static_cast<uint8_t>(next); });
    }
  }
  expect_unsound(state, "no discards", [](State& at) { at.discards = kNoCard; });
  expect_unsound(state, "other discards", [](State& at) { at.discards = at.next[at.discards]; });
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    const auto wrong = [&](const char* what, uint8_t(State::*head)[kMostSeats]) {
      for (const unsigned first : {0u, 60u, card("tavern"), unsigned{kNoCard}}) {
        if ((state.*head)[seat] == first) continue;
        expect_unsound(state, what,
                       [=](State& at) { (at.*head)[seat] = static_cast<uint8_t>(first); });
      }
    };
    wrong("the oldest gold", &State::gold_first);
    wrong("the newest gold", &State::gold_last);
    wrong("foundations", &State::foundations);
  }
  expect_unsound(state, "foundations out of order", [](State& at) {
    uint8_t& head = at.foundations[2];
    const uint8_t second = at.next[head];
    at.next[head] = at.next[second];
    at.next[second] = head;
    head = second;
  });
}

void test_state_should_be_unsound_when_the_topmost_discards_are_others() {
  const State state = midgame().state;
  // From the top: Theatre (wood), Chapel (stone), Tavern (gold).
  for (const char* other : {"theatre", "market"}) {
    const auto id = static_cast<uint8_t>(card(other));
    expect_unsound(state, "gold", [=](State& at) { at.top_gold = id; });
    expect_unsound(state, "stone", [=](State& at) { at.top_stone = id; });
  }
  expect_unsound(state, "no gold", [](State& at) { at.top_gold = kNoCard; });
  expect_unsound(state, "no stone", [](State& at) { at.top_stone = kNoCard; });
}

void test_state_should_be_unsound_when_what_is_stored_gives_no_gold() {
  expect_unsound(midgame().state, "a Farm", [](State& at) {
    const uint8_t farm = static_cast<uint8_t>(card("farm"));
    at.unseen.clear(farm);
    --at.deck;
    at.place[farm] = place_of(kStored, 0);
    at.gold_first[0] = at.gold_last[0] = farm;
    at.gold[0] = 1;
  });
}

void test_state_should_be_unsound_when_resources_are_not_those_of_a_foundation() {
  const State state = midgame().state;
  const unsigned museum = card("museum");
  expect_unsound(state, "another one", [=](State& at) {
    at.under[museum] = static_cast<uint8_t>((at.under[museum] & 0xC0u) | card("farm"));
  });
  expect_unsound(state, "one without a name more", [=](State& at) {
    at.under[museum] = static_cast<uint8_t>(at.under[museum] + 64);
  });
  expect_unsound(state, "all that it needs", [=](State& at) {
    at.under[museum] = static_cast<uint8_t>(at.under[museum] + 64);
    at.needs[museum] = 0;
    at.fits[1] = {};
  });
  expect_unsound(state, "under a card of the row",
                 [](State& at) { at.under[card("well")] = static_cast<uint8_t>(card("farm")); });
  for (unsigned each = 0; each < kCards; ++each) {
    expect_unsound(state, kCardData[each].id, [=](State& at) { at.needs[each] ^= 2; });
  }
  // A Market gives no resource; the Statue takes no straw.
  for (const char* other : {"market", "farm"}) {
    expect_unsound(state, other, [=](State& at) {
      const unsigned id = card(other);
      at.unseen.clear(id);
      --at.deck;
      at.place[id] = kUnder;
      at.under[card("statue")] = static_cast<uint8_t>(id);
    });
  }
}

void test_state_should_be_unsound_when_counts_are_wrong() {
  const State state = midgame().state;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    expect_unsound(state, "types", [=](State& at) { ++at.kinds[seat]; });
    expect_unsound(state, "abilities", [=](State& at) { at.kinds[seat] += 1u << kAbilityShift; });
    expect_unsound(state, "costs", [=](State& at) { ++at.costs[seat]; });
    expect_unsound(state, "stars", [=](State& at) { at.stars[seat] ^= 1; });
    expect_unsound(state, "gold", [=](State& at) { ++at.gold[seat]; });
    expect_unsound(state, "fits", [=](State& at) { ++at.fits[seat].words[0]; });
    expect_unsound(state, "more fits", [=](State& at) { ++at.fits[seat].words[1]; });
  }
}

void test_state_should_be_unsound_when_a_seat_without_a_player_has_something() {
  // A Farm of player 4 among three, and all that is counted of it.
  const State state = midgame().state;
  const auto from_deck = [](State& at, Place place) {
    at.unseen.clear(card("farm"));
    --at.deck;
    at.place[card("farm")] = place_of(place, 3);
  };
  expect_unsound(state, "a foundation", [&](State& at) {
    from_deck(at, kFoundation);
    at.foundations[3] = static_cast<uint8_t>(card("farm"));
    at.needs[card("farm")] = kFirstNeeds[card("farm")];
    uint8_t* const fits = reinterpret_cast<uint8_t*>(at.fits[3].words);
    for (unsigned set = 0; set < 8; ++set) fits[set] = kFirstNeeds[card("farm")] >> set & 1u;
  });
  expect_unsound(state, "a building", [&](State& at) {
    from_deck(at, kBuilt);
    at.kinds[3] = kKinds[card("farm")];
    at.costs[3] = kCostCounts[card("farm")];
  });
  expect_unsound(state, "stored gold", [](State& at) {
    const unsigned market = card("market");
    at.unseen.clear(market);
    --at.deck;
    at.place[market] = place_of(kStored, 3);
    at.gold_first[3] = at.gold_last[3] = static_cast<uint8_t>(market);
    at.gold[3] = 1;
  });
}

void test_state_should_be_unsound_when_a_bridge_protects_what_it_cannot() {
  const State state = midgame().state;
  const unsigned shrine = card("shrine");
  expect_unsound(state, "not in the row", [](State& at) { set_bridge(at, 0, card("citadel")); });
  expect_unsound(state, "not a card", [](State& at) { set_bridge(at, 0, 60); });
  expect_unsound(state, "nobody's bridge", [=](State& at) { set_bridge(at, 3, shrine); });
  const State none = scene(2, "row well / deck farm / built p1 festival").state;
  expect_unsound(none, "nobody has built one", [](State& at) { set_bridge(at, 0, card("well")); });
  Table next = midgame();
  while (!next.offers("p1 end")) next.does(*next.options("p1 found").begin());
  next.does("p1 end");
  TEST_ASSERT_TRUE(next.state.phase == Phase::kRefill);
  expect_unsound(next.state, "its turn is over", [](State& at) { set_bridge(at, 1, at.row[0]); });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_no_byte_should_be_unseen_in_a_turn);
  RUN_TEST(test_no_byte_should_be_unseen_when_somebody_plays_alone);
  RUN_TEST(test_state_should_be_unsound_when_the_row_is_not_what_lies_there);
  RUN_TEST(test_state_should_be_unsound_when_a_full_row_is_longer);
  RUN_TEST(test_state_should_be_unsound_when_the_deck_is_not_what_is_unseen);
  RUN_TEST(test_state_should_be_unsound_when_a_card_is_somewhere_else);
  RUN_TEST(test_state_should_be_unsound_when_a_list_is_broken);
  RUN_TEST(test_state_should_be_unsound_when_the_topmost_discards_are_others);
  RUN_TEST(test_state_should_be_unsound_when_what_is_stored_gives_no_gold);
  RUN_TEST(test_state_should_be_unsound_when_resources_are_not_those_of_a_foundation);
  RUN_TEST(test_state_should_be_unsound_when_counts_are_wrong);
  RUN_TEST(test_state_should_be_unsound_when_a_seat_without_a_player_has_something);
  RUN_TEST(test_state_should_be_unsound_when_a_bridge_protects_what_it_cannot);
  return UNITY_END();
}
