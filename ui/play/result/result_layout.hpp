// Where the parts of the result are: the verdict, the sheet, the game's picture, the bar.
#pragma once

#include "ui/play/result/verdict.hpp"

namespace ui {

struct ResultLayout {
  constexpr ResultLayout() = default;
  // `picture`: the game has one.
  ResultLayout(const Frame& held, const Verdict& says, int players, int rows, bool picture);

  // Of the bar, from 0: what is longer gets more.
  Rect action(int index) const;

  Rect verdict = {}, sheet = {};
  Rect picture = {};  // empty where there is none, or no room for it
  Rect why = {};      // what is touched to see what paid: the picture, or the sheet in its place
  Rect bar = {};
};

}  // namespace ui
