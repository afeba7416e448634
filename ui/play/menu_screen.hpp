// The menu of a game: undo, the game's own rows, rules, record, settings, leave.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

void open_menu(Play& play);

}  // namespace ui
