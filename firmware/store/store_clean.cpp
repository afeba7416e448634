// Makes room: pages that still count move out of a sector, then it is erased.
#include <cstring>

#include "firmware/store/store.hpp"

namespace firmware::store {
namespace {

namespace storage = drivers::storage;

}  // namespace

bool Store::is_live(PageNumber page, unsigned slot) const {
  if (!is_slot(slot)) return false;
  for (PageNumber at = first_[slot]; at != kNoPage; at = next_[at]) {
    if (at == page) return true;
  }
  return false;
}

void Store::replace(unsigned slot, PageNumber from, PageNumber to) {
  PageNumber* at = &first_[slot];
  while (*at != from) at = &next_[*at];
  --live_[sector_of(from)];
  ++live_[sector_of(to)];
  next_[to] = next_[from];
  *at = to;
}

// Before: it is not the one being filled.
bool Store::move_out(unsigned sector) {
  for (unsigned i = 0; i < kPagesPerSector && live_[sector] > 0; ++i) {
    const auto number = static_cast<PageNumber>(sector * kPagesPerSector + i);
    Page page;
    PageNumber to = kNoPage;
    if (!load(number, page) || !is_live(number, slot_of(page))) continue;
    if (!append(page, to)) return false;
    replace(slot_of(page), number, to);
  }
  return live_[sector] == 0;
}

bool Store::erase(unsigned sector) {
  ++erased_[sector];
  if (!storage::erase(sector * storage::kSectorBytes)) return false;
  Page mark;
  std::memset(&mark, 0, sizeof mark);
  mark.order = erased_[sector];
  mark.size = kNotLast;
  mark.slot = kMark;
  if (!program(static_cast<PageNumber>(sector * kPagesPerSector), mark)) return false;
  sector_[sector] = Sector::clean;
  return true;
}

// Of those in use, the one with the fewest pages that count; of such, the one worn least.
unsigned Store::emptiest() const {
  unsigned best = kNoSector;
  for (unsigned i = 0; i < sectors_; ++i) {
    if (is_clean(i) || i == filled_) continue;
    const bool better = best == kNoSector || live_[i] < live_[best] ||
                        (live_[i] == live_[best] && erased_[i] < erased_[best]);
    if (better) best = i;
  }
  return best;
}

unsigned Store::least_worn() const {
  unsigned best = kNoSector;
  for (unsigned i = 0; i < sectors_; ++i) {
    if (is_clean(i) || i == filled_) continue;
    if (best == kNoSector || erased_[i] < erased_[best]) best = i;
  }
  return best;
}

unsigned Store::clean_sectors() const {
  unsigned clean = 0;
  for (unsigned i = 0; i < sectors_; ++i) clean += is_clean(i) ? 1 : 0;
  return clean;
}

bool Store::prepare() {
  unsigned sector = kNoSector;
  if (clean_sectors() < kReserve) {
    sector = emptiest();
    if (sector != kNoSector && live_[sector] + 1u >= kPagesPerSector) sector = kNoSector;
  } else {
    const unsigned resting = least_worn();
    if (resting != kNoSector && erased_[resting] + kMostUneven < most_erased()) sector = resting;
  }
  if (sector == kNoSector) return false;
  if (live_[sector] > 0) return move_out(sector);
  return erase(sector);
}

}  // namespace firmware::store
