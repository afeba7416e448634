// A new version of an object, part by part.
#include <cstring>

#include "firmware/assert.hpp"
#include "firmware/store/store.hpp"

namespace firmware::store {
namespace {

// Pages that are tried for one part before the medium counts as broken.
constexpr unsigned kMostTries = 2 * kPagesPerSector;

}  // namespace

void Store::begin(unsigned slot, unsigned most_parts) {
  FIRMWARE_ASSERT(is_slot(slot));
  for (unsigned i = 0; i < 2 * sectors_ && clean_sectors() < least_clean(most_parts) && prepare();
       ++i) {
  }
  slot_ = slot;
  part_ = 0;
  in_page_ = 0;
  written_ = 0;
  sum_ = Sum{};
  refused_ = false;
  parts(slot, before_);
  if (kept_[slot].whole_next) before_.fill(kNoPage);
  after_.fill(kNoPage);
  ++stamp_;
}

void Store::put(const void* bytes, size_t count) {
  const auto* from = static_cast<const uint8_t*>(bytes);
  while (count > 0) {
    if (in_page_ == kPartBytes) flush(false);
    const size_t taken = count < kPartBytes - in_page_ ? count : kPartBytes - in_page_;
    std::memcpy(page_.bytes + in_page_, from, taken);
    in_page_ += taken;
    from += taken;
    count -= taken;
  }
}

// A part that stands there already is not written again, but the last one is.
void Store::flush(bool last) {
  FIRMWARE_ASSERT(part_ < kMostParts);
  std::memset(page_.bytes + in_page_, 0, kPartBytes - in_page_);
  sum_.add(page_.bytes, in_page_);
  written_ += in_page_;
  in_page_ = 0;
  Page stands;
  const PageNumber before = before_[part_];
  if (!last && before != kNoPage && load(before, stands) &&
      std::memcmp(stands.bytes, page_.bytes, kPartBytes) == 0) {
    after_[part_++] = before;
    return;
  }
  page_.stamp = stamp_;
  page_.sum = last ? sum_.value() : 0;
  page_.size = last ? static_cast<uint16_t>(written_) : kNotLast;
  name(page_, slot_, part_);
  if (!refused_) refused_ = !append(page_, after_[part_]);
  ++part_;
}

bool Store::end() {
  flush(true);
  kept_[slot_].whole_next = refused_;
  if (refused_) return false;
  unlink_all(slot_);
  link_all(slot_, after_, part_);
  kept_[slot_].size = written_ & kMostSize;
  kept_[slot_].state = written_ > 0 ? State::sound : State::none;
  return true;
}

bool Store::write(unsigned slot, const void* bytes, size_t count) {
  begin(slot, parts_of(count));
  put(bytes, count);
  return end();
}

// The last part of nothing.
bool Store::remove(unsigned slot) {
  if (kept_[slot].state == State::none) return true;
  begin(slot, 1);
  return end();
}

// Programs the page where there is room, again elsewhere where the medium refuses.
bool Store::append(Page& page, PageNumber& at) {
  for (unsigned i = 0; i < kMostTries; ++i) {
    const PageNumber next = next_blank();
    if (next == kNoPage) break;
    page.order = ++order_;
    Page written;
    if (program(next, page) && load(next, written)) {
      at = next;
      return true;
    }
    ++refusals_;
  }
  return false;
}

PageNumber Store::next_blank() {
  for (;;) {
    if (filled_ == kNoSector && !take_sector()) return kNoPage;
    while (at_ < kPagesPerSector) {
      const auto next = static_cast<PageNumber>(filled_ * kPagesPerSector + at_++);
      if (is_blank(next)) return next;
    }
    filled_ = kNoSector;
  }
}

// The clean sector that is worn least.
bool Store::take_sector() {
  unsigned best = kNoSector;
  for (unsigned i = 0; i < sectors_; ++i) {
    if (is_clean(i) && (best == kNoSector || erased_[i] < erased_[best])) best = i;
  }
  if (best == kNoSector) return false;
  const unsigned behind_the_mark = sector_[best] == Sector::found ? 2 : 1;
  sector_[best] = Sector::used;
  filled_ = best;
  at_ = behind_the_mark;
  return true;
}

}  // namespace firmware::store
