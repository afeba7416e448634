// Events by the many: those of one player that differ in `a` by up to 2 and in `b`, as sets of what
// `b` is. A game with hundreds of options at a time gives them so; a sink that has no use for sets
// gets them one by one.
#pragma once

#include <array>

#include "rules/core/bits128.hpp"
#include "rules/core/event.hpp"

namespace rules {

// The n-th set is of events with `a` raised by n.
inline constexpr unsigned kRunSets = 3;
using RunSets = std::array<Bits128, kRunSets>;

// A run's events weigh 1 each. Before: first.b is 0, `many` is the number of places in all sets.
template <class Sink>
bool give_run(Sink& sink, Event first, const RunSets& sets, unsigned many) {
  if constexpr (requires { sink.run(first, sets, many); }) {
    return sink.run(first, sets, many);
  } else {
    for (const Bits128& places : sets) {
      const bool more = places.all_of([&](unsigned place) {
        Event event = first;
        event.b = static_cast<uint8_t>(place);
        return static_cast<bool>(sink(event));
      });
      if (!more) return false;
      ++first.a;
    }
    return true;
  }
}

}  // namespace rules
