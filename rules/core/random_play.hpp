// Random play without knowing the game: for tests, measurements and rollouts.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "rules/core/game.hpp"
#include "rules/core/run.hpp"

namespace rules {

// A game that gives runs (run.hpp) says how many at most: `kMostRuns`.
template <class G>
concept GivesRuns = requires {
  { G::kMostRuns } -> std::convertible_to<size_t>;
};

// The runs of a listing.
template <size_t kMost>
class Runs {
 public:
  void add(Event first, const RunSets& sets, unsigned many) {
    Run& run = runs_[count_++];
    run.first = first;
    run.before = sum_;
    run.sets = sets;
    sum_ += many;
  }
  uint32_t sum() const { return sum_; }

  // Before: at < sum().
  Event event(uint32_t at) const {
    size_t low = 0;
    for (size_t high = count_; high - low > 1;) {
      const size_t middle = (low + high) / 2;
      (runs_[middle].before <= at ? low : high) = middle;
    }
    const Run& run = runs_[low];
    Event found = run.first;
    unsigned left = at - run.before;
    for (const Bits128& places : run.sets) {
      const unsigned place = places.take_nth(left);
      found.b = static_cast<uint8_t>(place);
      if (place != Bits128::kPlaces) break;
      ++found.a;
    }
    return found;
  }

 private:
  struct Run {
    Event first;
    uint32_t before;  // events of all runs before it
    RunSets sets;
  };

  size_t count_ = 0;
  uint32_t sum_ = 0;
  union {
    Run runs_[kMost];  // left as they are until they are written
  };

 public:
  Runs() {}
};

template <>
class Runs<0> {
 public:
  static constexpr uint32_t sum() { return 0; }
  static Event event(uint32_t) { return {}; }
};

// What options() gives, and the weight of all of it.
template <Game G>
class Listing {
 public:
  explicit Listing(const typename G::State& state) : state_(state) {
    if constexpr (GivesRuns<G>) {
      G::options(state, BothSink{*this});
    } else {
      G::options(state, [this](Event event) { return add(event); });
    }
  }

  uint32_t sum() const { return static_cast<uint32_t>(count_) + excess_ + runs_.sum(); }

  // The event that the `at`-th part of the sum belongs to. Before: at < sum().
  Event event(uint32_t at) const {
    if (excess_ != 0 || count_ > kKept) return by_listing_again(at);
    if (at < count_) return std::bit_cast<Event>(kept_[at]);
    return runs_.event(at - static_cast<uint32_t>(count_));
  }

 private:
  static constexpr size_t most_runs() {
    if constexpr (GivesRuns<G>) {
      return G::kMostRuns;
    } else {
      return 0;
    }
  }

  // More than are kept overwrite the first, which are then not asked for. What comes in runs is
  // not among them.
  static constexpr size_t kKept = GivesRuns<G> ? 64 : 256;
  using Word = uint32_t;  // an Event, but left as it is until it is written

  struct BothSink {
    Listing& listing;
    bool operator()(Event event) const { return listing.add(event); }
    bool run(Event first, const RunSets& sets, unsigned many) const {
      if (many != 0) listing.runs_.add(first, sets, many);
      return true;
    }
  };

  bool add(Event event) {
    kept_[count_++ % kKept] = std::bit_cast<Word>(event);
    excess_ += G::weight(state_, event) - 1;
    return true;
  }

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
  [[no_unique_address]] Runs<most_runs()> runs_;
};

// One event as G::pick draws it, but by listing. Before: the game is not over.
template <Game G>
Event pick_by_listing(const typename G::State& state, Rng& rng) {
  const Listing<G> listing(state);
  return listing.event(rng.below(listing.sum()));
}

}  // namespace rules
