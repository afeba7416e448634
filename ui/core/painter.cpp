#include "ui/core/painter.hpp"

#include <cstring>

namespace ui {
namespace {

Rect rect_of(const lv_area_t& area) {
  return {area.x1, area.y1, area.x2 - area.x1 + 1, area.y2 - area.y1 + 1};
}

Size size_of(const lv_image_dsc_t& image) {
  return {static_cast<int>(image.header.w), static_cast<int>(image.header.h)};
}

}  // namespace

Painter::Painter(lv_layer_t* layer) : clip_(rect_of(layer->_clip_area)) {
  while (layer->draw_task_head != nullptr) lv_draw_dispatch();
  void* buffer = lv_draw_layer_alloc_buf(layer);
  LV_ASSERT(layer->color_format == LV_COLOR_FORMAT_RGB565);
  clip_ = common(clip_, rect_of(layer->buf_area));
  stride_ = static_cast<int>(layer->draw_buf->header.stride / sizeof(uint16_t));
  origin_ = static_cast<uint16_t*>(buffer) -
            (static_cast<intptr_t>(layer->buf_area.y1) * stride_ + layer->buf_area.x1);
}

Painter::Painter(uint16_t* pixels, Size size)
    : clip_{0, 0, size.width, size.height}, origin_(pixels), stride_(size.width) {}

pixels::Rows Painter::rows(const Rect& seen) const {
  return {at(seen.x, seen.y), stride_, seen.width, seen.height};
}

Rect Painter::narrow(const Rect& area) {
  const Rect before = clip_;
  clip_ = common(clip_, area);
  return before;
}

void Painter::fill(const Rect& area, Color color) {
  const Rect seen = common(area, clip_);
  if (seen.empty()) return;
  pixels::fill(rows(seen), color.value);
}

void Painter::frame(const Rect& area, int thickness, Color color) {
  if (!sees(area)) return;
  const int sides = area.height - 2 * thickness;
  fill({area.x, area.y, area.width, thickness}, color);
  fill({area.x, area.bottom() - thickness, area.width, thickness}, color);
  fill({area.x, area.y + thickness, thickness, sides}, color);
  fill({area.right() - thickness, area.y + thickness, thickness, sides}, color);
}

void Painter::wash(const Rect& area, Wash wash) {
  const Area& look = palette().area(wash);
  fill(area, look.color);
  pattern(area, look.pattern, palette().faint);
}

void Painter::tapered(const Rect& area, const uint8_t* in, Color color, Color upper, Color lower) {
  const Rect seen = common(area, clip_);
  if (seen.empty()) return;
  const bool whole = seen.width == area.width;
  for (int y = seen.y; y < seen.bottom(); ++y) {
    const int row = y - area.y;
    const int x = area.x + in[row];
    const int width = area.width - 2 * in[row];
    const Color line = 2 * row < area.height ? upper : lower;
    if (whole) {
      uint16_t* const to = at(x, y);
      *to = line.value;
      pixels::fill({to + 1, stride_, width - 1, 1}, color.value);
    } else {
      fill({x, y, 1, 1}, line);
      fill({x + 1, y, width - 1, 1}, color);
    }
  }
}

// Patterns hang on the screen's own grid, so that neighbours of one kind run into each other.
void Painter::pattern(const Rect& area, Pattern pattern, Color color) {
  const Rect seen = common(area, clip_);
  if (pattern == Pattern::flat || seen.empty()) return;
  const bool in_lines = pattern != Pattern::diagonals && pattern != Pattern::checks;
  for (int y = seen.y; y < seen.bottom(); ++y) {
    if (in_lines && y % 4 != 0) continue;
    uint16_t* row = at(0, y);
    const auto each = [&](int step, int shift) {
      const int before = (seen.x + shift) % step;
      for (int x = seen.x + (before == 0 ? 0 : step - before); x < seen.right(); x += step) {
        row[x] = color.value;
      }
    };
    const auto where = [&](auto drawn) {
      for (int x = seen.x; x < seen.right(); ++x) {
        if (drawn(x)) row[x] = color.value;
      }
    };
    switch (pattern) {
      case Pattern::flat:
        break;
      case Pattern::diagonals:
        each(5, y);
        break;
      case Pattern::dots:
        each(4, y / 4 % 2 * 2);
        break;
      case Pattern::dashes:
        where([&](int x) { return (x + y / 4 % 2 * 3) % 6 < 3; });
        break;
      case Pattern::lines:
        fill({seen.x, y, seen.width, 1}, color);
        break;
      case Pattern::checks:
        where([&](int x) { return (x / 2 + y / 2) % 2 == 0; });
        break;
    }
  }
}

void Painter::arrow(Point from, int length, Color color) {
  fill({from.x, from.y - 1, length, 2}, color);
  for (int i = 0; i < 4; ++i) {
    fill({from.x + length - 1 - i, from.y - 1 - i, 2, 2 * i + 2}, color);
  }
}

void Painter::symbol(const lv_image_dsc_t& image, Point corner, Color color) {
  const Size size = size_of(image);
  const Rect seen = common({corner.x, corner.y, size.width, size.height}, clip_);
  if (seen.empty()) return;
  const int stride = 2 * static_cast<int>(image.header.stride);
  const int first = (seen.y - corner.y) * stride + (seen.x - corner.x);
  pixels::tint4(rows(seen), image.data, first, stride, color.value);
}

void Painter::symbol(const lv_image_dsc_t& image, const Rect& area, Color color) {
  symbol(image, area.middle(size_of(image)).corner(), color);
}

void Painter::shift(const Rect& area, int by, Color behind) {
  const Rect seen = common(area, clip_);
  const int distance = by < 0 ? -by : by;
  const int kept = seen.width - distance;
  if (seen.empty() || kept <= 0) return;
  uint16_t* row = at(seen.x, seen.y);
  for (int y = 0; y < seen.height; ++y, row += stride_) {
    std::memmove(by > 0 ? row + distance : row, by > 0 ? row : row + distance,
                 static_cast<size_t>(kept) * sizeof(uint16_t));
  }
  fill({by > 0 ? seen.x : seen.right() - distance, seen.y, distance, seen.height}, behind);
}

void Painter::image(const uint16_t* pixels, const Rect& area) {
  const Rect seen = common(area, clip_);
  if (seen.empty()) return;
  const uint16_t* from = pixels + (seen.y - area.y) * area.width + (seen.x - area.x);
  pixels::copy(rows(seen), from, area.width);
}

}  // namespace ui
