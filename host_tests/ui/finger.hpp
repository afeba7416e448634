// A finger on the screens of a test: time passes only here.
#pragma once

#include <lvgl.h>
#include <unity.h>

#include <cstring>
#include <initializer_list>
#include <string>

#include "drivers/system/host.hpp"
#include "drivers/touch/host.hpp"
#include "firmware/port/lvgl_port.hpp"
#include "ui/core/guard.hpp"
#include "ui/core/ui.hpp"

namespace finger {

inline void wait(uint32_t milliseconds) {
  for (uint32_t i = 0; i < milliseconds; ++i) {
    firmware::port::step();
    drivers::system::advance(1);
  }
}

inline void tap(int x, int y) {
  drivers::touch::set_finger(true, x, y);
  wait(60);
  drivers::touch::set_finger(false, x, y);
  wait(100);
}

struct Search {
  const char* name;
  bool found;
  ui::Target target;
};

inline bool match(const ui::Target& target, void* context) {
  auto& search = *static_cast<Search*>(context);
  if (std::strcmp(search.name, target.name) != 0) return true;
  search.found = true;
  search.target = target;
  return false;
}

inline Search find(const char* name) {
  Search search{name, false, {}};
  ui::targets(match, &search);
  return search;
}

inline void tap(const char* name) {
  const Search search = find(name);
  TEST_ASSERT_TRUE_MESSAGE(search.found, name);
  tap(search.target.x + search.target.width / 2, search.target.y + search.target.height / 2);
}

// What can't be taken back waits until it could be seen.
using ui::guard::kUnseenMs;
inline void tap_seen(const char* name) {
  wait(kUnseenMs);
  tap(name);
}

inline ui::Point middle_of(const std::string& name) {
  const Search search = find(name.c_str());
  TEST_ASSERT_TRUE_MESSAGE(search.found, name.c_str());
  return {search.target.x + search.target.width / 2, search.target.y + search.target.height / 2};
}

// Down, over all of these, and up where it came to.
inline void slide(std::initializer_list<ui::Point> way) {
  for (const ui::Point at : way) {
    drivers::touch::set_finger(true, at.x, at.y);
    wait(60);
  }
  const ui::Point last = *(way.end() - 1);
  drivers::touch::set_finger(false, last.x, last.y);
  wait(100);
}

}  // namespace finger
