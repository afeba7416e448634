// Where people enter what they rolled or drew: all that the game offers, one of it chosen, Enter.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

class Screen;

// Before: luck is to be entered. To be shown by screens::open or replace.
Screen& entry_screen(Play& play);

}  // namespace ui
