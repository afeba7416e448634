// The program on a board that has none of the capabilities: linked with their none.cpp.
#include <unity.h>

#include "drivers/power/power.hpp"
#include "drivers/sound/sound.hpp"
#include "drivers/storage/storage.hpp"
#include "drivers/system/host.hpp"
#include "drivers/usb/usb.hpp"
#include "firmware/app.hpp"
#include "firmware/store/settings_store.hpp"
#include "ui/core/ui.hpp"

namespace {

bool count(const ui::Target&, void* context) {
  ++*static_cast<int*>(context);
  return true;
}

void test_program_should_start_and_show_home_when_the_board_has_nothing() {
  firmware::app::start();
  for (int i = 0; i < 2000; ++i) {
    firmware::app::step();
    drivers::system::advance(1);
  }
  int targets = 0;
  ui::targets(count, &targets);
  TEST_ASSERT_GREATER_THAN(0, targets);
}

void test_settings_should_not_last_but_do_no_harm_when_nothing_stores_them() {
  TEST_ASSERT_EQUAL(0, drivers::storage::size());
  TEST_ASSERT_FALSE(firmware::store::save(ui::Settings{ui::Theme::grey, 1, 0, 0}));
  TEST_ASSERT_TRUE(firmware::store::load_settings() == ui::Settings{});
}

void test_absent_parts_should_say_that_they_are_absent() {
  TEST_ASSERT_FALSE(drivers::power::battery().present);
  TEST_ASSERT_FALSE(drivers::sound::available());
  TEST_ASSERT_FALSE(drivers::usb::connected());
  TEST_ASSERT_EQUAL(0, drivers::usb::write("x", 1));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_program_should_start_and_show_home_when_the_board_has_nothing);
  RUN_TEST(test_settings_should_not_last_but_do_no_harm_when_nothing_stores_them);
  RUN_TEST(test_absent_parts_should_say_that_they_are_absent);
  return UNITY_END();
}
