#include "ui/settings/samples.hpp"

#include "ui/core/symbols.hpp"

namespace ui {
namespace {

struct Colors {
  Color back, front;
};

// The plate of a segment and what its content is drawn in.
Colors paint_plate(Painter& painter, const TargetView& view) {
  const Palette& colors = palette();
  const bool inverted = view.spec.chosen || view.pressed;
  painter.fill(view.area, inverted ? colors.ink : colors.raised);
  if (!inverted) painter.frame(view.area, 1, colors.ink);
  return inverted ? Colors{colors.ink, colors.raised} : Colors{colors.raised, colors.ink};
}

constexpr Size kSample = {40, 21};

// A small plan in the theme's own colours.
void paint_sample(Painter& painter, const Rect& area, Theme theme) {
  const Palette& colors = palette(theme);
  painter.fill(area, colors.ground);
  painter.frame(area, 1, colors.ink);
  const bool grey = theme == Theme::grey;
  const Color left = grey ? rgb(0x8E8E8E) : colors.area(Wash::red).color;
  const Color right = grey ? rgb(0xC9C9C9) : colors.area(Wash::blue).color;
  painter.fill({area.x + 4, area.y + 6, 8, 9}, left);
  painter.fill({area.x + 14, area.y + 6, 8, 9}, right);
  painter.fill({area.x + 25, area.y + 7, 11, 2}, colors.ink);
  painter.fill({area.x + 25, area.y + 12, 8, 2}, colors.ink);
}

}  // namespace

void paint_theme_segment(Painter& painter, const TargetView& view) {
  const Colors drawn = paint_plate(painter, view);
  const Rect sample = {view.area.x + (view.area.width - kSample.width) / 2, view.area.y + 4,
                       kSample.width, kSample.height};
  paint_sample(painter, sample, static_cast<Theme>(view.spec.value));
  const int top = sample.bottom() + 1;
  painter.label({view.area.x + 2, top, view.area.width - 4, view.area.bottom() - 2 - top},
                view.spec.label, kText, drawn.front, Align::center);
}

// The device with a thick side: the one that is below in landscape.
void paint_turn_segment(Painter& painter, const TargetView& view) {
  constexpr Size kDevice = {26, 20};
  constexpr int kThick = 4;
  const Colors drawn = paint_plate(painter, view);
  const auto turn = static_cast<Turn>(view.spec.value);
  const bool landscape = turn == Turn::landscape || turn == Turn::landscape_turned;
  const Rect device = view.area.middle(landscape ? kDevice : Size{kDevice.height, kDevice.width});
  painter.frame(device, 1, drawn.front);
  Rect side = device;
  switch (turn) {
    case Turn::landscape:
      side = {device.x, device.bottom() - kThick, device.width, kThick};
      break;
    case Turn::portrait:
      side.width = kThick;
      break;
    case Turn::landscape_turned:
      side.height = kThick;
      break;
    case Turn::portrait_turned:
      side = {device.right() - kThick, device.y, kThick, device.height};
      break;
  }
  painter.fill(side, drawn.front);
}

void paint_light_segment(Painter& painter, const TargetView& view) {
  const Colors drawn = paint_plate(painter, view);
  const int step = view.spec.value;
  const Point middle = view.area.center();
  painter.symbol(step == 0 ? symbol_sun_low : symbol_sun, Point{middle.x - 4, middle.y - 4},
                 drawn.front);
  const int start = 6;
  for (int ray = 0; ray < step * 2; ++ray) {
    const int out = start + ray;
    painter.fill({middle.x - out, middle.y, 1, 1}, drawn.front);
    painter.fill({middle.x + out, middle.y, 1, 1}, drawn.front);
    painter.fill({middle.x, middle.y - out, 1, 1}, drawn.front);
    painter.fill({middle.x, middle.y + out, 1, 1}, drawn.front);
    if (ray % 3 == 2) continue;  // a diagonal step is longer
    const int slant = start - 1 + ray - ray / 3;
    painter.fill({middle.x - slant, middle.y - slant, 1, 1}, drawn.front);
    painter.fill({middle.x + slant, middle.y - slant, 1, 1}, drawn.front);
    painter.fill({middle.x - slant, middle.y + slant, 1, 1}, drawn.front);
    painter.fill({middle.x + slant, middle.y + slant, 1, 1}, drawn.front);
  }
}

}  // namespace ui
