// The type: Roboto Condensed in four sizes, made at build time.
#pragma once

#include <lvgl.h>

extern "C" {
extern const lv_font_t plat_font_12;
extern const lv_font_t plat_font_14;
extern const lv_font_t plat_font_18_bold;
extern const lv_font_t plat_font_28_bold;
}

namespace ui {

struct Face {
  const lv_font_t* font;
  int cap_height;   // of an H: what looks centred is centred by it
  int line_height;  // from one line of a paragraph to the next
};

inline constexpr Face kNote = {&plat_font_12, 9, 15};
inline constexpr Face kText = {&plat_font_14, 10, 18};
inline constexpr Face kTitle = {&plat_font_18_bold, 13, 22};
inline constexpr Face kNumber = {&plat_font_28_bold, 20, 32};

}  // namespace ui
