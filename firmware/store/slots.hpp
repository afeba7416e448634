// What lies where in the store. Numbers are part of what is stored: never use one for something
// else.
#pragma once

#include "firmware/store/store.hpp"

namespace firmware::store {

enum class Slot : uint8_t { settings = 0, last_fault = 1 };

// Games that are played, each with a slot of its own.
inline constexpr unsigned kFirstPlayed = 8;
inline constexpr unsigned kPlayedGames = 8;

// The one of this machine. Before: open() of settings_store.hpp was called.
Store& all();

}  // namespace firmware::store
