// Theme, hand, light and sound on two pages, each applied at once; what home adds on a third one.
#pragma once

#include <lvgl.h>

#include <span>

#include "ui/core/strings.hpp"

namespace ui {

struct MoreRow {
  const char* name;  // "button About", as scripts call it
  Text label;
  const lv_image_dsc_t* symbol;  // at most 28 × 24
  void (*open)();
};
inline constexpr size_t kMostMoreRows = 3;

// `more` has at most kMostMoreRows and stays valid.
void open_settings(std::span<const MoreRow> more = {});

}  // namespace ui
