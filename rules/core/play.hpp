// Random play without knowing the game: for tests, measurements and rollouts.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/core/game.hpp"

namespace rules {

// What options() gives, and the weight of all of it.
template <Game G>
class Listing {
 public:
  explicit Listing(const typename G::State& state) : state_(state) {
    G::options(state, [this](Event event) {
      kept_[count_++ % kKept] = std::bit_cast<Word>(event);
      excess_ += G::weight(state_, event) - 1;
      return true;
    });
  }

  uint32_t sum() const { return static_cast<uint32_t>(count_) + excess_; }

  // The event that the `at`-th part of the sum belongs to. Before: at < sum().
  Event event(uint32_t at) const {
    if (excess_ == 0 && count_ <= kKept) return std::bit_cast<Event>(kept_[at]);
    return by_listing_again(at);
  }

 private:
  static constexpr size_t kKept = 256;  // more overwrite the first, which are then not asked for
  using Word = uint32_t;                // an Event, but left as it is until it is written

  Event by_listing_again(uint32_t at) const {
    Event found;
    G::options(state_, [&](Event event) {
      const uint32_t share = excess_ == 0 ? 1 : G::weight(state_, event);
      found = event;
      if (at < share) return false;
      at -= share;
      return true;
    });
    return found;
  }

  const typename G::State& state_;
  size_t count_ = 0;     // of another type than a Word: writing those can't change it
  uint32_t excess_ = 0;  // of the weights above 1; none is 0
  Word kept_[kKept];
};

// One event as G::pick draws it, but by listing. Before: the game is not over.
template <Game G>
Event pick_by_listing(const typename G::State& state, Rng& rng) {
  const Listing<G> listing(state);
  return listing.event(rng.below(listing.sum()));
}

}  // namespace rules
