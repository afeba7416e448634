// A refused touch shakes its place once: 2 px to both sides, twice, in 160 ms. A board takes part
// like this:
//
//   refuse(verdict.refusal().sentence, cell);           // says why, and the place shakes
//   const Rect drawn = cell.moved(shaken(cell), 0);     // in paint(): where the cell is drawn now
//
// The board draws what is below the cell first, since 2 px of it show. Nothing is kept that could
// outlive the screen, and with calm motion nothing shakes.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

inline constexpr int kShake = 2;  // px

// Says `sentence` in the title line and shakes `place`, which is drawn again with kShake more on
// both sides until it rests.
void refuse(const char* sentence, const Rect& place);

// Without words.
void shake(const Rect& place);

// By how much what is drawn at `place` is moved to the right now: 0 but for the place that shakes.
int shaken(const Rect& place);

// For the screen stack: the screen has gone.
void end_shake();

}  // namespace ui
