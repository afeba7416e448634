// The machine below the screens of a test: it keeps what it was told.
#pragma once

#include <algorithm>
#include <set>
#include <string>

#include "finger.hpp"
#include "firmware/port/lvgl_port.hpp"
#include "ui/core/ui.hpp"
#include "ui/home/home_screen.hpp"

namespace pretend {

inline ui::Settings applied;
inline int clicks = 0;

inline void apply(const ui::Settings& settings) {
  applied = settings;
  firmware::port::set_turn(settings.turn);
}
inline ui::Battery battery() { return {true, 50}; }
inline void click() { ++clicks; }
inline size_t facts(ui::Fact*) { return 0; }
inline uint32_t random() { return 7; }
inline const char* no_fault() { return nullptr; }

inline const ui::Device kDevice{.has_backlight = true,
                                .has_sound = true,
                                .apply = apply,
                                .battery = battery,
                                .click = click,
                                .facts = facts,
                                .random = random,
                                .keep_text = nullptr,
                                .last_fault = no_fault};

// At home, with these settings and an empty plat.
inline void start(const ui::Settings& settings = {}) {
  firmware::port::set_turn(settings.turn);
  ui::start(kDevice, settings);
  ui::open_home({});
  finger::wait(50);
  clicks = 0;
}

// Once, before the first start().
inline void init() {
  firmware::port::init();
  firmware::port::set_backlight(100);
  ui::start(kDevice, {});
  finger::wait(400);
}

inline bool there(const char* name) { return finger::find(name).found; }

inline std::set<std::string> heard;

// Whether a text that is shown now is this one.
inline bool shows(const char* text) {
  heard.clear();
  ui::hear_texts([](const char* said) { heard.insert(said); });
  lv_obj_invalidate(lv_screen_active());
  finger::wait(50);
  ui::hear_texts(nullptr);
  return heard.count(text) == 1;
}

}  // namespace pretend
