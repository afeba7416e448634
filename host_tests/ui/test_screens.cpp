#include "finger.hpp"
#include "ui/core/fault_screen.hpp"
#include "ui/home/home_screen.hpp"

namespace {

ui::Settings applied;
int applications, clicks, went_on;

void apply(const ui::Settings& settings) {
  applied = settings;
  ++applications;
}
ui::Battery battery() { return {true, 50}; }
void sound(ui::Sound sound) { clicks += sound == ui::Sound::touch ? 1 : 0; }
size_t facts(ui::Fact* lines) {
  lines[0] = {"Version", "1"};
  return 1;
}
const char* no_fault() { return nullptr; }

uint32_t chosen_by_lot() { return 7; }

ui::Device device{true,          true,    apply,   battery, sound,   facts,
                  chosen_by_lot, nullptr, nullptr, nullptr, no_fault};

void draw_nothing(ui::Painter&, const ui::Rect&) {}
const ui::GameEntry kTwoGames[] = {
    {.id = "a", .name = "A", .target = "button A", .draw_icon = draw_nothing},
    {.id = "b", .name = "B", .target = "button B", .draw_icon = draw_nothing}};

bool there(const char* name) { return finger::find(name).found; }

void test_home_should_show_only_what_is_there_when_no_game_is_registered() {
  TEST_ASSERT_TRUE(there("button Settings"));
  TEST_ASSERT_FALSE(there("button Resume"));
  TEST_ASSERT_FALSE(there("button A"));
}

void test_home_should_open_a_game_of_the_registry_when_its_lot_is_touched() {
  ui::open_home(kTwoGames);
  finger::wait(50);
  TEST_ASSERT_TRUE(there("button A") && there("button B"));
  finger::tap("button B");
  TEST_ASSERT_TRUE(there("button New"));
}

void test_settings_should_be_applied_at_once_when_touched() {
  finger::tap("button Settings");
  finger::tap("segment Grey");
  TEST_ASSERT_TRUE(applied.theme == ui::Theme::grey);
  finger::tap("segment Light 2");
  TEST_ASSERT_EQUAL(2, applied.brightness);
  finger::tap("segment Calm");
  TEST_ASSERT_EQUAL(1, applied.calm);
  finger::tap("tab Feel");
  finger::tap("segment Off");
  TEST_ASSERT_EQUAL(0, applied.volume);
  finger::tap("segment Left");
  TEST_ASSERT_EQUAL(1, applied.left_hand);
  finger::tap("segment Portrait");
  TEST_ASSERT_TRUE(applied.turn == ui::Turn::portrait);
  TEST_ASSERT_TRUE(ui::settings() == applied);
}

void test_settings_should_not_offer_what_the_board_lacks() {
  ui::Device plain = device;
  plain.has_backlight = false;
  plain.has_sound = false;
  ui::start(plain, {});
  finger::wait(50);
  finger::tap("button Settings");
  TEST_ASSERT_FALSE(there("segment Light 1"));
  TEST_ASSERT_TRUE(there("segment Paper"));
  finger::tap("tab Feel");
  TEST_ASSERT_FALSE(there("segment Loud"));
  TEST_ASSERT_TRUE(there("segment Right"));
  ui::start(device, {});
}

void test_touch_should_do_nothing_when_the_finger_slides_off() {
  const ui::Target settings = finger::find("button Settings").target;
  drivers::touch::set_finger(true, settings.x + 40, settings.y + 40);
  finger::wait(60);
  drivers::touch::set_finger(true, 10, 10);
  finger::wait(60);
  drivers::touch::set_finger(false, 10, 10);
  finger::wait(100);
  TEST_ASSERT_TRUE_MESSAGE(there("button Settings"), "still at home");
  TEST_ASSERT_EQUAL(0, clicks);
}

void test_touch_should_be_heard_when_it_did_something() {
  finger::tap(40, 40);  // the card
  TEST_ASSERT_EQUAL(0, clicks);
  finger::tap("button Settings");
  TEST_ASSERT_EQUAL(1, clicks);
}

void test_every_target_should_be_at_least_44_pixels_in_its_shorter_side() {
  const auto wide = [](const ui::Target& target, void*) {
    const int shorter = target.width < target.height ? target.width : target.height;
    TEST_ASSERT_TRUE_MESSAGE(shorter >= 44, target.name);
    return true;
  };
  ui::targets(wide, nullptr);
  finger::tap("button Settings");
  ui::targets(wide, nullptr);
  finger::tap("tab Feel");
  finger::tap("segment Left");
  ui::targets(wide, nullptr);
}

void test_pool_should_be_back_where_it_was_when_screens_were_opened_and_left() {
  finger::tap("button Settings");
  finger::tap("back");
  lv_mem_monitor_t before, after;
  lv_mem_monitor(&before);
  for (int i = 0; i < 50; ++i) {
    finger::tap("button Settings");
    finger::tap("back");
    finger::tap("button Settings");
    finger::tap("tab More");
    finger::tap("button About");
    finger::tap("back");
    finger::tap("back");
  }
  lv_mem_monitor(&after);
  TEST_ASSERT_EQUAL(before.free_size, after.free_size);
}

void test_fault_should_be_left_by_its_button() {
  ui::show_fault(
      {"hard", "10001234", "1", 1, [](void* count) { ++*static_cast<int*>(count); }, &went_on});
  finger::wait(50);
  TEST_ASSERT_FALSE(there("button Settings"));
  finger::tap_seen("button Go on");
  TEST_ASSERT_EQUAL(1, went_on);
}

}  // namespace

void setUp() {
  applications = clicks = went_on = 0;
  ui::start(device, {});
  ui::open_home({});
  finger::wait(50);
}
void tearDown() {}

int main() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  ui::start(device, {});
  finger::wait(400);
  UNITY_BEGIN();
  RUN_TEST(test_home_should_show_only_what_is_there_when_no_game_is_registered);
  RUN_TEST(test_home_should_open_a_game_of_the_registry_when_its_lot_is_touched);
  RUN_TEST(test_settings_should_be_applied_at_once_when_touched);
  RUN_TEST(test_settings_should_not_offer_what_the_board_lacks);
  RUN_TEST(test_touch_should_do_nothing_when_the_finger_slides_off);
  RUN_TEST(test_touch_should_be_heard_when_it_did_something);
  RUN_TEST(test_every_target_should_be_at_least_44_pixels_in_its_shorter_side);
  RUN_TEST(test_pool_should_be_back_where_it_was_when_screens_were_opened_and_left);
  RUN_TEST(test_fault_should_be_left_by_its_button);
  return UNITY_END();
}
