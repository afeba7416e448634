// Small looks at events and states that the tests of all games share.
#pragma once

#include <bit>
#include <cstring>
#include <vector>

#include "rules/core/record.hpp"

namespace tests {

using rules::Actor;
using rules::Event;
using rules::Rng;

inline uint32_t word_of(Event event) { return std::bit_cast<uint32_t>(event); }

template <class State>
bool same_bytes(const State& a, const State& b) {
  return std::memcmp(&a, &b, sizeof a) == 0;
}

inline bool is_kebab(const char* text) {
  if (*text < 'a' || *text > 'z') return false;
  for (; *text != 0; ++text) {
    const bool letter = (*text >= 'a' && *text <= 'z') || (*text >= '0' && *text <= '9');
    if (!letter && (*text != '-' || text[1] == '-' || text[1] == 0)) return false;
  }
  return true;
}

template <rules::Recorded G>
std::vector<Event> listed(const typename G::State& state) {
  std::vector<Event> events;
  events.reserve(64);
  G::options(state, [&](Event event) {
    events.push_back(event);
    return true;
  });
  return events;
}

}  // namespace tests
