// The one stack of the chip: both scratch banks, a guard of 32 bytes at their bottom. A large frame
// can step over the guard: the RAM below, which the linker script keeps free, is watched too, and
// further down a wall ends what does not return.
#pragma once

#include <cstdint>

namespace drivers::stack {

inline constexpr uint32_t kBytes = 8192;
inline constexpr uint32_t kGuardBytes = 32;

// Marks what is free now and puts up the wall.
void paint();

// Bytes that were in use at most since then.
uint32_t high_water();

// Whether the RAM below the stack was written to.
bool overflown();

// Whether so little was left in the run before that it surely ended there. Before paint().
bool was_full();

// Whether an exception at this stack pointer could not store its registers: on the guard or the
// wall.
bool is_closed(uintptr_t address);

uintptr_t bottom();
uintptr_t top();

}  // namespace drivers::stack
