// A page of the save store as it lies in flash. docs/saves.md tells it byte by byte.
#pragma once

#include <cstddef>
#include <cstdint>

#include "drivers/storage/storage.hpp"

namespace firmware::store {

inline constexpr size_t kPartBytes = 236;

// A part of an object, or the mark of a sector that was erased to its end. Little-endian.
struct Page {
  uint32_t check;  // of all that follows, see check_of()
  uint32_t order;  // grows with each page programmed; of a mark: how often the sector was erased
  uint32_t stamp;  // grows with each write, and is the same in all its pages; moved, it stays
  uint32_t sum;    // of the whole object, where `size` is told
  uint16_t size;   // of the whole object; kNotLast in all parts of a write but its last one
  uint8_t slot;    // whose part: the lower byte; kMark: none
  uint8_t part;    // from 0; from bit kPartBits on the rest of the slot
  uint8_t bytes[kPartBytes];
};
static_assert(sizeof(Page) == drivers::storage::kPageBytes);

inline constexpr uint16_t kNotLast = UINT16_MAX;
inline constexpr uint8_t kMark = UINT8_MAX;
inline constexpr unsigned kPartBits = 5;

// Mixes the words of something into a sum, in any pieces whose ends are at multiples of four bytes.
class Sum {
 public:
  constexpr explicit Sum(uint32_t seed = 0) : value_(seed) {}
  // Behind the end of `bytes` are zeros up to a whole word. Before: they begin at a whole word.
  void add(const uint8_t* bytes, size_t count);
  uint32_t value() const;

 private:
  uint32_t value_;
  uint32_t length_ = 0;
};

uint32_t check_of(const Page& page);

using PageNumber = uint16_t;
inline constexpr unsigned kPagesPerSector =
    drivers::storage::kSectorBytes / drivers::storage::kPageBytes;
constexpr unsigned sector_of(PageNumber page) { return page / kPagesPerSector; }

// The page as it is; false where its check is wrong.
bool load(PageNumber number, Page& to);
// The same without the check.
void read(PageNumber number, Page& to);
// What a page says about itself, its bytes left out and its check not looked at.
struct Head {
  uint32_t check, order, stamp, sum;
  uint16_t size;
  uint8_t slot, part;
};
Head head_of(PageNumber number);
// Whose part a page or a head is, and which.
constexpr unsigned slot_of(const auto& page) {
  return page.slot | static_cast<unsigned>(page.part >> kPartBits) << 8;
}
constexpr unsigned part_of(const auto& page) { return page.part & ((1u << kPartBits) - 1); }
void name(Page& page, unsigned slot, unsigned part);
// So many of its bytes from the `offset`th on. Before: they are some of kPartBytes.
void read_bytes(PageNumber number, size_t offset, void* to, size_t count);
bool is_blank(PageNumber number);
bool is_spoilt(PageNumber number);
// Adds the check and programs it. False where the flash then holds something else.
bool program(PageNumber number, Page& page);
// Clears every bit: what a cut of the power left half written can never be read as a page again.
void spoil(PageNumber number);

}  // namespace firmware::store
