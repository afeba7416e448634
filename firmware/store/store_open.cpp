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
bool is_part(const Head& head) {
  return head.slot < Store::kSlots && head.part < Store::kMostParts;
}

}  // namespace

void Store::open() {
  forget_all();
  find_sectors();
  LastParts last;
  Pages parts;
  const PageNumber newest = find_parts(parts, last);
  go_on_after(newest);
  if (newest != kNoPage) renew(newest, parts, last);
  for (PageNumber number = 0; number < pages(); ++number) {
    if (!parts[number]) continue;
    const Head head = head_of(number);
    offer(number, head, last.of(head.slot));
  }
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    Last end = last.of(slot);
    if (end.page == kNoPage) continue;
    bool found = is_whole(slot, end.page);
    for (unsigned i = 0; !found && i < kMostBack; ++i) found = go_back(slot, end);
    size_[slot] = found ? head_of(end.page).size : 0;
    state_[slot] = !found ? State::damaged : size_[slot] == 0 ? State::none : State::sound;
  }
  spoil_torn_pages(parts);
}

void Store::forget_all() {
  first_.fill(kNoPage);
  size_.fill(0);
  state_.fill(State::none);
  whole_next_.fill(false);
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
PageNumber Store::find_parts(Pages& parts, LastParts& last) {
  PageNumber newest = kNoPage;
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
    if (page.size == kNotLast) continue;
    const Last known = last.of(page.slot);
    const bool newer = known.page == kNoPage || page.stamp > known.stamp;
    if (newer) last.set(page.slot, {number, page.stamp, page.part});
  }
  return newest;
}

// The page programmed last may have been cut off and read right by chance: what was read is written
// once more, before anything stands on it.
void Store::renew(PageNumber newest, Pages& parts, LastParts& last) {
  PageNumber at = kNoPage;
  if (!append(page_, at)) return;
  parts[newest] = false;
  parts[at] = true;
  PageNumber& known = last.page[page_.slot];
  if (known == newest) known = at;
}

// Links the page unless one of the same part is newer.
void Store::offer(PageNumber number, const Head& page, const Last& last) {
  if (last.page == kNoPage || page.stamp > last.stamp) {
    whole_next_[page.slot] = true;
    return;
  }
  if (page.part > last.part) return;
  PageNumber* link_to = &first_[page.slot];
  for (; *link_to != kNoPage; link_to = &next_[*link_to]) {
    const Head other = head_of(*link_to);
    if (other.part != page.part) continue;
    const bool newer =
        page.stamp != other.stamp ? page.stamp > other.stamp : page.order > other.order;
    if (!newer) return;
    --live_[sector_of(*link_to)];
    *link_to = next_[*link_to];
    break;
  }
  link(page.slot, number);
}

// The pages were checked when they were found.
bool Store::is_whole(unsigned slot, PageNumber last) const {
  Parts at;
  parts(slot, at);
  const Head head = head_of(last);
  if (head.part != (head.size == 0 ? 0 : parts_of(head.size) - 1)) return false;
  Sum sum;
  for (unsigned part = 0; part <= head.part; ++part) {
    if (at[part] == kNoPage) return false;
    Page page;
    firmware::store::read(at[part], page);
    const size_t before = part * kPartBytes;
    sum.add(page.bytes, part == head.part ? head.size - before : kPartBytes);
  }
  return sum.value() == head.sum;
}

// Tries the version before. False: it can't be read, or there is none.
bool Store::go_back(unsigned slot, Last& last) {
  Last older;
  const auto each = [&](auto use) {
    for (PageNumber number = 0; number < pages(); ++number) {
      const Head head = head_of(number);
      Page page;
      if (head.slot == slot && is_part(head) && load(number, page)) use(number, head);
    }
  };
  each([&](PageNumber number, const Head& head) {
    const bool before = head.size != kNotLast && head.stamp < last.stamp;
    if (before && (older.page == kNoPage || head.stamp > older.stamp)) {
      older = {number, head.stamp, head.part};
    }
  });
  if (older.page == kNoPage) return false;
  last = older;
  unlink_all(slot);
  each([&](PageNumber number, const Head& head) { offer(number, head, last); });
  return is_whole(slot, last.page);
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
