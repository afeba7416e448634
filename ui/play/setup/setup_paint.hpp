// What the set-up screen is drawn of.
#pragma once

#include "ui/core/target.hpp"
#include "ui/play/play.hpp"

namespace ui {

// A field as it is shown; `more` of its target.
struct ShownField {
  const char* label;
  const char* value;
  bool toggles;  // there are two values: a touch takes the other one
};
void paint_setup_field(Painter& painter, const TargetView& view);

// `more` is the Setup, `value` is the player, counted from 0.
void paint_setup_seat(Painter& painter, const TargetView& view);

// Rows of lists: so many players, a kind of luck.
void paint_players_row(Painter& painter, const Rect& area, const Seats& seats, unsigned players,
                       bool inverted);
void paint_luck_row(Painter& painter, const Rect& area, LuckKind luck, bool inverted);

// Who sits where, as a row of a list; `row` is the player, counted from 0.
void paint_seat_row(Painter& painter, const Rect& area, const Setup& setup, unsigned row,
                    bool inverted);

}  // namespace ui
