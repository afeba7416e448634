// Options listed and drawn without knowing the game: events by themselves, by weight and in runs.
#include <unity.h>

#include <vector>

#include "host_tests/core/toy_game.hpp"
#include "rules/core/random_play.hpp"

using rules::Bits128;
using rules::Event;
using rules::Listing;
using tests::Toy;

void setUp() {}
void tearDown() {}

namespace {

using State = Toy::State;

// So many moves of one player, as State::drawn and acted say: far more than are kept.
struct ManyMoves : Toy {
  static unsigned many(const State& state) { return state.drawn + 256u * state.acted; }
  template <class Sink>
  static void options(const State& state, Sink&& sink) {
    for (unsigned i = 0; i < many(state); ++i) {
      if (!sink(rules::event(1, Verb::kTake, i % 256, i / 256))) return;
    }
  }
};

// Two events, then a run of sets at a = 4 and a = 6, then one more event and a run of one place.
struct MixedMoves : Toy {
  static constexpr size_t kMostRuns = 2;
  template <class Sink>
  static void options(const State&, Sink&& sink) {
    Bits128 two;
    two.set(3);
    two.set(100);
    Bits128 one;
    one.set(64);
    if (!sink(rules::event(1, Verb::kPass, 1)) || !sink(rules::event(1, Verb::kPass, 2))) return;
    if (!rules::give_run(sink, rules::event(1, Verb::kTake, 4), {two, {}, one}, 3)) return;
    if (!sink(rules::event(1, Verb::kPass, 3))) return;
    rules::give_run(sink, rules::event(1, Verb::kTake, 9), {Bits128{}, one, {}}, 1);
  }
};

template <class G>
std::vector<Event> all_of(const Listing<G>& listing) {
  TEST_ASSERT_LESS_THAN(1000, listing.sum());
  std::vector<Event> events;
  for (uint32_t at = 0; at < listing.sum(); ++at) events.push_back(listing.event(at));
  return events;
}

void expect_numbers(unsigned many) {
  const State state{1, static_cast<uint8_t>(many % 256), static_cast<uint8_t>(many / 256), {}};
  const Listing<ManyMoves> listing(state);
  TEST_ASSERT_EQUAL(many, listing.sum());
  const std::vector<Event> events = all_of(listing);
  for (unsigned i = 0; i < many; ++i) TEST_ASSERT_EQUAL(i, events[i].a + 256u * events[i].b);
}

void test_listing_should_give_each_event_once_however_many_there_are() {
  for (const unsigned many : {1u, 2u, 255u, 256u, 257u, 700u}) expect_numbers(many);
}

// Chance puts down 1, 2, 3 or 4, with this weight each.
void test_listing_should_give_an_event_of_chance_as_often_as_it_weighs() {
  const State start = Toy::start({}, 1);
  const Listing<Toy> listing(start);
  TEST_ASSERT_EQUAL(1 + 2 + 3 + 4, listing.sum());
  const unsigned expected[] = {1, 2, 2, 3, 3, 3, 4, 4, 4, 4};
  const std::vector<Event> events = all_of(listing);
  for (unsigned i = 0; i < 10; ++i) TEST_ASSERT_EQUAL(expected[i], events[i].a);
}

void test_listing_should_give_single_events_first_and_then_those_of_runs() {
  const State start{};
  const Listing<MixedMoves> listing(start);
  TEST_ASSERT_EQUAL(3 + 3 + 1, listing.sum());
  const Event pass = rules::event(1, Toy::Verb::kPass);
  const Event take = rules::event(1, Toy::Verb::kTake);
  const std::vector<Event> expected{
      {pass.head, 1, 0, 0},   {pass.head, 2, 0, 0},  {pass.head, 3, 0, 0},  {take.head, 4, 3, 0},
      {take.head, 4, 100, 0}, {take.head, 6, 64, 0}, {take.head, 10, 64, 0}};
  TEST_ASSERT_TRUE(all_of(listing) == expected);
}

void test_pick_should_be_the_part_of_the_sum_that_luck_says() {
  rules::Rng luck(3);
  rules::Rng same = luck;
  const State start{};
  const Listing<MixedMoves> listing(start);
  for (unsigned i = 0; i < 50; ++i) {
    const Event expected = listing.event(same.below(7));
    TEST_ASSERT_TRUE(rules::pick_by_listing<MixedMoves>(start, luck) == expected);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_listing_should_give_each_event_once_however_many_there_are);
  RUN_TEST(test_listing_should_give_an_event_of_chance_as_often_as_it_weighs);
  RUN_TEST(test_listing_should_give_single_events_first_and_then_those_of_runs);
  RUN_TEST(test_pick_should_be_the_part_of_the_sum_that_luck_says);
  return UNITY_END();
}
