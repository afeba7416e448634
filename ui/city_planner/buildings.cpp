#include "ui/city_planner/buildings.hpp"

#include "ui/core/symbols.hpp"

namespace ui::city_planner {
namespace {

struct Drawing {
  const lv_image_dsc_t* small;
  const lv_image_dsc_t* large;
};
// In the order of Building.
constexpr Drawing kDrawings[rules::city_planner::kBuildings] = {
    {&symbol_planner_house, &symbol_planner_house_20},
    {&symbol_planner_coins, &symbol_planner_coins_20},
    {&symbol_planner_bank, &symbol_planner_bank_20},
    {&symbol_planner_factory, &symbol_planner_factory_20},
    {&symbol_planner_office, &symbol_planner_office_20},
    {&symbol_planner_mixed, &symbol_planner_mixed_20},
    {&symbol_planner_parking, &symbol_planner_parking_20},
};

// Whether patterns stand for colours.
bool patterned() { return palette().area(Wash::red).pattern != Pattern::flat; }

Wash wash_of(Building kind) {
  switch (kind) {
    case Building::kBlue:
      return Wash::blue;
    case Building::kPurple:
      return Wash::purple;
    case Building::kYellow:
      return Wash::yellow;
    case Building::kRed:
      return Wash::red;
    default:
      return Wash::green;
  }
}

void paint_colour(Painter& painter, const Rect& area, Building kind, Tone tone) {
  const Palette& colors = palette();
  if (kind == Building::kBlack) {
    painter.fill(area, tone == Tone::full ? colors.black : washed(colors.black));
  } else if (tone == Tone::full) {
    painter.wash(area, wash_of(kind));
  } else {
    painter.fill(area, patterned() ? colors.raised : washed(colors.area(wash_of(kind)).color));
  }
}

// Green above, blue below a line from corner to corner.
void paint_both(Painter& painter, const Rect& area, Tone tone) {
  for (int y = 0; y < area.height; ++y) {
    const Rect row = {area.x, area.y + y, area.width, 1};
    if (!painter.sees(row)) continue;
    const int green = area.width * (area.height - y) / area.height;
    paint_colour(painter, {row.x, row.y, green, 1}, Building::kGreen, tone);
    paint_colour(painter, {row.x + green, row.y, row.width - green, 1}, Building::kBlue, tone);
  }
}

constexpr unsigned brightness(Color color) { return color.value >> 5 & 0x3F; }

}  // namespace

Color washed(Color color) {
  constexpr unsigned kRedBlue = 0xF81F, kGreen = 0x07E0;
  const unsigned ground = palette().ground.value;
  const unsigned red_blue = ((color.value & kRedBlue) + 3 * (ground & kRedBlue)) >> 2 & kRedBlue;
  const unsigned green = ((color.value & kGreen) + 3 * (ground & kGreen)) >> 2 & kGreen;
  return {static_cast<uint16_t>(red_blue | green)};
}

void paint_ground(Painter& painter, const Rect& area, Building kind, Tone tone) {
  if (!painter.sees(area)) return;
  if (kind == Building::kMixed) {
    paint_both(painter, area, tone);
  } else {
    paint_colour(painter, area, kind, tone);
  }
}

void paint_symbol(Painter& painter, const Rect& area, Building kind, Tone tone, bool large) {
  const lv_image_dsc_t& image = symbol_of(kind, large);
  const int height = static_cast<int>(image.header.h) + 4;
  if (!painter.sees(area.middle({area.width, height}))) return;  // it may be higher than its area
  const Palette& colors = palette();
  if (tone == Tone::washed) {
    painter.symbol(image, area, colors.note);
  } else if (kind == Building::kBlack) {
    painter.symbol(image, area,
                   brightness(colors.raised) > brightness(colors.ink) ? colors.raised : colors.ink);
  } else {
    if (patterned()) {
      const Size plate = {static_cast<int>(image.header.w) + 4,
                          static_cast<int>(image.header.h) + 4};
      painter.fill(common(area.middle(plate), area), colors.raised);
    }
    painter.symbol(image, area, colors.on_color);
  }
}

const lv_image_dsc_t& symbol_of(Building kind, bool large) {
  const Drawing& drawing = kDrawings[static_cast<size_t>(kind)];
  return large ? *drawing.large : *drawing.small;
}

void paint_die(Painter& painter, const Rect& square, unsigned face) {
  if (!painter.sees(square)) return;
  const Palette& colors = palette();
  const bool dark_ink = brightness(colors.ink) < brightness(colors.raised);
  painter.fill(square.inset(1), dark_ink ? colors.raised : colors.ink);
  painter.frame(square, 1, colors.on_color);
  const int pip = square.width >= 22 ? 4 : 2;
  const Point middle = {square.x + (square.width - pip) / 2, square.y + (square.height - pip) / 2};
  const int off = square.width / 4;
  const auto draw = [&](int right, int down) {
    painter.fill({middle.x + right * off, middle.y + down * off, pip, pip}, colors.on_color);
  };
  if (face % 2 == 1) draw(0, 0);
  if (face >= 2) {
    draw(-1, -1);
    draw(1, 1);
  }
  if (face >= 4) {
    draw(1, -1);
    draw(-1, 1);
  }
  if (face == 6) {
    draw(-1, 0);
    draw(1, 0);
  }
}

}  // namespace ui::city_planner
