// What is written, line by line, and where.
#pragma once

#include <string>
#include <vector>

#include "canvas.hpp"
#include "ui/core/screen.hpp"
#include "ui/core/ui.hpp"

struct Written {
  std::string text;
  int left, right, baseline;
  const ui::Face* face;

  // From the top of its capitals.
  int top() const { return baseline - face->cap_height; }
  ui::Rect area() const { return {left, top(), right - left, baseline - top()}; }
};

template <typename Draw>
std::vector<Written> written_by(Draw draw) {
  std::vector<Written> all;
  ui::hear_lines(
      {[](void* to, const ui::Line& line) {
         const std::string text(line.begin, line.end);
         const int width = ui::text_width(text.c_str(), line.face);
         static_cast<std::vector<Written>*>(to)->push_back(
             {text, line.baseline.x, line.baseline.x + width, line.baseline.y, &line.face});
       },
       &all});
  draw();
  ui::hear_lines({});
  return all;
}

// The line that says this; or nullptr.
inline const Written* find_written(const std::vector<Written>& all, const std::string& text) {
  for (const Written& line : all) {
    if (line.text == text) return &line;
  }
  return nullptr;
}

// The screen that is shown, as it draws itself below its targets, and all that it writes.
struct DrawnScreen {
  Canvas canvas{{ui::frame().width, ui::frame().height}};
  std::vector<Written> written;

  DrawnScreen() {
    written = written_by([&] {
      ui::Painter painter = canvas.painter();
      ui::screens::now().paint(painter);
    });
  }
};
