// How often each card is there: shown before the first turn, and whenever it is asked for.
#pragma once

#include "ui/drawcity/match.hpp"

namespace ui::drawcity {

void open_cards(DrawCityMatch& match);
// Before the first turn: one goes on from it. To be shown by screens::open or replace.
Screen& opening_cards(DrawCityMatch& match);

}  // namespace ui::drawcity
