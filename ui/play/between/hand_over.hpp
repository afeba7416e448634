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

  const char* lead = nullptr;  // "Round 4 of 13"
  size_t lines = 0;
  Line line[kMostLines] = {};
};

// The device goes to the player whose turn it is: when they touch, they take it and play goes on.
// What everybody may know is told by the play, and what others did since they had it last. To be
// shown by screens::open or replace.
Screen& hand_over(Play& play);

}  // namespace ui
