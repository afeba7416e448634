#include "ui/city_planner/buildings.hpp"

#include "ui/core/symbols.hpp"

namespace ui::city_planner {
namespace {

struct BuildingLook {
  Wash wash;
  const lv_image_dsc_t* symbols[3];  // by Scale
};
// In the order of Building. Black is no wash, mixed ones have two.
constexpr BuildingLook kLooks[rule::kBuildings] = {
    {Wash::green, {&symbol_planner_house_9, &symbol_planner_house, &symbol_planner_house_20}},
    {Wash::blue, {&symbol_planner_coins_9, &symbol_planner_coins, &symbol_planner_coins_20}},
    {Wash::purple, {&symbol_planner_bank_9, &symbol_planner_bank, &symbol_planner_bank_20}},
    {Wash::yellow,
     {&symbol_planner_factory_9, &symbol_planner_factory, &symbol_planner_factory_20}},
    {Wash::red, {&symbol_planner_office_9, &symbol_planner_office, &symbol_planner_office_20}},
    {Wash::green, {&symbol_planner_mixed_9, &symbol_planner_mixed, &symbol_planner_mixed_20}},
    {Wash::green, {&symbol_planner_parking_9, &symbol_planner_parking, &symbol_planner_parking_20}},
};
const BuildingLook& look_of(Building kind) { return kLooks[static_cast<size_t>(kind)]; }

void paint_colour(Painter& painter, const Rect& area, Building kind, Tone tone) {
  const Palette& colors = palette();
  const Wash wash = look_of(kind).wash;
  if (kind == Building::kBlack) {
    painter.fill(area, tone == Tone::full ? colors.black : washed(colors.black));
  } else if (tone == Tone::full) {
    painter.wash(area, wash);
  } else {
    painter.fill(area, grey() ? colors.raised : washed(colors.area(wash).color));
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

template <Building kind>
void paint_sign(Painter& painter, const Rect& area, Color color) {
  painter.symbol(symbol_of(kind, Scale::small), area, color);
}

}  // namespace

constexpr Sign kSigns[kColours] = {
    {0xE010, 15, paint_sign<Building::kGreen>},  {0xE011, 12, paint_sign<Building::kBlue>},
    {0xE012, 15, paint_sign<Building::kPurple>}, {0xE013, 15, paint_sign<Building::kYellow>},
    {0xE014, 11, paint_sign<Building::kRed>},
};

Color ground_color(Building kind) {
  const Palette& colors = palette();
  return kind == Building::kBlack ? colors.black : colors.area(look_of(kind).wash).color;
}

void paint_ground(Painter& painter, const Rect& area, Building kind, Tone tone) {
  if (!painter.sees(area)) return;
  if (kind == Building::kMixed) {
    paint_both(painter, area, tone);
  } else {
    paint_colour(painter, area, kind, tone);
  }
}

void paint_symbol(Painter& painter, const Rect& area, Building kind, Tone tone, Scale scale) {
  const lv_image_dsc_t& image = symbol_of(kind, scale);
  const Size plate = {static_cast<int>(image.header.w) + 4, static_cast<int>(image.header.h) + 4};
  if (!painter.sees(area.middle(plate))) return;  // it may be larger than its area
  const Palette& colors = palette();
  if (tone == Tone::washed) {
    painter.symbol(image, area, colors.note);
  } else if (kind == Building::kBlack) {
    painter.symbol(image, area, colors.light());
  } else {
    if (grey()) painter.fill(common(area.middle(plate), area), colors.raised);
    painter.symbol(image, area, colors.on_color);
  }
}

const lv_image_dsc_t& symbol_of(Building kind, Scale scale) {
  return *look_of(kind).symbols[static_cast<size_t>(scale)];
}

void paint_die(Painter& painter, const Rect& square, unsigned face) {
  if (!painter.sees(square)) return;
  const Palette& colors = palette();
  painter.fill(square.inset(1), colors.light());
  painter.frame(square, 1, colors.on_color);
  // Of three by three places, a bit each.
  constexpr uint16_t kPips[] = {0, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16D};
  const int pip = square.width >= 22 ? 4 : 2;
  const Rect middle = square.middle({pip, pip});
  const int off = square.width / 4;
  for (int place = 0; place < 9; ++place) {
    if ((kPips[face] >> place & 1) == 0) continue;
    painter.fill(middle.moved((place % 3 - 1) * off, (place / 3 - 1) * off), colors.on_color);
  }
}

}  // namespace ui::city_planner
