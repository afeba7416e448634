// The pictures of the rules that are parts of maps.
#include "ui/core/write.hpp"
#include "ui/townies/chart.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/rules_pictures.hpp"
#include "ui/townies/town_look.hpp"

namespace ui::townies {
namespace {

constexpr int kMostRow = 30;
constexpr int kEdgeLine = 3;  // where the map ends
constexpr int kMargin = 3;    // for it and for outlines
constexpr int kGap = 6;
constexpr int kLeastColumn = 22, kMostColumn = 24;  // of charts

// Where these spaces end inside what is shown, or the map does.
void paint_ends(Painter& painter, const HexGrid& grid, const Board& shown, const Board& spaces,
                Color color) {
  for (unsigned side = 0; side < kSides; ++side) {
    const Axial by = kBeyond[side];
    const Board ends = (shown & spaces).without(rt::seen_from(spaces, by.q, by.r));
    ends.all_of([&](unsigned space) {
      paint_side_of_hex(painter, grid, grid.hex(space), static_cast<Side>(side), kEdgeLine, color);
      return true;
    });
  }
}
// Thicker than other lines: an end of what is shown need not be one of the map.
void paint_edge(Painter& painter, const HexGrid& grid, const Board& shown) {
  paint_ends(painter, grid, shown, rt::kMap, palette().ink);
}

HexGrid grid_of(const Rect& area, const Board& shown) {
  return HexGrid::of_spaces(area.inset(kMargin), shown, kMostRow);
}

HexGrid paint_sketch(Painter& painter, const Rect& area, const Sketch& sketch,
                     const Board& outlined, bool centre = false) {
  const rt::Town town = sketch.town();
  const HexGrid grid = grid_of(area, sketch.shown);
  paint_town(painter, {.grid = grid, .town = &town, .shown = sketch.shown});
  if (centre) paint_ends(painter, grid, sketch.shown, rt::kCentre, palette().faint);
  paint_edge(painter, grid, sketch.shown);
  paint_outlined(painter, grid, outlined);
  return grid;
}

// A part of the map, and the chart below or beside it, whichever leaves it larger.
void paint_counted(Painter& painter, const Rect& area, const Sketch& sketch, const Board& outlined,
                   const rt::Chart& chart, unsigned count, bool centre = false) {
  const int most = chart.columns * kMostColumn;
  const int width = area.width < most ? area.width : most;
  const Rect above = {area.x, area.y, area.width, area.height - kChartHeight - kGap};
  const Rect foot = {area.x, area.bottom() - kChartHeight, area.width, kChartHeight};
  const int least = chart.columns * kLeastColumn;
  const Rect left = {area.x, area.y, area.width - least - kGap, area.height};
  const Rect right = {area.right() - least, area.y, least, area.height};
  const bool beside = grid_of(left, sketch.shown).row() > grid_of(above, sketch.shown).row();
  paint_sketch(painter, beside ? left : above, sketch, outlined, centre);
  paint_chart(painter,
              beside ? right.middle({least, kChartHeight}) : foot.middle({width, kChartHeight}),
              chart, count, count);
}

// A Block that may not be there, on the map or not.
void paint_cell(Painter& painter, const HexGrid& grid, Axial at, unsigned colour) {
  const Rect hex = grid.hex(at);
  wash_hex(painter, grid, hex, wash_of(colour));
  for (unsigned side = 0; side < kSides; ++side) {
    paint_side_of_hex(painter, grid, hex, static_cast<Side>(side), 2, palette().ink);
  }
}

void paint_cross(Painter& painter, const Rect& hex) {
  const Palette& colors = palette();
  constexpr int kArm = 5;
  const Point at = hex.center();
  painter.fill({at.x - kArm - 2, at.y - kArm - 2, 2 * kArm + 5, 2 * kArm + 5}, colors.raised);
  for (int i = -kArm; i <= kArm; ++i) {
    painter.fill({at.x + i - 1, at.y + i, 3, 1}, colors.accent);
    painter.fill({at.x + i - 1, at.y - i, 3, 1}, colors.accent);
  }
}

void paint_wrong(Painter& painter, const Rect& area, const WrongShape& wrong) {
  Rect room = area;
  // Room for what lies off the map, on its left.
  if (!rt::on_map(wrong.cells[wrong.wrong])) {
    room.x += area.width / 3;
    room.width -= area.width / 3;
  }
  const HexGrid grid = paint_sketch(painter, room, wrong.sketch, {});
  for (const Axial at : wrong.cells) paint_cell(painter, grid, at, rt::kRed);
  for (unsigned i = 0; i < rt::kShapeBlocks; ++i) {
    const Rect hex = grid.hex(wrong.cells[i]);
    if (i == wrong.wrong) {
      paint_cross(painter, hex);
    } else {
      paint_block_symbol(painter, hex, rt::kRed);
    }
  }
}

}  // namespace

void picture_of_idea(Painter& painter, const Rect& area) {
  paint_sketch(painter, area, kIdeaSketch, {});
}

void picture_of_map(Painter& painter, const Rect& area) {
  const rt::Town town;
  const HexGrid grid = HexGrid::of_map(area.inset(1));
  paint_town(painter, {.grid = grid, .town = &town});
  paint_ends(painter, grid, rt::kMap, rt::kCentre, palette().faint);
  paint_edge(painter, grid, rt::kMap);
}

void picture_of_blocks(Painter& painter, const Rect& area) {
  paint_sketch(painter, area, kBlocksSketch, {});
}

void picture_of_star(Painter& painter, const Rect& area) {
  paint_sketch(painter, area, kStarSketch, rt::only_space(kStarSketch.last().space));
}

// With what it would score.
void picture_of_sites(Painter& painter, const Rect& area) {
  const HexGrid grid = paint_sketch(painter, area, kSitesSketch, {});
  const rt::Town town = kSitesSketch.town();
  rt::sites(town, rt::kGameCourt, town.empty() & kSitesSketch.shown).all_of([&](unsigned space) {
    paint_worth_of_space(painter, grid, space,
                         Digits(rt::object_points(town, rt::kGameCourt, space)));
    return true;
  });
}

void picture_of_ways(Painter& painter, const Rect& area) {
  const HexGrid grid = paint_sketch(painter, area, kWaysSketch, {});
  const auto& filled = kWaysSketch.filled;
  for (size_t i = 0; i < filled.size(); i += rt::kShapeBlocks) {
    Board way;
    for (const Sketch::Filled& block : filled.subspan(i, rt::kShapeBlocks)) way.set(block.space);
    paint_outline(painter, grid, way, kEdgeLine, palette().ink);
  }
}

// The Shape, and how it is not drawn: two by two, or side by side.
void picture_of_wrongs(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  constexpr int kParts = kWrongs + 1;
  constexpr int kDie = 44;
  const int columns = area.width >= 2 * area.height ? kParts : 2;
  const int rows = kParts / columns;
  for (int i = 0; i < kParts; ++i) {
    const Rect column = area.column(i % columns, columns, kGap);
    const int height = (area.height - (rows - 1) * kGap) / rows;
    const Rect part = {column.x, area.y + i / columns * (height + kGap), column.width, height};
    if (i > 0) {
      paint_wrong(painter, part, kWrongShapes[i - 1]);
      continue;
    }
    const Rect die = part.middle({kDie, kDie});
    painter.fill(die, colors.plate);
    paint_shape(painter, die.inset(4), rt::kShapeTable[kSketchedShape].form, colors.light());
  }
}

// The Object with the spaces that it looks at.
void paint_object_sketch(Painter& painter, const Rect& area, unsigned object) {
  const Sketch& sketch = kObjectSketches[object];
  paint_sketch(painter, area, sketch, rt::only_space(sketch.last().space));
}

void paint_goal_sketch(Painter& painter, const Rect& area, rt::Goal goal) {
  const Sketch& sketch = kGoalSketches[goal];
  const rt::Town town = sketch.town();
  paint_counted(painter, area, sketch, rt::where_goal(town, goal), rt::kGoalCharts[goal],
                rt::count_goal(town, goal), goal == rt::kDowntown || goal == rt::kSuburbs);
}

void picture_of_specialization(Painter& painter, const Rect& area) {
  const rt::Town town = kSpecializationSketch.town();
  const Board counted = rt::where_specialization(town, kSpecializationStart);
  paint_counted(painter, area, kSpecializationSketch, counted, rt::kSpecializationChart,
                counted.count());
}

void picture_of_standardization(Painter& painter, const Rect& area) {
  const rt::Town town = kStandardizationSketch.town();
  const Board counted = rt::where_standardization(town, kStandardizationStart);
  paint_counted(painter, area, kStandardizationSketch, counted, rt::kStandardizationChart,
                counted.count());
}

}  // namespace ui::townies
