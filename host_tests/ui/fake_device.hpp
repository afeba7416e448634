// The machine below the screens of a test.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "drivers/display/host.hpp"
#include "fake_kept.hpp"
#include "finger.hpp"
#include "ui/core/device.hpp"
#include "ui/core/geometry.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"
#include "ui/core/theme.hpp"
#include "ui/home/home_screen.hpp"

namespace fake {

inline uint32_t next_random = 7;
inline ui::Settings applied;
inline std::string kept_name, kept_text;
inline bool disk_full = false;
inline int clicks = 0;                 // touches heard so far
inline std::vector<ui::Sound> sounds;  // all that was heard

inline ui::Kept keep_text(const char* name, unsigned lines,
                          void (*line)(void* context, unsigned index, char* to), void* context) {
  if (disk_full) return {false, "the disk is full"};
  kept_name = name;
  kept_text.clear();
  for (unsigned i = 0; i < lines; ++i) {
    char words[256];
    line(context, i, words);
    kept_text += std::string(words) + "\n";
  }
  return {true, "plat-toy-7.txt"};
}

// What is to be woken, by its id, and by whom; nullptr: the game played last.
inline std::vector<std::string> woken;
inline void (*wake_it)(const char* game) = nullptr;
inline void wake(const char* game) {
  woken.push_back(game != nullptr ? game : "last");
  if (wake_it != nullptr) wake_it(game);
}

inline ui::Device device = {.has_backlight = true,
                            .has_sound = true,
                            .apply =
                                [](const ui::Settings& settings) {
                                  applied = settings;
                                  firmware::port::set_turn(settings.turn);
                                },
                            .battery =
                                [] {
                                  return ui::Battery{true, 50};
                                },
                            .sound =
                                [](ui::Sound sound) {
                                  if (sound == ui::Sound::touch) ++clicks;
                                  sounds.push_back(sound);
                                },
                            .facts = [](ui::Fact*) -> size_t { return 0; },
                            .random = [] { return next_random; },
                            .keep_text = keep_text,
                            .wake = wake,
                            .kept = &kept,
                            .last_fault = []() -> const char* { return nullptr; }};

// Once, before the first start().
inline void init() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  ui::start(device, {});
  finger::wait(400);
}

// Home with these games, held as `settings` say.
inline void start(std::span<const ui::GameEntry> games, const ui::Settings& settings = {}) {
  firmware::port::set_turn(settings.turn);
  ui::start(device, settings);
  ui::open_home(games);
  finger::wait(50);
}

// Whether it is there and does something; and whether it is there, if only to say why it does not.
inline bool there(const char* name) {
  const finger::Search search = finger::find(name);
  return search.found && !search.target.faint;
}
inline bool stands(const char* name) { return finger::find(name).found; }

inline int count(const char* start) {
  struct Count {
    const char* start;
    int found;
  } counted = {start, 0};
  ui::targets(
      [](const ui::Target& target, void* context) {
        auto& all = *static_cast<Count*>(context);
        all.found += std::strncmp(target.name, all.start, std::strlen(all.start)) == 0 ? 1 : 0;
        return true;
      },
      &counted);
  return counted.found;
}

// Whether a text on the screen holds `words`.
inline bool shows(const char* words) {
  std::string heard;
  const auto hear = [](void* all, const char* text) {
    static_cast<std::string*>(all)->append(text).append("\n");
  };
  ui::hear_texts({hear, &heard});
  lv_obj_invalidate(lv_screen_active());
  lv_refr_now(nullptr);
  ui::hear_texts({});
  return heard.find(words) != std::string::npos;
}

// How a target of the screen is drawn.
inline const ui::TargetSpec& spec_of(const char* name) {
  const uint32_t count = lv_obj_get_child_count(ui::screens::root());
  for (uint32_t i = 0; i < count; ++i) {
    const auto* spec =
        ui::target_spec(lv_obj_get_child(ui::screens::root(), static_cast<int32_t>(i)));
    if (spec != nullptr && spec->name != nullptr && std::strcmp(spec->name, name) == 0) {
      return *spec;
    }
  }
  TEST_FAIL_MESSAGE(name);
  std::abort();
}

// What the panel shows where a target lies.
inline std::vector<uint16_t> pixels_of(const char* name) {
  const finger::Search search = finger::find(name);
  TEST_ASSERT_TRUE_MESSAGE(search.found, name);
  const ui::Target& place = search.target;
  const ui::Frame screen = ui::frame();
  std::vector<uint16_t> all(static_cast<size_t>(screen.width) * static_cast<size_t>(screen.height));
  drivers::display::panel().seen(all.data());
  std::vector<uint16_t> found;
  for (int y = place.y; y < place.y + place.height; ++y) {
    const auto* const row = &all[static_cast<size_t>(y * screen.width + place.x)];
    found.insert(found.end(), row, row + place.width);
  }
  return found;
}

inline bool shows_color(const char* name, ui::Color color) {
  const std::vector<uint16_t> pixels = pixels_of(name);
  return std::find(pixels.begin(), pixels.end(), color.value) != pixels.end();
}

inline void expect_room_for_fingers() {
  ui::targets(
      [](const ui::Target& target, void*) {
        TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(ui::kTouch, target.width, target.name);
        TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(ui::kTouch, target.height, target.name);
        const ui::Frame screen = ui::frame();
        TEST_ASSERT_TRUE_MESSAGE(target.x >= 0 && target.y >= 0, target.name);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(screen.width, target.x + target.width, target.name);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(screen.height, target.y + target.height, target.name);
        return true;
      },
      nullptr);
}

// Each way the device can be held.
template <typename Each>
void for_each_hold(Each each) {
  for (const ui::Turn turn : {ui::Turn::landscape, ui::Turn::portrait}) {
    for (uint8_t left = 0; left < 2; ++left) each(ui::Settings{.left_hand = left, .turn = turn});
  }
}

}  // namespace fake
