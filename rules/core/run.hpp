// Events by the many: those of one player that differ in `b` alone, as a set of its values. A game
// with hundreds of options at a time gives them so; a sink that has no use for sets gets them one
// by one.
#pragma once

#include "rules/core/bits128.hpp"
#include "rules/core/event.hpp"

namespace rules {

// A run's events weigh 1 each. Before: first.b is 0, `many` is the number of places.
template <class Sink>
bool give_run(Sink& sink, Event first, const Bits128& places, unsigned many) {
  if constexpr (requires { sink.run(first, places, many); }) {
    return sink.run(first, places, many);
  } else {
    return places.all_of([&](unsigned place) {
      Event event = first;
      event.b = static_cast<uint8_t>(place);
      return static_cast<bool>(sink(event));
    });
  }
}

}  // namespace rules
