// States that no play can reach: in a sound one from the middle of a game one thing is changed at a
// time, and sound() has to see it.
#pragma once

#include <unity.h>

#include <string>

#include "host_tests/core/look.hpp"

namespace tests {

// `what` says what is wrong after the change.
template <rules::Game G, class Change>
void expect_unsound(const typename G::State& state, const char* what, Change&& change) {
  TEST_ASSERT_TRUE_MESSAGE(G::sound(state), what);
  typename G::State corrupt = state;
  change(corrupt);
  TEST_ASSERT_FALSE_MESSAGE(same_bytes(corrupt, state), what);
  TEST_ASSERT_FALSE_MESSAGE(G::sound(corrupt), what);
}

// Each byte by itself: with some value in it the state is not sound, and sound() comes to an end
// with every value.
template <rules::Game G>
void expect_no_byte_unseen(const typename G::State& state) {
  TEST_ASSERT_TRUE(G::sound(state));
  for (size_t at = 0; at < sizeof state; ++at) {
    unsigned unsound = 0;
    for (unsigned flipped = 1; flipped < 256; ++flipped) {
      typename G::State corrupt = state;
      uint8_t& byte = reinterpret_cast<uint8_t*>(&corrupt)[at];
      byte = static_cast<uint8_t>(byte ^ flipped);
      unsound += !G::sound(corrupt);
    }
    TEST_ASSERT_NOT_EQUAL_MESSAGE(0, unsound, ("byte " + std::to_string(at)).c_str());
  }
}

}  // namespace tests
