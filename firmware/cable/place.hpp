// Puts what came by cable among what lasts.
#pragma once

#include "firmware/cable/incoming.hpp"
#include "firmware/store/kept_game.hpp"

namespace firmware::cable {

enum class Placed : uint8_t {
  put,
  there_already,
  other_end,  // it doesn't come to what was kept with it
  waits,      // an unfinished game of its kind has the place
  full,
  not_here,  // it belongs to the board that it came from
  refused,   // by the medium
};
inline constexpr size_t kPlacings = 7;
const char* words(Placed placed);

// The game in Slot::incoming gets this head and its place. Before: condition() of it is sound.
Placed place_finished(const store::GameHead& head);
Placed place_played(const store::GameHead& head);

// What lay in `slot` of the other board, and lies in Slot::incoming.
Placed place_object(unsigned slot);

// Lets a game that was put be gone on with, unless another one is played.
void show_placed();

}  // namespace firmware::cable
