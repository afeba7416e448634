// Numbers kept in a journal on a medium that starts blank.
#pragma once

#include <unity.h>

#include <cstdint>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "firmware/store/journal.hpp"

namespace journal_test {

namespace storage = drivers::storage;
using firmware::Journal;

inline constexpr auto kSettings = Journal::Id::settings;
inline constexpr auto kFault = Journal::Id::last_fault;

inline uint32_t read_number(Journal& journal, Journal::Id id) {
  uint32_t value = 0;
  return journal.read(id, &value, sizeof value) == sizeof value ? value : 0;
}

inline bool write_number(Journal& journal, Journal::Id id, uint32_t value) {
  return journal.write(id, &value, sizeof value);
}

inline void wipe() {
  storage::cut_power_after(storage::kNoCut);
  storage::refuse_one_after(storage::kNoCut);
  for (uint32_t i = 0; i < Journal::kSectors; ++i) storage::erase(i * storage::kSectorBytes);
}

inline constexpr uint32_t kPagesPerSector = storage::kSectorBytes / storage::kPageBytes;

inline void write_numbers(Journal& journal, Journal::Id id, uint32_t first, uint32_t last) {
  for (uint32_t i = first; i <= last; ++i) TEST_ASSERT_TRUE(write_number(journal, id, i));
}

inline void expect_numbers(Journal& journal, uint32_t settings, uint32_t fault) {
  TEST_ASSERT_EQUAL(settings, read_number(journal, kSettings));
  TEST_ASSERT_EQUAL_MESSAGE(fault, read_number(journal, kFault), "the other record was lost");
}

// What was asked of the medium since.
class Watch {
 public:
  uint32_t erasures() const { return storage::work().erasures - before_.erasures; }
  uint32_t pages() const { return storage::work().pages - before_.pages; }

 private:
  storage::Work before_ = storage::work();
};

inline void expect_work(const Watch& watch, uint32_t erasures, uint32_t pages) {
  TEST_ASSERT_EQUAL(erasures, watch.erasures());
  TEST_ASSERT_EQUAL(pages, watch.pages());
}

}  // namespace journal_test
