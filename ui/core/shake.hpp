// A refused touch shakes its place once: 2 px to both sides, twice, in 160 ms. With calm motion
// nothing shakes. What is drawn there needs to know nothing of it:
//
//   refuse(verdict.refusal().sentence, field_rect(field));
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

inline constexpr int kShake = 2;  // px

// Says `sentence` in the title line and shakes `place`.
void refuse(const char* sentence, const Rect& area);

// Without words.
void shake(const Rect& area);

// For the screen stack: the screen has gone.
void end_shake();

}  // namespace ui
