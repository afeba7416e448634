// What a screen and each of its targets draw, on a canvas with room around the display: so what is
// drawn where nobody sees it shows as well.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ui/core/painter.hpp"

namespace drawn {

// What is wrong with how the screen that is shown is drawn, a line each: a target that draws
// outside its place or leaves a part of it bare, that lacks its label or symbol, or looks no other
// below a finger or when it does nothing; a text or a symbol that is not seen, lies across an edge
// or on a colour like its own; an area less than nothing.
std::vector<std::string> complaints();

// For what stands between the screens and the painter: watched.cpp.
void watch_area(const ui::Rect& area);
void watch_text(const ui::Rect& reach, const char* text, ui::Color color,
                const std::function<void()>& draw);
void watch_symbol(const ui::Rect& reach, const lv_image_dsc_t& image, ui::Color color,
                  const std::function<void()>& draw);

}  // namespace drawn
