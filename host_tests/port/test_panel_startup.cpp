#include <unity.h>

#include <vector>

#include "firmware/port/panel_startup.hpp"

using firmware::PanelStartup;

namespace {

constexpr uint8_t kSleep = 0x10, kReset = 0x01, kWake = 0x11, kDisplayOn = 0x29, kFormat = 0x3A;

struct Sent {
  uint32_t at;
  uint8_t code;
  std::vector<uint8_t> parameters;
};

std::vector<Sent> sent;
uint32_t now;

void send(uint8_t code, const uint8_t* parameters, size_t count) {
  sent.push_back({now, code, {parameters, parameters + count}});
}

// What LVGL's driver sends, in its order: display on comes before the last settings.
PanelStartup recorded() {
  PanelStartup startup;
  const uint8_t format = 0x55;
  startup.begin(100);
  startup.record(kSleep, nullptr, 0);
  startup.record(kReset, nullptr, 0);
  startup.record(kWake, nullptr, 0);
  startup.record(kDisplayOn, nullptr, 0);
  startup.record(kFormat, &format, 1);
  return startup;
}

void play_until(PanelStartup& startup, uint32_t end) {
  for (now = 100; now < end; ++now) startup.poll(now, send);
}

const Sent& find(uint8_t code) {
  for (const Sent& one : sent) {
    if (one.code == code) return one;
  }
  TEST_FAIL_MESSAGE("the command was never sent");
  return sent.front();
}

void test_startup_should_send_nothing_for_5_ms_when_the_panel_was_reset() {
  PanelStartup startup = recorded();
  play_until(startup, 106);
  TEST_ASSERT_EQUAL(0, sent.size());
  play_until(startup, 107);
  TEST_ASSERT_EQUAL(1, sent.size());
}

void test_startup_should_wait_5_ms_after_sleep() {
  PanelStartup startup = recorded();
  play_until(startup, 1000);
  TEST_ASSERT_GREATER_THAN(find(kSleep).at + 5, find(kReset).at);
}

void test_startup_should_wait_120_ms_between_reset_and_wake() {
  PanelStartup startup = recorded();
  play_until(startup, 1000);
  TEST_ASSERT_GREATER_THAN(find(kReset).at + 120, find(kWake).at);
}

void test_startup_should_wait_5_ms_after_wake() {
  PanelStartup startup = recorded();
  play_until(startup, 1000);
  TEST_ASSERT_GREATER_THAN(find(kWake).at + 5, find(kFormat).at);
}

void test_startup_should_switch_on_last_and_120_ms_after_wake() {
  PanelStartup startup = recorded();
  play_until(startup, 1000);
  TEST_ASSERT_EQUAL_HEX8(kDisplayOn, sent.back().code);
  TEST_ASSERT_GREATER_THAN(find(kWake).at + 120, find(kDisplayOn).at);
  TEST_ASSERT_TRUE(startup.shows());
}

void test_startup_should_accept_pixels_before_the_display_is_on() {
  PanelStartup startup = recorded();
  play_until(startup, 240);
  TEST_ASSERT_TRUE(startup.accepts_pixels());
  TEST_ASSERT_FALSE(startup.shows());
}

void test_startup_should_keep_parameters() {
  PanelStartup startup = recorded();
  play_until(startup, 1000);
  TEST_ASSERT_EQUAL(1, find(kFormat).parameters.size());
  TEST_ASSERT_EQUAL_HEX8(0x55, find(kFormat).parameters[0]);
}

void test_startup_should_be_through_within_270_ms() {
  PanelStartup startup = recorded();
  play_until(startup, 100 + 270);
  TEST_ASSERT_TRUE(startup.shows());
}

}  // namespace

void setUp() { sent.clear(); }
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_startup_should_send_nothing_for_5_ms_when_the_panel_was_reset);
  RUN_TEST(test_startup_should_wait_5_ms_after_sleep);
  RUN_TEST(test_startup_should_wait_120_ms_between_reset_and_wake);
  RUN_TEST(test_startup_should_wait_5_ms_after_wake);
  RUN_TEST(test_startup_should_switch_on_last_and_120_ms_after_wake);
  RUN_TEST(test_startup_should_accept_pixels_before_the_display_is_on);
  RUN_TEST(test_startup_should_keep_parameters);
  RUN_TEST(test_startup_should_be_through_within_270_ms);
  return UNITY_END();
}
