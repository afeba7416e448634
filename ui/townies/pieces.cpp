#include "ui/townies/pieces.hpp"

namespace ui::townies {
namespace {

constexpr int kLargeSymbol = 26;  // height of a place that has room for one twice as large
constexpr int kMostShapeRow = 12;
constexpr Size kSmallPlate = {5, 5};

constexpr const lv_image_dsc_t* kBlocks[rt::kColours] = {
    &symbol_townies_roof_9, &symbol_townies_grain_9, &symbol_townies_cog_9, &symbol_townies_tree_9,
    &symbol_townies_coins_9};
constexpr const lv_image_dsc_t* kLargeBlocks[rt::kColours] = {
    &symbol_townies_roof_18, &symbol_townies_grain_18, &symbol_townies_cog_18,
    &symbol_townies_tree_18, &symbol_townies_coins_18};
constexpr const lv_image_dsc_t* kObjects[rt::kObjects] = {
    &symbol_townies_court_13, &symbol_townies_windmill_13, &symbol_townies_station_13,
    &symbol_townies_bike_13,  &symbol_townies_bank_13,     &symbol_townies_square_13};
constexpr const lv_image_dsc_t* kLargeObjects[rt::kObjects] = {
    &symbol_townies_court_26, &symbol_townies_windmill_26, &symbol_townies_station_26,
    &symbol_townies_bike_26,  &symbol_townies_bank_26,     &symbol_townies_square_26};
constexpr const lv_image_dsc_t* kGoals[rt::kGoals] = {
    &symbol_townies_goal_crossroads, &symbol_townies_goal_recreation,
    &symbol_townies_goal_downtown,   &symbol_townies_goal_suburbs,
    &symbol_townies_goal_hub,        &symbol_townies_goal_surroundings,
    &symbol_townies_goal_symmetry,   &symbol_townies_goal_triangle,
    &symbol_townies_goal_routes,     &symbol_townies_goal_rose};
constexpr const lv_image_dsc_t* kBonuses[rt::kBonuses] = {
    &symbol_townies_bonus_soil, &symbol_townies_bonus_funding, &symbol_townies_bonus_repainting,
    &symbol_townies_bonus_project};

}  // namespace

void paint_block_symbol(Painter& painter, const Rect& area, unsigned colour) {
  const bool large = area.height >= kLargeSymbol;
  const int scale = large ? 2 : 1;
  // In Grey the pattern would run through it.
  if (grey()) {
    painter.fill(area.middle({scale * kBlockSymbol.width + 2, scale * kBlockSymbol.height + 2}),
                 palette().raised);
  }
  painter.symbol(*(large ? kLargeBlocks : kBlocks)[colour], area, palette().on_color);
}

void paint_block_sign(Painter& painter, const Rect& area, unsigned colour, Color color) {
  painter.symbol(*kBlocks[colour], area, color);
}

void paint_object(Painter& painter, const Rect& area, unsigned object) {
  if (area.height < kLeastSymbol) return painter.fill(area.middle(kSmallPlate), palette().plate);
  painter.fill(area.middle({kObjectSymbol.width + 2, kObjectSymbol.height + 2}), palette().plate);
  paint_object_symbol(painter, area, object, false, palette().light());
}

void paint_marker(Painter& painter, const Rect& area, unsigned colour) {
  painter.wash(area, wash_of(colour));
  painter.frame(area, 1, palette().ink);
  paint_block_symbol(painter, area, colour);
}

void paint_shape(Painter& painter, const Rect& area, unsigned form, Color color) {
  // In the middle of the map every form has room.
  const Board blocks = rt::blocks_of(rt::placement(form, rt::space_at({-1, 0})));
  const HexGrid grid = HexGrid::of_spaces(area, blocks, kMostShapeRow);
  blocks.all_of([&](unsigned space) {
    paint_hex(painter, grid, grid.hex(space), color);
    return true;
  });
}

void paint_black_die(Painter& painter, const Rect& area, int edge, unsigned shape) {
  painter.fill(area, palette().plate);
  paint_shape(painter, area.inset(edge), rt::kShapeTable[shape].form, palette().light());
}

void paint_object_symbol(Painter& painter, const Rect& area, unsigned object, bool large,
                         Color color) {
  painter.symbol(*(large ? kLargeObjects : kObjects)[object], area, color);
}

void paint_goal_symbol(Painter& painter, const Rect& area, rt::Goal goal, Color color) {
  painter.symbol(*kGoals[goal], area, color);
}

void paint_bonus_symbol(Painter& painter, const Rect& area, rt::Bonus bonus, Color color) {
  painter.symbol(*kBonuses[bonus], area, color);
}

void paint_ring(Painter& painter, Point corner, unsigned held, unsigned taken) {
  const Palette& colors = palette();
  const unsigned next = (held + rt::kColours - 1) % rt::kColours;
  for (unsigned colour = 0; colour < rt::kColours; ++colour) {
    const Rect chip = {corner.x + static_cast<int>(colour) * kRingStep, corner.y, kRingChip,
                       kRingChip};
    if (!painter.sees(chip.inset(-3))) continue;
    if (taken >> colour & 1u) {
      paint_marker(painter, chip, colour);
    } else {
      paint_block_sign(painter, chip, colour, colors.ink);
    }
    if (colour == held) painter.frame(chip.inset(-2), 2, colors.ink);
    if (colour == next) painter.across(chip.x, chip.bottom() + 1, chip.width, colors.accent);
  }
}

}  // namespace ui::townies
