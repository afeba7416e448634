// Storage that lasts: a region of NOR flash. Erasing sets a sector to ones, programming clears
// bits.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers::storage {

inline constexpr uint32_t kSectorBytes = 4096;
inline constexpr uint32_t kPageBytes = 256;

void init();

// Size of the region, a multiple of kSectorBytes; 0 where nothing lasts.
uint32_t size();

// Copies `count` bytes at `offset` to `to`. Before: the range lies in the region.
void read(uint32_t offset, void* to, size_t count);

// Sets the sector at `offset` to ones. Before: offset is a multiple of kSectorBytes in the region.
// Stops interrupts for up to 400 ms. False where the medium refused.
bool erase(uint32_t offset);

// Clears the bits of one page that are 0 in `page`. Before: offset is a multiple of kPageBytes.
bool program(uint32_t offset, const uint8_t* page);

}  // namespace drivers::storage
