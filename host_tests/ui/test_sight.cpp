// What screens can reach of a match: all that the registry brings along, and no hidden state.
#include <unity.h>

#include "ui/registry.hpp"

namespace {

template <class Match>
concept HasSeen = requires(const Match& match) {
  match.seen();
};
template <class Match>
concept HasState = requires(const Match& match) {
  match.state();
};
template <class Match>
concept HasSession = requires(const Match& match) {
  match.session();
};
template <class Match>
concept HasOwnSession = requires(const Match& match) {
  match.session_;
};
template <class G>
concept HasInsight = requires(const rules::Match<G>& match) {
  rules::Insight<G>::session(match);
};

template <class G>
void expect_only_seen() {
  using Match = rules::Match<G>;
  TEST_ASSERT_TRUE(HasSeen<Match>);
  TEST_ASSERT_FALSE(HasState<Match>);
  TEST_ASSERT_FALSE(HasSession<Match>);
  TEST_ASSERT_FALSE(HasOwnSession<Match>);
  TEST_ASSERT_FALSE(HasInsight<G>);
}

void test_screens_should_reach_only_what_is_seen_when_they_have_a_match() {
  expect_only_seen<rules::Cities>();
  expect_only_seen<rules::CityPlanner>();
}

template <class Play>
concept HasPlayState = requires(const Play& play) {
  play.state();
}
|| requires(const Play& play) { play.match_; };

void test_screens_should_reach_only_what_is_seen_when_they_have_a_game() {
  TEST_ASSERT_TRUE(HasSeen<ui::cities::CitiesMatch>);
  TEST_ASSERT_TRUE(HasSeen<ui::city_planner::Game>);
  TEST_ASSERT_FALSE(HasPlayState<ui::cities::CitiesMatch>);
  TEST_ASSERT_FALSE(HasPlayState<ui::city_planner::Game>);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_screens_should_reach_only_what_is_seen_when_they_have_a_match);
  RUN_TEST(test_screens_should_reach_only_what_is_seen_when_they_have_a_game);
  return UNITY_END();
}
