// A game that goes on without a memory of what happened, and where it stands.
#pragma once

#include "rules/core/digest.hpp"
#include "rules/core/session.hpp"

namespace rules {

// Where a kept game stands.
struct Standing {
  bool over = false;
  uint8_t players = 0;
  Actors winners = 0;                 // where it is over
  int16_t totals[kMostPlayers] = {};  // by player, from 1: totals[player - 1]
  uint32_t fingerprint = 0;           // as of a match
};

template <Game G>
class Walk {
 public:
  void begin_game(const typename G::Options& options, uint8_t players) {
    state_ = G::start(options, players);
    players_ = players;
    events_ = 0;
  }
  Verdict apply(Event event) {
    if (events_ == Session<G>::kMostEvents) return kLogFull;
    const Verdict verdict = G::apply(state_, event);
    if (verdict.ok()) ++events_;
    return verdict;
  }
  const typename G::State& state() const { return state_; }
  uint8_t players() const { return players_; }
  size_t size() const { return events_; }
  void seal_first(size_t) {}

  Standing standing() const {
    Standing to;
    to.over = rules::over<G>(state_);
    to.players = players_;
    if (to.over) to.winners = G::winners(state_);
    for (uint8_t player = 1; player <= players_; ++player) {
      to.totals[player - 1] = G::score(state_, player).total;
    }
    to.fingerprint = static_cast<uint32_t>(digest<G>(state_));
    return to;
  }

 private:
  typename G::State state_{};
  uint8_t players_ = 0;
  size_t events_ = 0;
};

}  // namespace rules
