// A kept game in words and as a map.
#pragma once

#include "ui/core/target.hpp"
#include "ui/home/history_layout.hpp"
#include "ui/play/kept_games.hpp"

namespace ui {

struct HistoryRow {
  static constexpr uint8_t kAllLeft = 200;
  static constexpr int kLine = 3;  // how long it can be had back, along the bottom

  KeptGame game;
  SmallMap map = {};       // the icon stands there as long as it has none
  Progress progress = {};  // of one that isn't over
  bool deleted = false;
  uint8_t left = kAllLeft;  // of the time to have it back
};

// As the target of that row: draws every pixel of it; of a deleted one all but its button.
void paint_history_row(Painter& painter, const HistoryLayout::Row& place, const HistoryRow& row,
                       const TargetView& view);

// Pin and bin beside it.
void paint_history_button(Painter& painter, const TargetView& view);
// What pages the rows: which are shown, and for how many there is room.
void paint_history_side(Painter& painter, const HistoryLayout& parts, const char* shown,
                        const char* room);

// Who won with how much: "57", "Ona 106", "Red, Blue 40". Before: it is over.
void tell_outcome(const KeptGame& game, char* to, size_t size);

}  // namespace ui
