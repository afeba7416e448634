// What a lesson points at: places without a name that lie over those with one.
#pragma once

#include "fake_device.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/target.hpp"

namespace marks {

template <typename Is>
inline bool any(Is is) {
  const uint32_t children = lv_obj_get_child_count(ui::screens::root());
  for (uint32_t i = 0; i < children; ++i) {
    const lv_obj_t* object = lv_obj_get_child(ui::screens::root(), static_cast<int32_t>(i));
    const ui::TargetSpec* spec = ui::target_spec(object);
    if (spec != nullptr && spec->name == nullptr && is(ui::area_of(object))) return true;
  }
  return false;
}

inline ui::Rect area_of(const char* name) {
  const finger::Search search = finger::find(name);
  TEST_ASSERT_TRUE_MESSAGE(search.found, name);
  return {search.target.x, search.target.y, search.target.width, search.target.height};
}

// A frame stands around it, and outside it where it is small.
inline void expect_marked(const char* name) {
  const ui::Rect place = area_of(name);
  const ui::Rect mark = place.height < ui::kTouch / 2 ? place.inset(-3) : place;
  TEST_ASSERT_TRUE_MESSAGE(any([&](const ui::Rect& area) { return area == mark; }), name);
}

// A line leads from the words to it.
inline void expect_led_to(const char* name) {
  const ui::Rect place = area_of(name);
  const ui::Rect words = area_of("words");
  const bool found = any([&](const ui::Rect& line) {
    return (line.width == 2 || line.height == 2) && !common(line.inset(-1), place).empty() &&
           !common(line.inset(-1), words).empty();
  });
  TEST_ASSERT_TRUE_MESSAGE(found, name);
}

}  // namespace marks
