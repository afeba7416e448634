// Luck that people enter: what a game adds to the screen on which they do it.
#pragma once

#include <cstddef>

#include "rules/core/event.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"

namespace ui {

// The most that a game offers people to choose from.
inline constexpr size_t kMostEntries = 24;
// What comes at once is one of a group, or one of each of two, such as a face of each die.
inline constexpr size_t kMostGroups = 2;

// What people are asked for, such as "Round 4: which tile came?", what helps with it, and what the
// device does where they leave it to it.
struct EntryWords {
  char question[64] = {};
  char note[80] = {};
  Text draw = Text::entry_draw;
  Text groups[kMostGroups] = {Text::count,
                              Text::count};  // the short line above each, where there are two
};

// Another match has begun: what was chosen in the one before counts no more.
void forget_entry();

class EnteredLuck {
 public:
  // What can come, in the order of the screen, at most kMostEntries; some may be refused now. Of
  // two groups the first one, then the second; no two are the same, and only what `join` makes of
  // them is an event of the rules.
  virtual size_t entries(rules::Event* to) const = 0;
  // Where the second group begins among them; 0: there is one.
  virtual size_t second() const { return 0; }
  // A choice is so wide at least, for the words in its picture.
  virtual int least_width() const { return 0; }
  // What happened when these came, one of each group. Before: there are two.
  virtual rules::Event join(rules::Event first, rules::Event /*second*/) const { return first; }
  // Whether what the device drew in place of the people may be pointed at where it was drawn.
  virtual bool is_open(rules::Event /*drawn*/) const { return true; }
  virtual void ask_for_entry(EntryWords& words) const = 0;
  // What scripts call one of them, such as "tile 7".
  virtual void name_entry(rules::Event event, char* to, size_t size) const = 0;
  // What it looks like; what is not possible keeps its place.
  virtual void paint_entry(Painter& painter, const Rect& area, rules::Event event,
                           bool possible) const = 0;

 protected:
  constexpr EnteredLuck() = default;
  ~EnteredLuck() = default;
};

}  // namespace ui
