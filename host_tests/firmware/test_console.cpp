#include <unity.h>

#include <cstdio>
#include <cstdlib>
#include <string>

#include "drivers/storage/host.hpp"
#include "drivers/usb/host.hpp"
#include "firmware/console.hpp"
#include "firmware/store/settings_store.hpp"
#include "host_tests/ui/pretend_play.hpp"
#include "ui/play/play.hpp"

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

// A line that is `ok` alone ends an answer.
bool ended(const std::string& text) { return text == "ok\r\n" || text.ends_with("\r\nok\r\n"); }

void test_console_should_list_its_commands_when_asked_for_help() {
  const std::string text = ask("help");
  for (const char* word :
       {"help:", "about:", "sizes:", "fault:", "record:", "targets:", "restart:"}) {
    TEST_ASSERT_TRUE_MESSAGE(holds(text, word), word);
  }
  TEST_ASSERT_TRUE(ended(text));
}

void test_console_should_tell_the_version_when_asked_about() {
  TEST_ASSERT_TRUE(holds(ask("about"), "Version: "));
}

void test_console_should_say_so_when_a_word_is_unknown() {
  TEST_ASSERT_TRUE(holds(ask("frobnicate"), "error unknown command"));
}

void test_console_should_say_so_when_a_line_is_too_long() {
  TEST_ASSERT_TRUE(holds(ask(std::string(500, 'x')), "error the line is too long"));
  TEST_ASSERT_TRUE_MESSAGE(ended(ask("help")), "the next line is read again");
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
  TEST_ASSERT_TRUE(holds(text, "help:") && ended(text));
}

constexpr unsigned kLines = 300;  // of a long record

void test_console_should_say_so_when_no_game_was_played() {
  TEST_ASSERT_EQUAL_STRING("no game\r\nok\r\n", ask("record").c_str());
}

void test_console_should_list_no_target_when_no_screen_is_shown() {
  TEST_ASSERT_EQUAL_STRING("ok\r\n", ask("targets").c_str());
}

void test_console_should_print_every_line_of_the_record_and_read_on_after_it() {
  PretendPlay game;
  game.set_record(kLines);
  ui::set_current_play(&game);
  std::string expected, text;
  for (unsigned i = 0; i < kLines; ++i) {
    expected += "p" + std::to_string(i % 3 + 1) + " build " + std::to_string(i) + " at 1,-1\r\n";
  }
  usb::send("record\nfault\n");
  for (unsigned i = 0; i < kLines; ++i) text += answer();
  TEST_ASSERT_EQUAL_STRING((expected + "ok\r\nno fault\r\nok\r\n").c_str(), text.c_str());
  ui::set_current_play(nullptr);
}

}  // namespace

void setUp() {
  drivers::storage::renew();
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
  RUN_TEST(test_console_should_say_so_when_no_game_was_played);
  RUN_TEST(test_console_should_list_no_target_when_no_screen_is_shown);
  RUN_TEST(test_console_should_print_every_line_of_the_record_and_read_on_after_it);
  return UNITY_END();
}
