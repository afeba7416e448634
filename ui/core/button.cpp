#include "ui/core/button.hpp"

namespace ui {
namespace {

constexpr int kGap = 6;  // between symbol and label
constexpr int kLeastGap = 2;
constexpr int kMargin = 5;
constexpr int kLeastMargin = 3;
constexpr int kLabelMargin = 4;

// Symbol and label together in the middle.
void paint_content(Painter& painter, const TargetView& view, const Face& face, Color color) {
  const TargetSpec& spec = view.spec;
  if (spec.label == nullptr) {
    if (spec.symbol != nullptr) painter.symbol(*spec.symbol, view.area, color);
    return;
  }
  if (spec.symbol == nullptr) {
    painter.label(view.area.inset(kLabelMargin, 0), spec.label, face, color, Align::center);
    return;
  }
  const auto symbol_width = static_cast<int>(spec.symbol->header.w);
  const int room = view.area.width - 2 * kLeastMargin - kLeastGap - symbol_width;
  const Face& shown = fitting(spec.label, room, face);
  const int label_width = text_width(spec.label, shown);
  const int most = view.area.width - 2 * kMargin - symbol_width - label_width;
  const int gap = most > kGap ? kGap : most > kLeastGap ? most : kLeastGap;
  const int width = symbol_width + gap + label_width;
  const int x = view.area.x + (view.area.width - width) / 2;
  const Rect symbol = {x, view.area.y, symbol_width, view.area.height};
  const Rect label = {symbol.right() + gap, view.area.y, label_width, view.area.height};
  painter.symbol(*spec.symbol, symbol, color);
  painter.text(label, spec.label, shown, color);
}

void paint_button(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const TargetSpec& spec = view.spec;
  if (!spec.enabled) {
    painter.fill(view.area.inset(1), colors.raised);
    painter.frame(view.area, 1, colors.grid);
    paint_content(painter, view, kTitle, colors.faint);
  } else if (view.pressed || spec.chosen) {
    painter.fill(view.area, colors.ink);
    if (view.pressed) painter.frame(view.area.inset(3), 2, colors.raised);
    paint_content(painter, view, kTitle, colors.raised);
  } else if (spec.primary) {
    painter.fill(view.area, colors.accent);
    paint_content(painter, view, kTitle, colors.on_accent);
  } else {
    painter.fill(view.area.inset(1), colors.raised);
    painter.frame(view.area, 1, colors.ink);
    paint_content(painter, view, kTitle, colors.ink);
  }
}

void paint_answering_button(Painter& painter, const TargetView& view) {
  const Color color = paint_plate(painter, view);
  painter.label(view.area.inset(2, 0), view.spec.label, kTitle, color, Align::center);
}

}  // namespace

bool fits(const lv_image_dsc_t& symbol, const char* label, int width) {
  const auto symbol_width = static_cast<int>(symbol.header.w);
  return 2 * kLeastMargin + symbol_width + kLeastGap + text_width(label, kTitle) <= width;
}

lv_obj_t* add_button(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_button;
  return add_target(parent, spec);
}

Color paint_plate(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const bool faint = view.spec.chosen;
  if (view.pressed) {
    painter.fill(view.area, colors.ink);
    painter.frame(view.area.inset(3), 2, colors.raised);
    return colors.raised;
  }
  if (view.spec.primary && !faint) {
    painter.fill(view.area, colors.accent);
    return colors.on_accent;
  }
  painter.fill(view.area.inset(1), colors.raised);
  painter.frame(view.area, 1, faint ? colors.grid : colors.ink);
  return faint ? colors.faint : colors.ink;
}

lv_obj_t* add_answering_button(lv_obj_t* parent, TargetSpec spec) {
  spec.paint = paint_answering_button;
  return add_target(parent, spec);
}

void paint_segment(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const bool inverted = view.spec.chosen || view.pressed;
  painter.fill(view.area, inverted ? colors.ink : colors.raised);
  if (!inverted) painter.frame(view.area, 1, colors.ink);
  paint_content(painter, view, kText, inverted ? colors.raised : colors.ink);
}

void add_segments(lv_obj_t* parent, const Rect& area, TargetSpec* specs, uint8_t count,
                  uint8_t chosen, lv_obj_t** made) {
  for (uint8_t i = 0; i < count; ++i) {
    specs[i].area = area.column(i, count, kSegmentGap);
    specs[i].value = i;
    specs[i].chosen = i == chosen;
    if (specs[i].paint == nullptr) specs[i].paint = paint_segment;
    made[i] = add_target(parent, specs[i]);
  }
}

void choose_segment(lv_obj_t* const* made, uint8_t count, uint8_t chosen) {
  for (uint8_t i = 0; i < count; ++i) choose(made[i], i == chosen);
}

}  // namespace ui
