// The bar at the bottom of what has pages: one before, the next one, something between them.
#pragma once

#include <lvgl.h>

#include "ui/core/painter.hpp"

namespace ui {

inline constexpr int kPageBar = 50;
inline constexpr int kPageButton = 60;  // wide

// What is above the bar.
Rect above_page_bar();
// What is between its two buttons, as high as they are.
Rect page_bar_middle(int button = kPageButton);

// "button before" and "button next"; each is faint where it leads nowhere. Screens are told of
// `before` or `next`.
void add_page_buttons(lv_obj_t* root, bool has_before, bool has_next, uint8_t before, uint8_t next,
                      int button = kPageButton);

// The ground of the bar and `words` in its middle, if any.
void paint_page_bar(Painter& painter, const char* words = nullptr);

// "2 / 3", counted from 1.
struct PageWords {
  PageWords(unsigned page, unsigned pages);
  char words[12];
};

}  // namespace ui
