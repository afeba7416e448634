// The games there are: one line a game, in the order of the home screen.
#pragma once

#include <span>

#include "ui/cities/entry.hpp"
#include "ui/city_planner/city_planner.hpp"
#include "ui/drawcity/drawcity.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/townies/townies.hpp"

namespace ui {

inline constexpr GameEntry kGameList[] = {
    cities::kEntry,
    kCityPlanner,
    townies::kEntry,
    drawcity::kEntry,
};
inline constexpr std::span<const GameEntry> kGames = kGameList;

}  // namespace ui
