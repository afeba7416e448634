// Random whole games with every number of players and every option, the same on every machine.
#pragma once

#include <cstdint>

#include "rules/core/assert.hpp"
#include "rules/core/digest.hpp"
#include "rules/core/random_play.hpp"
#include "rules/core/record.hpp"

namespace random_games {

inline constexpr uint32_t kByPick = 2000;
inline constexpr uint32_t kByListing = 200;
// Of the same games, those that are measured.
inline constexpr uint32_t kMeasuredByPick = 500;
inline constexpr uint32_t kMeasuredByListing = 50;
inline constexpr uint64_t kSeed = 20261118;

struct Result {
  uint32_t moves = 0;
  uint64_t digest = 0;  // over the games' last states and scores
};

template <rules::Recorded G>
constexpr uint8_t players_of(uint32_t number) {
  return static_cast<uint8_t>(G::kLeastPlayers +
                              number % (G::kMostPlayers - G::kLeastPlayers + 1u));
}

// Options of game `number`: each setting goes through its values at a pace of its own, but for
// those that can't stand beside the ones before.
template <rules::Recorded G>
typename G::Options options_of(uint32_t number) {
  const uint8_t players = players_of<G>(number);
  typename G::Options options{};
  for (size_t setting = 0; setting < G::kSettingCount; ++setting) {
    const rules::SettingText& text = G::kSettings[setting];
    if (text.each_player) continue;
    const uint32_t values = text.several ? 1u << text.value_count : text.value_count;
    const uint32_t value = number / static_cast<uint32_t>(setting + 1) % values;
    const typename G::Options before = options;
    const bool fits = G::set(options, players, setting, 0, value);
    if (!fits || !G::agrees(options, players, setting, 0)) options = before;
  }
  return options;
}

template <rules::Recorded G>
struct ByPick {
  static rules::Event event(const typename G::State& state, rules::Rng& rng) {
    return G::pick(state, rng);
  }
};

template <rules::Recorded G>
struct ByListing {
  static rules::Event event(const typename G::State& state, rules::Rng& rng) {
    return rules::pick_by_listing<G>(state, rng);
  }
};

// Plays game `number` from its own seed; adds its moves.
template <rules::Recorded G, class Way>
[[gnu::noinline]] typename G::State play_game(uint32_t number, const typename G::Options& options,
                                              uint32_t& moves) {
  typename G::State state = G::start(options, players_of<G>(number));
  rules::Rng rng(kSeed + number);
  uint32_t played = 0;
  for (; !rules::over<G>(state); ++played) {
    const rules::Verdict verdict = G::apply(state, Way::event(state, rng));
    RULES_ASSERT(verdict.ok());
  }
  moves += played;
  return state;
}

template <rules::Recorded G, class Way>
[[gnu::noinline]] Result play(uint32_t games) {
  Result result;
  rules::Fnv1a hash;
  for (uint32_t number = 0; number < games; ++number) {
    const typename G::State state = play_game<G, Way>(number, options_of<G>(number), result.moves);
    const uint64_t end = rules::digest<G>(state);
    hash.add(&end, sizeof end);
    for (uint8_t seat = 1; seat <= players_of<G>(number); ++seat) {
      const rules::Score score = G::score(state, seat);
      hash.add(&score, sizeof score);
    }
  }
  result.digest = hash.value();
  return result;
}

// The games alone, to be measured: those whose options `take`s; how many moves they have.
template <rules::Recorded G, class Way, class Take>
[[gnu::noinline]] uint32_t only_play(uint32_t games, Take&& take) {
  uint32_t moves = 0;
  for (uint32_t number = 0; number < games; ++number) {
    const typename G::Options options = options_of<G>(number);
    if (take(options)) play_game<G, Way>(number, options, moves);
  }
  return moves;
}

}  // namespace random_games
