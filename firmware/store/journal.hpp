// Small records that last: the newest version of each is found again after any loss of power.
//
// Two sectors of storage hold pages, one page a version. A new version is programmed into the next
// blank page; when the sector is full, the newest versions move to the other one, which is erased
// first. A page counts when its checksum is right, so a write that was cut short leaves the version
// before it in force.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "drivers/storage/storage.hpp"

namespace firmware {

class Journal {
 public:
  // What is kept. Numbers are part of what is stored: never reuse one.
  enum class Id : uint8_t { settings = 1, last_fault = 2 };
  static constexpr size_t kIds = 3;  // one more than the highest

  static constexpr size_t kMostBytes = 240;
  static constexpr uint32_t kSectors = 2;

  // The journal takes the first kSectors of the storage. Finds what is there.
  void open();

  // Copies the newest version to `to` and returns its size, 0 when there is none or when it is
  // larger than `most`.
  size_t read(Id id, void* to, size_t most) const;

  // Writes a new version. Before: count <= kMostBytes. False where the medium refused; the version
  // before is then still in force.
  bool write(Id id, const void* from, size_t count);

  // Erases the sector that will be needed next, where it is not blank and the current one is half
  // full: a write then never waits for an erasure. To be called when nobody waits.
  void prepare();

 private:
  static constexpr uint32_t kPagesPerSector =
      drivers::storage::kSectorBytes / drivers::storage::kPageBytes;
  static constexpr uint32_t kPages = kSectors * kPagesPerSector;
  static constexpr uint32_t kNoPage = kPages;

  struct Page {
    uint32_t magic;
    uint32_t order;  // grows with each page written
    uint8_t id;
    uint8_t count;
    uint8_t reserved[2];
    uint32_t check;
    uint8_t bytes[kMostBytes];
  };
  static_assert(sizeof(Page) == drivers::storage::kPageBytes);

  static bool load(uint32_t page, Page& to);
  static bool blank(uint32_t page);
  static uint32_t checksum(const Page& page);
  static uint32_t sector_of(uint32_t page) { return page / kPagesPerSector; }

  static bool blank_sector(uint32_t sector);
  uint32_t next_blank() const;
  bool append(Page& page);
  bool move_to(uint32_t sector);

  std::array<uint32_t, kIds> newest_{};
  uint32_t order_ = 0;
  uint32_t sector_ = 0;
  bool usable_ = false;
};

}  // namespace firmware
