#include "host_tests/save/kept.hpp"

using namespace kept;

void setUp() { renew(); }
void tearDown() {}

namespace {

void prepare_all() {
  for (int i = 0; i < 1000 && store.prepare(); ++i) {
  }
}

void test_store_should_be_empty_when_the_medium_is_new() {
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
    TEST_ASSERT_FALSE(store.has(slot));
    TEST_ASSERT_FALSE(store.is_damaged(slot));
    TEST_ASSERT_EQUAL(0, store.size(slot));
  }
}

void test_object_should_be_found_again_when_it_fits_its_parts_or_not() {
  const size_t sizes[] = {1, kPartBytes - 1, kPartBytes, kPartBytes + 1, Store::kMostBytes};
  unsigned slot = 0;
  for (const size_t size : sizes) {
    TEST_ASSERT_TRUE(write(slot, bytes_of(slot, size)));
    ++slot;
  }
  store.open();
  slot = 0;
  for (const size_t size : sizes) {
    expect(slot, bytes_of(slot, size));
    ++slot;
  }
}

void test_object_should_be_the_newest_version_when_it_was_written_often() {
  for (unsigned i = 1; i <= 1000; ++i) TEST_ASSERT_TRUE(write(3, bytes_of(i, 1 + i % 700)));
  expect(3, bytes_of(1000, 301));
  store.open();
  expect(3, bytes_of(1000, 301));
}

void test_object_should_be_read_in_any_piece() {
  const Bytes all = bytes_of(9, 3 * kPartBytes);
  TEST_ASSERT_TRUE(write(9, all));
  uint8_t piece[20];
  store.read(9, kPartBytes - 10, piece, sizeof piece);  // over the border of two parts
  TEST_ASSERT_EQUAL_UINT8_ARRAY(all.data() + kPartBytes - 10, piece, sizeof piece);
}

void test_object_should_be_gone_when_it_was_removed() {
  TEST_ASSERT_TRUE(write(1, bytes_of(1, 500)));
  TEST_ASSERT_TRUE(write(2, bytes_of(2, 500)));
  TEST_ASSERT_TRUE(store.remove(1));
  TEST_ASSERT_FALSE(store.has(1));
  store.open();
  TEST_ASSERT_FALSE(store.has(1));
  TEST_ASSERT_FALSE(store.is_damaged(1));
  expect(2, bytes_of(2, 500));
}

void test_stamp_should_be_larger_when_it_was_written_later() {
  TEST_ASSERT_TRUE(write(5, bytes_of(5, 10)));
  TEST_ASSERT_TRUE(write(4, bytes_of(4, 10)));
  TEST_ASSERT_LESS_THAN_UINT32(store.stamp(4), store.stamp(5));
  store.open();
  TEST_ASSERT_LESS_THAN_UINT32(store.stamp(4), store.stamp(5));
}

// The part that changed is the last one; of the other six none is written again.
void test_event_should_cost_one_page_when_it_fits_the_last_part() {
  Growing game(1);
  for (uint32_t i = 0; i < 6 * kPartBytes / 4; ++i) game.event(i);
  TEST_ASSERT_TRUE(write(7, game.bytes()));
  prepare_all();
  const Watch watch;
  game.event(77);
  TEST_ASSERT_TRUE(write(7, game.bytes()));
  TEST_ASSERT_EQUAL(1, watch.pages());
  TEST_ASSERT_EQUAL(0, watch.erasures());
}

// Four of the clean sectors have 60 pages for what comes.
void test_write_should_not_wait_for_an_erasure_when_it_was_prepared() {
  prepare_all();
  const Watch watch;
  for (unsigned i = 0; i < 60; ++i) TEST_ASSERT_TRUE(write(1, bytes_of(i, 100)));
  TEST_ASSERT_EQUAL(0, watch.erasures());
}

void test_store_should_go_on_when_nobody_ever_prepares() {
  for (unsigned i = 0; i < 6000; ++i) TEST_ASSERT_TRUE(write(i % 5, bytes_of(i, 300)));
  for (unsigned slot = 0; slot < 5; ++slot) expect(slot, bytes_of(5995 + slot, 300));
}

// The longest games are those of DrawCity for six: 414 events, and what they began with.
void test_two_hundred_games_of_the_longest_kind_should_fit_beside_what_is_played() {
  constexpr size_t kLongest = 414 * 4 + 70;
  for (unsigned slot = 0; slot < 200; ++slot) {
    TEST_ASSERT_GREATER_THAN(Store::parts_of(kLongest), store.room());
    TEST_ASSERT_TRUE(write(slot, bytes_of(slot, kLongest)));
    prepare_all();
  }
  for (unsigned round = 0; round < 300; ++round) {
    for (unsigned slot = 200; slot < 206; ++slot) {
      TEST_ASSERT_TRUE(write(slot, bytes_of(round, 1 + round * 5)));
      store.prepare();
    }
  }
  store.open();
  for (unsigned slot = 0; slot < 200; ++slot) expect(slot, bytes_of(slot, kLongest));
  for (unsigned slot = 200; slot < 206; ++slot) expect(slot, bytes_of(299, 1496));
}

void test_every_slot_should_keep_its_object_when_all_are_used() {
  for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
    if (Store::is_slot(slot)) TEST_ASSERT_TRUE(write(slot, bytes_of(slot, 300)));
    prepare_all();
  }
  for (int starts = 0; starts < 2; ++starts) {
    for (unsigned slot = 0; slot < Store::kSlots; ++slot) {
      expect(slot, Store::is_slot(slot) ? bytes_of(slot, 300) : Bytes{});
    }
    store.open();
  }
}

