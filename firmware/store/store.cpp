// What is kept of an object: its pages, its size, how it is read.
#include "firmware/store/store.hpp"

#include "firmware/assert.hpp"

namespace firmware::store {

void Store::begin_chain(unsigned slot, PageNumber page) {
  first_[slot] = page;
  next_[page] = kNoPage;
  ++live_[sector_of(page)];
}

// Before: nothing of it is linked.
void Store::link_all(unsigned slot, const Parts& parts, unsigned count) {
  PageNumber* link_to = &first_[slot];
  for (unsigned part = 0; part < count; ++part) {
    *link_to = parts[part];
    link_to = &next_[parts[part]];
    ++live_[sector_of(parts[part])];
  }
  *link_to = kNoPage;
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
  if (!has(slot)) return;
  unsigned part = 0;
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) to[part++] = page;
}

uint32_t Store::stamp(unsigned slot) const {
  FIRMWARE_ASSERT(has(slot));
  PageNumber last = first_[slot];
  while (next_[last] != kNoPage) last = next_[last];
  return head_of(last).stamp;
}

void Store::read(unsigned slot, size_t offset, void* to, size_t count) const {
  FIRMWARE_ASSERT(offset + count <= size(slot));
  auto* bytes = static_cast<uint8_t*>(to);
  PageNumber page = first_[slot];
  for (; offset >= kPartBytes && count > 0; offset -= kPartBytes) page = next_[page];
  while (count > 0) {
    const size_t taken = count < kPartBytes - offset ? count : kPartBytes - offset;
    read_bytes(page, offset, bytes, taken);
    bytes += taken;
    count -= taken;
    offset = 0;
    page = next_[page];
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
