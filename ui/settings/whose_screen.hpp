// Whose games these are, which data of them are ours, and what the program takes from others.
#pragma once

namespace ui {

struct WhosePage {
  const char* title;
  const char* words;
};
// The page of a game, from 0 in the order of pages. False: there are no more.
using WhoseGame = bool (*)(unsigned index, WhosePage& to);

void open_whose(WhoseGame game);

}  // namespace ui
