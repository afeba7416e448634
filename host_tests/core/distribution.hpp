// Whether pick() draws as often as options() and weight() say.
#pragma once

#include <cmath>
#include <map>

#include "host_tests/core/property.hpp"

namespace tests {

// How far chi-square lies above what it should be, in standard deviations.
inline double excess(double chi_square, double freedom) {
  return (chi_square - freedom) / std::sqrt(2 * freedom);
}

// Draws 200 times the number of options from `state` and adds to chi-square and its freedom.
template <rules::Recorded G>
void draw_often(const typename G::State& state, Rng& rng, double& chi_square, double& freedom) {
  const std::vector<Event> events = listed<G>(state);
  std::map<uint32_t, double> expected;
  double sum = 0;
  for (const Event event : events) {
    const double weight = G::weight(state, event);
    expected[word_of(event)] = weight;
    sum += weight;
  }
  std::map<uint32_t, unsigned> drawn;
  const unsigned draws = 200 * static_cast<unsigned>(events.size());
  for (unsigned i = 0; i < draws; ++i) {
    const Event event = G::pick(state, rng);
    TEST_ASSERT_TRUE_MESSAGE(expected.count(word_of(event)) == 1, "pick drew what is not listed");
    ++drawn[word_of(event)];
  }
  double of_state = 0;
  for (const auto& [word, weight] : expected) {
    const double mean = draws * weight / sum;
    of_state += (drawn[word] - mean) * (drawn[word] - mean) / mean;
  }
  if (events.size() > 1) {
    const double free_cells = static_cast<double>(events.size() - 1);
    TEST_ASSERT_TRUE_MESSAGE(excess(of_state, free_cells) < 7, "pick prefers some options");
    chi_square += of_state;
    freedom += free_cells;
  }
}

// Over all states of `games` random games that come up every `every` events.
template <rules::Recorded G>
void compare_pick_with_options(unsigned games, unsigned every,
                               const typename G::Options& options = {}) {
  double chi_square = 0;
  double freedom = 0;
  for (unsigned seed = 1; seed <= games; ++seed) {
    Rng rng(seed * 7919);
    const unsigned range = G::kMostPlayers - G::kLeastPlayers + 1u;
    const uint8_t players = static_cast<uint8_t>(G::kLeastPlayers + seed % range);
    typename G::State state = G::start(options, players);
    for (unsigned i = seed; !rules::over<G>(state); ++i) {
      if (i % every == 0) draw_often<G>(state, rng, chi_square, freedom);
      TEST_ASSERT_TRUE(G::apply(state, G::pick(state, rng)).ok());
    }
  }
  TEST_ASSERT_TRUE(freedom > 1000);
  TEST_ASSERT_TRUE(std::fabs(excess(chi_square, freedom)) < 4);
}

}  // namespace tests
