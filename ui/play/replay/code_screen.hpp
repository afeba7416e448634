// The record of a game as the program plat reads it, and into a file where there are files.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

void open_code(Play& play);

}  // namespace ui
