#include <unity.h>

#include "drivers/touch/filter.hpp"

using namespace drivers::touch;

namespace {

// A panel whose raw readings are ten times the pixels of the landscape picture.
constexpr Calibration kTenfold{0, 3200, 0, 2400};
constexpr Contact kFirm{1000, 1100};
constexpr Contact kLight{20, 4000};  // thousands of ohms
constexpr Contact kNone{0, 4095};

// A finger at this point of the landscape picture.
Reading finger(int32_t x, int32_t y, Contact contact = kFirm) {
  Reading reading{contact, contact, {}, {}};
  for (int32_t& sample : reading.x) sample = y * 10;
  for (int32_t& sample : reading.y) sample = x * 10;
  return reading;
}

void expect_at(int32_t x, int32_t y, const Sample& sample) {
  const Sample meant = from_landscape(true, x, y);
  TEST_ASSERT_TRUE(sample.down);
  TEST_ASSERT_EQUAL(meant.x, sample.x);
  TEST_ASSERT_EQUAL(meant.y, sample.y);
}

void test_filter_should_report_the_point_at_once_when_a_finger_comes_down() {
  Filter filter(kTenfold);
  expect_at(100, 50, filter.touched(finger(100, 50)));
}

void test_filter_should_not_report_the_last_point_when_the_finger_lifts() {
  Filter filter(kTenfold);
  filter.touched(finger(100, 50));
  expect_at(100, 50, filter.touched(finger(100, 50)));
  expect_at(100, 50, filter.touched(finger(140, 90)));  // thrown off while the finger lifts
  const Sample lifted = filter.lifted();
  TEST_ASSERT_FALSE(lifted.down);
  TEST_ASSERT_EQUAL(from_landscape(false, 100, 50).x, lifted.x);
  TEST_ASSERT_EQUAL(from_landscape(false, 100, 50).y, lifted.y);
}

void test_filter_should_follow_a_finger_that_moves() {
  Filter filter(kTenfold);
  filter.touched(finger(100, 50));
  filter.touched(finger(110, 50));
  expect_at(110, 50, filter.touched(finger(120, 50)));
}

void test_filter_should_stay_lifted_when_the_contact_is_too_light() {
  Filter filter(kTenfold);
  TEST_ASSERT_FALSE(filter.touched(finger(100, 50, kLight)).down);
  TEST_ASSERT_FALSE(filter.touched(finger(100, 50, kNone)).down);
}

void test_filter_should_bridge_a_short_loss_of_contact() {
  Filter filter(kTenfold);
  filter.touched(finger(100, 50));
  expect_at(100, 50, filter.touched(finger(300, 200, kNone)));
  expect_at(100, 50, filter.touched(finger(300, 200, kNone)));
  TEST_ASSERT_FALSE(filter.touched(finger(300, 200, kNone)).down);
}

void test_filter_should_leave_out_the_lowest_and_the_highest_sample() {
  Filter filter(kTenfold);
  Reading reading = finger(100, 50);
  reading.y[0] = 4095;
  reading.y[4] = 0;
  expect_at(100, 50, filter.touched(reading));
}

void test_filter_should_not_trust_samples_that_are_far_apart() {
  Filter filter(kTenfold);
  Reading reading = finger(100, 50);
  reading.y[0] = reading.y[1] = 500;
  reading.y[3] = reading.y[4] = 1500;
  TEST_ASSERT_FALSE(filter.touched(reading).down);
}

void test_point_should_be_moved_to_the_edge_when_it_lies_beyond() {
  Filter filter({100, 3300, 100, 2500});
  expect_at(0, 0, filter.touched(finger(0, 0)));
}

// XPT2046 data sheet: R = Rx · x / 4096 · (z2 / z1 − 1) = 400 · 2048 / 4096 · (1500 / 1000 − 1) =
// 100.
void test_resistance_should_be_the_data_sheets() {
  TEST_ASSERT_EQUAL(100, resistance({1000, 1500}, 2048));
  TEST_ASSERT_EQUAL(kNoContact, resistance({0, 1500}, 2048));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_filter_should_report_the_point_at_once_when_a_finger_comes_down);
  RUN_TEST(test_filter_should_not_report_the_last_point_when_the_finger_lifts);
  RUN_TEST(test_filter_should_follow_a_finger_that_moves);
  RUN_TEST(test_filter_should_stay_lifted_when_the_contact_is_too_light);
  RUN_TEST(test_filter_should_bridge_a_short_loss_of_contact);
  RUN_TEST(test_filter_should_leave_out_the_lowest_and_the_highest_sample);
  RUN_TEST(test_filter_should_not_trust_samples_that_are_far_apart);
  RUN_TEST(test_point_should_be_moved_to_the_edge_when_it_lies_beyond);
  RUN_TEST(test_resistance_should_be_the_data_sheets);
  return UNITY_END();
}
