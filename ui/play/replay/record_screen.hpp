// The record of a game as text, and into a file where there are files.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

void open_record(Play& play);

}  // namespace ui
