// Objects in a store on a medium that starts new, and what should be in them.
#pragma once

#include <unity.h>

#include <algorithm>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <map>
#include <vector>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "firmware/store/store.hpp"

namespace kept {

namespace storage = drivers::storage;
using firmware::store::kPartBytes;
using firmware::store::Store;
using Bytes = std::vector<uint8_t>;

inline Store store;

inline Bytes read(unsigned slot) {
  Bytes bytes(store.size(slot));
  if (!bytes.empty()) store.read(slot, 0, bytes.data(), bytes.size());
  return bytes;
}

inline bool write(unsigned slot, const Bytes& bytes) {
  return store.write(slot, bytes.data(), bytes.size());
}

// So many bytes that differ from those of other numbers.
inline Bytes bytes_of(unsigned number, size_t count) {
  Bytes bytes(count);
  for (size_t i = 0; i < count; ++i) bytes[i] = static_cast<uint8_t>(number + i * 7 + (i >> 8));
  return bytes;
}

// As a game is: what it began with, an event after the other, what changes with each at the end.
class Growing {
 public:
  explicit Growing(unsigned number, size_t head = 40) : head_(bytes_of(number, head)) {}

  void event(uint32_t word) { events_.push_back(word); }
  void undo() {
    if (!events_.empty()) events_.pop_back();
  }
  Bytes bytes() const {
    Bytes bytes = head_;
    for (const uint32_t word : events_) {
      for (unsigned i = 0; i < 4; ++i) bytes.push_back(static_cast<uint8_t>(word >> 8 * i));
    }
    for (unsigned i = 0; i < 3; ++i) bytes.push_back(static_cast<uint8_t>(events_.size() >> 2 * i));
    return bytes;
  }

 private:
  Bytes head_;
  std::vector<uint32_t> events_;
};

inline void renew() {
  storage::renew();
  store.open();
}

inline void expect(unsigned slot, const Bytes& bytes) {
  TEST_ASSERT_EQUAL(bytes.size(), store.size(slot));
  if (bytes.empty()) return;
  TEST_ASSERT_EQUAL_UINT8_ARRAY(bytes.data(), read(slot).data(), bytes.size());
}

// What was asked of the medium since.
class Watch {
 public:
  uint32_t erasures() const { return storage::work().erasures - before_.erasures; }
  uint32_t pages() const { return storage::work().pages - before_.pages; }

 private:
  storage::Work before_ = storage::work();
};

}  // namespace kept
