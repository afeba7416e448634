// What moves for a moment, so that a change is noticed. Whoever draws a place at rest draws it in
// motion too, from how many steps are left; behind the last one it is as calm motion shows it at
// once. A touch ends it, and so does a screen that comes or what moves next.
//
//   motion::start(Kind::points, area, before);             // when it has changed
//   painter.text(area, Digits(motion::counted(now)), ...);  // whenever it is drawn
#pragma once

#include <cstddef>
#include <cstdint>

#include "ui/core/geometry.hpp"

namespace ui::motion {

enum class Kind : uint8_t {
  dice,    // they tumble
  tile,    // it is laid
  points,  // they count up
  zone,    // it is washed
  stamp,   // a title is stamped
};
inline constexpr size_t kKinds = 5;

inline constexpr uint32_t kStepMs = 40;
inline constexpr uint32_t kMostMs = 300;  // less than that, each
inline constexpr uint8_t kSteps[kKinds] = {6, 4, 6, 6, 5};
constexpr uint8_t steps(Kind kind) { return kSteps[static_cast<size_t>(kind)]; }
constexpr bool all_short() {
  for (const uint8_t count : kSteps) {
    if (count * kStepMs >= kMostMs) return false;
  }
  return true;
}
static_assert(all_short());

inline constexpr size_t kMostParts = 4;  // that move at once

// What is drawn in `area` moves from now on; each step goes to Screen::moved. Of parts of one kind
// the first one's `what` holds: the points to count from, the dice that tumble. With calm motion
// nothing moves.
void start(Kind kind, const Rect& area, int what = 0);

// So many steps are left; 0 at rest.
uint8_t left(Kind kind);
// As it was started. Before: left(kind) > 0.
int what(Kind kind);

// What a number that came to `to` has counted up to now.
int counted(int to);
// What a die shows that came to `face` of 1 to 6: while dice tumble another one at every step.
uint8_t tumbled(uint8_t face, unsigned die);
// Of `count` things that are washed one after another, whether this one, from 0, still waits.
bool waits(unsigned index, unsigned count);

// All is at rest at once.
void end();

}  // namespace ui::motion
