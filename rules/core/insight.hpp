// All of a match, hidden things too: for tests and for tools that print what happened. No screen
// may include this.
#pragma once

#include "rules/core/match.hpp"

namespace rules {

template <Recorded G>
struct Insight {
  static const Session<G>& session(const Match<G>& match) { return match.session_; }
};

}  // namespace rules
