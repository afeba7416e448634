// Whenever the power goes, and how often the medium is erased and programmed.
#include "host_tests/save/numbers.hpp"

using namespace journal_test;

namespace {

// Sector 0 is full and the power went while its two records moved to the other: the settings are
// there, the fault is not.
void cut_a_move_short() {
  Journal journal;
  journal.open();
  TEST_ASSERT_TRUE(write_number(journal, kFault, 9));
  write_numbers(journal, kSettings, 1, kPagesPerSector - 1);
  storage::cut_power_after(1);
  TEST_ASSERT_FALSE(write_number(journal, kSettings, kPagesPerSector));
  storage::cut_power_after(storage::kNoCut);
}

// The power may have gone in the write after this version; the fault was 9 all the time.
void expect_old_or_new(Journal& after, uint32_t written) {
  after.open();
  const uint32_t found = read_number(after, kSettings);
  TEST_ASSERT_TRUE_MESSAGE(found == written || found == written + 1, "a version was lost");
  expect_numbers(after, found, 9);
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
    expect_old_or_new(after, written);
    TEST_ASSERT_TRUE(write_number(after, kSettings, 1000));
    Journal last;
    last.open();
    expect_numbers(last, 1000, 9);
  }
}

// What was there when it was opened fills up to three sectors; the power goes in the writes after.
void test_reopened_journal_should_hold_the_old_or_the_new_version_when_power_is_cut() {
  constexpr uint32_t kMostKnown = 3 * kPagesPerSector;
  for (uint32_t known = 0; known <= kMostKnown; ++known) {
    for (int32_t cut = 0; cut <= 4; ++cut) {
      wipe();
      Journal before;
      before.open();
      TEST_ASSERT_TRUE(write_number(before, kFault, 8));
      write_numbers(before, kSettings, 1, known / 2);
      TEST_ASSERT_TRUE(write_number(before, kFault, 9));
      write_numbers(before, kSettings, known / 2 + 1, known);
      Journal reopened;
      reopened.open();
      storage::cut_power_after(cut);
      uint32_t written = known;
      while (write_number(reopened, kSettings, written + 1)) ++written;
      storage::cut_power_after(storage::kNoCut);
      Journal after;
      expect_old_or_new(after, written);
    }
  }
}

void test_opening_should_change_nothing_when_no_move_was_cut_short() {
  for (uint32_t known = 0; known <= 3 * kPagesPerSector; ++known) {
    wipe();
    Journal before;
    before.open();
    if (known != 0) TEST_ASSERT_TRUE(write_number(before, kFault, 9));
    write_numbers(before, kSettings, 1, known);
    const Watch watch;
    Journal after;
    after.open();
    expect_work(watch, 0, 0);
  }
}

void test_opening_should_move_what_was_left_behind_and_that_once() {
  cut_a_move_short();
  for (const uint32_t moved : {1u, 0u}) {
    const Watch watch;
    Journal journal;
    journal.open();
    expect_work(watch, 0, moved);
    expect_numbers(journal, kPagesPerSector - 1, 9);
  }
}

void test_opening_should_lose_nothing_when_power_is_cut_in_it() {
  cut_a_move_short();
  Journal cut;
  storage::cut_power_after(0);
  cut.open();
  storage::cut_power_after(storage::kNoCut);
  TEST_ASSERT_EQUAL(9, read_number(cut, kFault));
  Journal after;
  after.open();
  expect_numbers(after, kPagesPerSector - 1, 9);
}

// The newest sector is full; what was left in the other stays in force there.
void test_opening_should_change_nothing_when_there_is_no_room_for_what_was_left_behind() {
  cut_a_move_short();
  Journal journal;
  storage::refuse_one_after(0);
  journal.open();
  constexpr uint32_t kLast = 100 + kPagesPerSector - 3;  // behind one page moved and one half moved
  write_numbers(journal, kSettings, 100, kLast);
  const Watch watch;
  Journal after;
  after.open();
  expect_work(watch, 0, 0);
  expect_numbers(after, kLast, 9);
  TEST_ASSERT_TRUE(write_number(after, kSettings, 200));
  TEST_ASSERT_EQUAL(9, read_number(after, kFault));
}

// The first sector takes the versions 1 to 16. Each later one takes the newest from before and 15
// more, begun by 17, 32, 47 …; with the eighth of these it is half full, and the version after it
// comes upon a medium that is prepared.
void test_preparing_should_erase_once_a_sector_and_only_when_that_is_half_full() {
  Journal journal;
  journal.open();
  for (uint32_t i = 1; i <= 100; ++i) {
    const Watch watch;
    journal.prepare();
    journal.prepare();
    expect_work(watch, i >= 25 && (i - 25) % 15 == 0 ? 1 : 0, 0);
    const bool moves = i >= 17 && (i - 17) % 15 == 0;
    const Watch write;
    TEST_ASSERT_TRUE(write_number(journal, kSettings, i));
    expect_work(write, 0, moves ? 2 : 1);
  }
}

