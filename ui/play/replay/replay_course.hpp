// How a replay goes: where its turns end, how long a step is shown where it plays by itself.
#pragma once

#include <cstdint>

#include "ui/play/play.hpp"

namespace ui {

inline constexpr uint32_t kStepPace = 1000;  // ms that a move is shown
inline constexpr uint32_t kLuckPace = 600;   // what luck brought
inline constexpr uint32_t kDrawPace = 200;   // one of several draws in a row

// The first steps of the turns before and behind this one: the start of the game, and the end of
// each turn. Before: step > 0, or step < events.
unsigned turn_before(const Play& play, unsigned step);
unsigned next_turn(const Play& play, unsigned step);

// How long a step is shown until the next one comes. Before: step < events.
uint32_t pace_of(const Play& play, unsigned step);

}  // namespace ui
