// What is drawn of DrawCity: types, numbers, cards, who built something, internet.
#pragma once

#include "rules/drawcity/drawcity.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/symbols.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui::drawcity {

namespace rd = rules::drawcity;
using Rules = rules::DrawCity;
using State = Rules::State;
using rd::Row;
using rd::Site;
using rd::Verb;

// How large a symbol is: in a low cell, in a cell and a line of text, on a card.
enum class SymbolSize : uint8_t { low, cell, card };
const lv_image_dsc_t& symbol_of_type(unsigned type, SymbolSize size);  // type from 1
const lv_image_dsc_t& symbol_of_item(unsigned item);                   // at most 10 × 9

inline constexpr ui::Size kCardSize = {44, 48};
// A card as it lies in the hand, in all of `area`, without its frame. 0: it is not there.
void paint_number_card(Painter& painter, const Rect& area, unsigned number, Color color);
void paint_type_card(Painter& painter, const Rect& area, unsigned type, Color color);

// Colour and letter of a special location.
Wash wash_of_spot(unsigned colour);
const char* letter_of_spot(unsigned colour);
// The space's location, from 0; kNoSpot: it has none.
inline constexpr unsigned kNoSpot = UINT8_MAX;
unsigned spot_of(Site site);

// Two patterns of the neighborhoods, three squares each, one below the other.
void paint_pattern(Painter& painter, const Rect& area, unsigned patterns, unsigned which);

}  // namespace ui::drawcity
