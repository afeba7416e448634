// Finds the objects again. An object is what its newest last part says, if all its parts are there
// and sum up to it; else what an older one said.
#include "firmware/store/store.hpp"

namespace firmware::store {
namespace {

namespace storage = drivers::storage;

// A cut leaves one torn page, a cut while that is made harmless another one.
constexpr unsigned kMostSpoilt = 32;
// Older versions that are tried where the newest can't be read.
constexpr unsigned kMostBack = 4;

bool has_mark(unsigned sector, Page& mark) {
  return load(static_cast<PageNumber>(sector * kPagesPerSector), mark) && mark.slot == kMark &&
         mark.order < UINT16_MAX;
}
// Of two pages of the same part, or of two last ones. A page that moves keeps its stamp.
bool is_newer(const auto& page, const Head& other) {
  return page.stamp != other.stamp ? page.stamp > other.stamp : page.order > other.order;
}
bool is_part(const Head& head) { return Store::is_slot(slot_of(head)); }

}  // namespace

void Store::open() {
  forget_all();
  find_sectors();
  Pages parts;
  Slots alone;
  const PageNumber newest = find_parts(parts, alone);
  go_on_after(newest);
  if (newest != kNoPage) renew(newest, parts);
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    if (first_[slot] != kNoPage) begin_chain(slot, first_[slot]);
  }
  Head end{};
  unsigned end_of = kSlots;
  for (PageNumber number = 0; number < pages(); ++number) {
    if (!parts[number]) continue;
    const Head head = head_of(number);
    const unsigned slot = slot_of(head);
    if (slot != end_of && first_[slot] != kNoPage) end = head_of(first_[slot]);
    end_of = slot;
    offer(number, head, end);
  }
  for (unsigned slot = 0; slot < kSlots; ++slot) find_object(slot);
  spoil_torn_pages(parts);
  forget_removed(alone, parts);
}

void Store::find_object(unsigned slot) {
  if (first_[slot] == kNoPage) return;
  PageNumber last = first_[slot];
  bool found = bring_in_order(slot);
  for (unsigned i = 0; !found && i < kMostBack && go_back(slot); ++i) {
    last = first_[slot];
    found = bring_in_order(slot);
  }
  KeptObject& kept = kept_[slot];
  kept.size = found ? head_of(last).size & kMostSize : 0u;
  kept.state = !found ? State::damaged : kept.size == 0 ? State::none : State::sound;
}

void Store::forget_all() {
  first_.fill(kNoPage);
  kept_.fill(KeptObject{});
  live_.fill(0);
  erased_.fill(0);
  filled_ = kNoSector;
  at_ = 0;
  order_ = 0;
  stamp_ = 0;
  refusals_ = 0;
}

// Whose mark was lost was erased as often as any other, for all that is known.
void Store::find_sectors() {
  const uint32_t sectors = storage::size() / storage::kSectorBytes;
  sectors_ = sectors < kMostSectors ? sectors : kMostSectors;
  std::array<bool, kMostSectors> marked{};
  uint16_t most = 0;
  for (unsigned i = 0; i < sectors_; ++i) {
    const auto first = static_cast<PageNumber>(i * kPagesPerSector);
    Page mark;
    marked[i] = has_mark(i, mark);
    if (marked[i]) erased_[i] = static_cast<uint16_t>(mark.order);
    if (erased_[i] > most) most = erased_[i];
    bool blank = marked[i];
    for (unsigned page = 1; blank && page < kPagesPerSector; ++page) {
      blank = is_blank(static_cast<PageNumber>(first + page));
    }
    sector_[i] = blank ? Sector::found : Sector::used;
  }
  for (unsigned i = 0; i < sectors_; ++i) {
    if (!marked[i]) erased_[i] = most;
  }
}

// Returns the page that was programmed last, and leaves it in `page_`.
PageNumber Store::find_parts(Pages& parts, Slots& alone) {
  PageNumber newest = kNoPage;
  Slots seen;
  for (PageNumber number = 0; number < pages(); ++number) {
    Page page;
    if (!is_part(head_of(number)) || !load(number, page)) continue;
    parts[number] = true;
    if (newest == kNoPage || page.order > order_) {
      newest = number;
      order_ = page.order;
      page_ = page;
    }
    if (page.stamp > stamp_) stamp_ = page.stamp;
    const unsigned slot = slot_of(page);
    alone[slot] = !seen[slot];
    seen[slot] = true;
    if (page.size == kNotLast) continue;
    PageNumber& last = first_[slot];
    if (last == kNoPage || is_newer(page, head_of(last))) last = number;
  }
  return newest;
}

// The page programmed last may have been cut off and read right by chance: what was read is written
// once more, before anything stands on it.
void Store::renew(PageNumber newest, Pages& parts) {
  PageNumber at = kNoPage;
  if (!append(page_, at)) return;
  parts[newest] = false;
  parts[at] = true;
  PageNumber& last = first_[slot_of(page_)];
  if (last == newest) last = at;
}

