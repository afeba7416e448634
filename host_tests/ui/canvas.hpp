// A picture of its own to draw on, and questions to it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "ui/core/painter.hpp"

class Canvas {
 public:
  explicit Canvas(ui::Size size, ui::Color ground = {0xF81F}) : size_(size), ground_(ground) {
    pixels_.assign(static_cast<size_t>(size.width) * static_cast<size_t>(size.height),
                   ground.value);
  }

  ui::Painter painter() { return {pixels_.data(), size_}; }
  ui::Rect whole() const { return {0, 0, size_.width, size_.height}; }
  ui::Color at(int x, int y) const {
    return {pixels_[static_cast<size_t>(y) * static_cast<size_t>(size_.width) +
                    static_cast<size_t>(x)]};
  }
  bool bare(int x, int y) const { return at(x, y) == ground_; }

  int count(ui::Color color) const {
    return static_cast<int>(std::count(pixels_.begin(), pixels_.end(), color.value));
  }

  int count_in(const ui::Rect& area, ui::Color color) const {
    int found = 0;
    for (int y = area.y; y < area.bottom(); ++y) {
      for (int x = area.x; x < area.right(); ++x) found += at(x, y) == color;
    }
    return found;
  }

  // Patches of this colour in `area` that hang together by their sides.
  int patches(ui::Color color, const ui::Rect& area) const {
    std::vector<uint8_t> seen(pixels_.size(), 0);
    int found = 0;
    for (int y = area.y; y < area.bottom(); ++y) {
      for (int x = area.x; x < area.right(); ++x) {
        if (spread(color, area, {x, y}, seen)) ++found;
      }
    }
    return found;
  }

 private:
  bool spread(ui::Color color, const ui::Rect& area, ui::Point from,
              std::vector<uint8_t>& seen) const {
    std::vector<ui::Point> todo = {from};
    bool any = false;
    while (!todo.empty()) {
      const ui::Point at = todo.back();
      todo.pop_back();
      if (!area.contains(at) || this->at(at.x, at.y) != color) continue;
      uint8_t& was = seen[static_cast<size_t>(at.y * size_.width + at.x)];
      if (was != 0) continue;
      was = 1;
      any = true;
      for (const ui::Point step : {ui::Point{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
        todo.push_back({at.x + step.x, at.y + step.y});
      }
    }
    return any;
  }

  ui::Size size_;
  ui::Color ground_;
  std::vector<uint16_t> pixels_;
};
