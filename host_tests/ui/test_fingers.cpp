// Fingers that lift elsewhere than where they came down, on any screen.
#include "fake_device.hpp"
#include "toy_entry.hpp"

namespace {

using finger::middle_of;
using finger::slide;

// Only where the finger came down and lifts a button is pressed.
void test_button_should_not_be_pressed_when_the_finger_slides_onto_it() {
  fake::start({&toy::kEntry, 1});
  const ui::Point title = {ui::frame().width / 2, ui::kTitleHeight / 2};
  slide({title, middle_of("button Settings")});
  TEST_ASSERT_TRUE_MESSAGE(fake::there("button Settings"), "from beside");
  slide({middle_of("button Toy"), middle_of("button Settings")});
  TEST_ASSERT_TRUE_MESSAGE(fake::there("button Settings"), "from another one");
}

void test_button_should_be_pressed_when_the_finger_moves_within_it() {
  fake::start({&toy::kEntry, 1});
  const ui::Target lot = finger::find("button Settings").target;
  slide({{lot.x + 2, lot.y + 2}, {lot.x + lot.width - 3, lot.y + lot.height - 3}});
  TEST_ASSERT_FALSE(fake::there("button Settings"));
}

void test_nothing_should_be_pressed_when_the_finger_leaves_every_button() {
  fake::start({&toy::kEntry, 1});
  const ui::Point title = {ui::frame().width / 2, ui::kTitleHeight / 2};
  slide({middle_of("button Settings"), middle_of("button Toy"), title});
  TEST_ASSERT_TRUE(fake::there("button Settings") && fake::there("button Toy"));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  fake::init();
  UNITY_BEGIN();
  RUN_TEST(test_button_should_not_be_pressed_when_the_finger_slides_onto_it);
  RUN_TEST(test_button_should_be_pressed_when_the_finger_moves_within_it);
  RUN_TEST(test_nothing_should_be_pressed_when_the_finger_leaves_every_button);
  return UNITY_END();
}
