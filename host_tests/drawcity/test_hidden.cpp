// What a seat may see of the others' hands: nothing; and that it can play on with what it sees.
#include <unity.h>

#include <algorithm>

#include "host_tests/core/distribution.hpp"
#include "host_tests/drawcity/table.hpp"

using namespace drawcity_test;
using rules::Rng;
using rules::drawcity::Hand;
using rules::drawcity::Phase;

namespace {

State redacted(const State& state, unsigned seat) {
  State seen = state;
  DrawCity::redact(seen, static_cast<uint8_t>(seat));
  return seen;
}

DrawCity::Options options_of_game(unsigned game) {
  DrawCity::Options options;
  const unsigned which = game % 8;
  options.modules = static_cast<uint8_t>(which < 5 ? 1u << which : which == 5 ? 0 : 31);
  options.other_goal = game % 2;
  options.streets = static_cast<uint8_t>(game % 3 == 0 ? 3 + game / 3 % 8 : 0);
  return options;
}

// --- nothing of the others' hands --------------------------------------------------------------

bool is_draw(Event event) {
  return event.actor() == rules::kChance && (event.is(rules::drawcity::Verb::kDrawNumber) ||
                                             event.is(rules::drawcity::Verb::kDrawDevelopment));
}

// An event that both games allow, or none.
bool pick_common(const State& one, const State& other, Rng& rng, Event& picked) {
  const std::vector<Event> first = tests::listed<DrawCity>(one);
  const std::vector<Event> second = tests::listed<DrawCity>(other);
  std::vector<Event> both;
  for (const Event event : first) {
    if (std::find(second.begin(), second.end(), event) != second.end()) both.push_back(event);
  }
  if (both.empty()) return false;
  picked = both[rng.below(static_cast<uint32_t>(both.size()))];
  return true;
}

struct Differences {
  unsigned hands = 0;     // states in which others' hands differed
  unsigned decks = 0;     // and what is left in a deck
  unsigned finished = 0;  // and a player had finished
  unsigned set_up = 0;
  unsigned choices = 0;
};

bool same_hand(const Hand& a, const Hand& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

void compare(const State& one, const State& other, unsigned seat, Differences& found) {
  const State seen = redacted(one, seat);
  const State seen_too = redacted(other, seat);
  TEST_ASSERT_EQUAL_MEMORY(&seen, &seen_too, sizeof seen);
  TEST_ASSERT_TRUE(same_hand(seen.hands[seat - 1], one.hands[seat - 1]));
  bool differ = false;
  for (unsigned i = 0; i < one.players; ++i) {
    differ = differ || !same_hand(one.hands[i], other.hands[i]);
    if (i + 1 == seat) continue;
    const Hand nothing{};
    TEST_ASSERT_TRUE(same_hand(seen.hands[i], nothing));
  }
  if (!differ) return;
  ++found.hands;
  found.decks += std::memcmp(&one.numbers, &other.numbers, sizeof one.numbers) != 0;
  found.finished += std::count(one.skips, one.skips + one.players, 2) != 0;
  found.set_up += one.phase < Phase::kAct;
  found.choices += one.phase == Phase::kChoose;
}

// Two games in which everybody does the same, while what the others draw is not always the same.
void play_two(unsigned game, Differences& found) {
  Rng rng(game + 1);
  const uint8_t players = static_cast<uint8_t>(2 + game % 5);
  const unsigned seat = 1 + game / 5 % players;
  State one = DrawCity::start(options_of_game(game), players);
  State other = one;
  while (DrawCity::to_act(one) != 0) {
    Event event = DrawCity::pick(one, rng);
    Event event_too = event;
    if (is_draw(event) && event.a != seat) {
      if (rng.below(10) == 0) event_too = DrawCity::pick(other, rng);
      State tried = other;
      if (!DrawCity::apply(tried, event_too).ok()) event_too = DrawCity::pick(other, rng);
    } else {
      if (!pick_common(one, other, rng, event)) return;
      event_too = event;
    }
    TEST_ASSERT_TRUE(DrawCity::apply(one, event).ok());
    TEST_ASSERT_TRUE(DrawCity::apply(other, event_too).ok());
    compare(one, other, seat, found);
  }
}

void test_seat_should_see_the_same_bytes_when_only_others_hidden_cards_differ() {
  Differences found;
  for (unsigned game = 0; game < 3000; ++game) play_two(game, found);
  TEST_ASSERT_GREATER_THAN(50000, found.hands);
  TEST_ASSERT_GREATER_THAN(10000, found.decks);
  TEST_ASSERT_GREATER_THAN(500, found.finished);
  TEST_ASSERT_GREATER_THAN(5000, found.set_up);
  TEST_ASSERT_GREATER_THAN(5, found.choices);
}

void test_others_cards_should_be_among_the_unseen_ones() {
  Table table(2);
  table.does({"@ first p1", "@ number p1 4", "@ number p1 5", "@ development p1 H",
              "@ development p1 S", "@ number p2 9", "@ number p2 5", "@ development p2 P",
              "@ development p2 P"});
  const State seen = redacted(table.state, 1);
  TEST_ASSERT_EQUAL(2, seen.numbers.left[9 - 1]);
  TEST_ASSERT_EQUAL(9, seen.numbers.left[5 - 1]);  // one of the ten is in the own hand
  TEST_ASSERT_EQUAL(7, seen.numbers.left[4 - 1]);
  TEST_ASSERT_EQUAL(48, seen.numbers.size);
  TEST_ASSERT_EQUAL(2, seen.numbers.hidden);
  TEST_ASSERT_EQUAL(12, seen.developments.left[4 - 1]);
  TEST_ASSERT_EQUAL(11, seen.developments.left[1 - 1]);
  TEST_ASSERT_EQUAL(46, seen.developments.size);
}

void test_hand_of_another_should_come_up_card_by_card_when_it_is_their_turn() {
  Table table(2);
  table.does({"@ first p1", "@ number p1 4", "@ number p1 5", "@ development p1 H",
              "@ development p1 S", "@ number p2 9", "@ number p2 5", "@ development p2 P",
              "@ development p2 P"});
  table.state = redacted(table.state, 1);
  TEST_ASSERT_EQUAL_STRING("1", table.to_act().c_str());
  table.does({"p1 build H 4 1,1", "@ number p1 6", "@ development p1 F"});
  TEST_ASSERT_EQUAL_STRING("@", table.to_act().c_str());
  TEST_ASSERT_EQUAL(9, table.options("@ number p2 ").size());
  table.does({"@ number p2 3", "@ number p2 8"});
  TEST_ASSERT_EQUAL(4, table.options("@ development p2 ").size());
  table.does({"@ development p2 F", "@ development p2 F"});
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
  TEST_ASSERT_EQUAL_STRING("38FF", table.hand(2).c_str());
  TEST_ASSERT_EQUAL(0, table.state.numbers.hidden);
  table.does("p2 build F 8 1,2");
}

void test_own_turn_should_be_left_alone_when_others_are_redacted() {
  Table table(3);
  table.does({"@ first p2", "@ number p2 4", "@ number p2 5", "@ development p2 H",
              "@ development p2 S", "@ number p3 9", "@ number p3 5", "@ development p3 P",
              "@ development p3 P", "@ number p1 3", "@ number p1 1", "@ development p1 P",
              "@ development p1 H"});
  const Lines own = table.options();
  table.state = redacted(table.state, 2);
  TEST_ASSERT_TRUE(table.options() == own);
  TEST_ASSERT_EQUAL_STRING("2", table.to_act().c_str());
}

// --- playing on --------------------------------------------------------------------------------

// The whole contract of options(), apply() and pick(), from a redacted state to the end.
void play_on(State state, Rng& rng) {
  while (DrawCity::to_act(state) != 0) {
    TEST_ASSERT_TRUE(DrawCity::sound(state));
    const std::vector<Event> events = tests::listed<DrawCity>(state);
    TEST_ASSERT_FALSE(events.empty());
    for (unsigned i = 0; i < 3; ++i) {
      const Event event = events[rng.below(static_cast<uint32_t>(events.size()))];
      State next = state;
      TEST_ASSERT_TRUE(DrawCity::apply(next, event).ok());
      TEST_ASSERT_TRUE(DrawCity::sound(next));
      TEST_ASSERT_GREATER_THAN(0, DrawCity::weight(state, event));
      Event other = event;
      other.b = static_cast<uint8_t>(rng.below(12));
      other.a = static_cast<uint8_t>(rng.below(8));
      next = state;
      const bool listed = std::find(events.begin(), events.end(), other) != events.end();
      TEST_ASSERT_EQUAL(listed, DrawCity::apply(next, other).ok());
    }
    const Event picked = DrawCity::pick(state, rng);
    TEST_ASSERT_TRUE(std::find(events.begin(), events.end(), picked) != events.end());
    TEST_ASSERT_TRUE(DrawCity::apply(state, picked).ok());
  }
  TEST_ASSERT_TRUE(DrawCity::sound(state));
}

void test_redacted_state_should_be_played_on_to_the_end() {
  for (unsigned game = 0; game < 240; ++game) {
    Rng rng(game + 77);
    const uint8_t players = static_cast<uint8_t>(2 + game % 5);
    State state = DrawCity::start(options_of_game(game), players);
    for (unsigned left = rng.below(150); left != 0 && DrawCity::to_act(state) != 0; --left) {
      TEST_ASSERT_TRUE(DrawCity::apply(state, DrawCity::pick(state, rng)).ok());
    }
    play_on(redacted(state, 1 + rng.below(players)), rng);
  }
}

void test_pick_should_draw_what_a_redacted_state_lists_each_as_often() {
  double chi_square = 0;
  double freedom = 0;
  for (unsigned game = 0; game < 40; ++game) {
    Rng rng(game + 177);
    const uint8_t players = static_cast<uint8_t>(2 + game % 5);
    State state = DrawCity::start(options_of_game(game), players);
    for (unsigned left = rng.below(120); left != 0 && DrawCity::to_act(state) != 0; --left) {
      TEST_ASSERT_TRUE(DrawCity::apply(state, DrawCity::pick(state, rng)).ok());
    }
    state = redacted(state, 1 + rng.below(players));
    for (unsigned i = 0; i < 3 && DrawCity::to_act(state) != 0; ++i) {
      tests::draw_often<DrawCity>(state, rng, chi_square, freedom);
      TEST_ASSERT_TRUE(DrawCity::apply(state, DrawCity::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_TRUE(freedom > 300);
  TEST_ASSERT_TRUE(std::fabs(tests::excess(chi_square, freedom)) < 4);
}

// What a seat saw, brought up to date by what happened, is what it sees now: the others' cards come
// up before they are played and go back among the unseen ones.
void test_what_a_seat_saw_should_become_what_it_sees_when_it_follows_the_game() {
  for (unsigned game = 0; game < 240; ++game) {
    Rng rng(game + 7);
    const uint8_t players = static_cast<uint8_t>(2 + game % 5);
    const unsigned seat = 1 + game / 5 % players;
    State state = DrawCity::start(options_of_game(game), players);
    State seen = state;
    while (DrawCity::to_act(state) != 0) {
      const Event event = DrawCity::pick(state, rng);
      if (event.is(rules::drawcity::Verb::kBuild) || event.is(rules::drawcity::Verb::kSkip)) {
        const Hand hand = state.hands[event.actor() - 1];
        for (unsigned i = 0; DrawCity::to_act(seen) == rules::only(rules::kChance); ++i) {
          const unsigned missing = i + (event.actor() == seat ? 4 : 0);
          TEST_ASSERT_LESS_THAN(4, missing);
          const unsigned card = i < 2 ? hand.numbers[i] : hand.developments[i - 2];
          const auto verb =
              i < 2 ? rules::drawcity::Verb::kDrawNumber : rules::drawcity::Verb::kDrawDevelopment;
          const Event shown = rules::event(rules::kChance, verb, event.actor(), card);
          TEST_ASSERT_TRUE(DrawCity::apply(seen, shown).ok());
        }
      }
      TEST_ASSERT_TRUE(DrawCity::apply(state, event).ok());
      TEST_ASSERT_TRUE(DrawCity::apply(seen, event).ok());
      TEST_ASSERT_TRUE(DrawCity::sound(seen));
      DrawCity::redact(seen, static_cast<uint8_t>(seat));
      const State truth = redacted(state, seat);
      TEST_ASSERT_EQUAL_MEMORY(&truth, &seen, sizeof seen);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_seat_should_see_the_same_bytes_when_only_others_hidden_cards_differ);
  RUN_TEST(test_others_cards_should_be_among_the_unseen_ones);
  RUN_TEST(test_hand_of_another_should_come_up_card_by_card_when_it_is_their_turn);
  RUN_TEST(test_own_turn_should_be_left_alone_when_others_are_redacted);
  RUN_TEST(test_redacted_state_should_be_played_on_to_the_end);
  RUN_TEST(test_pick_should_draw_what_a_redacted_state_lists_each_as_often);
  RUN_TEST(test_what_a_seat_saw_should_become_what_it_sees_when_it_follows_the_game);
  return UNITY_END();
}
