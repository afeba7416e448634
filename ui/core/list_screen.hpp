// One of several rows, a page at a time: what options() lists, a value of the set-up, a chapter.
#pragma once

#include <cstdint>

#include "ui/core/painter.hpp"

namespace ui {

struct ListSpec {
  static constexpr unsigned kNone = ~0u;

  const char* title;
  unsigned rows;
  unsigned chosen = kNone;
  // Draws what a row says into `area`; `inverted`: the row is the chosen one or pressed.
  void (*paint)(void* context, Painter& painter, const Rect& area, unsigned row, bool inverted);
  // The list has gone when this is called, unless it stays, and what was below it comes after it;
  // not called when people go back.
  void (*take)(void* context, unsigned row);
  void* context = nullptr;  // for both
  bool stays = false;       // it stays when a row is taken, until people go back
  int row_height = kTouch;  // at least kTouch
  uint8_t columns = 1;      // side by side in landscape: short rows need less turning of pages
};

// Scripts call its rows "row 1", "row 2" …, its pages "button next" and "button before".
void open_list(const ListSpec& list);

// For a row that is one line of words, and with a smaller second line.
void paint_row(Painter& painter, const Rect& area, const char* words, bool inverted);
void paint_row(Painter& painter, const Rect& area, const char* words, const char* note,
               bool inverted);

}  // namespace ui
