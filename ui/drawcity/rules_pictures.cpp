// The pictures of the rules without a board: cards, charts, spaces of goals.
#include "ui/drawcity/rules_pictures.hpp"

#include <algorithm>
#include <iterator>

#include "ui/core/write.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/drawcity/goal_texts.hpp"

namespace ui::drawcity {
namespace {

constexpr int kGap = 4;

bool wide(const Rect& area) { return 2 * area.width >= 3 * area.height; }

// Tables of points: how many above, points below, in lines of so many columns.
void paint_points(Painter& painter, const Rect& area, const uint8_t* points, int count,
                  int columns) {
  constexpr int kMostWidth = 30, kHeight = 32, kCounts = 13;
  const Palette& colors = palette();
  const int lines = (count + columns - 1) / columns;
  const int width = std::min(area.width / columns, kMostWidth);
  const int height = std::min((area.height - (lines - 1) * kGap) / lines, kHeight);
  const Rect room = area.middle({columns * width, lines * (height + kGap) - kGap});
  for (int i = 0; i < count; ++i) {
    const Rect at = {room.x + i % columns * width, room.y + i / columns * (height + kGap), width,
                     height};
    painter.fill(at, colors.raised);
    painter.frame({at.x, at.y, at.width + 1, at.height}, 1, colors.grid);
    painter.text({at.x, at.y + 1, at.width, kCounts}, Digits(i + 1), kNote, colors.note,
                 Align::center);
    painter.text({at.x + 1, at.y + kCounts, at.width - 1, at.height - kCounts}, Digits(points[i]),
                 kText, colors.ink, Align::center);
  }
}

Rect paint_card(Painter& painter, const Rect& area, bool chosen) {
  const Palette& colors = palette();
  painter.fill(area, chosen ? colors.ink : colors.raised);
  painter.frame(area, 1, colors.ink);
  return area.inset(1);
}

// A line of a list of names.
void paint_named(Painter& painter, const Rect& area, unsigned index, unsigned count,
                 const lv_image_dsc_t& symbol, Text name) {
  constexpr int kMostHeight = 32, kSymbol = 16, kMostWidth = 200;
  const int height = std::min(area.height / static_cast<int>(count), kMostHeight);
  const Rect room =
      area.middle({std::min(area.width, kMostWidth), static_cast<int>(count) * height});
  const Rect line = {room.x, room.y + static_cast<int>(index) * height, room.width, height};
  painter.symbol(symbol, Rect{line.x, line.y, kSymbol, height}, palette().ink);
  painter.label({line.x + kSymbol + kGap, line.y, line.width - kSymbol - kGap, height}, text(name),
                kText, palette().ink);
}

}  // namespace

// The hand, and what two of its cards have built.
void picture_of_turn(Painter& painter, const Rect& area) {
  constexpr Size kMostCard = {36, 44};
  constexpr int kArrow = 14;
  constexpr Size kSpace = {34, 40};
  constexpr uint8_t kNumbers[] = {4, 7};
  constexpr uint8_t kTypes[] = {rd::kShop, rd::kHouse};
  constexpr Sketch kBuilt = {.built = "1H7 ", .columns = rd::column_bit(4)};
  const Palette& colors = palette();
  const Size card = {std::min((area.width - kArrow - kSpace.width - 3 * kGap) / 2, kMostCard.width),
                     std::min((area.height - kGap) / 2, kMostCard.height)};
  const int hand = 2 * card.width + kGap;
  const Rect room = area.middle({hand + kArrow + kSpace.width + 2 * kGap, 2 * card.height + kGap});
  for (int i = 0; i < 2; ++i) {
    const bool chosen = i == 1;
    const Color color = chosen ? colors.raised : colors.ink;
    const Rect upper = {room.x + i * (card.width + kGap), room.y, card.width, card.height};
    const Rect lower = upper.moved(0, card.height + kGap);
    paint_number_card(painter, paint_card(painter, upper, chosen), kNumbers[i], color);
    paint_type_card(painter, paint_card(painter, lower, chosen), kTypes[i], color);
  }
  painter.arrow({room.x + hand + kGap, room.center().y}, kArrow, colors.ink);
  paint_sketch(painter,
               Rect{room.right() - kSpace.width, room.y, kSpace.width, room.height}.middle(
                   {kSpace.width, kSpace.height + 2}),
               kBuilt);
}

// Columns as high as a number is frequent.
void picture_of_cards(Painter& painter, const Rect& area) {
  constexpr int kLine = 15, kMostWidth = 22, kMostStep = 8;
  const Palette& colors = palette();
  constexpr auto kColumns = static_cast<int>(rd::kNumbers);
  const uint8_t most = *std::max_element(std::begin(rd::kNumberCards), std::end(rd::kNumberCards));
  const int step = std::min((area.height - 2 * kLine - 3) / most, kMostStep);
  const Rect room =
      area.middle({std::min(area.width, kColumns * kMostWidth), 2 * kLine + 3 + most * step});
  for (int i = 0; i < kColumns; ++i) {
    const Rect column = room.column(i, kColumns, 2);
    const int count = rd::kNumberCards[i];
    const Rect bar = {column.x, room.bottom() - kLine - 3 - count * step, column.width,
                      count * step};
    painter.fill(bar, colors.plate);
    const Rect above = {column.x - 2, bar.y - kLine, column.width + 4, kLine};  // two digits
    painter.text(above, Digits(count), kNote, colors.note, Align::center);
    painter.text({column.x, room.bottom() - kLine, column.width, kLine}, Digits(i + 1), kText,
                 colors.ink, Align::center);
  }
  painter.across(room.x, room.bottom() - kLine - 3, room.width, colors.ink);
}

void picture_of_houses(Painter& painter, const Rect& area) {
  paint_points(painter, area, rd::kHousePoints, rd::kHousesInRulebook, wide(area) ? 8 : 5);
}

void picture_of_shops(Painter& painter, const Rect& area) {
  paint_points(painter, area, rd::kShopPoints + 1, rd::kShopsInTable, wide(area) ? 9 : 3);
}

void picture_of_modules(Painter& painter, const Rect& area) {
  for (unsigned i = 0; i < rd::kModules; ++i) {
    paint_named(painter, area, i, rd::kModules, symbol_of_item(rd::kItemGoals + i),
                kModuleTexts[i]);
  }
}

// One of each type, as they may be drawn, and one of the other kinds.
void picture_of_goals(Painter& painter, const Rect& area) {
  constexpr rd::Goal kDrawn[] = {rd::kResidentialQuarter, rd::kHighStreet, rd::kIndustrialPark,
                                 rd::kCentralPark, rd::kMainRoad};
  static_assert(std::size(kDrawn) == rd::kMostGoals);
  for (unsigned i = 0; i < rd::kMostGoals; ++i) {
    const lv_image_dsc_t& symbol =
        i < rd::kTypes ? symbol_of_type(i + 1, SymbolSize::cell) : symbol_of_item(rd::kItemGoals);
    paint_named(painter, area, i, rd::kMostGoals, symbol, kGoalTexts[kDrawn[i]]);
  }
}

namespace {

constexpr Size kMostBox = {34, 30};

// A space of a goal's card with its points.
void paint_goal_space(Painter& painter, const Rect& area, unsigned space, bool open) {
  const Palette& colors = palette();
  painter.fill(area, open ? colors.raised : colors.ground);
  painter.frame(area, 1, open ? colors.ink : colors.grid);
  painter.text(area, Digits(rd::kSpacePoints[space]), kTitle, open ? colors.ink : colors.faint,
               Align::center);
}

}  // namespace

// How many there are, by players.
void picture_of_spaces(Painter& painter, const Rect& area) {
  constexpr const char* kPlayers[] = {"2", "3-4", "5-6"};
  constexpr int kRows = std::size(kPlayers);
  constexpr int kLabel = 46;
  const int height = std::min((area.height - (kRows - 1) * kGap) / kRows, kMostBox.height);
  const int spaces = static_cast<int>(rd::kSpaces);
  const int width = std::min((area.width - kLabel) / spaces - kGap, kMostBox.width);
  const Rect room = area.middle({kLabel + spaces * (width + kGap), kRows * (height + kGap) - kGap});
  for (int i = 0; i < kRows; ++i) {
    const Rect line = {room.x, room.y + i * (height + kGap), room.width, height};
    painter.symbol(symbol_person, Rect{line.x, line.y, 16, height}, palette().note);
    painter.text({line.x + 18, line.y, kLabel - 18, height}, kPlayers[i], kText, palette().ink);
    const unsigned open = rd::kSpacesFor[2 + 2 * i];
    for (unsigned space = 1; space <= rd::kSpaces; ++space) {
      const int x = line.x + kLabel + static_cast<int>(space - 1) * (width + kGap);
      paint_goal_space(painter, {x, line.y, width, height}, space, space <= open);
    }
  }
}

// Who is on which space.
void picture_of_same_round(Painter& painter, const Rect& area) {
  constexpr int kChip = 16;
  const State state = ticked_goal();
  const int spaces = static_cast<int>(rd::kSpaces);
  const int width = std::min((area.width - (spaces - 1) * kGap) / spaces, 2 * kChip + kGap);
  const Rect room = area.middle({spaces * (width + kGap) - kGap, kMostBox.height + kGap + kChip});
  for (unsigned space = 1; space <= rd::kSpaces; ++space) {
    const Rect box = {room.x + static_cast<int>(space - 1) * (width + kGap), room.y, width,
                      kMostBox.height};
    unsigned on = 0;
    for (unsigned player = 1; player <= state.players; ++player) {
      if (tick_of(state, 0, player) == space) ++on;
    }
    paint_goal_space(painter, box, space, on > 0);
    int x = box.x + (width - static_cast<int>(on) * (kChip + 2) + 2) / 2;
    for (unsigned player = 1; player <= state.players; ++player) {
      if (tick_of(state, 0, player) != space) continue;
      paint_seat(painter, {x, box.bottom() + kGap, kChip, kChip}, Seats{}.at(player));
      x += kChip + 2;
    }
  }
}

// Both, each from its two ends.
void picture_of_patterns(Painter& painter, const Rect& area) {
  constexpr int kMostHeight = 30, kMostWidth = 96;
  const State state = kNeighborhoodsSketch.state();
  const auto count = static_cast<int>(rd::kPatterns);
  const int width = std::min(area.width, kMostWidth);
  const int height = std::min((area.height - kGap) / count, kMostHeight);
  const Rect room = area.middle({width, count * (height + kGap) - kGap});
  for (int i = 0; i < count; ++i) {
    paint_pattern(painter, {room.x, room.y + i * (height + kGap), width, height}, state.patterns,
                  static_cast<unsigned>(i));
  }
}

}  // namespace ui::drawcity
