// Counted game trees: a number that changes as soon as the rules do.
#pragma once

#include "rules/core/assert.hpp"
#include "rules/core/game.hpp"

namespace rules {

// The leaves of the tree of decisions `depth` deep below `state`. Chance is no level of its own: it
// is drawn from `rng`, and all branches of one node see the same luck.
template <Game G>
uint64_t count_leaves(typename G::State state, Rng rng, unsigned depth) {
  while (holds(G::to_act(state), kChance)) {
    const Verdict verdict = G::apply(state, G::pick(state, rng));
    RULES_ASSERT(verdict.ok());
  }
  if (depth == 0 || over<G>(state)) return 1;
  uint64_t sum = 0;
  G::options(state, [&](Event event) {
    typename G::State next = state;
    const Verdict verdict = G::apply(next, event);
    RULES_ASSERT(verdict.ok());
    sum += count_leaves<G>(next, rng, depth - 1);
    return true;
  });
  return sum;
}

}  // namespace rules
