// Storage of host programs: NOR flash in memory, kept in a file where one is named.
#pragma once

#include <cstdint>

namespace drivers::storage {

// Keeps the storage in this file from now on and reads what is there. Before: init() comes later.
void keep_in(const char* path);

// Lets the next `operations` erasures and programmings pass and then cuts the power: the one that
// is cut is done by half, all later ones do nothing and fail. kNoCut takes the cut back.
inline constexpr int32_t kNoCut = -1;
void cut_power_after(int32_t operations);
// The same for a medium that refuses one operation, leaves everything as it is and goes on.
void refuse_one_after(int32_t operations);

// What the medium was asked for since the program began; what was refused or came after a cut is
// not counted.
struct Work {
  uint32_t erasures = 0;
  uint32_t pages = 0;  // programmed
};
Work work();

}  // namespace drivers::storage
