#include "ui/drawcity/pieces.hpp"

#include <iterator>

#include "ui/core/write.hpp"

namespace ui::drawcity {
namespace {

constexpr const lv_image_dsc_t* kLow[] = {&symbol_drawcity_house_7, &symbol_drawcity_shop_7,
                                          &symbol_drawcity_factory_7, &symbol_drawcity_park_7};
constexpr const lv_image_dsc_t* kCell[] = {&symbol_townies_roof_9, &symbol_drawcity_shop_9,
                                           &symbol_drawcity_factory_9, &symbol_townies_tree_9};
constexpr const lv_image_dsc_t* kCard[] = {&symbol_drawcity_house_26, &symbol_drawcity_shop_26,
                                           &symbol_drawcity_factory_26, &symbol_drawcity_park_26};
static_assert(std::size(kLow) == rd::kTypes && std::size(kCell) == rd::kTypes &&
              std::size(kCard) == rd::kTypes);
constexpr const lv_image_dsc_t* kItems[] = {
    kCell[0],
    kCell[1],
    kCell[2],
    kCell[3],
    &symbol_drawcity_net_9,
    &symbol_drawcity_goal_9,
    &symbol_drawcity_zone_9,
    &symbol_drawcity_demand_9,
    &symbol_drawcity_spot_9,
    &symbol_drawcity_hood_9,
};
static_assert(std::size(kItems) == rd::kItems);

struct SpotLook {
  Wash wash;
  const char* letter;
};
// As the rules count the colours.
constexpr SpotLook kSpots[] = {{Wash::red, "R"},
                               {Wash::yellow, "Y"},
                               {Wash::green, "G"},
                               {Wash::blue, "B"},
                               {Wash::purple, "P"}};
static_assert(std::size(kSpots) == rd::kColours);

constexpr int kLargeSquare = 36;  // with room for the symbol of a card
constexpr int kCorner = 4;        // of a card, to its small digit

}  // namespace

const lv_image_dsc_t& symbol_of_type(unsigned type, SymbolSize size) {
  switch (size) {
    case SymbolSize::low:
      return *kLow[type - 1];
    case SymbolSize::cell:
      return *kCell[type - 1];
    case SymbolSize::card:
      break;
  }
  return *kCard[type - 1];
}

const lv_image_dsc_t& symbol_of_item(unsigned item) { return *kItems[item]; }

void paint_number_card(Painter& painter, const Rect& area, unsigned number, Color color) {
  if (number == 0) return;
  painter.text(area, Digits(static_cast<int>(number)), kNumber, color, Align::center);
  const Rect inside = area.inset(kCorner);
  painter.fill({inside.x, inside.y, 2, 2}, color);
  painter.fill({inside.right() - 2, inside.bottom() - 2, 2, 2}, color);
}

void paint_type_card(Painter& painter, const Rect& area, unsigned type, Color color) {
  if (type != 0) painter.symbol(symbol_of_type(type, SymbolSize::card), area, color);
}

Wash wash_of_spot(unsigned colour) { return kSpots[colour].wash; }
const char* letter_of_spot(unsigned colour) { return kSpots[colour].letter; }

unsigned spot_of(Site site) {
  // Two on each street, in their order.
  const unsigned first = 2 * (rd::street_of(site) - 1);
  for (unsigned i = first; i < first + 2; ++i) {
    if (rd::kSpotList[i].column == rd::column_at(site)) return rd::kSpotList[i].colour;
  }
  return kNoSpot;
}

void paint_pattern(Painter& painter, const Rect& area, unsigned patterns, unsigned which) {
  const Palette& colors = palette();
  constexpr auto kSquares = static_cast<int>(rd::kPatternLength);
  const bool large = area.height >= kLargeSquare;
  painter.frame(area, 1, colors.ink);
  for (int i = 0; i < kSquares; ++i) {
    const Rect square = area.column(i, kSquares, 0);
    if (i > 0) painter.down(square.x, square.y, square.height, colors.ink);
    const unsigned at = which * rd::kPatternLength + static_cast<unsigned>(i);
    const unsigned type = (patterns >> 2 * at & 3u) + 1;
    painter.symbol(symbol_of_type(type, large ? SymbolSize::card : SymbolSize::cell), square,
                   colors.ink);
  }
}

}  // namespace ui::drawcity
