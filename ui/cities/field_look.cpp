#include "ui/cities/field_look.hpp"

#include "ui/core/symbols.hpp"

namespace ui::cities {
namespace {

using rc::kAttraction;
using rc::kKinds;
using rc::kPark;
using rc::kTerrace;
using rc::kWater;

constexpr const lv_image_dsc_t* kSymbols[kKinds][3] = {
    {&symbol_cities_wheel_12, &symbol_cities_wheel_16, &symbol_cities_wheel_20},
    {&symbol_cities_tree_12, &symbol_cities_tree_16, &symbol_cities_tree_20},
    {&symbol_cities_terrace_12, &symbol_cities_terrace_16, &symbol_cities_terrace_20},
    {&symbol_cities_water_12, &symbol_cities_water_16, &symbol_cities_water_20},
};

const lv_image_dsc_t& symbol_of(Kind kind, int field) {
  return *kSymbols[kind][field < 23 ? 0 : field < 32 ? 1 : 2];
}

void draw_ground(Painter& painter, const Rect& area, Kind kind, bool pale) {
  if (pale) {
    painter.fill(area, washed(ground_color(kind)));
  } else {
    paint_ground(painter, area, kind);
  }
}

Color symbol_color(Kind kind, bool pale) { return pale ? palette().faint : color_on(kind); }

void draw_field(Painter& painter, const Rect& area, Kind kind, bool pale) {
  draw_ground(painter, area, kind, pale);
  painter.symbol(symbol_of(kind, area.width),
                 Rect{area.x + 1, area.y + 1, area.width - 1, area.height - 1},
                 symbol_color(kind, pale));
}

// Four kinds, then the same pale, for one size and theme.
constinit uint16_t pictures[2 * kKinds * kMostPrepared * kMostPrepared] = {};
constinit int prepared_size = 0;
constinit const Palette* prepared_for = nullptr;

const uint16_t* picture(Kind kind, bool pale, int size) {
  const int pixels = size * size;
  if (prepared_size != size || prepared_for != &palette()) {
    prepared_size = size;
    prepared_for = &palette();
    for (unsigned i = 0; i < 2 * kKinds; ++i) {
      Painter painter(pictures + i * static_cast<unsigned>(pixels), {size, size});
      draw_field(painter, {0, 0, size, size}, static_cast<Kind>(i % kKinds), i >= kKinds);
    }
  }
  return pictures + (kind + (pale ? kKinds : 0u)) * static_cast<unsigned>(pixels);
}

struct PawnShape {
  const lv_image_dsc_t *whole, *light;
  int width, height;
};
PawnShape pawn_for(int field) {
  if (field < 19) return {&symbol_cities_pawn_8, &symbol_cities_pawn_8_in, 8, 11};
  if (field < 24) return {&symbol_cities_pawn_11, &symbol_cities_pawn_11_in, 11, 15};
  return {&symbol_cities_pawn_13, &symbol_cities_pawn_13_in, 13, 18};
}

}  // namespace

Color ground_color(Kind kind) {
  const Palette& colors = palette();
  if (grey() && kind == kAttraction) return colors.raised;
  if (grey() && kind == kWater) return colors.stone;
  constexpr Wash kWashOf[kKinds] = {Wash::yellow, Wash::green, Wash::red, Wash::blue};
  return colors.area(grey() && kind == kTerrace ? Wash::brown : kWashOf[kind]).color;
}

void paint_ground(Painter& painter, const Rect& area, Kind kind) {
  if (grey() && kind == kPark) return painter.wash(area, Wash::green);
  painter.fill(area, ground_color(kind));
  if (!grey() || kind != kWater) return;
  for (int y = area.y + 2; y < area.bottom(); y += 4) {
    painter.across(area.x, y, area.width, palette().faint);
  }
}

Color color_on(Kind kind) {
  const Palette& colors = palette();
  return grey() && kind == kTerrace ? colors.raised : colors.on_color;
}

void paint_field(Painter& painter, const Rect& area, Kind kind, bool pale) {
  if (!painter.sees(area)) return;
  if (area.width <= kMostPrepared && area.width == prepared_size) {
    painter.image(picture(kind, pale, area.width), area);
  } else {
    draw_field(painter, area, kind, pale);
  }
}

void prepare_fields(int size) {
  if (size <= kMostPrepared) (void)picture(kAttraction, false, size);
}

void paint_field_aside(Painter& painter, const Rect& area, Kind kind, bool pale) {
  if (!painter.sees(area)) return;
  const Rect before = painter.narrow(area);
  draw_ground(painter, area, kind, pale);
  painter.symbol(symbol_of(kind, area.width), Point{area.x + 1, area.y + 1},
                 symbol_color(kind, pale));
  painter.clip_to(before);
}

void paint_kind(Painter& painter, Point corner, Kind kind, Color color, bool large) {
  painter.symbol(*kSymbols[kind][large ? 1 : 0], corner, color);
}

void paint_sign(Painter& painter, const Rect& area, Kind kind) {
  if (!painter.sees(area)) return;
  draw_field(painter, area, kind, false);
  painter.frame(area, 1, palette().ink);
}

void paint_edge(Painter& painter, Point corner, int field, bool down, int first, int second,
                bool pale) {
  if (first == second) {
    if (second != kTerrace && second != kWater) return;
    const Color color = symbol_color(static_cast<Kind>(second), pale);
    for (int i = 2; i < field; i += 4) {
      painter.fill({corner.x + (down ? 0 : i), corner.y + (down ? i : 0), 1, 1}, color);
    }
    return;
  }
  const Palette& colors = palette();
  const Color color = first < 0 || second < 0 ? colors.ink : colors.on_color;
  if (down) {
    painter.down(corner.x, corner.y, field + 1, color);
  } else {
    painter.across(corner.x, corner.y, field + 1, color);
  }
}

void paint_tile(Painter& painter, Point corner, int field, Laid tile) {
  if (!painter.sees({corner.x, corner.y, 2 * field + 1, 2 * field + 1})) return;
  const auto kind = [&](unsigned quarter) { return rc::kind_of(tile, quarter); };
  for (unsigned quarter = 0; quarter < rc::kQuarters; ++quarter) {
    const int column = static_cast<int>(quarter % 2);
    const int row = static_cast<int>(quarter / 2);
    paint_field(painter, {corner.x + column * field, corner.y + row * field, field, field},
                kind(quarter));
  }
  const auto edge = [&](bool down, unsigned first, unsigned second) {
    const Point at = {corner.x + static_cast<int>(second % 2) * field,
                      corner.y + static_cast<int>(second / 2) * field};
    paint_edge(painter, at, field, down, kind(first), kind(second), false);
  };
  edge(true, rc::kNw, rc::kNe);
  edge(true, rc::kSw, rc::kSe);
  edge(false, rc::kNw, rc::kSw);
  edge(false, rc::kNe, rc::kSe);
  painter.frame({corner.x, corner.y, 2 * field + 1, 2 * field + 1}, 1, palette().ink);
}

void paint_pawn(Painter& painter, const Rect& field, Pawn how) {
  const Palette& colors = palette();
  const PawnShape shape = pawn_for(field.width);
  const Point corner = {field.right() - shape.width - (field.width < 24 ? 0 : 1),
                        field.bottom() - shape.height};
  painter.symbol(*shape.whole, corner, colors.on_color);
  if (how == Pawn::lifted) return;
  painter.symbol(*shape.light, corner, how == Pawn::chosen ? colors.accent : colors.light());
}

void paint_stock(Painter& painter, Point corner, unsigned left) {
  const Palette& colors = palette();
  for (unsigned i = 0; i < rc::kTourists; ++i) {
    const Point at = {corner.x + static_cast<int>(i) * 10, corner.y};
    const bool there = i < left;
    painter.symbol(symbol_cities_pawn_8, at, there ? colors.ink : colors.faint);
    if (!there) painter.symbol(symbol_cities_pawn_8_in, at, colors.ground);
  }
}

}  // namespace ui::cities
