// The rules in our own words, with pictures by the map's own drawing.
#pragma once

#include "ui/play/game_entry.hpp"

namespace ui::townies {

inline constexpr size_t kPages = 39;
extern const RulesPage kRulesPages[kPages];

}  // namespace ui::townies
