// Who sits at the table: each player is a colour with its symbol and a name.
#pragma once

#include <cstdint>

#include "rules/core/event.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/seat.hpp"
#include "ui/core/signs.hpp"
#include "ui/core/strings.hpp"

namespace ui {

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

Text seat_name(Seat seat);
// What people read for who plays this colour: the name that was given, else the colour's word, with
// its sign in Grey. A bot's is the colour's word.
const char* seat_label(Seat seat, bool bot = false);
// The same with a name of its own, as of a game that is kept; stays valid as long as the name.
const char* seat_label(Seat seat, const SeatName& name, bool bot = false);
// From now on the names given are these, by player, from 1; they are copied. For a game that is
// looked at or listed.
void use_names(const Seats& seats, const SeatName* names);
// Those of the settings again.
void use_own_names();

Wash seat_wash(Seat seat);

// nullptr where the letter is no seat's sign.
const Sign* seat_sign(uint32_t letter);

inline constexpr Size kSeatChip = {14, 14};
// The colour with its symbol, at any size from `kSeatChip` on: what tells players apart is drawn,
// not only coloured.
void paint_seat(Painter& painter, const Rect& area, Seat seat);

// Its symbol alone in a square, also a very small one.
void paint_seat_symbol(Painter& painter, const Rect& area, Seat seat, Color color);

// Who is a bot has this mark beside the chip or the name wherever seats are listed.
inline constexpr Size kBotMark = {9, 10};
// In the middle of the left of `area`.
void paint_bot_mark(Painter& painter, const Rect& area, Color color);

// The seat's colour along the left of what it does, with a line of ink.
inline constexpr int kSeatBand = 6;
void paint_seat_band(Painter& painter, const Rect& area, Seat seat);

}  // namespace ui
