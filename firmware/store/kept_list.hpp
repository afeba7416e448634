// The games that are kept, for the screens.
#pragma once

#include "ui/play/kept_games.hpp"

namespace firmware::store {

ui::KeptGames& kept_games();

}  // namespace firmware::store
