// The result of any game: the verdict, the score sheet, the game's picture with what paid, and a
// bar: Home, Replay, and again with the same luck or with new luck. A lesson that was played on to
// here has no record and no next game: it is done.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

class Screen;

// Before: the game is over.
Screen& result_screen(Play& play);

// The game goes on: a touch meant for its last move does nothing on the result that follows.
void expect_result(const Play& play);

}  // namespace ui
