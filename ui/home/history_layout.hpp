// Where the parts of the history are: rows of a game each, and what pages.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

struct HistoryLayout {
  static constexpr int kMostRows = 6;

  struct Row {
    Rect whole, game, map, words, pin, bin;
    Rect undo;  // in place of pin and bin, where the game was deleted
  };

  explicit HistoryLayout(const Frame& held);
  // Before: index < rows.
  Row row(int index) const;

  Frame screen;
  int rows;
  bool rail;  // beside the rows; else the bar of pages is below them
  Rect list;
  Rect up, told, down;  // of the rail
};

}  // namespace ui
