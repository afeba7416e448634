#include <hardware/flash.h>
#include <hardware/regs/addressmap.h>
#include <hardware/sync.h>
#include <pico/binary_info.h>

#include <cstring>

#include "board.hpp"
#include "drivers/storage/storage.hpp"
#include "drivers/system/fault.hpp"

namespace drivers::storage {
namespace {

constexpr uint32_t kMostImageBytes = 1024 * 1024;  // firmware/rp2040 holds the image to it
constexpr uint8_t kErased = 0xFF;

static_assert(kSectorBytes == FLASH_SECTOR_SIZE && kPageBytes == FLASH_PAGE_SIZE);
static_assert(board::kFlashBytes <= PICO_FLASH_SIZE_BYTES);
static_assert(board::kSaveOffset >= kMostImageBytes);
static_assert(board::kSaveOffset % kSectorBytes == 0 && board::kSaveBytes % kSectorBytes == 0);
static_assert(board::kSaveOffset + board::kSaveBytes + kSectorBytes <= board::kFlashBytes);

bi_decl(bi_block_device(BINARY_INFO_TAG_RASPBERRY_PI, "saves", board::kSaveOffset,
                        board::kSaveBytes, nullptr,
                        BINARY_INFO_BLOCK_DEV_FLAG_READ | BINARY_INFO_BLOCK_DEV_FLAG_WRITE));

const uint8_t* at(uint32_t offset) {
  return reinterpret_cast<const uint8_t*>(XIP_BASE + board::kSaveOffset + offset);
}

void check(uint32_t offset, size_t count, uint32_t unit) {
  if (offset % unit != 0 || offset > board::kSaveBytes || count > board::kSaveBytes - offset) {
    fault::stop(fault::Kind::assertion, __FILE__, __LINE__);
  }
}

// What the flash then holds is compared, not what the chip says.
bool holds(uint32_t offset, const uint8_t* expected) {
  return std::memcmp(at(offset), expected, kPageBytes) == 0;
}

}  // namespace

void init() {}

uint32_t size() { return board::kSaveBytes; }

void read(uint32_t offset, void* to, size_t count) {
  check(offset, count, 1);
  std::memcpy(to, at(offset), count);
}

bool erase(uint32_t offset) {
  check(offset, kSectorBytes, kSectorBytes);
  const uint32_t state = save_and_disable_interrupts();
  flash_range_erase(board::kSaveOffset + offset, kSectorBytes);
  restore_interrupts(state);
  uint8_t blank[kPageBytes];
  std::memset(blank, kErased, sizeof blank);
  for (uint32_t page = 0; page < kSectorBytes; page += kPageBytes) {
    if (!holds(offset + page, blank)) return false;
  }
  return true;
}

bool program(uint32_t offset, const uint8_t* page) {
  check(offset, kPageBytes, kPageBytes);
  uint8_t expected[kPageBytes];  // in RAM: the flash cannot be read while it is written
  for (uint32_t i = 0; i < kPageBytes; ++i) expected[i] = page[i] & at(offset)[i];
  const uint32_t state = save_and_disable_interrupts();
  flash_range_program(board::kSaveOffset + offset, expected, kPageBytes);
  restore_interrupts(state);
  return holds(offset, expected);
}

}  // namespace drivers::storage