void test_preparing_should_erase_nothing_when_a_record_is_still_in_force_there() {
  cut_a_move_short();
  Journal journal;
  storage::cut_power_after(0);  // the fault stays where it is
  journal.open();
  storage::cut_power_after(storage::kNoCut);
  write_numbers(journal, kSettings, 100, 100 + kPagesPerSector / 2);
  const Watch watch;
  journal.prepare();
  expect_work(watch, 0, 0);
  Journal reopened;
  reopened.open();
  TEST_ASSERT_EQUAL(9, read_number(reopened, kFault));
  const Watch later;
  reopened.prepare();
  expect_work(later, 1, 0);
}

// Of the other sector only some pages are not blank: its first, half written, or its second half.
void test_preparing_should_erase_what_a_cut_left_half_done() {
  Journal full;
  full.open();
  write_numbers(full, kSettings, 1, kPagesPerSector);
  storage::cut_power_after(0);
  TEST_ASSERT_FALSE(write_number(full, kSettings, 99));
  storage::cut_power_after(storage::kNoCut);
  Journal half_written;
  half_written.open();
  const Watch first;
  half_written.prepare();
  expect_work(first, 1, 0);

  write_numbers(half_written, kSettings, 1, kPagesPerSector - 1);
  storage::cut_power_after(0);
  half_written.prepare();
  storage::cut_power_after(storage::kNoCut);
  Journal half_erased;
  half_erased.open();
  const Watch second;
  half_erased.prepare();
  expect_work(second, 1, 0);
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

void test_journal_should_lose_nothing_when_an_operation_is_refused_and_then_power_is_cut() {
  for (uint32_t known = 0; known <= 3 * kPagesPerSector; ++known) {
    for (int32_t refused = 0; refused < 4; ++refused) {
      for (int32_t cut = 0; cut < 4; ++cut) {
        wipe();
        Journal before;
        before.open();
        TEST_ASSERT_TRUE(write_number(before, kFault, 9));
        write_numbers(before, kSettings, 1, known);
        storage::refuse_one_after(refused);
        const bool first = write_number(before, kSettings, 100);
        storage::refuse_one_after(storage::kNoCut);
        TEST_ASSERT_EQUAL(first ? 100 : known, read_number(before, kSettings));
        storage::cut_power_after(cut);
        const bool second = write_number(before, kSettings, 200);
        storage::cut_power_after(storage::kNoCut);
        Journal after;
        after.open();
        const uint32_t found = read_number(after, kSettings);
        const uint32_t last = first ? 100 : known;
        TEST_ASSERT_TRUE(found == 200 || (!second && found == last));
        TEST_ASSERT_EQUAL(9, read_number(after, kFault));
      }
    }
  }
}

void test_journal_should_say_so_when_the_medium_refuses() {
  Journal journal;
  journal.open();
  storage::cut_power_after(0);
  TEST_ASSERT_FALSE(write_number(journal, kSettings, 1));
  storage::cut_power_after(storage::kNoCut);
}

}  // namespace

void setUp() { wipe(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_journal_should_hold_the_old_or_the_new_version_when_power_is_cut_at_any_operation);
  RUN_TEST(test_reopened_journal_should_hold_the_old_or_the_new_version_when_power_is_cut);
  RUN_TEST(test_opening_should_change_nothing_when_no_move_was_cut_short);
  RUN_TEST(test_opening_should_move_what_was_left_behind_and_that_once);
  RUN_TEST(test_opening_should_lose_nothing_when_power_is_cut_in_it);
  RUN_TEST(test_opening_should_change_nothing_when_there_is_no_room_for_what_was_left_behind);
  RUN_TEST(test_preparing_should_erase_once_a_sector_and_only_when_that_is_half_full);
  RUN_TEST(test_preparing_should_erase_nothing_when_a_record_is_still_in_force_there);
  RUN_TEST(test_preparing_should_erase_what_a_cut_left_half_done);
  RUN_TEST(test_journal_should_need_no_erasure_in_a_write_when_it_was_prepared_before);
  RUN_TEST(test_journal_should_lose_nothing_when_power_is_cut_while_it_prepares);
  RUN_TEST(test_journal_should_lose_nothing_when_an_operation_is_refused_and_then_power_is_cut);
  RUN_TEST(test_journal_should_say_so_when_the_medium_refuses);
  return UNITY_END();
}
