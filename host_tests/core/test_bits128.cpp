// Sets of 128 places, as a machine of 64 bits works on them and as the chip does, and options given
// as such.
#include <unity.h>

#include <set>
#include <vector>

#include "rules/core/bits128.hpp"
#include "rules/core/rng.hpp"
#include "rules/core/run.hpp"

using rules::Bits128;
using OfLanes = rules::BasicBits128<true>;
using OfWords = rules::BasicBits128<false>;
using rules::Event;

void setUp() {}
void tearDown() {}

namespace {

template <class Set>
constexpr Set kSome = [] {
  Set set;
  for (const unsigned place : {0u, 5u, 31u, 32u, 63u, 64u, 100u, 127u}) set.set(place);
  return set;
}();

template <class Set>
constexpr bool knows_some() {
  constexpr Set some = kSome<Set>;
  return some.count() == 8 && some.has(63) && !some.has(62) && some.lowered(1).has(4) &&
         some.raised(1).has(1) && some.turned(1).has(95);
}
static_assert(knows_some<OfLanes>() && knows_some<OfWords>());

// The set made of each number once more, slowly.
template <class Set>
Set random_set(rules::Rng& rng, std::set<unsigned>& places) {
  Set set;
  const unsigned density = 1 + rng.below(15);
  for (unsigned place = 0; place < Set::kPlaces; ++place) {
    if (rng.below(16) >= density) continue;
    set.set(place);
    places.insert(place);
  }
  return set;
}

template <class Set>
void expect_places(const std::set<unsigned>& expected, const Set& set) {
  for (unsigned place = 0; place < Set::kPlaces; ++place) {
    TEST_ASSERT_EQUAL(expected.count(place) == 1, set.has(place));
  }
  TEST_ASSERT_EQUAL(expected.size(), set.count());
  TEST_ASSERT_EQUAL(!expected.empty(), set.any());
}

template <class Set>
void test_sets_should_be_counted_and_walked_place_by_place() {
  rules::Rng rng(1);
  for (unsigned round = 0; round < 200; ++round) {
    std::set<unsigned> places;
    const Set set = random_set<Set>(rng, places);
    expect_places(places, set);
    unsigned n = 0;
    std::vector<unsigned> walked;
    set.all_of([&](unsigned place) {
      walked.push_back(place);
      return true;
    });
    TEST_ASSERT_TRUE(walked == std::vector<unsigned>(places.begin(), places.end()));
    TEST_ASSERT_EQUAL(places.empty() ? Set::kPlaces : *places.begin(), set.first());
    for (const unsigned place : places) {
      unsigned at = n++;
      TEST_ASSERT_EQUAL(place, set.take_nth(at));
    }
    unsigned left = n + 5;
    TEST_ASSERT_EQUAL(Set::kPlaces, set.take_nth(left));
    TEST_ASSERT_EQUAL(5, left);
    if (places.size() > 85) continue;
    TEST_ASSERT_EQUAL(3 * places.size(), Set::count_few(set, set, set));
  }
}

template <class Set>
void test_walk_should_stop_when_told_so() {
  unsigned seen = 0;
  TEST_ASSERT_FALSE(kSome<Set>.all_of([&](unsigned) { return ++seen < 3; }));
  TEST_ASSERT_EQUAL(3, seen);
}

template <class Set>
void test_sets_should_be_joined_and_moved_word_by_word() {
  rules::Rng rng(2);
  for (unsigned round = 0; round < 100; ++round) {
    std::set<unsigned> a;
    std::set<unsigned> b;
    const Set one = random_set<Set>(rng, a);
    const Set other = random_set<Set>(rng, b);
    const unsigned by = rng.below(32);
    const unsigned words = rng.below(4);
    std::set<unsigned> both, either, without, turned, lowered, raised;
    for (unsigned place = 0; place < 128; ++place) {
      const bool in_a = a.count(place) != 0;
      const bool in_b = b.count(place) != 0;
      if (in_a && in_b) both.insert(place);
      if (in_a || in_b) either.insert(place);
      if (in_a && !in_b) without.insert(place);
      if (in_a) turned.insert((place + 128 - 32 * words) % 128);
      if (in_a && place % 32 >= by) lowered.insert(place - by);
      if (in_a && place % 32 + by < 32) raised.insert(place + by);
    }
    expect_places(both, one & other);
    expect_places(either, one | other);
    expect_places(without, one.without(other));
    expect_places(turned, one.turned(words));
    expect_places(lowered, one.lowered(by));
    expect_places(raised, one.raised(by));
  }
}

template <class Set>
void test_words_should_be_made_by_number_or_of_halves() {
  const uint16_t halves[] = {1, 0x8000, 0, 0xFFFF};
  std::set<unsigned> places{0, 32 + 15};
  for (unsigned place = 96; place < 112; ++place) places.insert(place);
  expect_places(places, Set::of_halves(halves));
  expect_places({0, 33, 66, 99}, Set::each([](unsigned word) { return 1u << word; }));
}

void test_run_should_give_each_event_to_a_sink_that_takes_no_runs() {
  std::vector<Event> events;
  const auto sink = [&](Event event) {
    events.push_back(event);
    return events.size() < 4;
  };
  Bits128 two;
  two.set(7);
  two.set(90);
  TEST_ASSERT_FALSE(rules::give_run(sink, rules::event(2, 3, 10), {two, {}, kSome<Bits128>}, 10));
  const std::vector<Event> expected{rules::event(2, 3, 10, 7), rules::event(2, 3, 10, 90),
                                    rules::event(2, 3, 12, 0), rules::event(2, 3, 12, 5)};
  TEST_ASSERT_TRUE(events == expected);
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_sets_should_be_counted_and_walked_place_by_place<OfLanes>);
  RUN_TEST(test_sets_should_be_counted_and_walked_place_by_place<OfWords>);
  RUN_TEST(test_walk_should_stop_when_told_so<OfLanes>);
  RUN_TEST(test_walk_should_stop_when_told_so<OfWords>);
  RUN_TEST(test_sets_should_be_joined_and_moved_word_by_word<OfLanes>);
  RUN_TEST(test_sets_should_be_joined_and_moved_word_by_word<OfWords>);
  RUN_TEST(test_words_should_be_made_by_number_or_of_halves<OfLanes>);
  RUN_TEST(test_words_should_be_made_by_number_or_of_halves<OfWords>);
  RUN_TEST(test_run_should_give_each_event_to_a_sink_that_takes_no_runs);
  return UNITY_END();
}
