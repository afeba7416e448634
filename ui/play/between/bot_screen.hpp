// A bot's turn: what it has decided is shown before it is done.
#pragma once

#include "ui/play/play.hpp"

namespace ui {

// So long a move is shown, in ms.
inline constexpr uint32_t kBotPace = 900;
// How many options a bot looks at between two touches that could come.
inline constexpr size_t kBotSlice = 24;

// "Bot, greedy"; of a person "Person".
Text sitter_name(rules::Sitter sitter);

// Before: a bot goes on. To be shown by screens::open or replace.
Screen& bot_screen(Play& play);

}  // namespace ui
