// What was chosen last for each game, kept while the device runs.
#pragma once

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

struct SetupChoice {
  const char* game;  // its id
  Setup setup;
};

// The same place each time; what was never chosen is as the game wants it first. Players, seats and
// values are among those that the game has.
SetupChoice& choice_of(const GameEntry& game);

// The next colour that nobody has, for `player` from 1. False where all are taken.
bool change_seat(Seats& seats, unsigned player);

// Person, then each level of a bot, then person again.
void change_sitter(rules::Sitter& sitter);

// "No bots", "2 bots".
void tell_bots(const Setup& setup, char* to, size_t size);

}  // namespace ui
