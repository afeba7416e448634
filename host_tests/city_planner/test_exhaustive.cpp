// The rules against a second, slow reading of them, over all there is.
#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "host_tests/city_planner/table.hpp"
#include "host_tests/core/look.hpp"
#include "rules/core/perft.hpp"

using rules::Actor;
using rules::CityPlanner;
using rules::Event;
using State = CityPlanner::State;

void setUp() {}
void tearDown() {}

namespace {

// --- six buildings, as the rules are written ---------------------------------------------------

constexpr const char* kColours[] = {"green", "blue", "mixed", "purple", "black", "yellow", "red"};
using Six = std::array<std::string, 6>;
using Outcomes = std::set<std::pair<int, int>>;

int count(const Six& six, const char* colour) {
  return static_cast<int>(std::count(six.begin(), six.end(), colour));
}

int times(int others) { return std::min(1 + others, 4); }

// What is left after parking and choosing, "parked" being a colour of its own.
void score(const Six& six, int money, int green_doubled, int blue_doubled, Outcomes& found) {
  const int yellow = count(six, "yellow");
  const int red = count(six, "red");
  const int vp = count(six, "green") * times(red) * green_doubled;
  const int blue = yellow > 0 ? count(six, "blue") * times(yellow) * blue_doubled : 0;
  money += blue + count(six, "purple") + 2 * count(six, "parked");
  if (yellow + red == 1) money -= std::min(5, money);
  found.emplace(vp, money);
}

// Every choice for the buildings from `at` on.
void choose(Six six, size_t at, int blacks, int money, Outcomes& found) {
  if (at == six.size()) {
    if (blacks < 2) {
      score(six, money, 1, 1, found);
    } else {
      score(six, money, 2, 1, found);
      score(six, money, 1, 2, found);
    }
    return;
  }
  const std::string colour = six[at];
  if (colour == "mixed") {
    for (const char* as : {"green", "blue"}) {
      six[at] = as;
      choose(six, at + 1, blacks, money, found);
    }
    return;
  }
  choose(six, at + 1, blacks, money, found);
  if (blacks == 1 && colour != "black") {
    six[at] = "parked";
    choose(six, at + 1, blacks, money, found);
  }
}

Outcomes position_outcomes(const Six& six, int money) {
  CityPlanner::Position position({}, 1);
  const std::string first = "money " + std::to_string(money);
  std::string second = "cards";
  for (const std::string& colour : six) second += ' ' + colour;
  TEST_ASSERT_TRUE(position.line(rules::Reader(first.data(), first.size())));
  TEST_ASSERT_TRUE(position.line(rules::Reader(second.data(), second.size())));
  Outcomes found;
  std::pair<int, int> before(-1, -1);
  position.outcomes([&](const int16_t* numbers) {
    const std::pair<int, int> outcome(numbers[0], numbers[1]);
    TEST_ASSERT_TRUE_MESSAGE(before < outcome, "not in order, or twice");
    before = outcome;
    found.insert(outcome);
  });
  return found;
}

// Every six buildings in one order of the cards, and every 37th of all orders.
void test_outcomes_should_be_those_of_the_slow_reading_when_any_six_buildings_stand() {
  int most = 0;
  unsigned positions = 0;
  for (unsigned code = 0; code < 117649; ++code) {
    unsigned rest = code;
    Six six;
    bool ascending = true;
    for (size_t i = 0; i < six.size(); ++i, rest /= 7) {
      six[i] = kColours[rest % 7];
      ascending = ascending && (i + 1 == six.size() || rest % 7 <= rest / 7 % 7);
    }
    if (!ascending && code % 37 != 0) continue;
    ++positions;
    for (const int money : {0, 3, 9}) {
      Outcomes expected;
      choose(six, 0, count(six, "black"), money, expected);
      TEST_ASSERT_TRUE(position_outcomes(six, money) == expected);
      for (const auto& outcome : expected) {
        most = std::max({most, outcome.first, outcome.second - money});
      }
    }
  }
  TEST_ASSERT_GREATER_THAN(924 + 3000, positions);
  TEST_ASSERT_EQUAL(rules::city_planner::kMostOfTurn, most);
}

// --- every event there could be ----------------------------------------------------------------

// Nothing but apply() says here what is legal.
std::vector<Event> legal_by_trying(const State& state) {
  std::vector<Event> legal;
  const auto try_event = [&](uint32_t word) {
    State next = state;
    const Event event = std::bit_cast<Event>(word);
    if (CityPlanner::apply(next, event).ok()) legal.push_back(event);
  };
  const bool scoring = state.phase == rules::city_planner::Phase::kScore;
  for (uint32_t head = 0; head < 256; ++head) {
    // All that a, b and c can be for the one verb that uses them in full; a little for the others.
    const bool full = scoring && head == (5u << Event::kActorBits | state.active);
    const uint32_t bound = full ? 256 : 9;
    for (uint32_t c = 0; c < (full ? 256u : 2u); ++c) {
      for (uint32_t b = 0; b < bound; ++b) {
        for (uint32_t a = 0; a < bound; ++a) try_event(head | a << 8 | b << 16 | c << 24);
      }
    }
  }
  return legal;
}

void expect_options(const State& state) {
  std::vector<uint32_t> listed;
  for (const Event event : tests::listed<CityPlanner>(state))
    listed.push_back(tests::word_of(event));
  std::vector<uint32_t> tried;
  for (const Event event : legal_by_trying(state)) tried.push_back(tests::word_of(event));
  std::sort(listed.begin(), listed.end());
  std::sort(tried.begin(), tried.end());
  TEST_ASSERT_TRUE_MESSAGE(listed == tried, "options() and apply() disagree");
}

void test_options_should_be_all_events_that_apply_when_every_event_is_tried() {
  tests::Table table(1);
  expect_options(table.state());
  table.roll("1444441");
  expect_options(table.state());
  table.play("p1 lock 2 / p1 score 1=s 3=s 4=s 5=b 6=s 7=s");
  table.roll("6 61165");
  expect_options(table.state());
  table.play("p1 reroll 3");
  expect_options(table.state());
  table.play("@ die 3 5");
  expect_options(table.state());
  table.play("p1 change 7 up / p1 change 1 down");
  expect_options(table.state());
  tests::Table pair(2);
  expect_options(pair.state());
}

// With no, one and two black.
void test_scorings_should_be_all_events_that_apply_when_every_event_is_tried() {
  for (const char* faces : {"5415424", "5115424", "5115414"}) {
    tests::Table table(2);
    table.play("@ first p2");
    table.roll(faces);
    table.play("p2 lock 7");
    expect_options(table.state());
  }
}

// --- counted trees -----------------------------------------------------------------------------

// Every event that the words of a record can say in this phase.
template <class Try>
void each_event_in_words(const State& state, Try&& try_event) {
  using namespace rules::city_planner;
  const Actor actor = state.active;
  for (unsigned card = 1; card <= kCards; ++card) {
    try_event(rules::event(actor, Verb::kReroll, card));
    try_event(rules::event(actor, Verb::kChange, card, 0));
    try_event(rules::event(actor, Verb::kChange, card, 1));
    try_event(rules::event(actor, Verb::kLock, card));
    for (unsigned ways = 0; ways < 1u << 12; ++ways) {  // two bits for each of six cards
      Choice choice;
      unsigned rest = ways;
      for (unsigned other = 1; other <= kCards; ++other) {
        if (other == card) continue;
        const Cards bit = card_bit(other);
        if (rest % 4 == 1) choice.parked |= bit;
        if (rest % 4 == 2) choice.green |= bit;
        if (rest % 4 == 3) choice.blue |= bit;
        rest /= 4;
      }
      for (const Twice twice : {Twice::kNothing, Twice::kGreen, Twice::kBlue}) {
        choice.twice = twice;
        try_event(score_event(actor, card_bit(card), choice));
      }
    }
  }
}

uint64_t leaves_by_trying(State state, rules::Rng rng, unsigned depth) {
  while (rules::holds(CityPlanner::to_act(state), rules::kChance)) {
    TEST_ASSERT_TRUE(CityPlanner::apply(state, CityPlanner::pick(state, rng)).ok());
  }
  if (depth == 0 || CityPlanner::to_act(state) == 0) return 1;
  uint64_t sum = 0;
  each_event_in_words(state, [&](Event event) {
    State next = state;
    if (CityPlanner::apply(next, event).ok()) sum += leaves_by_trying(next, rng, depth - 1);
  });
  return sum;
}

void test_first_decisions_should_be_as_many_as_counted_by_hand_when_the_dice_are_known() {
  tests::Table table(1);
  table.roll("1234566");
  // Up: all but the two on 6. Down: all but the one on 1. Seven cards to lock. No re-roll.
  TEST_ASSERT_EQUAL(5 + 6 + 7, table.option_count());
  // Up and down of the two others that are left and not at an end, and seven cards.
  table.play("p1 change 2 up / p1 change 6 down");
  TEST_ASSERT_EQUAL(4 + 4 + 7, table.option_count());
}

void test_trees_should_have_the_leaves_of_every_event_tried_when_counted() {
  for (const uint8_t players : {uint8_t{1}, uint8_t{2}}) {
    const State start = CityPlanner::start({}, players);
    TEST_ASSERT_EQUAL_UINT64(leaves_by_trying(start, rules::Rng(1), 3),
                             rules::count_leaves<CityPlanner>(start, rules::Rng(1), 3));
  }
}

void test_trees_should_have_the_pinned_leaves_when_counted() {
  constexpr uint64_t kLeaves[2][6] = {{1, 19, 399, 7406, 102128, 1231798},
                                      {1, 19, 213, 2096, 12383, 94796}};
  for (uint8_t players = 1; players <= 2; ++players) {
    const State start = CityPlanner::start({}, players);
    for (unsigned depth = 0; depth < 6; ++depth) {
      const uint64_t leaves = rules::count_leaves<CityPlanner>(start, rules::Rng(1), depth);
      TEST_ASSERT_EQUAL_UINT64(kLeaves[players - 1][depth], leaves);
    }
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_outcomes_should_be_those_of_the_slow_reading_when_any_six_buildings_stand);
  RUN_TEST(test_options_should_be_all_events_that_apply_when_every_event_is_tried);
  RUN_TEST(test_scorings_should_be_all_events_that_apply_when_every_event_is_tried);
  RUN_TEST(test_first_decisions_should_be_as_many_as_counted_by_hand_when_the_dice_are_known);
  RUN_TEST(test_trees_should_have_the_leaves_of_every_event_tried_when_counted);
  RUN_TEST(test_trees_should_have_the_pinned_leaves_when_counted);
  return UNITY_END();
}
