// What the choices of City Planner lead to, beside all that the rules list.
#include <algorithm>
#include <array>
#include <set>

#include "planner_table.hpp"

using namespace table;

namespace {

using Result = std::array<int, 3>;  // points, money, re-rolls of the next turn

bool dominated(const Result& result, const std::set<Result>& all) {
  return std::any_of(all.begin(), all.end(), [&](const Result& other) {
    return other != result && other[0] >= result[0] && other[1] >= result[1] &&
           other[2] >= result[2];
  });
}

// Every choice that the rules list, carried out.
std::set<Result> results_of(const Rules::State& state) {
  std::set<Result> all;
  const unsigned seat = state.active - 1u;
  Rules::options(state, [&](rules::Event event) {
    Rules::State after = state;
    TEST_ASSERT_TRUE(Rules::apply(after, event).ok());
    all.insert({after.vp[seat] - state.vp[seat], after.money[seat] - state.money[seat],
                after.rerolls[seat]});
    return true;
  });
  return all;
}

void expect_best(const Rules::State& state) {
  const std::set<Result> all = results_of(state);
  std::set<Result> best;
  for (const Result& result : all) {
    if (!dominated(result, all)) best.insert(result);
  }
  ui::city_planner::Outcomes listed;
  listed.collect(state);
  TEST_ASSERT_EQUAL(all.size(), listed.different());
  TEST_ASSERT_EQUAL(best.size(), listed.size());
  int before = 1000;
  for (size_t i = 0; i < listed.size(); ++i) {
    const ui::city_planner::Outcome& row = listed[i];
    TEST_ASSERT_EQUAL(1, best.erase({row.vp, row.money, row.rerolls}));
    TEST_ASSERT_LESS_OR_EQUAL(before, 5 * row.vp + row.money);
    before = 5 * row.vp + row.money;
    Rules::State after = state;
    TEST_ASSERT_TRUE(Rules::apply(after, ui::city_planner::score_of(state, row.choice)).ok());
    TEST_ASSERT_EQUAL(state.vp[state.active - 1] + row.vp, after.vp[state.active - 1]);
  }
}

void test_listed_outcomes_should_be_the_rules_best_ones_in_random_games() {
  unsigned positions = 0;
  size_t most = 0;
  for (uint64_t seed = 1; seed <= 400; ++seed) {
    rules::Rng rng(seed);
    Rules::State state = Rules::start({}, static_cast<uint8_t>(1 + seed % 2));
    while (!rules::over<Rules>(state)) {
      if (state.phase == Phase::kScore) {
        expect_best(state);
        ui::city_planner::Outcomes listed;
        listed.collect(state);
        most = std::max(most, listed.size());
        ++positions;
      }
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_GREATER_THAN(4000, positions);
  TEST_ASSERT_GREATER_THAN(5, most);  // pages are needed
}

// How a result comes about multiplies out to the result.
void test_working_should_come_to_the_result_in_every_choice() {
  rules::Rng rng(12);
  for (int game = 0; game < 100; ++game) {
    Rules::State state = Rules::start({}, 1);
    while (!rules::over<Rules>(state)) {
      if (state.phase == Phase::kScore) {
        rule::choices(state, rule::shown_six(state)).each([&](const rule::Choice& choice) {
          const rule::Working work = rule::working(state, choice);
          const rule::Result made = rule::result(work);
          TEST_ASSERT_EQUAL(work.greens * work.green_times, made.vp);
          TEST_ASSERT_EQUAL(work.blues * work.blue_times + work.purples + 2 * work.parked,
                            made.income);
          return true;
        });
      }
      TEST_ASSERT_TRUE(Rules::apply(state, Rules::pick(state, rng)).ok());
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  init();
  UNITY_BEGIN();
  RUN_TEST(test_listed_outcomes_should_be_the_rules_best_ones_in_random_games);
  RUN_TEST(test_working_should_come_to_the_result_in_every_choice);
  return UNITY_END();
}
