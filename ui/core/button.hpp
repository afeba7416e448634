// Buttons: a label, a symbol or both on a framed plate. One on a screen is primary.
#pragma once

#include "ui/core/target.hpp"

namespace ui {

// Sets `paint` and adds the target. Labels are 18 bold.
lv_obj_t* add_button(lv_obj_t* parent, TargetSpec spec);

// Whether a button of this width has room for both.
bool fits(const lv_image_dsc_t& symbol, const char* label, int width);

// The ground and the frame of a button that answers also where it can do nothing now; `chosen`: it
// is faint, what it does would be refused. Returns the colour of what stands on it.
Color paint_plate(Painter& painter, const TargetView& view);
// Such a button with its label.
lv_obj_t* add_answering_button(lv_obj_t* parent, TargetSpec spec);

// One of several, of which one is chosen: inverted. Labels are 14.
void paint_segment(Painter& painter, const TargetView& view);

inline constexpr int kSegmentHeight = 47;
inline constexpr int kSegmentGap = 2;

// `count` specs side by side over `area`; each gets its index as its value and `chosen` where it is
// the chosen one. `made` keeps the targets for `choose_segment`.
void add_segments(lv_obj_t* parent, const Rect& area, TargetSpec* specs, uint8_t count,
                  uint8_t chosen, lv_obj_t** made);
void choose_segment(lv_obj_t* const* made, uint8_t count, uint8_t chosen);

}  // namespace ui
