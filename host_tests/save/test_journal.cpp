// What is kept, and how it lies in the medium.
#include <array>
#include <cstring>

#include "drivers/system/crc32.hpp"
#include "host_tests/save/numbers.hpp"

using namespace journal_test;

namespace {

constexpr size_t kHeaderBytes = storage::kPageBytes - Journal::kMostBytes;

// A page as it lies in the medium, little-endian: magic, order, id, count, two zeros, the checksum
// of the page with a checksum of 0, the bytes and zeros behind them.
using PageBytes = std::array<uint8_t, storage::kPageBytes>;

void put_word(PageBytes& page, size_t at, uint32_t word) {
  for (unsigned i = 0; i < 4; ++i) page[at + i] = static_cast<uint8_t>(word >> 8 * i);
}

constexpr uint32_t kMagic = 0x4A500001;
constexpr size_t kCheckAt = 12;

PageBytes page_of(uint32_t magic, uint32_t order, unsigned id, unsigned count, uint32_t value) {
  PageBytes page{};
  put_word(page, 0, magic);
  put_word(page, 4, order);
  page[8] = static_cast<uint8_t>(id);
  page[9] = static_cast<uint8_t>(count);
  put_word(page, kHeaderBytes, value);
  put_word(page, kCheckAt, drivers::crc32(page.data(), page.size()));
  return page;
}

void program(uint32_t page, const PageBytes& bytes) {
  TEST_ASSERT_TRUE(storage::program(page * storage::kPageBytes, bytes.data()));
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

void test_page_should_lie_in_the_medium_as_its_layout_says() {
  Journal journal;
  journal.open();
  const uint8_t three[] = {10, 20, 30};
  TEST_ASSERT_TRUE(journal.write(kSettings, three, sizeof three));
  TEST_ASSERT_TRUE(journal.write(kFault, "Fault", 5));
  const PageBytes first{0x01, 0x00, 'P',  'J',  1,    0,    0,  0,  1, 3,
                        0,    0,    0x7B, 0x2B, 0x08, 0x7D, 10, 20, 30};
  const PageBytes second{0x01, 0x00, 'P',  'J',  2,    0,   0,   0,   2,   5,  0,
                         0,    0x07, 0xBB, 0x67, 0x94, 'F', 'a', 'u', 'l', 't'};
  PageBytes read;
  storage::read(0, read.data(), read.size());
  TEST_ASSERT_EQUAL_HEX8_ARRAY(first.data(), read.data(), read.size());
  storage::read(storage::kPageBytes, read.data(), read.size());
  TEST_ASSERT_EQUAL_HEX8_ARRAY(second.data(), read.data(), read.size());
}

// The page in question lies in the other sector: it would be newer, and what is in force would have
// to move to it.
void test_page_should_count_only_when_all_of_its_head_is_right() {
  const auto found_beside = [](const PageBytes& bytes, uint32_t moved) {
    wipe();
    program(0, page_of(kMagic, 1, 2, 4, 9));
    program(1, page_of(kMagic, 2, 1, 4, 77));
    program(kPagesPerSector, bytes);
    const Watch watch;
    Journal journal;
    journal.open();
    expect_work(watch, 0, moved);
    TEST_ASSERT_EQUAL(9, read_number(journal, kFault));
    return read_number(journal, kSettings);
  };
  TEST_ASSERT_EQUAL(88, found_beside(page_of(kMagic, 3, 1, 4, 88), 1));
  TEST_ASSERT_EQUAL(77, found_beside(page_of(kMagic, 0, 1, 4, 88), 0));  // older
  TEST_ASSERT_EQUAL(77, found_beside(page_of(kMagic + 1, 3, 1, 4, 88), 0));
  TEST_ASSERT_EQUAL(77, found_beside(page_of(kMagic, 3, 0, 4, 88), 0));
  TEST_ASSERT_EQUAL(77, found_beside(page_of(kMagic, 3, Journal::kIds, 4, 88), 0));
  TEST_ASSERT_EQUAL(77, found_beside(page_of(kMagic, 3, 1, Journal::kMostBytes + 1, 88), 0));
  PageBytes unsound = page_of(kMagic, 3, 1, 4, 88);
  ++unsound[kCheckAt];
  TEST_ASSERT_EQUAL(77, found_beside(unsound, 0));
}

void test_journal_should_look_at_its_own_sectors_only() {
  constexpr uint32_t kBehind = Journal::kSectors * storage::kSectorBytes;
  program(0, page_of(kMagic, 1, 1, 4, 77));
  program(kBehind / storage::kPageBytes, page_of(kMagic, 2, 1, 4, 88));
  Journal journal;
  journal.open();
  storage::erase(kBehind);
  TEST_ASSERT_EQUAL(77, read_number(journal, kSettings));
}

void test_journal_should_begin_anew_when_opened_again_on_a_blank_medium() {
  Journal journal;
  journal.open();
  write_numbers(journal, kSettings, 1, kPagesPerSector + 1);
  wipe();
  journal.open();
  TEST_ASSERT_EQUAL(0, read_number(journal, kSettings));
  TEST_ASSERT_TRUE(write_number(journal, kSettings, 5));
  const PageBytes expected = page_of(kMagic, 1, 1, 4, 5);
  PageBytes first;
  storage::read(0, first.data(), first.size());
  TEST_ASSERT_EQUAL_HEX8_ARRAY(expected.data(), first.data(), first.size());
}

void test_record_should_come_back_whole_when_it_fills_a_page() {
  uint8_t bytes[Journal::kMostBytes];
  for (size_t i = 0; i < sizeof bytes; ++i) bytes[i] = static_cast<uint8_t>(255 - i);
  Journal journal;
  journal.open();
  TEST_ASSERT_TRUE(journal.write(kFault, bytes, sizeof bytes));
  uint8_t read[Journal::kMostBytes] = {};
  TEST_ASSERT_EQUAL(sizeof bytes, journal.read(kFault, read, sizeof read));
  TEST_ASSERT_EQUAL_HEX8_ARRAY(bytes, read, sizeof bytes);
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
  RUN_TEST(test_page_should_lie_in_the_medium_as_its_layout_says);
  RUN_TEST(test_page_should_count_only_when_all_of_its_head_is_right);
  RUN_TEST(test_journal_should_look_at_its_own_sectors_only);
  RUN_TEST(test_journal_should_begin_anew_when_opened_again_on_a_blank_medium);
  RUN_TEST(test_record_should_come_back_whole_when_it_fills_a_page);
  RUN_TEST(test_crc_should_be_the_published_value_when_given_the_check_string);
  return UNITY_END();
}
