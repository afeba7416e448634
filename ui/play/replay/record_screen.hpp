// The record of a game in words: who did what, and for how much.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

// Before: nothing of the game is hidden from whoever holds the device.
void open_record(Play& play);

}  // namespace ui
