// The pure parts of drivers: what a number on one side becomes on the other.
#include <unity.h>

#include <cstring>

#include "drivers/bus/spi_clock.hpp"
#include "drivers/display/backlight.hpp"
#include "drivers/power/curve.hpp"
#include "drivers/sound/note.hpp"
#include "drivers/system/fault_record.hpp"

namespace {

constexpr uint32_t kClock = 125'000'000;

void test_charge_should_be_empty_and_full_at_the_ends_of_the_curve() {
  TEST_ASSERT_EQUAL(0, drivers::power::charge(2900));
  TEST_ASSERT_EQUAL(0, drivers::power::charge(3300));
  TEST_ASSERT_EQUAL(100, drivers::power::charge(4170));
  TEST_ASSERT_EQUAL(100, drivers::power::charge(5000));
}

void test_charge_should_lie_between_the_points_of_the_curve() {
  TEST_ASSERT_EQUAL(50, drivers::power::charge(3830));
  TEST_ASSERT_EQUAL(55, drivers::power::charge(3860));  // half way to 3890 mV, 60 %
}

void test_battery_should_be_absent_when_the_voltage_is_below_any_cell() {
  drivers::power::Meter meter;
  TEST_ASSERT_FALSE(meter.add(300).present);
  TEST_ASSERT_TRUE(meter.add(3900).present);
}

void test_battery_should_follow_the_voltage_slowly() {
  drivers::power::Meter meter;
  TEST_ASSERT_EQUAL(50, meter.add(3830).percent);
  TEST_ASSERT_LESS_THAN(75, meter.add(4170).percent);
  drivers::power::Battery battery{};
  for (int i = 0; i < 100; ++i) battery = meter.add(4170);
  TEST_ASSERT_GREATER_THAN(97, battery.percent);
}

// 2700 Hz of 125 MHz: 46,296 steps; half of them is the loudest square wave.
void test_note_should_have_the_wanted_frequency_and_half_its_time_when_loudest() {
  const drivers::sound::Note note = drivers::sound::note(kClock, 2700, 100);
  TEST_ASSERT_EQUAL(1, note.divider);
  TEST_ASSERT_EQUAL(46'295, note.wrap);
  TEST_ASSERT_EQUAL(23'148, note.level);
}

void test_note_should_be_silent_at_volume_zero_and_softer_at_less() {
  TEST_ASSERT_EQUAL(0, drivers::sound::note(kClock, 2700, 0).level);
  TEST_ASSERT_LESS_THAN(drivers::sound::note(kClock, 2700, 50).level,
                        drivers::sound::note(kClock, 2700, 25).level);
}

void test_note_should_divide_the_clock_when_it_is_low() {
  const drivers::sound::Note note = drivers::sound::note(kClock, 100, 100);
  const uint32_t hertz = kClock / note.divider / (note.wrap + 1u);
  TEST_ASSERT_UINT32_WITHIN(1, 100, hertz);
}

void test_light_should_rise_from_nothing_to_full() {
  TEST_ASSERT_EQUAL(0, drivers::display::backlight_duty(0));
  TEST_ASSERT_EQUAL(10'000, drivers::display::backlight_duty(100));
  for (uint8_t percent = 1; percent <= 100; ++percent) {
    TEST_ASSERT_GREATER_THAN(drivers::display::backlight_duty(static_cast<uint8_t>(percent - 1)),
                             drivers::display::backlight_duty(percent));
  }
}

void test_bus_should_run_at_half_the_clock_for_the_display() {
  TEST_ASSERT_EQUAL(62'500'000,
                    drivers::bus::spi_hertz(kClock, drivers::bus::spi_divider(kClock, 62'500'000)));
}

void test_bus_should_never_be_faster_than_asked() {
  for (uint32_t hertz = 100'000; hertz < 70'000'000; hertz = hertz * 5 / 4) {
    const uint32_t got = drivers::bus::spi_hertz(kClock, drivers::bus::spi_divider(kClock, hertz));
    TEST_ASSERT_LESS_OR_EQUAL(hertz, got);
    TEST_ASSERT_GREATER_THAN(hertz / 4, got);
  }
}

void test_place_should_be_the_files_name_and_line() {
  drivers::fault::Record record{};
  drivers::fault::Place(record).add_line("a/long/way/file.cpp", 4294967295u);
  TEST_ASSERT_EQUAL_STRING("file.cpp:4294967295", record.place);
}

void test_place_should_keep_the_line_when_the_name_is_too_long() {
  drivers::fault::Record record{};
  char name[200];
  for (char& letter : name) letter = 'x';
  name[sizeof name - 1] = 0;
  drivers::fault::Place(record).add_line(name, 77);
  const size_t length = strlen(record.place);
  TEST_ASSERT_LESS_THAN(drivers::fault::kPlaceChars, length);
  TEST_ASSERT_EQUAL_STRING(":77", record.place + length - 3);
}

void test_record_should_not_be_one_when_a_byte_changed() {
  drivers::fault::Record record{};
  record.kind = drivers::fault::Kind::hard;
  const uint32_t before = drivers::fault::checksum(record);
  record.address = 1;
  TEST_ASSERT_NOT_EQUAL(before, drivers::fault::checksum(record));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_charge_should_be_empty_and_full_at_the_ends_of_the_curve);
  RUN_TEST(test_charge_should_lie_between_the_points_of_the_curve);
  RUN_TEST(test_battery_should_be_absent_when_the_voltage_is_below_any_cell);
  RUN_TEST(test_battery_should_follow_the_voltage_slowly);
  RUN_TEST(test_note_should_have_the_wanted_frequency_and_half_its_time_when_loudest);
  RUN_TEST(test_note_should_be_silent_at_volume_zero_and_softer_at_less);
  RUN_TEST(test_note_should_divide_the_clock_when_it_is_low);
  RUN_TEST(test_light_should_rise_from_nothing_to_full);
  RUN_TEST(test_bus_should_run_at_half_the_clock_for_the_display);
  RUN_TEST(test_bus_should_never_be_faster_than_asked);
  RUN_TEST(test_place_should_be_the_files_name_and_line);
  RUN_TEST(test_place_should_keep_the_line_when_the_name_is_too_long);
  RUN_TEST(test_record_should_not_be_one_when_a_byte_changed);
  return UNITY_END();
}
