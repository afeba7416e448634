#include "drivers/system/stack.hpp"

#include <hardware/structs/mpu.h>

extern "C" {
extern char __StackBottom;
extern char __StackTop;
}

namespace drivers::stack {
namespace {

constexpr uint32_t kPaint = 0x5AFE57AC;
constexpr uintptr_t kOwnFrame = 64;    // what paint() itself may be using
constexpr uintptr_t kNearlyFull = 96;  // less than any function of the screens needs

constexpr uintptr_t kWatchedBytes = 1024;
constexpr uintptr_t kWallBelow = 16 * 1024;
constexpr uint32_t kWallRegion = 1;  // region 0 is the guard
constexpr uint32_t kWallSize = 12;   // 2 to the power of 13
constexpr uintptr_t kWallBytes = 2u << kWallSize;
constexpr uintptr_t kFrameBytes = 32;
constexpr uint32_t kNoAccess = M0PLUS_MPU_RASR_ENABLE_BITS | kWallSize << M0PLUS_MPU_RASR_SIZE_LSB;

volatile uint32_t& word(uintptr_t address) {
  return *reinterpret_cast<volatile uint32_t*>(address);
}

uintptr_t first() { return bottom() + kGuardBytes; }

uintptr_t watched() { return bottom() - kWatchedBytes; }

bool overlaps(uintptr_t frame, uintptr_t from, uintptr_t bytes) {
  return frame + kFrameBytes > from && frame < from + bytes;
}

uintptr_t lowest_used() {
  uintptr_t at = first();
  while (at < top() && word(at) == kPaint) at += sizeof(uint32_t);
  return at;
}

}  // namespace

uintptr_t bottom() { return reinterpret_cast<uintptr_t>(&__StackBottom); }
uintptr_t top() { return reinterpret_cast<uintptr_t>(&__StackTop); }

__attribute__((noinline)) void paint() {
  const uintptr_t used = reinterpret_cast<uintptr_t>(__builtin_frame_address(0)) - kOwnFrame;
  for (uintptr_t at = first(); at < used; at += sizeof(uint32_t)) word(at) = kPaint;
  for (uintptr_t at = watched(); at < bottom(); at += sizeof(uint32_t)) word(at) = kPaint;
  mpu_hw->rbar = (bottom() - kWallBelow) | M0PLUS_MPU_RBAR_VALID_BITS | kWallRegion;
  mpu_hw->rasr = kNoAccess;
}

uint32_t high_water() { return top() - lowest_used(); }

bool overflown() {
  uintptr_t at = watched();
  while (at < bottom() && word(at) == kPaint) at += sizeof(uint32_t);
  return at < bottom();
}

bool is_closed(uintptr_t address) {
  return overlaps(address, bottom(), kGuardBytes) ||
         overlaps(address, bottom() - kWallBelow, kWallBytes);
}

bool was_full() { return overflown() || lowest_used() < first() + kNearlyFull; }

}  // namespace drivers::stack
