// The games there are: one line a game, in the order of the home screen.
#pragma once

#include <span>

#include "ui/core/game_entry.hpp"

namespace ui {

inline constexpr std::span<const GameEntry> kGames = {};

}  // namespace ui
