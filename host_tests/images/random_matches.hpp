// Whole matches between bots with numbered luck, the same on every machine.
#pragma once

#include <new>

#include "host_tests/images/random_games.hpp"
#include "rules/core/match.hpp"

namespace random_matches {

inline constexpr uint16_t kMatches = 24;  // of a game
inline constexpr uint16_t kKept = 6;      // of them, those that are brought back before every step
// Every third, so that all options come up among few.
inline constexpr uint16_t kMeasured = 6;
inline constexpr uint16_t kMeasuredApart = 3;

struct Result {
  uint32_t events = 0;
  uint64_t digest = 0;  // over the bytes that the matches are kept as
};

// All games share it, since they are played one after another.
inline constexpr size_t kMostBytes = 8 * 1024;
alignas(8) inline unsigned char memory[2][kMostBytes];
inline uint8_t kept_bytes[kMostBytes];

// Every third seat is greedy's, another one in each match: what it looks at takes the chip long.
template <rules::Recorded G>
rules::Party party_of(uint16_t number) {
  rules::Party party;
  party.players = random_games::players_of<G>(number);
  for (unsigned player = 1; player <= party.players; ++player) {
    const bool greedy = (number + player) % 3 == 0;
    party.seats[player - 1].sitter = greedy ? rules::Sitter::greedy : rules::Sitter::random;
  }
  return party;
}

template <rules::Recorded G>
rules::Match<G>& begin(unsigned place, uint16_t number, const rules::Party& party) {
  static_assert(sizeof(rules::Match<G>) <= kMostBytes);
  return *new (memory[place])
      rules::Match<G>(random_games::options_of<G>(number), party, rules::Luck::numbered(number));
}

// In slices that are others in each match.
template <rules::Recorded G>
void step(rules::Match<G>& match, uint16_t number) {
  RULES_ASSERT(match.due() == rules::Due::bot);
  while (!match.think(1 + number % 64u)) {
  }
  match.do_decided();
}

template <rules::Recorded G>
size_t keep(const rules::Match<G>& match, rules::Fnv1a& hash) {
  static_assert(rules::Match<G>::most_kept_bytes() <= kMostBytes);
  const size_t size = match.keep(kept_bytes, kMostBytes);
  RULES_ASSERT(size != 0);
  hash.add(kept_bytes, size);
  return size;
}

// Each step is done by another match, which was brought back from what the one before it kept.
template <rules::Recorded G>
rules::Match<G>& play_kept(uint16_t number, rules::Fnv1a& hash) {
  rules::Match<G>* match = &begin<G>(0, number, party_of<G>(number));
  rules::Match<G>* other = &begin<G>(1, number, party_of<G>(number));
  while (!match->over()) {
    const size_t size = keep(*match, hash);
    const bool came_back = other->bring_back(kept_bytes, size);
    RULES_ASSERT(came_back);
    step(*other, number);
    rules::Match<G>* const before = match;
    match = other;
    other = before;
  }
  return *match;
}

template <rules::Recorded G>
rules::Match<G>& play_on(uint16_t number) {
  rules::Match<G>& match = begin<G>(0, number, party_of<G>(number));
  while (!match.over()) step(match, number);
  return match;
}

template <rules::Recorded G>
[[gnu::noinline]] Result play() {
  Result result;
  rules::Fnv1a hash;
  for (uint16_t number = 0; number < kMatches; ++number) {
    const rules::Match<G>& match = number < kKept ? play_kept<G>(number, hash) : play_on<G>(number);
    keep(match, hash);
    result.events += static_cast<uint32_t>(match.events());
  }
  result.digest = hash.value();
  return result;
}

// Greedy bots alone, to be measured: the matches whose options `take`s; how many decisions they
// have.
template <rules::Recorded G, class Take>
[[gnu::noinline]] uint32_t only_greedy(Take&& take) {
  uint32_t decisions = 0;
  for (uint16_t i = 0; i < kMeasured; ++i) {
    const auto number = static_cast<uint16_t>(i * kMeasuredApart);
    if (!take(random_games::options_of<G>(number))) continue;
    const uint8_t players = random_games::players_of<G>(number);
    rules::Match<G>& match = begin<G>(0, number, rules::Party::of(players, rules::Sitter::greedy));
    for (; !match.over(); ++decisions) step(match, number);
  }
  return decisions;
}

}  // namespace random_matches
