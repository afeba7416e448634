// The simplest bots: what a seat without a person does. They know what a person in their seat would
// see, and no more.
#pragma once

#include "rules/core/assert.hpp"
#include "rules/core/game.hpp"
#include "rules/core/party.hpp"

namespace rules {

// One decision, thought out in slices between which others get their time.
template <Game G>
class Bot {
 public:
  using State = typename G::State;

  // Begins to think for `player` about what they see. Before: the player may act, `level` is no
  // person's.
  void begin(Sitter level, const State& seen, Actor player, const Rng& rng) {
    level_ = level;
    state_ = seen;
    player_ = player;
    rng_ = rng;
    looked_ = 0;
    equal_ = 0;
    decided_ = false;
  }

  // Looks at no more than `most` options. Whether it has decided; thinking on is then free.
  bool think(size_t most) {
    if (decided_) return true;
    if (level_ == Sitter::random) {
      pick_own();
    } else {
      look_on(most);
    }
    return decided_;
  }

  bool decided() const { return decided_; }
  // Before: decided().
  Event choice() const {
    RULES_ASSERT(decided_);
    return choice_;
  }

 private:
  // Others may act at the same time.
  void pick_own() {
    do {
      choice_ = G::pick(state_, rng_);
    } while (choice_.actor() != player_);
    decided_ = true;
  }

  // Goes on behind what it has looked at. Of equal ones each is as likely.
  void look_on(size_t most) {
    size_t at = 0;
    size_t left = most;
    decided_ = true;
    G::options(state_, [&](Event event) {
      if (event.actor() != player_ || at++ < looked_) return true;
      if (left == 0) {
        decided_ = false;
        return false;
      }
      --left;
      ++looked_;
      weigh(event);
      return true;
    });
    RULES_ASSERT(looked_ != 0);
  }

  void weigh(Event event) {
    State after = state_;
    const Verdict verdict = G::apply(after, event);
    RULES_ASSERT(verdict.ok());
    const int16_t total = G::score(after, player_).total;
    if (equal_ != 0 && total < best_) return;
    if (equal_ == 0 || total > best_) equal_ = 0;
    best_ = total;
    if (rng_.below(++equal_) == 0) choice_ = event;
  }

  State state_{};
  Rng rng_{0};
  Event choice_;
  Sitter level_ = Sitter::random;
  Actor player_ = 0;
  bool decided_ = false;
  int16_t best_ = 0;
  uint32_t equal_ = 0;  // options as good as the best
  size_t looked_ = 0;   // own options looked at
};

}  // namespace rules
