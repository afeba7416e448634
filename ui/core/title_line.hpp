// The 24 px on top of every screen: back, an emblem or the menu, the title, a note, the battery.
#pragma once

#include <lvgl.h>

#include "ui/core/message.hpp"
#include "ui/core/painter.hpp"

namespace ui {

struct TitleLine {
  const char* title;
  const char* lead = nullptr;              // beside the title, in plain type: "Round 9 of 13"
  const char* note = nullptr;              // small, beside the battery
  const char* score = nullptr;             // the same place, bold: "27 VP  $9"
  const lv_image_dsc_t* emblem = nullptr;  // in accent, where back would be
  bool back = false;                       // leaves its place to the back target
  bool menu = false;                       // leaves its place to the menu target
  bool corner = false;                     // leaves 44 px on the right to a target
  // Whose turn it is, beside `lead`: drawn by `paint_mark` with `mark`, then `who`.
  const char* who = nullptr;
  void (*paint_mark)(Painter& painter, const Rect& area, uint8_t mark) = nullptr;
  uint8_t mark = 0;
  // What else stands in the room that is left, drawn with `more`.
  void (*paint_more)(Painter& painter, const Rect& room, const void* more) = nullptr;
  const void* more = nullptr;
};

// Where a message is shown it takes the place of everything but battery and menu.
void paint_title_line(Painter& painter, const TitleLine& line);

// 44 × 44 in the corner, of which the title line's height is drawn: what lies under the rest must
// be nothing that can be touched, or still be a place of 44 × 44 without it.
void add_back(lv_obj_t* root);
// Its screen answers it instead of the stack.
void add_back(lv_obj_t* root, uint8_t id);

// The same in the other corner: the hand's. Its screen is told of a tap with `id`.
void add_menu(lv_obj_t* root, uint8_t id);

// A symbol on the right, as high as these, where TitleLine::corner leaves its place.
void add_corner(lv_obj_t* root, const char* name, const lv_image_dsc_t& symbol, uint8_t id);

// Redraws the battery when it changed.
void watch_battery();

}  // namespace ui
