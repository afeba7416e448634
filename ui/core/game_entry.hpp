// What the home screen knows of a game.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

struct GameEntry {
  const char* id;      // "townies"
  const char* name;    // "Townies", as people read it
  const char* target;  // "button Townies", as scripts call its lot
  // The picture on its lot, at most `kGameIcon` in the middle of `area`.
  void (*draw_icon)(Painter& painter, const Rect& area);
  void (*open)();
};

inline constexpr Size kGameIcon = {44, 42};

// A saved game, for the card on top.
struct SavedGame {
  const char* title;
  const char* note;
  void (*draw_map)(Painter& painter, const Rect& area);  // 44 × 44
  void (*resume)();
};

}  // namespace ui
