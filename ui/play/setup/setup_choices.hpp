// What was chosen last for each game, kept while the device runs.
#pragma once

#include "ui/play/game_entry.hpp"
#include "ui/play/play.hpp"

namespace ui {

struct SetupChoice {
  const char* game;  // its id
  Setup setup;
};

// The same place each time; what was never chosen is as the game wants it first. Values are among
// those that the game has. Who sits down is the same for all games: see sit_down.
SetupChoice& choice_of(const GameEntry& game);

// Whoever sat down last, in whatever game, sits down again: as many as this game has room for.
void sit_down(const GameEntry& game, Setup& setup);
// Who sits there, or how many sit down, is kept over games and restarts.
void keep_seats(const Setup& setup);
void keep_players(uint8_t players);

// The next colour; who has it gets that of `player`, from 1.
void change_color(Seats& seats, unsigned player);

// By lot who begins and who follows: who sits there takes what is theirs along.
void mix_seats(Setup& setup);

}  // namespace ui
