// What the result says first: the points of a player alone and what they are called, or who wins.
#pragma once

#include "ui/play/play.hpp"
#include "ui/play/result/result.hpp"

namespace ui {

// The first of those who have won, from 1.
unsigned first_winner(const Result& result);

// "Red and Blue", "Red, Blue and Green".
void list_names(const Play& play, rules::Actors players, char* to, size_t size);

// "Red wins with 43 points.", also how a tie was broken. Before: several play.
void tell_verdict(Play& play, const Result& result, char* to, size_t size);

class Verdict {
 public:
  void tell(Play& play, const Result& result);
  // In a place of this width.
  int height(int width) const;
  void paint(Painter& painter, const Rect& area) const;

 private:
  bool alone() const { return number_[0] != '\0'; }
  // The title has a line of its own where there is no room beside the number.
  bool beside(int width) const;

  char number_[8] = {};
  const char* title_ = nullptr;
  bool named_ = false;  // the title is one of the game's, not only "points"
  char words_[200] = {};
};

}  // namespace ui
