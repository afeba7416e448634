// What the result says first: the points of a player alone and what they are called, or who wins;
// then the place of the game among those that are kept.
#pragma once

#include "ui/core/stamp.hpp"
#include "ui/play/play.hpp"
#include "ui/play/result/kept_place.hpp"
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
  // In a place of this width. Where there is no room for it, the place of the game is left out.
  int height(int width, bool with_place = true) const;
  void paint(Painter& painter, const Rect& area) const;
  // Its number counts up, and its title and a new best are stamped.
  void start_motion(const Rect& area) const;

 private:
  bool alone() const { return number_[0] != '\0'; }
  // Whether the short words of the place stand beside the number: no title does.
  bool place_leads() const { return alone() && title_ == nullptr && place_.words[0] != '\0'; }
  const char* beside_number() const;
  // What is left of it for a line of its own, or nothing.
  const char* short_place() const { return place_leads() ? "" : place_.words; }
  int height_of_place(int width) const;
  void paint_place(Painter& painter, const Rect& area) const;
  // The title has a line of its own where there is no room beside the number.
  bool beside(int width) const;

  // The words beside the number or below it, and whether they are worth a stamp.
  Stamp beside_or_below(const Rect& area) const;
  bool stamps_title() const { return title_ != nullptr || (place_leads() && place_.new_best); }
  // The place in a line of its own, and the same of it.
  Stamp place_in_line(const Rect& area) const;
  bool stamps_place(const Rect& area) const;
  // Below what is its own; empty where there is no room for it.
  Rect area_of_place(const Rect& area) const;

  int16_t total_ = 0;  // what the number says
  char number_[8] = {};
  const char* title_ = nullptr;  // the game's, if any
  char words_[200] = {};
  KeptPlace place_;
};

}  // namespace ui
