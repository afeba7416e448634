// The 24 px on top of every screen: back or an emblem, the title, a note, the battery.
#pragma once

#include <lvgl.h>

#include "ui/core/painter.hpp"

namespace ui {

struct TitleLine {
  const char* title;
  const char* note = nullptr;
  const lv_image_dsc_t* emblem = nullptr;  // in accent, where back would be
  bool back = false;                       // leaves its place to the back target
};

void paint_title_line(Painter& painter, const TitleLine& line);

// 44 × 44 in the corner, of which the title line's height is drawn: what lies under the rest must
// be nothing that can be touched.
void add_back(lv_obj_t* root);
// Where there is no such room: the whole title line.
void add_back_line(lv_obj_t* root);

// Redraws the battery when it changed.
void watch_battery();

}  // namespace ui
