// Storage of host programs: NOR flash in memory, kept in a file where one is named.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "drivers/storage/storage.hpp"

namespace drivers::storage {

// Keeps the storage in this file from now on and reads what is there. Before: init() comes later.
void keep_in(const char* path);

// What a cut of the power leaves of the operation that it meets.
enum class Tear : uint8_t {
  short_of,  // its first bytes are done, the others untouched
  garbage,   // behind the first bytes some of the bits are done, others not
  unstable,  // all are, but read otherwise now and then until their sector is erased
};

struct Cut {
  int32_t after;  // so many erasures and programmings
  Tear tear = Tear::short_of;
  uint32_t bytes = 0;
  uint32_t seed = 1;  // of which bits
};

// Lets the next operations pass and then cuts the power: all later ones do nothing and fail.
// kNoCut takes the cut back.
inline constexpr int32_t kNoCut = -1;
void cut_power(const Cut& cut);
// The same; the one that is cut is done by half.
void cut_power_after(int32_t operations);
// The power is back: what was unstable stays so.
void power_on();
// A new medium, all ones.
void renew();
// All bytes of the region, to be changed at will.
uint8_t* bytes();
// The same for a medium that refuses one operation, leaves everything as it is and goes on.
void refuse_one_after(int32_t operations);

// One thing that was asked of the medium.
struct Operation {
  bool erasure;
  uint32_t offset;
  std::array<uint8_t, kPageBytes> page = {};  // that is to be programmed
};
// Adds what is asked for from now on to this list; nullptr: to none.
void note_operations(std::vector<Operation>* to);
// Asks for it once more.
void repeat(const Operation& operation);

// What the medium was asked for since the program began; what was refused or came after a cut is
// not counted.
struct Work {
  uint32_t erasures = 0;
  uint32_t most_erasures = 0;  // of one sector
  uint32_t pages = 0;          // programmed
  uint64_t reads = 0;
  uint64_t bytes_read = 0;
};
Work work();

}  // namespace drivers::storage
