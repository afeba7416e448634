// Who sits at the table: each player is a colour with its symbol and its name.
#pragma once

#include <cstdint>

#include "rules/core/event.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"

namespace ui {

enum class Seat : uint8_t { red, yellow, blue, green, brown, purple };
inline constexpr uint8_t kSeats = 6;
static_assert(kSeats >= rules::kMostPlayers);

// Players from 1 on; `of[player - 1]` are all different.
struct Seats {
  uint8_t players = 1;
  Seat of[rules::kMostPlayers] = {Seat::red,   Seat::yellow, Seat::blue,
                                  Seat::green, Seat::brown,  Seat::purple};

  // Before: 1 <= player <= kMostPlayers.
  Seat at(unsigned player) const { return of[player - 1]; }
  // Who had that colour gets the player's: all six stay different.
  void give(unsigned player, Seat seat);
};

// What people call whoever plays this colour: letters, none where they gave no name.
struct SeatName {
  static constexpr size_t kMostLetters = 3;
  char letters[kMostLetters + 1] = {};

  bool given() const { return letters[0] != '\0'; }
};

Text seat_name(Seat seat);
Wash seat_wash(Seat seat);

inline constexpr Size kSeatChip = {14, 14};
// The colour with its symbol, at any size from `kSeatChip` on: what tells players apart is drawn,
// not only coloured.
void paint_seat(Painter& painter, const Rect& area, Seat seat);

// Who is a bot has this mark beside the chip or the name wherever seats are listed.
inline constexpr Size kBotMark = {9, 10};
// In the middle of the left of `area`.
void paint_bot_mark(Painter& painter, const Rect& area, Color color);

// The seat's colour along the left of what it does, with a line of ink.
inline constexpr int kSeatBand = 6;
void paint_seat_band(Painter& painter, const Rect& area, Seat seat);

}  // namespace ui
