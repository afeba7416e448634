#include <algorithm>
#include <utility>
#include <vector>

#include "drivers/display/host.hpp"
#include "fake_device.hpp"
#include "ui/core/geometry.hpp"

namespace {

using ui::Turn;

constexpr Turn kAll[] = {Turn::landscape, Turn::portrait, Turn::landscape_turned,
                         Turn::portrait_turned};
constexpr const char* kSegments[] = {"segment Landscape", "segment Portrait",
                                     "segment Landscape turned", "segment Portrait turned"};

void open_feel() {
  finger::tap("button Settings");
  finger::tap("tab Feel");
}

// What people see, and what is on the glass.
std::vector<uint16_t> seen() {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().seen(pixels.data());
  return pixels;
}
std::vector<uint16_t> glass() {
  std::vector<uint16_t> pixels(320 * 240);
  drivers::display::panel().picture(pixels.data());
  return pixels;
}

void test_turn_should_change_the_frame_at_once_when_touched() {
  open_feel();
  finger::tap("segment Portrait");
  TEST_ASSERT_EQUAL(240, ui::frame().width);
  TEST_ASSERT_EQUAL(320, ui::frame().height);
  TEST_ASSERT_TRUE(fake::applied.turn == Turn::portrait);
  finger::tap("segment Landscape turned");
  TEST_ASSERT_EQUAL(320, ui::frame().width);
}

void test_finger_should_find_what_is_seen_in_every_turn() {
  for (const Turn turn : kAll) {
    fake::start({}, {.turn = turn});
    open_feel();
    for (const char* segment : kSegments) finger::tap(segment);
    TEST_ASSERT_TRUE(fake::applied.turn == Turn::portrait_turned);
    finger::tap("back");
    TEST_ASSERT_TRUE(fake::there("button Settings"));
  }
}

void test_picture_should_be_the_same_for_the_viewer_when_turned_by_180_degrees() {
  for (const auto& [first, second] : {std::pair{Turn::landscape, Turn::landscape_turned},
                                      std::pair{Turn::portrait, Turn::portrait_turned}}) {
    fake::start({}, {.turn = first});
    const auto upright = seen();
    const auto before = glass();
    fake::start({}, {.turn = second});
    TEST_ASSERT_TRUE(seen() == upright);
    auto turned = glass();
    TEST_ASSERT_FALSE(turned == before);
    std::reverse(turned.begin(), turned.end());
    TEST_ASSERT_TRUE_MESSAGE(turned == before, "the glass shows it upside down");
  }
}

void test_every_target_of_the_settings_should_be_free_in_every_turn_and_hand() {
  for (const Turn turn : kAll) {
    for (const uint8_t left : {uint8_t{0}, uint8_t{1}}) {
      fake::start({}, {.left_hand = left, .turn = turn});
      finger::tap("button Settings");
      for (const char* tab : {"tab Look", "tab Feel"}) {
        finger::tap(tab);
        std::vector<ui::Target> all;
        ui::targets(
            [](const ui::Target& target, void* to) {
              static_cast<std::vector<ui::Target>*>(to)->push_back(target);
              return true;
            },
            &all);
        for (const ui::Target& a : all) {
          TEST_ASSERT_TRUE_MESSAGE(a.width >= 44 && a.height >= 44, a.name);
          TEST_ASSERT_TRUE_MESSAGE(a.x >= 0 && a.y >= 0 && a.x + a.width <= ui::frame().width &&
                                       a.y + a.height <= ui::frame().height,
                                   a.name);
          for (const ui::Target& b : all) {
            const bool apart = &a == &b || a.x + a.width <= b.x || b.x + b.width <= a.x ||
                               a.y + a.height <= b.y || b.y + b.height <= a.y;
            TEST_ASSERT_TRUE_MESSAGE(apart, a.name);
          }
        }
      }
    }
  }
}

}  // namespace

void setUp() { fake::start({}); }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_turn_should_change_the_frame_at_once_when_touched);
  RUN_TEST(test_finger_should_find_what_is_seen_in_every_turn);
  RUN_TEST(test_picture_should_be_the_same_for_the_viewer_when_turned_by_180_degrees);
  RUN_TEST(test_every_target_of_the_settings_should_be_free_in_every_turn_and_hand);
  return UNITY_END();
}
