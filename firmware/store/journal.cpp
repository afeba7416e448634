#include "firmware/store/journal.hpp"

#include <cstring>

#include "drivers/system/crc32.hpp"
#include "firmware/assert.hpp"

namespace firmware {
namespace storage = drivers::storage;
namespace {

constexpr uint32_t kMagic = 0x4A50'0001;  // "PJ", layout 1
constexpr uint32_t kErased = 0xFFFF'FFFF;

}  // namespace

uint32_t Journal::checksum(const Page& page) {
  Page copy = page;
  copy.check = 0;
  return drivers::crc32(&copy, sizeof copy);
}

bool Journal::load(uint32_t page, Page& to) {
  storage::read(page * storage::kPageBytes, &to, sizeof to);
  return to.magic == kMagic && to.id > 0 && to.id < kIds && to.count <= kMostBytes &&
         to.check == checksum(to);
}

bool Journal::blank(uint32_t page) {
  uint32_t words[storage::kPageBytes / sizeof(uint32_t)];
  storage::read(page * storage::kPageBytes, words, sizeof words);
  for (const uint32_t word : words) {
    if (word != kErased) return false;
  }
  return true;
}

void Journal::open() {
  usable_ = storage::size() >= kSectors * storage::kSectorBytes;
  newest_.fill(kNoPage);
  order_ = 0;
  sector_ = 0;
  if (!usable_) return;
  std::array<uint32_t, kIds> orders{};
  for (uint32_t number = 0; number < kPages; ++number) {
    Page page;
    if (!load(number, page)) continue;
    if (newest_[page.id] == kNoPage || page.order > orders[page.id]) {
      newest_[page.id] = number;
      orders[page.id] = page.order;
    }
    if (page.order < order_) continue;
    order_ = page.order;
    sector_ = sector_of(number);
  }
  // A move between the sectors was cut short: finish it before that sector may be erased.
  for (size_t id = 0; id < kIds; ++id) {
    if (newest_[id] == kNoPage || sector_of(newest_[id]) == sector_) continue;
    Page page;
    if (load(newest_[id], page)) append(page);
  }
}

size_t Journal::read(Id id, void* to, size_t most) const {
  const uint32_t number = usable_ ? newest_[static_cast<size_t>(id)] : kNoPage;
  Page page;
  if (number == kNoPage || !load(number, page) || page.count > most) return 0;
  std::memcpy(to, page.bytes, page.count);
  return page.count;
}

uint32_t Journal::next_blank() const {
  for (uint32_t i = 0; i < kPagesPerSector; ++i) {
    const uint32_t number = sector_ * kPagesPerSector + i;
    if (blank(number)) return number;
  }
  return kNoPage;
}

bool Journal::blank_sector(uint32_t sector) {
  for (uint32_t i = 0; i < kPagesPerSector; ++i) {
    if (!blank(sector * kPagesPerSector + i)) return false;
  }
  return true;
}

// Programs the page into the current sector, which must have a blank one.
bool Journal::append(Page& page) {
  const uint32_t number = next_blank();
  if (number == kNoPage) return false;
  page.order = ++order_;
  page.check = checksum(page);
  uint8_t bytes[sizeof page];
  std::memcpy(bytes, &page, sizeof page);
  Page written;
  if (!storage::program(number * storage::kPageBytes, bytes) || !load(number, written))
    return false;
  newest_[page.id] = number;
  return true;
}

bool Journal::move_to(uint32_t sector) {
  std::array<Page, kIds> pages;
  std::array<bool, kIds> known;
  for (size_t id = 0; id < kIds; ++id)
    known[id] = newest_[id] != kNoPage && load(newest_[id], pages[id]);
  if (!blank_sector(sector) && !storage::erase(sector * storage::kSectorBytes)) return false;
  sector_ = sector;
  for (size_t id = 0; id < kIds; ++id) {
    if (known[id] && !append(pages[id])) return false;
  }
  return true;
}

void Journal::prepare() {
  if (!usable_) return;
  const bool half_full = !blank(sector_ * kPagesPerSector + kPagesPerSector / 2);
  const uint32_t next = 1 - sector_;
  if (!half_full || blank_sector(next)) return;
  for (const uint32_t number : newest_) {
    if (number != kNoPage && sector_of(number) == next) return;  // it is still in force
  }
  storage::erase(next * storage::kSectorBytes);
}

bool Journal::write(Id id, const void* from, size_t count) {
  FIRMWARE_ASSERT(count <= kMostBytes);
  if (!usable_) return false;
  if (next_blank() == kNoPage && !move_to(1 - sector_)) return false;
  Page page{};
  page.magic = kMagic;
  page.id = static_cast<uint8_t>(id);
  page.count = static_cast<uint8_t>(count);
  std::memcpy(page.bytes, from, count);
  return append(page);
}

}  // namespace firmware
