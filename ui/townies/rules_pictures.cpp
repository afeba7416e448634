// The pictures of the rules without a map: dice, markers, charts, titles.
#include "ui/townies/rules_pictures.hpp"

#include "ui/core/write.hpp"
#include "ui/townies/chart.hpp"
#include "ui/townies/pieces.hpp"
#include "ui/townies/play_screen.hpp"
#include "ui/townies/townies.hpp"

namespace ui::townies {
namespace {

constexpr int kGap = 6;
constexpr int kDie = 44;
constexpr int kEdge = 3;   // of a black die, around its Shape
constexpr int kChip = 24;  // a marker with room for its symbol

// So many parts of the same size, in the middle of `area`, by rows.
class Parts {
 public:
  Parts(const Rect& area, int columns, int rows, int gap, Size most)
      : columns_(columns), gap_(gap) {
    const int width = (area.width - (columns - 1) * gap) / columns;
    const int height = (area.height - (rows - 1) * gap) / rows;
    size_ = {width < most.width ? width : most.width, height < most.height ? height : most.height};
    corner_ = area.middle({columns * (size_.width + gap) - gap, rows * (size_.height + gap) - gap})
                  .corner();
  }
  Rect operator[](unsigned part) const {
    const int i = static_cast<int>(part);
    return {corner_.x + i % columns_ * (size_.width + gap_),
            corner_.y + i / columns_ * (size_.height + gap_), size_.width, size_.height};
  }

