// Marks on a board: what is chosen, and what it is worth.
#pragma once

#include "ui/core/painter.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui {

// Corners of ink around a place, with a light edge.
void paint_crop_marks(Painter& painter, const Rect& area);
inline constexpr int kCropReach = 5;  // pixels that they reach beyond it

void paint_dashes(Painter& painter, const Rect& area, Color color);

// Where a flag stands beside a place, inside `within`. `corner` of the place: bit 0 to the right of
// it, bit 1 at its foot; elsewhere if there is no room.
Rect flag_area(const Rect& area, const Rect& within, const char* worth, unsigned corner);
// The same at the corner where it hides least: `hidden` tells how much that is at an area.
template <class Hidden>
Rect place_flag(const Rect& spot, const Rect& within, const char* worth, Hidden hidden) {
  constexpr unsigned kCorners = 4;
  Rect best = flag_area(spot, within, worth, 0);
  unsigned least = hidden(best);
  for (unsigned corner = 1; corner < kCorners && least > 0; ++corner) {
    const Rect other = flag_area(spot, within, worth, corner);
    const unsigned more = hidden(other);
    if (more >= least) continue;
    best = other;
    least = more;
  }
  return best;
}
// "+6" on it, in accent; what others do is ink.
void paint_flag(Painter& painter, const Rect& area, const char* worth);
void paint_flag_of_others(Painter& painter, const Rect& area, const char* worth, Seat seat);

// "+6", "−9", "±0"; `to` has room for kSigned.
inline constexpr int kSigned = 8;
void tell_signed(char* to, int value);

}  // namespace ui
