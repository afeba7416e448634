// A player's colour, and what people call who plays it.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/event.hpp"

namespace ui {

enum class Seat : uint8_t { red, yellow, blue, green, brown, purple };
inline constexpr uint8_t kSeats = 6;
static_assert(kSeats >= rules::kMostPlayers);

// Letters from A to Z, none where no name was given. It is stored as it is.
struct SeatName {
  static constexpr size_t kMostLetters = 3;
  char letters[kMostLetters + 1] = {};

  bool given() const { return letters[0] != '\0'; }

  friend bool operator==(const SeatName&, const SeatName&) = default;
};

constexpr bool sound(const SeatName& name) {
  size_t length = 0;
  while (length < SeatName::kMostLetters && name.letters[length] >= 'A' &&
         name.letters[length] <= 'Z') {
    ++length;
  }
  for (size_t i = length; i <= SeatName::kMostLetters; ++i) {
    if (name.letters[i] != '\0') return false;
  }
  return true;
}

}  // namespace ui
