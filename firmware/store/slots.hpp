// What lies where in the store. Numbers are part of what is stored: never use one for something
// else.
#pragma once

#include "firmware/store/store.hpp"

namespace firmware::store {

// 2 is for the calibration of a touch panel that has one.
enum class Slot : uint8_t { settings = 0, last_faults = 1, incoming = 3 };
constexpr unsigned number_of(Slot slot) { return static_cast<unsigned>(slot); }

// Games that are played, each with a slot of its own.
inline constexpr unsigned kFirstPlayed = 8;
inline constexpr unsigned kPlayedGames = 8;
constexpr bool is_played(unsigned slot) {
  return slot >= kFirstPlayed && slot < kFirstPlayed + kPlayedGames;
}

// Games that came to their end; the slots between are for a table's session and a class.
inline constexpr unsigned kFirstFinished = 32;
constexpr bool is_finished(unsigned slot) { return slot >= kFirstFinished && Store::is_slot(slot); }
inline constexpr unsigned kFinishedGames = [] {
  unsigned count = 0;
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) count += is_finished(slot) ? 1 : 0;
  return count;
}();
static_assert(kFinishedGames == 560);

// The one of this machine. Before: open() of settings_store.hpp was called.
Store& all();

}  // namespace firmware::store