// Links the page behind the last part, whose head is `end`, unless one of the same part is newer. A
// larger part comes first: mostly it is the next one.
void Store::offer(PageNumber number, const Head& page, const Head& end) {
  const unsigned slot = slot_of(page);
  const PageNumber last = first_[slot];
  if (number == last) return;
  if (last == kNoPage || page.stamp > end.stamp) {
    kept_[slot].whole_next = true;
    return;
  }
  if (part_of(page) >= part_of(end)) return;
  PageNumber* link_to = &next_[last];
  for (; *link_to != kNoPage; link_to = &next_[*link_to]) {
    const Head other = head_of(*link_to);
    if (part_of(other) > part_of(page)) continue;
    if (part_of(other) < part_of(page)) break;
    if (!is_newer(page, other)) return;
    --live_[sector_of(*link_to)];
    *link_to = next_[*link_to];
    break;
  }
  next_[number] = *link_to;
  *link_to = number;
  ++live_[sector_of(number)];
}

// Before: its last part is the first page, the larger parts come first. The pages were checked when
// they were found. False: it isn't whole, and its pages stay as they are.
bool Store::bring_in_order(unsigned slot) {
  const Head head = head_of(first_[slot]);
  const unsigned last = part_of(head);
  if (last != (head.size == 0 ? 0 : parts_of(head.size) - 1)) return false;
  Parts at;
  unsigned left = last + 1;
  for (PageNumber page = first_[slot]; page != kNoPage; page = next_[page]) at[--left] = page;
  if (left != 0) return false;
  Sum sum;
  for (unsigned part = 0; part <= last; ++part) {
    Page page;
    firmware::store::read(at[part], page);
    const size_t before = part * kPartBytes;
    sum.add(page.bytes, part == last ? head.size - before : kPartBytes);
  }
  if (sum.value() != head.sum) return false;
  unlink_all(slot);
  link_all(slot, at, last + 1);
  return true;
}

// Tries the version before. False: there is none.
bool Store::go_back(unsigned slot) {
  const uint32_t stamp = head_of(first_[slot]).stamp;
  PageNumber older = kNoPage;
  const auto each = [&](auto use) {
    for (PageNumber number = 0; number < pages(); ++number) {
      const Head head = head_of(number);
      Page page;
      if (is_part(head) && slot_of(head) == slot && load(number, page)) use(number, head);
    }
  };
  each([&](PageNumber number, const Head& head) {
    if (head.size == kNotLast || head.stamp >= stamp) return;
    if (older == kNoPage || is_newer(head, head_of(older))) older = number;
  });
  if (older == kNoPage) return false;
  unlink_all(slot);
  begin_chain(slot, older);
  const Head end = head_of(older);
  each([&](PageNumber number, const Head& head) { offer(number, head, end); });
  return true;
}

// The page behind the last one may look blank and be half programmed: it is left out.
void Store::go_on_after(PageNumber newest) {
  if (newest == kNoPage) return;
  const unsigned sector = sector_of(newest);
  unsigned used = kPagesPerSector;
  while (used > 0 && is_blank(static_cast<PageNumber>(sector * kPagesPerSector + used - 1))) --used;
  if (used + 1 >= kPagesPerSector) return;
  filled_ = sector;
  at_ = used + 1;
}

bool Store::is_torn(PageNumber number, const Pages& parts) const {
  if (parts[number] || is_blank(number) || is_spoilt(number)) return false;
  Page page;
  return number % kPagesPerSector != 0 || !has_mark(sector_of(number), page);
}

// The page that says of an object that it was removed is needed as long as there is an older one of
// it. What reads as no page now may be one some other time.
void Store::forget_removed(Slots& alone, const Pages& parts) {
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    if (first_[slot] == kNoPage || kept_[slot].state != State::none) alone[slot] = false;
  }
  if (alone.none()) return;
  for (PageNumber number = 0; number < pages(); ++number) {
    if (is_torn(number, parts)) return;
  }
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    if (alone[slot]) unlink_all(slot);
  }
}

// What was neither blank nor a page may read as one some other time, even now.
void Store::spoil_torn_pages(const Pages& parts) {
  unsigned spoilt = 0;
  for (unsigned sector = 0; sector < sectors_; ++sector) {
    Page page;
    if (is_clean(sector) || !has_mark(sector, page)) continue;
    for (unsigned i = 1; i < kPagesPerSector && spoilt < kMostSpoilt; ++i) {
      const auto number = static_cast<PageNumber>(sector * kPagesPerSector + i);
      if (parts[number] || is_blank(number) || is_spoilt(number)) continue;
      spoil(number);
      ++spoilt;
    }
  }
}

}  // namespace firmware::store
