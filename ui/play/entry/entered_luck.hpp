// Luck that people enter: what a game adds to the screen on which they do it.
#pragma once

#include <cstddef>

#include "rules/core/event.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"

namespace ui {

// The most that a game offers people to choose from.
inline constexpr size_t kMostEntries = 24;

// What people are asked for, such as "Round 4: which tile came?", what helps with it, and what the
// device does where they leave it to it.
struct EntryWords {
  char question[64] = {};
  char note[80] = {};
  Text draw = Text::entry_draw;
};

// Another match has begun: what was chosen in the one before counts no more.
void forget_entry();

class EnteredLuck {
 public:
  // What can come, in the order of the screen, at most kMostEntries; some may be refused now.
  virtual size_t entries(rules::Event* to) const = 0;
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
