// The rules in our own words, each page with a small board.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui::drawcity {

inline constexpr size_t kPages = 46;
extern const RulesPage kRulesPages[kPages];

}  // namespace ui::drawcity
