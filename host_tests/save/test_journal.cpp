#include <unity.h>

#include <cstring>

#include "drivers/storage/host.hpp"
#include "drivers/storage/storage.hpp"
#include "drivers/system/crc32.hpp"
#include "firmware/store/journal.hpp"

namespace storage = drivers::storage;
using firmware::Journal;

namespace {

constexpr auto kSettings = Journal::Id::settings;
constexpr size_t kHeaderBytes = storage::kPageBytes - Journal::kMostBytes;
constexpr auto kFault = Journal::Id::last_fault;

uint32_t read_number(Journal& journal, Journal::Id id) {
  uint32_t value = 0;
  return journal.read(id, &value, sizeof value) == sizeof value ? value : 0;
}

bool write_number(Journal& journal, Journal::Id id, uint32_t value) {
  return journal.write(id, &value, sizeof value);
}

void wipe() {
  storage::cut_power_after(storage::kNoCut);
  for (uint32_t i = 0; i < Journal::kSectors; ++i) storage::erase(i * storage::kSectorBytes);
}

void test_journal_should_be_empty_when_storage_is_blank() {
  Journal journal;
  journal.open();
  uint32_t value;
  TEST_ASSERT_EQUAL(0, journal.read(kSettings, &value, sizeof value));
}

void test_journal_should_return_the_newest_version_when_opened_again() {
  Journal before;
  before.open();
  TEST_ASSERT_TRUE(write_number(before, kSettings, 1));
  TEST_ASSERT_TRUE(write_number(before, kSettings, 2));
  Journal after;
  after.open();
  TEST_ASSERT_EQUAL(2, read_number(after, kSettings));
}

void test_journal_should_keep_each_record_when_one_is_written_over_many_sectors() {
  Journal journal;
  journal.open();
  TEST_ASSERT_TRUE(write_number(journal, kFault, 77));
  for (uint32_t i = 1; i <= 100; ++i) TEST_ASSERT_TRUE(write_number(journal, kSettings, i));
  Journal after;
  after.open();
  TEST_ASSERT_EQUAL(77, read_number(after, kFault));
  TEST_ASSERT_EQUAL(100, read_number(after, kSettings));
}

void test_journal_should_return_nothing_when_the_record_is_larger_than_asked_for() {
  Journal journal;
  journal.open();
  write_number(journal, kSettings, 5);
  uint8_t byte;
  TEST_ASSERT_EQUAL(0, journal.read(kSettings, &byte, sizeof byte));
}

void test_journal_should_keep_the_version_before_when_a_bit_of_the_newest_is_lost() {
  Journal journal;
  journal.open();
  write_number(journal, kSettings, 5);
  write_number(journal, kSettings, 6);
  uint8_t zeros[storage::kPageBytes];
  std::memset(zeros, 0xFF, sizeof zeros);
  zeros[kHeaderBytes] = 0;  // clears the 6 in the second page
  storage::program(storage::kPageBytes, zeros);
  Journal after;
  after.open();
  TEST_ASSERT_EQUAL(5, read_number(after, kSettings));
}

// 40 writes fill both sectors more than once; the power goes at each operation in turn.
void test_journal_should_hold_the_old_or_the_new_version_when_power_is_cut_at_any_operation() {
  constexpr uint32_t kWrites = 40;
  for (int32_t cut = 0; cut < 60; ++cut) {
    wipe();
    Journal before;
    before.open();
    TEST_ASSERT_TRUE(write_number(before, kFault, 9));
    storage::cut_power_after(cut);
    uint32_t written = 0;
    while (written < kWrites && write_number(before, kSettings, written + 1)) ++written;
    storage::cut_power_after(storage::kNoCut);
    Journal after;
    after.open();
    const uint32_t found = read_number(after, kSettings);
    TEST_ASSERT_TRUE_MESSAGE(found == written || found == written + 1, "a version was lost");
    TEST_ASSERT_EQUAL_MESSAGE(9, read_number(after, kFault), "the other record was lost");
    TEST_ASSERT_TRUE(write_number(after, kSettings, 1000));
    Journal last;
    last.open();
    TEST_ASSERT_EQUAL(1000, read_number(last, kSettings));
    TEST_ASSERT_EQUAL(9, read_number(last, kFault));
  }
}

void test_journal_should_need_no_erasure_in_a_write_when_it_was_prepared_before() {
  Journal journal;
  journal.open();
  for (uint32_t i = 1; i <= 100; ++i) {
    journal.prepare();
    storage::cut_power_after(2);  // a write moves at most one other record besides its own
    TEST_ASSERT_TRUE(write_number(journal, kSettings, i));
    storage::cut_power_after(storage::kNoCut);
  }
  TEST_ASSERT_EQUAL(100, read_number(journal, kSettings));
}

void test_journal_should_lose_nothing_when_power_is_cut_while_it_prepares() {
  Journal journal;
  journal.open();
  for (uint32_t i = 1; i <= 30; ++i) write_number(journal, kSettings, i);
  storage::cut_power_after(0);
  journal.prepare();
  storage::cut_power_after(storage::kNoCut);
  Journal after;
  after.open();
  TEST_ASSERT_EQUAL(30, read_number(after, kSettings));
}

void test_journal_should_say_so_when_the_medium_refuses() {
  Journal journal;
  journal.open();
  storage::cut_power_after(0);
  TEST_ASSERT_FALSE(write_number(journal, kSettings, 1));
  storage::cut_power_after(storage::kNoCut);
}

void test_crc_should_be_the_published_value_when_given_the_check_string() {
  TEST_ASSERT_EQUAL_HEX32(0xCBF43926, drivers::crc32("123456789", 9));
}

}  // namespace

void setUp() { wipe(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_journal_should_be_empty_when_storage_is_blank);
  RUN_TEST(test_journal_should_return_the_newest_version_when_opened_again);
  RUN_TEST(test_journal_should_keep_each_record_when_one_is_written_over_many_sectors);
  RUN_TEST(test_journal_should_return_nothing_when_the_record_is_larger_than_asked_for);
  RUN_TEST(test_journal_should_keep_the_version_before_when_a_bit_of_the_newest_is_lost);
  RUN_TEST(test_journal_should_hold_the_old_or_the_new_version_when_power_is_cut_at_any_operation);
  RUN_TEST(test_journal_should_need_no_erasure_in_a_write_when_it_was_prepared_before);
  RUN_TEST(test_journal_should_lose_nothing_when_power_is_cut_while_it_prepares);
  RUN_TEST(test_journal_should_say_so_when_the_medium_refuses);
  RUN_TEST(test_crc_should_be_the_published_value_when_given_the_check_string);
  return UNITY_END();
}
