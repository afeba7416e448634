// A cable in the machine of kept_games.hpp, and somebody who asks and reads.
#pragma once

#include <string>
#include <vector>

#include "drivers/usb/host.hpp"
#include "firmware/cable/cable.hpp"
#include "firmware/cable/incoming.hpp"
#include "firmware/console.hpp"
#include "host_tests/save/kept_games.hpp"

namespace cabled {

namespace cable = firmware::cable;
namespace console = firmware::console;
namespace fs = firmware::store;
namespace usb = drivers::usb;

inline unsigned homes = 0;  // how often the screens were sent home
inline ui::Settings used;   // the settings that they were given last

inline void start() {
  drivers::storage::renew();
  kept::restart_and_bring_back();
  cable::set_screens(
      {.go_home = [] { ++homes; }, .use = [](const ui::Settings& settings) { used = settings; }});
  homes = 0;
  used = {};
  usb::set_connected(true);
}

// As a start of the machine does.
inline bool restart() {
  ui::set_current_play(nullptr);
  fs::open();
  cable::forget_half();
  return fs::bring_back_game();
}

inline std::string answer() {
  constexpr int kMostSteps = 100'000;
  std::string all;
  int steps = 0;
  do {
    console::step();
    all += usb::take();
    TEST_ASSERT_LESS_THAN(kMostSteps, ++steps);
  } while (!console::has_answered());
  return all;
}

inline std::string ask(const std::string& line) {
  usb::send(line + "\n");
  return answer();
}

// With LF alone, and without its `ok`.
inline std::string told(const std::string& line) {
  std::string text = ask(line);
  std::erase(text, '\r');
  TEST_ASSERT_TRUE_MESSAGE(text == "ok\n" || text.ends_with("\nok\n"), text.c_str());
  return text.substr(0, text.size() - 3);
}

inline std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  size_t at = 0;
  for (size_t end; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    lines.push_back(text.substr(at, end - at));
  }
  return lines;
}

inline bool holds(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

inline void expect_text(const std::string& expected, const std::string& actual) {
  TEST_ASSERT_EQUAL_STRING(expected.c_str(), actual.c_str());
}

inline void expect_nothing_half() {
  TEST_ASSERT_FALSE(fs::all().has(cable::kIncoming));
  TEST_ASSERT_FALSE(fs::all().is_damaged(cable::kIncoming));
}

inline const ui::GameEntry& cities() { return ui::kGames[0]; }
inline const ui::GameEntry& planner() { return ui::kGames[1]; }

// Kept and, where it is over, among the finished ones.
inline void keep() {
  fs::keep_game();
  TEST_ASSERT_TRUE(fs::settle_games());
}

// As the console prints it.
inline std::string record_of(const rules::AnyMatch& match) {
  std::string text;
  for (unsigned i = 0; i < match.record_lines(); ++i) {
    char line[rules::kMostLineChars + 1];
    match.record_line(i, line);
    text += line + std::string("\n");
  }
  return text;
}

// A game between bots, played to its end and kept.
inline rules::AnyMatch& finish(const ui::GameEntry& game, uint16_t challenge = 0) {
  rules::AnyMatch& match = kept::begin(game, challenge);
  fs::keep_game();
  kept::play_to_the_end(match);
  keep();
  return match;
}

// One that has `events` at least, and is kept.
inline rules::AnyMatch& begin(const ui::GameEntry& game, size_t events, uint16_t challenge = 0) {
  rules::AnyMatch& match = kept::begin(game, challenge);
  while (match.events() < events) kept::go_on(match);
  keep();
  return match;
}

inline unsigned played_slot(uint32_t number) {
  for (unsigned i = 0; i < fs::kPlayedGames; ++i) {
    kept::GameHead head;
    const unsigned slot = fs::kFirstPlayed + i;
    if (fs::read_head(slot, head) && head.number == number) return slot;
  }
  return fs::kNoSlot;
}

// The head of what lies in `slot` is another one from now on.
inline void change_head(unsigned slot, const kept::GameHead& head) {
  kept::Bytes bytes = kept::read_all(slot);
  rules::ByteWriter writer(bytes.data(), bytes.size());
  fs::write_head(writer, head);
  TEST_ASSERT_TRUE(fs::all().write(slot, bytes.data(), bytes.size()));
}

}  // namespace cabled
