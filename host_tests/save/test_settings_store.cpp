#include <unity.h>

#include "drivers/storage/host.hpp"
#include "firmware/store/settings_store.hpp"
#include "firmware/store/slots.hpp"

namespace storage = drivers::storage;
namespace store = firmware::store;

namespace {

bool write_settings(const void* bytes, size_t count) {
  return store::all().write(static_cast<unsigned>(store::Slot::settings), bytes, count);
}

void test_settings_should_be_the_defaults_when_nothing_was_saved() {
  TEST_ASSERT_TRUE(store::load_settings() == ui::Settings{});
}

void test_settings_should_come_back_when_the_store_is_opened_again() {
  const ui::Settings chosen{ui::Theme::grey, 2, 0, 1, ui::Turn::portrait_turned, 1};
  TEST_ASSERT_TRUE(store::save(chosen));
  store::open();
  TEST_ASSERT_TRUE(store::load_settings() == chosen);
}

void test_settings_should_cost_no_write_when_they_did_not_change() {
  const ui::Settings chosen{ui::Theme::blueprint, 3, 1, 0};
  store::save(chosen);
  const uint32_t before = storage::work().pages;
  TEST_ASSERT_TRUE(store::save(chosen));
  TEST_ASSERT_EQUAL(before, storage::work().pages);
}

void test_settings_should_be_the_defaults_when_the_saved_ones_are_out_of_range() {
  const ui::Settings wild[] = {
      {.theme = static_cast<ui::Theme>(3)}, {.brightness = 6}, {.volume = 3}, {.left_hand = 2},
      {.turn = static_cast<ui::Turn>(4)},   {.calm = 2}};
  for (const ui::Settings& settings : wild) {
    TEST_ASSERT_TRUE(write_settings(&settings, sizeof settings));
    store::open();
    TEST_ASSERT_TRUE(store::load_settings() == ui::Settings{});
  }
}

void test_settings_should_keep_defaults_for_what_an_older_version_did_not_know() {
  const uint8_t before_turns[] = {static_cast<uint8_t>(ui::Theme::grey), 2, 0, 1};
  TEST_ASSERT_TRUE(write_settings(before_turns, sizeof before_turns));
  store::open();
  const ui::Settings loaded = store::load_settings();
  TEST_ASSERT_TRUE(loaded.theme == ui::Theme::grey);
  TEST_ASSERT_EQUAL(2, loaded.brightness);
  TEST_ASSERT_EQUAL(1, loaded.left_hand);
  TEST_ASSERT_TRUE(loaded.turn == ui::Turn::landscape);
  TEST_ASSERT_EQUAL(0, loaded.calm);
}

void test_names_of_seats_should_come_back_when_the_store_is_opened_again() {
  ui::Settings chosen;
  chosen.names[static_cast<size_t>(ui::Seat::blue)] = {"ONA"};
  chosen.names[static_cast<size_t>(ui::Seat::purple)] = {"B"};
  TEST_ASSERT_TRUE(store::save(chosen));
  store::open();
  const ui::Settings loaded = store::load_settings();
  TEST_ASSERT_EQUAL_STRING("ONA", loaded.names[2].letters);
  TEST_ASSERT_EQUAL_STRING("B", loaded.names[5].letters);
  TEST_ASSERT_FALSE(loaded.names[0].given());
}

void test_seats_should_have_no_names_when_settings_are_older_than_names() {
  const uint8_t before_names[] = {static_cast<uint8_t>(ui::Theme::grey), 2, 0, 1, 3, 1};
  TEST_ASSERT_TRUE(write_settings(before_names, sizeof before_names));
  store::open();
  const ui::Settings loaded = store::load_settings();
  TEST_ASSERT_TRUE(loaded.turn == ui::Turn::portrait_turned);
  TEST_ASSERT_EQUAL(1, loaded.calm);
  for (const ui::SeatName& name : loaded.names) TEST_ASSERT_FALSE(name.given());
}

void test_settings_should_be_the_defaults_when_a_name_is_none_that_can_be_entered() {
  const ui::SeatName wild[] = {{"ona"}, {{'A', '\0', 'B', '\0'}}, {{'A', 'B', 'C', 'D'}}, {"A1"}};
  for (const ui::SeatName& name : wild) {
    ui::Settings settings{.theme = ui::Theme::grey};
    settings.names[1] = name;
    TEST_ASSERT_TRUE(write_settings(&settings, sizeof settings));
    store::open();
    TEST_ASSERT_TRUE(store::load_settings() == ui::Settings{});
  }
}

void test_seats_should_come_back_when_the_store_is_opened_again() {
  ui::Settings chosen{.players = 3};
  chosen.seats[0] = ui::Seat::purple;
  chosen.seats[5] = ui::Seat::red;
  chosen.sitters[1] = rules::Sitter::greedy;
  TEST_ASSERT_TRUE(store::save(chosen));
  store::open();
  TEST_ASSERT_TRUE(store::load_settings() == chosen);
}

void test_settings_should_be_the_defaults_when_nobody_could_sit_like_that() {
  ui::Settings wild[] = {{.players = 0}, {.players = 7}, {}, {}, {}};
  wild[2].seats[0] = ui::Seat::yellow;  // twice
  wild[3].seats[2] = static_cast<ui::Seat>(6);
  wild[4].sitters[5] = static_cast<rules::Sitter>(rules::kSitters);
  for (ui::Settings& settings : wild) {
    settings.theme = ui::Theme::grey;
    TEST_ASSERT_TRUE(write_settings(&settings, sizeof settings));
    store::open();
    TEST_ASSERT_TRUE(store::load_settings() == ui::Settings{});
  }
}

void test_fault_should_come_back_when_the_store_is_opened_again() {
  drivers::fault::Record record{};
  TEST_ASSERT_FALSE(store::load_fault(0, record));
  record.kind = drivers::fault::Kind::stack;
  record.address = 0x10001234;
  TEST_ASSERT_TRUE(store::save(record));
  store::open();
  drivers::fault::Record loaded{};
  TEST_ASSERT_TRUE(store::load_fault(0, loaded));
  TEST_ASSERT_EQUAL_MEMORY(&record, &loaded, sizeof record);
}

void test_last_four_faults_should_be_there_when_five_happened() {
  for (uint32_t address = 1; address <= 5; ++address) {
    drivers::fault::Record record{};
    record.kind = drivers::fault::Kind::panic;
    record.address = address;
    TEST_ASSERT_TRUE(store::save(record));
    store::open();
  }
  drivers::fault::Record loaded{};
  for (unsigned i = 0; i < 4; ++i) {
    TEST_ASSERT_TRUE(store::load_fault(i, loaded));
    TEST_ASSERT_EQUAL(5 - i, loaded.address);
  }
  TEST_ASSERT_FALSE(store::load_fault(4, loaded));
}

}  // namespace

void setUp() {
  storage::renew();
  store::open();
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_settings_should_be_the_defaults_when_nothing_was_saved);
  RUN_TEST(test_settings_should_come_back_when_the_store_is_opened_again);
  RUN_TEST(test_settings_should_cost_no_write_when_they_did_not_change);
  RUN_TEST(test_settings_should_be_the_defaults_when_the_saved_ones_are_out_of_range);
  RUN_TEST(test_settings_should_keep_defaults_for_what_an_older_version_did_not_know);
  RUN_TEST(test_names_of_seats_should_come_back_when_the_store_is_opened_again);
  RUN_TEST(test_seats_should_have_no_names_when_settings_are_older_than_names);
  RUN_TEST(test_settings_should_be_the_defaults_when_a_name_is_none_that_can_be_entered);
  RUN_TEST(test_seats_should_come_back_when_the_store_is_opened_again);
  RUN_TEST(test_settings_should_be_the_defaults_when_nobody_could_sit_like_that);
  RUN_TEST(test_fault_should_come_back_when_the_store_is_opened_again);
  RUN_TEST(test_last_four_faults_should_be_there_when_five_happened);
  return UNITY_END();
}