// Its last page alone is left of what was removed, and older ones are gone; those beside it in a
// sector may be there.
void test_removed_objects_should_take_no_room_when_the_store_starts_and_nothing_older_is_left() {
  constexpr unsigned kMostBeside = 15;
  const unsigned before = store.room();
  for (unsigned slot = 32; slot < 132; ++slot) TEST_ASSERT_TRUE(write(slot, bytes_of(slot, 300)));
  for (unsigned slot = 32; slot < 132; ++slot) TEST_ASSERT_TRUE(store.remove(slot));
  TEST_ASSERT_EQUAL(before - 100, store.room());
  for (unsigned i = 0; i < 4000; ++i) TEST_ASSERT_TRUE(write(1, bytes_of(i, 300)));
  prepare_all();
  store.open();
  TEST_ASSERT_GREATER_OR_EQUAL(before - 2 - kMostBeside, store.room());
  for (unsigned i = 0; i < 4000; ++i) TEST_ASSERT_TRUE(write(1, bytes_of(i, 300)));
  prepare_all();
  store.open();
  for (unsigned slot = 32; slot < 132; ++slot) TEST_ASSERT_FALSE(store.has(slot));
  expect(1, bytes_of(3999, 300));
}

void test_removed_object_should_stay_away_when_older_pages_of_it_are_left() {
  TEST_ASSERT_TRUE(write(300, bytes_of(1, 300)));
  TEST_ASSERT_TRUE(store.remove(300));
  const unsigned room = store.room();
  store.open();
  TEST_ASSERT_EQUAL_MESSAGE(room, store.room(), "the page that tells it counts");
  for (unsigned i = 0; i < 4000; ++i) TEST_ASSERT_TRUE(write(1, bytes_of(i, 300)));
  store.open();
  TEST_ASSERT_FALSE(store.has(300));
}

void test_page_should_be_written_elsewhere_and_told_when_the_medium_refuses_it() {
  TEST_ASSERT_TRUE(write(1, bytes_of(1, 100)));
  prepare_all();
  storage::refuse_one_after(0);
  TEST_ASSERT_TRUE(write(1, bytes_of(2, 100)));
  TEST_ASSERT_EQUAL(1, store.refusals());
  store.open();
  expect(1, bytes_of(2, 100));
}

void test_version_before_should_stay_when_a_page_of_the_newest_was_damaged() {
  TEST_ASSERT_TRUE(write(1, bytes_of(1, 100)));
  const Bytes newest = bytes_of(2, 100);
  TEST_ASSERT_TRUE(write(1, newest));
  uint8_t* const all = storage::bytes();
  for (uint32_t at = 0; at + newest.size() < storage::size(); ++at) {
    if (std::equal(newest.begin(), newest.end(), all + at)) all[at + 50] ^= 4;
  }
  store.open();
  expect(1, bytes_of(1, 100));
  TEST_ASSERT_FALSE(store.is_damaged(1));
}

void test_object_should_be_told_as_damaged_when_no_version_can_be_read() {
  const Bytes only = bytes_of(1, 2 * kPartBytes);
  TEST_ASSERT_TRUE(write(1, only));
  uint8_t* const all = storage::bytes();
  for (uint32_t at = 0; at + kPartBytes <= storage::size(); ++at) {
    if (std::equal(only.begin(), only.begin() + kPartBytes, all + at)) all[at] ^= 1;
  }
  store.open();
  TEST_ASSERT_TRUE(store.is_damaged(1));
  TEST_ASSERT_FALSE(store.has(1));
  TEST_ASSERT_TRUE(write(1, bytes_of(3, 5)));
  TEST_ASSERT_FALSE(store.is_damaged(1));
  store.open();
  expect(1, bytes_of(3, 5));
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_store_should_be_empty_when_the_medium_is_new);
  RUN_TEST(test_object_should_be_found_again_when_it_fits_its_parts_or_not);
  RUN_TEST(test_object_should_be_the_newest_version_when_it_was_written_often);
  RUN_TEST(test_object_should_be_read_in_any_piece);
  RUN_TEST(test_object_should_be_gone_when_it_was_removed);
  RUN_TEST(test_stamp_should_be_larger_when_it_was_written_later);
  RUN_TEST(test_event_should_cost_one_page_when_it_fits_the_last_part);
  RUN_TEST(test_write_should_not_wait_for_an_erasure_when_it_was_prepared);
  RUN_TEST(test_store_should_go_on_when_nobody_ever_prepares);
  RUN_TEST(test_two_hundred_games_of_the_longest_kind_should_fit_beside_what_is_played);
  RUN_TEST(test_every_slot_should_keep_its_object_when_all_are_used);
  RUN_TEST(
      test_removed_objects_should_take_no_room_when_the_store_starts_and_nothing_older_is_left);
  RUN_TEST(test_removed_object_should_stay_away_when_older_pages_of_it_are_left);
  RUN_TEST(test_page_should_be_written_elsewhere_and_told_when_the_medium_refuses_it);
  RUN_TEST(test_version_before_should_stay_when_a_page_of_the_newest_was_damaged);
  RUN_TEST(test_object_should_be_told_as_damaged_when_no_version_can_be_read);
  return UNITY_END();
}
