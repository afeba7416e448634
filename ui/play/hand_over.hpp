// Between two players: nothing of a city is shown until the named one touches.
#pragma once

#include "rules/core/event.hpp"
#include "ui/play/play.hpp"

namespace ui {

// What everybody may know, at most kMostLines lines, such as a player and what they have.
struct HandOver {
  static constexpr size_t kMostLines = rules::kMostPlayers;
  struct Line {
    unsigned player;  // from 1
    const char* words;
  };

  // Before: lines < kMostLines.
  void add(const Line& told);

  const char* lead;  // "Round 4 of 13"
  unsigned to;       // the player who gets the device
  size_t lines = 0;
  Line line[kMostLines] = {};
};

// When the named player touches, they take the device and play goes on. Texts stay valid until
// then. The screen is to be shown by screens::open or replace.
Screen& hand_over(Play& play, const HandOver& what);

}  // namespace ui
