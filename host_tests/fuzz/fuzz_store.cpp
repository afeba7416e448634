// Any bytes as what lies in the storage region: it is opened, all that it says to have is read and
// sums up, and something can be written beside it and found again.
#include <cstring>
#include <vector>

#include "drivers/storage/host.hpp"
#include "firmware/store/store.hpp"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count);

namespace {

namespace storage = drivers::storage;
using firmware::store::kPartBytes;
using firmware::store::Page;
using firmware::store::Store;
using firmware::store::Sum;

using Bytes = std::vector<uint8_t>;

constexpr uint32_t kPages = 128 * firmware::store::kPagesPerSector;
constexpr unsigned kWritten = 5;  // a slot of nobody

void expect(bool good) {
  if (!good) __builtin_trap();
}

class Input {
 public:
  Input(const uint8_t* from, size_t count) : at_(from), end_(from + count) {}
  bool more() const { return at_ != end_; }
  size_t left() const { return static_cast<size_t>(end_ - at_); }
  const uint8_t* here() const { return at_; }
  uint8_t u8() { return more() ? *at_++ : uint8_t{0}; }
  uint16_t u16() { return static_cast<uint16_t>(u8() | u8() << 8); }

 private:
  const uint8_t* at_;
  const uint8_t* end_;
};

Page& page_at(uint32_t number) {
  return *reinterpret_cast<Page*>(storage::bytes() + (number % kPages) * storage::kPageBytes);
}

// What a write with this stamp into this slot wrote, wherever its pages came to lie.
class Written {
 public:
  Written(unsigned slot, uint8_t stamp) : look_(static_cast<uint8_t>(slot * 7 + stamp * 3)) {}

  // 0: it removed what was there.
  size_t size() const {
    const size_t last = look_ * 37u % kPartBytes + 1;
    return look_ % 11 == 0 ? 0 : look_ % 5 * kPartBytes + last;
  }
  uint8_t last_part() const { return size() == 0 ? uint8_t{0} : static_cast<uint8_t>(look_ % 5); }
  void fill(Page& page) const {
    std::memset(page.bytes, 0, sizeof page.bytes);
    const unsigned number = part_of(page);
    const size_t from = number * kPartBytes;
    for (size_t i = 0; i < kPartBytes && from + i < size(); ++i) {
      page.bytes[i] = static_cast<uint8_t>(look_ + number);
    }
  }
  uint32_t sum() const {
    Sum sum;
    Page part;
    for (part.part = 0; size() > 0 && part.part <= last_part(); ++part.part) {
      const size_t from = part.part * kPartBytes;
      fill(part);
      sum.add(part.bytes, size() - from < kPartBytes ? size() - from : kPartBytes);
    }
    return sum.value();
  }

 private:
  uint8_t look_;
};

// A page as it may lie there, seven bytes of the input.
void lay_page(Input& input) {
  Page& page = page_at(input.u16());
  const uint8_t how = input.u8();
  page.order = input.u8();
  page.stamp = input.u8();
  page.slot = input.u8();
  page.part = input.u8();
  const Written written(slot_of(page), static_cast<uint8_t>(page.stamp));
  written.fill(page);
  const bool last = part_of(page) == written.last_part();
  page.size = last ? static_cast<uint16_t>(written.size()) : firmware::store::kNotLast;
  page.sum = last ? written.sum() : 0;
  if ((how & 2u) != 0) page.slot = firmware::store::kMark;
  page.check = check_of(page) ^ ((how & 4u) != 0 ? 1u : 0u);
}

// Each sector that holds something has a mark, as a store leaves it.
void mark_sectors() {
  for (uint32_t first = 0; first < kPages; first += firmware::store::kPagesPerSector) {
    Page& mark = page_at(first);
    std::memset(&mark, 0, sizeof mark);
    mark.order = 1;
    mark.size = firmware::store::kNotLast;
    mark.slot = firmware::store::kMark;
    mark.check = check_of(mark);
  }
}

Bytes read(const Store& store, unsigned slot) {
  Bytes bytes(store.size(slot));
  if (!bytes.empty()) store.read(slot, 0, bytes.data(), bytes.size());
  return bytes;
}

// Whether some page says that an object of this slot sums up to these bytes.
bool is_told(unsigned slot, const Bytes& bytes) {
  Sum sum;
  sum.add(bytes.data(), bytes.size());
  for (uint32_t number = 0; number < kPages; ++number) {
    Page page;
    if (slot_of(page_at(number)) != slot || page_at(number).size != bytes.size()) continue;
    if (!load(static_cast<firmware::store::PageNumber>(number), page)) continue;
    if (page.sum == sum.value()) return true;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* bytes, size_t count) {
  static Store store;
  storage::renew();
  Input input(bytes, count);
  const uint8_t how = input.u8();
  if ((how & 1u) != 0) mark_sectors();
  if ((how & 2u) != 0) {
    const uint32_t at = input.u16() * 8u % (kPages * storage::kPageBytes - 65536);
    std::memcpy(storage::bytes() + at, input.here(), input.left());
  } else {
    while (input.more()) lay_page(input);
  }
  store.open();
  std::vector<Bytes> before(Store::kSlots);
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
    before[slot] = read(store, slot);
    expect(!store.has(slot) || is_told(slot, before[slot]));
    expect(!store.has(slot) || !store.is_damaged(slot));
  }
  before[kWritten] = Bytes(300, how);
  expect(store.write(kWritten, before[kWritten].data(), before[kWritten].size()));
  for (int i = 0; i < 2; ++i) {
    for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
      expect(read(store, slot) == before[slot]);
    }
    store.open();
  }
  return 0;
}