 private:
  int columns_, gap_;
  Size size_;
  Point corner_;
};

void paint_white_die(Painter& painter, const Rect& area, unsigned object) {
  painter.fill(area, palette().raised);
  painter.frame(area, 1, palette().ink);
  paint_object_symbol(painter, area, object, area.height > 30, palette().ink);
}

bool wide(const Rect& area) { return 2 * area.width >= 3 * area.height; }

}  // namespace

// The three actions with their numbers.
void picture_of_round(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  constexpr int kLine = 22;
  constexpr unsigned kActions = 3;
  const Rect room = area.middle({area.width, kDie + kLine});
  const Parts dice({room.x, room.y, room.width, kDie}, kActions, 1, kGap, {kDie, kDie});
  paint_black_die(painter, dice[0], kEdge, kSketchedShape);
  paint_white_die(painter, dice[1], rt::kWindmill);
  painter.wash(dice[2], wash_of(rt::kGreen));
  painter.frame(dice[2], 1, colors.ink);
  if (grey()) painter.fill(dice[2].inset(7), colors.raised);
  paint_object_symbol(painter, dice[2], rt::kBikeRental, true, colors.on_color);
  for (unsigned i = 0; i < kActions; ++i) {
    const Rect die = dice[i];
    painter.text({die.x, die.bottom() + 2, die.width, kLine - 2}, Digits(static_cast<int>(i) + 1),
                 kTitle, colors.ink, Align::center);
  }
}

void picture_of_dice(Painter& painter, const Rect& area) {
  static_assert(rt::kShapes == 6 && rt::kObjects == 6);
  const int columns = wide(area) ? 6 : 3;
  const Parts faces(area, columns, 12 / columns, 4, {kDie, 36});
  for (unsigned face = 0; face < 6; ++face) {
    paint_black_die(painter, faces[face], kEdge, face);
    paint_white_die(painter, faces[face + 6], face);
  }
}

// The Objects by their names, each with its colour; City Square with an Object.
void picture_of_pairs(Painter& painter, const Rect& area) {
  const int columns = wide(area) ? 2 : 1;
  const int rows = static_cast<int>(rt::kObjects) / columns;
  const Parts places(area, columns, rows, 2, {area.width, 34});
  for (unsigned object = 0; object < rt::kObjects; ++object) {
    const Rect place = places[object];
    const Rect beside = {place.x, place.y, kChip, place.height};
    if (rt::is_basic(object)) {
      paint_marker(painter, beside.middle({20, 20}), object);
    } else {
      painter.fill(beside.middle({20, 20}), palette().plate);
    }
    const Rect symbol = {beside.right(), place.y, kChip, place.height};
    paint_object_symbol(painter, symbol, object, false, palette().ink);
    painter.label({symbol.right() + 2, place.y, place.right() - symbol.right() - 2, place.height},
                  object_name(object), kText, palette().ink);
  }
}

// From each marker to the one that its holder takes, and from the last one back to the first.
void picture_of_ring(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  constexpr int kArrow = 8, kBack = 14, kTip = 3;
  const int most = (area.width - 4 * (kArrow + 2)) / 5;
  const int chip = most < kChip ? most : kChip;
  const int step = chip + kArrow + 2;
  const Rect room = area.middle({4 * step + chip, chip + kBack});
  for (unsigned i = 0; i < rt::kColours; ++i) {
    const unsigned colour = (rt::kColours - i) % rt::kColours;
    const Rect at = {room.x + static_cast<int>(i) * step, room.y, chip, chip};
    paint_marker(painter, at, colour);
    if (i + 1 < rt::kColours) {
      painter.arrow({at.right() + 1, at.center().y}, kArrow, colors.ink);
    }
  }
  const int left = room.x + chip / 2, right = room.right() - chip / 2;
  const int top = room.y + chip + 2, line = room.bottom() - 1;
  painter.across(left, line, right - left + 1, colors.ink);
  painter.down(right, top, line - top, colors.ink);
  painter.down(left, top, line - top, colors.ink);
  for (int i = 0; i <= kTip; ++i) painter.across(left - i, top + i, 2 * i + 1, colors.ink);
}

// A chart as it is read: three are counted.
void picture_of_goals(Painter& painter, const Rect& area) {
  constexpr unsigned kCount = 3;
  const int width = area.width < 168 ? area.width : 168;
  paint_chart(painter, area.middle({width, kChartHeight}), rt::kSpecializationChart, kCount,
              kCount);
}

// A player's line after two Shapes, then after an Object of four points.
void picture_of_circles(Painter& painter, const Rect& area) {
  constexpr int kLine = 22, kDrawn = 26;
  constexpr unsigned kStages = 3;
  constexpr unsigned kScore = 4;
  const Rect room = area.middle({area.width, kLine * static_cast<int>(kStages)});
  const int width = room.width - kDrawn < 9 * 18 ? room.width - kDrawn : 9 * 18;
  rt::Town town;
  for (unsigned stage = 0; stage < kStages; ++stage) {
    const Rect line = {room.x, room.y + static_cast<int>(stage) * kLine, room.width, kLine};
    const Rect drawn = {line.x, line.y, kDrawn - 4, kLine};
    const rt::Town before = town;
    if (stage + 1 < kStages) {
      ++town.taken;
      paint_shape(painter, drawn.inset(0, 2), rt::kShapeTable[stage].form, palette().ink);
    } else {
      town.drawn[town.objects++] = rt::drawn(0, rt::kWindmill, kScore);
      paint_object_symbol(painter, drawn, rt::kWindmill, false, palette().ink);
    }
    paint_object_line(painter, {line.x + kDrawn, line.y, width, kLine}, before, town, true);
  }
}

// What each of the three games has, in the order to play them.
void picture_of_modes(Painter& painter, const Rect& area) {
  const Palette& colors = palette();
  constexpr int kWhat = 24, kWhats = 5;
  const Parts rows(area, 1, static_cast<int>(rt::kModes), 4, {(kWhats + 1) * kWhat + 8, 40});
  for (unsigned mode = 0; mode < rt::kModes; ++mode) {
    const Rect row = rows[mode];
    painter.fill(row, colors.raised);
    painter.frame(row, 1, colors.ink);
    const Rect inside = row.inset(2, 1);
    const auto what = [&inside](int index) { return inside.column(index, kWhats + 1, 0); };
    painter.text(what(0), Digits(static_cast<int>(mode) + 1), kTitle, colors.ink, Align::center);
    paint_shape(painter, what(1).inset(0, 4), rt::kShapeTable[kSketchedShape].form, colors.ink);
    paint_object_symbol(painter, what(2), rt::kWindmill, false, colors.ink);
    if (rt::has_individual(mode)) paint_marker(painter, what(3).middle({13, 13}), rt::kGreen);
    if (rt::has_bonus(mode)) painter.symbol(symbol_townies_star_11, what(4), colors.ink);
    if (rt::has_additional(mode)) paint_goal_symbol(painter, what(5), rt::kHub, colors.ink);
  }
}

void paint_bonuses(Painter& painter, const Rect& area, unsigned first) {
  const Palette& colors = palette();
  constexpr int kSymbol = 40;
  const Parts rows(area, 1, 2, kGap, {area.width < 180 ? area.width : 180, 44});
  for (unsigned i = 0; i < 2; ++i) {
    const Rect row = rows[i];
    painter.fill(row, colors.raised);
    painter.frame(row, 1, colors.ink);
    paint_bonus_symbol(painter, {row.x + 2, row.y, kSymbol, row.height},
                       static_cast<rt::Bonus>(first + i), colors.ink);
    painter.label({row.x + kSymbol + 4, row.y, row.width - kSymbol - 6, row.height},
                  text(kBonusTexts[first + i]), kTitle, colors.ink);
  }
}

// Four of the titles, the best of them on top.
void paint_titles(Painter& painter, const Rect& area, unsigned first) {
  const Palette& colors = palette();
  constexpr unsigned kShown = rt::kTitles / 2;
  constexpr int kTotal = 28;
  const Parts rows(area, 1, kShown, 0, {area.width, 38});
  for (unsigned i = 0; i < kShown; ++i) {
    const Rect row = rows[i];
    const rt::Title& title = rt::kTitleChart[first + i];
    painter.fill(row, colors.raised);
    painter.frame({row.x, row.y, row.width, row.height + (i + 1 < kShown ? 1 : 0)}, 1, colors.ink);
    painter.text({row.x, row.y, kTotal, row.height}, Digits(title.least), kTitle, colors.ink,
                 Align::right);
    painter.label({row.x + kTotal + 6, row.y + 1, row.width - kTotal - 8, row.height - 1},
                  title.name, kText, colors.ink);
  }
}

}  // namespace ui::townies
