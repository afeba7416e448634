#include <unity.h>

#include <string>

#include "drivers/storage/storage.hpp"
#include "drivers/usb/host.hpp"
#include "firmware/console.hpp"
#include "firmware/store/settings_store.hpp"

namespace console = firmware::console;
namespace usb = drivers::usb;

namespace {

std::string answer() {
  std::string all;
  for (int i = 0; i < 20; ++i) {
    console::step();
    all += usb::take();
  }
  return all;
}

std::string ask(const std::string& line) {
  usb::send(line + "\n");
  return answer();
}

bool holds(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

void test_console_should_list_its_commands_when_asked_for_help() {
  const std::string text = ask("help");
  for (const char* word : {"help:", "about:", "sizes:", "fault:", "restart:"}) {
    TEST_ASSERT_TRUE_MESSAGE(holds(text, word), word);
  }
  TEST_ASSERT_TRUE(holds(text, "ok\r\n"));
}

void test_console_should_tell_the_version_when_asked_about() {
  TEST_ASSERT_TRUE(holds(ask("about"), "Version: "));
}

void test_console_should_say_so_when_a_word_is_unknown() {
  TEST_ASSERT_TRUE(holds(ask("frobnicate"), "error unknown command"));
}

void test_console_should_say_so_when_a_line_is_too_long() {
  TEST_ASSERT_TRUE(holds(ask(std::string(500, 'x')), "error the line is too long"));
  TEST_ASSERT_TRUE_MESSAGE(holds(ask("help"), "ok"), "the next line is read again");
}

void test_console_should_take_both_line_ends_and_skip_empty_lines() {
  TEST_ASSERT_EQUAL_STRING("", ask("\r\n\n").c_str());
  TEST_ASSERT_TRUE(holds(ask("fault\r"), "no fault"));
}

void test_console_should_announce_a_fault_when_somebody_listens_and_only_once() {
  drivers::fault::Record record{};
  record.kind = drivers::fault::Kind::assertion;
  record.run = 1;
  record.place[0] = 'x';
  console::announce(record);
  usb::set_connected(false);
  TEST_ASSERT_EQUAL_STRING("", answer().c_str());
  usb::set_connected(true);
  TEST_ASSERT_TRUE(holds(answer(), "fault assert at x"));
  TEST_ASSERT_EQUAL_STRING("", answer().c_str());
}

void test_console_should_keep_what_does_not_fit_when_nobody_reads() {
  usb::send("help\n");
  for (int i = 0; i < 20; ++i) console::step();
  const std::string text = answer();
  TEST_ASSERT_TRUE(holds(text, "help:") && holds(text, "ok\r\n"));
}

}  // namespace

void setUp() {
  for (uint32_t i = 0; i < 2; ++i) drivers::storage::erase(i * drivers::storage::kSectorBytes);
  firmware::store::open();
  usb::set_connected(true);
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_console_should_list_its_commands_when_asked_for_help);
  RUN_TEST(test_console_should_tell_the_version_when_asked_about);
  RUN_TEST(test_console_should_say_so_when_a_word_is_unknown);
  RUN_TEST(test_console_should_say_so_when_a_line_is_too_long);
  RUN_TEST(test_console_should_take_both_line_ends_and_skip_empty_lines);
  RUN_TEST(test_console_should_announce_a_fault_when_somebody_listens_and_only_once);
  RUN_TEST(test_console_should_keep_what_does_not_fit_when_nobody_reads);
  return UNITY_END();
}
