// One game being played: the only owner of a State. Its log of events is the undo stack, the saved
// game, the replay and the export at once.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/fixed_list.hpp"
#include "rules/core/game.hpp"

namespace rules {

inline constexpr size_t kMostSessionBytes = 6 * 1024;

inline constexpr Refusal kLogFull{"log-full", "This game has become too long to go on."};

template <Game G>
class Session {
 public:
  using State = typename G::State;
  using Options = typename G::Options;

  static constexpr size_t kMostEvents =
      (kMostSessionBytes - sizeof(State) - sizeof(Options) - 4 * sizeof(size_t)) / sizeof(Event);

  // Before: the players and options are sound (see G::start).
  Session(const Options& options, uint8_t players) { begin_game(options, players); }

  // A new game in place of this one.
  void begin_game(const Options& options, uint8_t players) {
    options_ = options;
    players_ = players;
    sealed_ = 0;
    log_.clear();
    state_ = start();
  }

  const State& state() const { return state_; }
  const Options& options() const { return options_; }
  uint8_t players() const { return players_; }
  State start() const { return G::start(options_, players_); }

  Verdict apply(Event event) {
    if (log_.full()) return kLogFull;
    const Verdict verdict = G::apply(state_, event);
    if (verdict.ok()) log_.push(event);
    return verdict;
  }

  // The events so far, in order.
  const Event* begin() const { return log_.begin(); }
  const Event* end() const { return log_.end(); }
  size_t size() const { return log_.size(); }

  // What has happened up to now can't be taken back any more.
  void seal() { seal_first(log_.size()); }
  // The same of the first `events` alone. Before: events <= size().
  void seal_first(size_t events) {
    RULES_ASSERT(events <= log_.size());
    sealed_ = static_cast<uint16_t>(events);
  }
  size_t sealed() const { return sealed_; }
  bool can_undo() const { return log_.size() > sealed_; }

  // Takes back the last event, by playing those before it anew.
  // Before: can_undo().
  void undo() {
    RULES_ASSERT(can_undo());
    undo_to(log_.size() - 1);
  }
  // Takes back all but the first `events`. Before: sealed() <= events <= size().
  void undo_to(size_t events) {
    RULES_ASSERT(sealed_ <= events && events <= log_.size());
    while (log_.size() > events) log_.pop();
    state_ = state_at(events);
  }

  // The state after the first `events`. Before: events <= size().
  State state_at(size_t events) const {
    RULES_ASSERT(events <= log_.size());
    State state = start();
    for (size_t i = 0; i < events; ++i) {
      const Verdict verdict = G::apply(state, log_[i]);
      RULES_ASSERT(verdict.ok());
    }
    return state;
  }

 private:
  State state_;
  Options options_;
  uint8_t players_ = 0;
  uint16_t sealed_ = 0;
  FixedList<Event, kMostEvents> log_;

  static_assert(kMostEvents <= UINT16_MAX);
};

}  // namespace rules
