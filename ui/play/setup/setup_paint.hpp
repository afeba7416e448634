// What the set-up screen is drawn of.
#pragma once

#include "ui/core/target.hpp"
#include "ui/play/play.hpp"

namespace ui {

// A field as it is shown; `more` of its target.
struct ShownField {
  const char* label;
  const char* value;
  uint8_t field = 0;  // in the set-up: among all, those that are not there included
};
// So wide it must be to show every word.
int least_width(const ShownField& field);
void paint_setup_field(Painter& painter, const TargetView& view);

// What people read for a player, counted from 0.
const char* label_of(const Setup& setup, unsigned index);

// The players with their places; `more` is the Setup.
void paint_setup_seats(Painter& painter, const TargetView& view);
// One of them, counted from 0.
void paint_setup_seat(Painter& painter, const Rect& area, const Setup& setup, unsigned index,
                      bool pressed);

// The mark of what opens a list or a screen.
void paint_opens(Painter& painter, Point middle, Color color);
// The mark around what a touch changes for the next one: a triangle on both sides of `area`.
void paint_changes(Painter& painter, const Rect& area, Color color);

// Rows of lists: so many players, a kind of luck.
void paint_players_row(Painter& painter, const Rect& area, const Seats& seats, unsigned players,
                       bool inverted);
void paint_luck_row(Painter& painter, const Rect& area, LuckKind luck, bool inverted);

}  // namespace ui
