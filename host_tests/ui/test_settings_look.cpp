// What is set is shown, whether it was set before or is touched now.
#include "fake_device.hpp"
#include "ui/core/screen.hpp"

namespace {

// Opened with `set`, and touched on the way to it: this one of its row is chosen, and its
// neighbours are not.
void expect_chosen(const char* tab, const char* segment, const char* other,
                   const ui::Settings& set) {
  fake::start({});
  finger::tap("button Settings");
  if (tab != nullptr) finger::tap(tab);
  finger::tap(segment);
  TEST_ASSERT_TRUE_MESSAGE(fake::applied == set, segment);
  TEST_ASSERT_TRUE_MESSAGE(fake::spec_of(segment).chosen, segment);
  TEST_ASSERT_FALSE_MESSAGE(fake::spec_of(other).chosen, other);
  fake::start({}, set);
  finger::tap("button Settings");
  if (tab != nullptr) finger::tap(tab);
  TEST_ASSERT_TRUE_MESSAGE(fake::spec_of(segment).chosen, segment);
  TEST_ASSERT_FALSE_MESSAGE(fake::spec_of(other).chosen, other);
}

void test_theme_light_and_motion_should_show_what_is_set() {
  constexpr const char* kHere = nullptr;
  expect_chosen(kHere, "segment Blueprint", "segment Paper", {.theme = ui::Theme::blueprint});
  expect_chosen(kHere, "segment Grey", "segment Blueprint", {.theme = ui::Theme::grey});
  expect_chosen(kHere, "segment Light 1", "segment Light 2", {.brightness = 1});
  expect_chosen(kHere, "segment Light 5", "segment Light 4", {.brightness = 5});
  expect_chosen(kHere, "segment Calm", "segment Full", {.calm = 1});
}

void test_hand_turn_and_sound_should_show_what_is_set() {
  expect_chosen("tab Feel", "segment Off", "segment Quiet", {.volume = 0});
  expect_chosen("tab Feel", "segment Loud", "segment Quiet", {.volume = 2});
  expect_chosen("tab Feel", "segment Left", "segment Right", {.left_hand = 1});
  expect_chosen("tab Feel", "segment Portrait", "segment Landscape", {.turn = ui::Turn::portrait});
}

}  // namespace

void setUp() { fake::applied = {}; }
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_theme_light_and_motion_should_show_what_is_set);
  RUN_TEST(test_hand_turn_and_sound_should_show_what_is_set);
  return UNITY_END();
}
