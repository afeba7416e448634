// What the running device says of what it could not keep or can't read.
#include <lvgl.h>

#include <string>

#include "drivers/system/host.hpp"
#include "firmware/app.hpp"
#include "firmware/facts.hpp"
#include "firmware/store/kept_list.hpp"
#include "host_tests/save/kept_games.hpp"
#include "ui/core/message.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/strings.hpp"
#include "ui/core/ui_state.hpp"

using namespace kept;
namespace fs = firmware::store;

namespace {

void run(uint32_t milliseconds) {
  constexpr uint32_t kStep = 5;
  for (uint32_t passed = 0; passed < milliseconds; passed += kStep) {
    drivers::system::advance(kStep);
    firmware::app::step();
  }
}

bool says(const char* sentence) {
  return ui::said() != nullptr && std::string(ui::said()) == sentence;
}

std::string fact(const char* name) {
  ui::Fact facts[ui::kMostFacts];
  const size_t count = firmware::facts(facts);
  for (size_t i = 0; i < count; ++i) {
    if (std::string(facts[i].name) == name) return facts[i].value;
  }
  return "";
}

constexpr uint32_t kLongerThanSaid = ui::kMessageMs + 100;

// One program, one start: what is set aside is there before.
void test_device_should_name_what_is_set_aside_when_it_has_started() {
  GameHead head = head_of_number(12);
  head.rules = 99;
  head.over = false;
  TEST_ASSERT_TRUE(write_game(fs::kFirstPlayed, head, 300));
  TEST_ASSERT_TRUE(write_game(fs::kFirstFinished, head_of_number(11), 300));
  firmware::app::start(nullptr);
  run(1500);
  TEST_ASSERT_TRUE(says("Saved games that can't be read: 1. See About."));
  TEST_ASSERT_EQUAL_STRING("1 finished, 0 waiting", fact("Saves").c_str());
  TEST_ASSERT_EQUAL_STRING("Cities 12: other rules", fact("Set aside").c_str());
  run(kLongerThanSaid);
  TEST_ASSERT_NULL(ui::said());
}

// So often that no sector is clean but those that a write can't do without.
void test_next_write_should_be_made_ready_when_the_screens_changed_what_is_kept() {
  constexpr int kPages = 16 * 128, kMostPins = 4 * kPages;
  TEST_ASSERT_FALSE_MESSAGE(fs::prepare(), "all is ready");
  const Watch pins;
  bool pinned = true;
  for (int i = 0; pins.pages() < kPages; ++i, pinned = !pinned) {
    TEST_ASSERT_LESS_THAN(kMostPins, i);
    TEST_ASSERT_TRUE(fs::kept_games().pin(11, pinned) == ui::KeptGames::Pinned::done);
  }
  const Watch rest;
  run(1000);
  TEST_ASSERT_GREATER_THAN(0, rest.erasures());
  TEST_ASSERT_FALSE_MESSAGE(fs::prepare(), "all is ready again");
}

size_t events_in_flash() {
  for (unsigned slot = fs::kFirstPlayed; slot < fs::kFirstPlayed + fs::kPlayedGames; ++slot) {
    GameHead head;
    if (!fs::read_head(slot, head) || head.number != fs::played_number()) continue;
    return rules::KeptRecord(ui::current_play()->form(), fs::match_in(slot)).events();
  }
  return 0;
}

unsigned pictures = 0, too_early = 0;  // parts of pictures; those that showed what wasn't kept

void test_event_should_be_in_flash_before_any_part_of_a_picture_shows_it() {
  ui::Play& play = *ui::kGames[1].play;
  begin(ui::kGames[1]);
  ui::resume_play(play);
  run(300);
  const auto look = [](lv_event_t*) {
    ++pictures;
    too_early += ui::current_play()->match().events() != events_in_flash() ? 1 : 0;
  };
  lv_display_add_event_cb(lv_display_get_default(), look, LV_EVENT_FLUSH_START, nullptr);
  constexpr int kEvents = 12;
  for (int i = 0; i < kEvents; ++i) {
    go_on(play.match());
    ui::screens::redraw();
    const unsigned before = pictures;
    run(60);
    TEST_ASSERT_GREATER_THAN(before, pictures);
    TEST_ASSERT_EQUAL(0, too_early);
  }
  lv_display_remove_event_cb_with_user_data(lv_display_get_default(), look, nullptr);
  ui::screens::home();
}

void test_device_should_say_so_and_try_again_when_the_flash_refuses_a_game() {
  rules::AnyMatch& match = begin(ui::kGames[1]);
  run(300);
  TEST_ASSERT_NULL(ui::said());
  storage::cut_power_after(0);
  go_on(match);
  run(300);
  TEST_ASSERT_TRUE(says(ui::text(ui::Text::not_saved)));
  storage::power_on();
  run(kLongerThanSaid);
  TEST_ASSERT_NULL(ui::said());
  const size_t events = match.events();
  TEST_ASSERT_TRUE(restart_and_bring_back());
  TEST_ASSERT_EQUAL(events, ui::kGames[1].play->match().events());
}

void test_device_should_say_so_and_try_again_when_the_flash_refuses_settings() {
  ui::Settings settings = fs::load_settings();
  settings.brightness = 2;
  storage::cut_power_after(0);
  ui::change(settings);
  run(300);
  TEST_ASSERT_TRUE(says(ui::text(ui::Text::not_saved)));
  storage::power_on();
  run(kLongerThanSaid);
  fs::open();
  TEST_ASSERT_TRUE(fs::load_settings() == settings);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  storage::renew();
  restart();
  UNITY_BEGIN();
  RUN_TEST(test_device_should_name_what_is_set_aside_when_it_has_started);
  RUN_TEST(test_next_write_should_be_made_ready_when_the_screens_changed_what_is_kept);
  RUN_TEST(test_event_should_be_in_flash_before_any_part_of_a_picture_shows_it);
  RUN_TEST(test_device_should_say_so_and_try_again_when_the_flash_refuses_a_game);
  RUN_TEST(test_device_should_say_so_and_try_again_when_the_flash_refuses_settings);
  return UNITY_END();
}
