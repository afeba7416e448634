#include "firmware/store/page.hpp"

#include <bit>
#include <cstring>
#include <memory>

namespace firmware::store {
namespace {

namespace storage = drivers::storage;

constexpr uint32_t kForm = 0x504C'0001;  // "PL", form 1: the check of another form is another one
constexpr uint32_t kErased = UINT32_MAX;

constexpr uint32_t offset_of(PageNumber number) { return uint32_t{number} * storage::kPageBytes; }

bool is_all(PageNumber number, uint32_t value) {
  uint32_t words[storage::kPageBytes / sizeof value];
  storage::read(offset_of(number), words, sizeof words);
  for (const uint32_t word : words) {
    if (word != value) return false;
  }
  return true;
}

}  // namespace

// The mixing of words is that of MurmurHash3 for 32 bits: a changed bit changes half of the sum,
// and the chip does it four bytes at a time, without a table.
void Sum::add(const uint8_t* bytes, size_t count) {
  length_ += static_cast<uint32_t>(count);
  uint32_t value = value_;
  const auto mix = [&value](uint32_t word) {
    word *= 0xCC9E'2D51;
    word = std::rotl(word, 15) * 0x1B87'3593;
    value = std::rotl(value ^ word, 13) * 5 + 0xE654'6B64;
  };
  // Four at a time: the chip takes them in one go, and a start has 200 games to sum up.
  uint32_t words[4];
  for (; count >= sizeof words; bytes += sizeof words, count -= sizeof words) {
    std::memcpy(words, std::assume_aligned<alignof(uint32_t)>(bytes), sizeof words);
    mix(words[0]);
    mix(words[1]);
    mix(words[2]);
    mix(words[3]);
  }
  uint32_t word = 0;
  for (; count >= sizeof word; bytes += sizeof word, count -= sizeof word) {
    std::memcpy(&word, std::assume_aligned<alignof(uint32_t)>(bytes), sizeof word);
    mix(word);
  }
  if (count > 0) {
    word = 0;
    std::memcpy(&word, bytes, count);
    mix(word);
  }
  value_ = value;
}

uint32_t Sum::value() const {
  uint32_t value = value_ ^ length_;
  value = (value ^ value >> 16) * 0x85EB'CA6B;
  value = (value ^ value >> 13) * 0xC2B2'AE35;
  return value ^ value >> 16;
}

uint32_t check_of(const Page& page) {
  Sum sum(kForm);
  sum.add(reinterpret_cast<const uint8_t*>(&page) + sizeof page.check,
          sizeof page - sizeof page.check);
  return sum.value();
}

bool load(PageNumber number, Page& to) {
  storage::read(offset_of(number), &to, sizeof to);
  return to.check == check_of(to);
}

void read(PageNumber number, Page& to) { storage::read(offset_of(number), &to, sizeof to); }

static_assert(sizeof(Head) + kPartBytes == sizeof(Page));
Head head_of(PageNumber number) {
  Head head;
  storage::read(offset_of(number), &head, sizeof head);
  return head;
}

void name(Page& page, unsigned slot, unsigned part) {
  page.slot = static_cast<uint8_t>(slot);
  page.part = static_cast<uint8_t>((slot >> 8) << kPartBits | part);
}

void read_bytes(PageNumber number, size_t offset, void* to, size_t count) {
  storage::read(static_cast<uint32_t>(offset_of(number) + sizeof(Head) + offset), to, count);
}

bool is_blank(PageNumber number) { return is_all(number, kErased); }

bool is_spoilt(PageNumber number) { return is_all(number, 0); }

void spoil(PageNumber number) {
  const uint8_t zeros[storage::kPageBytes] = {};
  storage::program(offset_of(number), zeros);
}

bool program(PageNumber number, Page& page) {
  page.check = check_of(page);
  uint8_t bytes[sizeof page];
  std::memcpy(bytes, &page, sizeof page);
  return storage::program(offset_of(number), bytes);
}

}  // namespace firmware::store
