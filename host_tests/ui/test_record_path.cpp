// Where a record is kept, as the screen says it: the end of a path that is too long.
#include <algorithm>

#include "fake_device.hpp"
#include "toy_entry.hpp"
#include "ui/play/replay/code_screen.hpp"

namespace {

// Saves, with a device that keeps the record there; what is said then.
std::string said_of(const std::string& path, const ui::Settings& held = {}) {
  static std::string kept_at;
  kept_at = path;
  ui::Device device = fake::device;
  device.keep_text = [](const char*, unsigned, void (*)(void*, unsigned, char*), void*) {
    return ui::Kept{true, kept_at.c_str()};
  };
  static ui::Device held_device;
  held_device = device;
  firmware::port::set_turn(held.turn);
  ui::start(held_device, held);
  ui::open_home({&toy::kEntry, 1});
  ui::open_code(toy::play);
  finger::wait(50);
  finger::tap("button Save");
  TEST_ASSERT_NOT_NULL(ui::said());
  return ui::said();
}

constexpr const char* kMore = "\u2026";

bool ends_with(const std::string& whole, const std::string& end) {
  return whole.size() >= end.size() && whole.substr(whole.size() - end.size()) == end;
}

bool is_shown_whole(const std::string& words) {
  bool cut = false;
  ui::hear_cuts({[](void* any, const char*) { *static_cast<bool*>(any) = true; }, &cut});
  const bool shown = fake::shows(words.c_str());
  ui::hear_cuts({});
  return shown && !cut;
}

void test_short_path_should_be_told_whole() {
  TEST_ASSERT_EQUAL_STRING("records/plat-toy.txt", said_of("records/plat-toy.txt").c_str());
}

void test_end_of_a_long_path_should_be_told_and_fit_however_it_is_held() {
  const std::string path =
      "/home/somebody/documents/games/of/cities/" + std::string(80, 'i') + "/plat-toy-412.txt";
  fake::for_each_hold([&](const ui::Settings& held) {
    const std::string told = said_of(path, held);
    TEST_ASSERT_EQUAL_MESSAGE(0, told.find(kMore), "something is left out before it");
    const std::string rest = told.substr(std::string(kMore).size());
    TEST_ASSERT_TRUE(ends_with(path, rest));
    TEST_ASSERT_TRUE_MESSAGE(ends_with(rest, "/plat-toy-412.txt"), "the file is told");
    TEST_ASSERT_TRUE(is_shown_whole(told));
  });
}

// One more letter would not have room any more.
void test_long_path_should_be_told_as_far_as_there_is_room() {
  const std::string path = "/" + std::string(120, 'm') + ".txt";
  const std::string told = said_of(path);
  TEST_ASSERT_TRUE(is_shown_whole(told));
  const std::string longer = kMore + ("m" + told.substr(std::string(kMore).size()));
  ui::tell(longer.c_str());
  TEST_ASSERT_FALSE(is_shown_whole(longer));
}

// A letter of two or three bytes is told as a whole or not at all, wherever the end begins.
void test_long_path_should_not_begin_inside_a_letter() {
  for (size_t before = 0; before < 3; ++before) {
    for (const char* letter : {"\u00e4", "\u00e9", "\u2026"}) {
      std::string path(before, 'm');
      for (int i = 0; i < 90; ++i) path += letter;
      const std::string told = said_of(path);
      const std::string rest = told.substr(std::string(kMore).size());
      TEST_ASSERT_EQUAL_MESSAGE(0, rest.size() % std::string(letter).size(), "whole letters");
      TEST_ASSERT_EQUAL(0, rest.find(letter));
      TEST_ASSERT_TRUE(ends_with(path, rest));
    }
  }
}

}  // namespace

void setUp() {
  toy::world = {};
  toy::world.match.seat(1);
  ui::set_current_play(&toy::play);
}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_short_path_should_be_told_whole);
  RUN_TEST(test_end_of_a_long_path_should_be_told_and_fit_however_it_is_held);
  RUN_TEST(test_long_path_should_be_told_as_far_as_there_is_room);
  RUN_TEST(test_long_path_should_not_begin_inside_a_letter);
  return UNITY_END();
}
