// What is kept of an object: its pages, its size, how it is read.
#include "firmware/store/store.hpp"

#include <cstring>

#include "firmware/assert.hpp"

namespace firmware::store {

void Store::link(unsigned slot, PageNumber page) {
  next_[page] = first_[slot];
  first_[slot] = page;
  ++live_[sector_of(page)];
}

void Store::unlink_all(unsigned slot) {
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) {
    --live_[sector_of(page)];
  }
  first_[slot] = kNoPage;
}

// Only what was checked by open() or written since is linked.
void Store::parts(unsigned slot, Parts& to) const {
  to.fill(kNoPage);
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) {
    to[head_of(page).part] = page;
  }
}

uint32_t Store::stamp(unsigned slot) const {
  FIRMWARE_ASSERT(has(slot));
  uint32_t stamp = 0;
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) {
    const uint32_t written = head_of(page).stamp;
    if (written > stamp) stamp = written;
  }
  return stamp;
}

void Store::read(unsigned slot, size_t offset, void* to, size_t count) const {
  FIRMWARE_ASSERT(offset + count <= size(slot));
  auto* bytes = static_cast<uint8_t*>(to);
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) {
    const size_t from = head_of(page).part * kPartBytes;
    const size_t begin = from > offset ? from : offset;
    const size_t end = from + kPartBytes < offset + count ? from + kPartBytes : offset + count;
    Page content;
    if (begin < end && load(page, content))
      std::memcpy(bytes + (begin - offset), content.bytes + (begin - from), end - begin);
  }
}

uint32_t Store::most_erased() const {
  uint32_t most = 0;
  for (unsigned i = 0; i < sectors_; ++i) most = erased_[i] > most ? erased_[i] : most;
  return most;
}

// Of each sector a page is the mark; some sectors stay clean, one is being filled.
unsigned Store::room() const {
  constexpr unsigned kKeptFree = kReserve + 1;
  if (sectors_ <= kKeptFree) return 0;
  unsigned live = 0;
  for (unsigned i = 0; i < sectors_; ++i) live += live_[i];
  const unsigned most = (sectors_ - kKeptFree) * (kPagesPerSector - 1);
  return live < most ? most - live : 0;
}

}  // namespace firmware::store
