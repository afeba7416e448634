// Where the parts of the scores are: fields, the list of ten, figures and bars beside or below it.
#pragma once

#include "ui/core/geometry.hpp"

namespace ui {

struct ScoresLayout {
  static constexpr int kRows = 10;

  ScoresLayout(const Frame& frame, int field_count);

  Rect field(int index) const;
  Rect row(int index) const;

  Frame held;
  int fields;
  Rect list;
  Rect mean, plays, streak;
  Rect titles;
  Rect history;
};

}  // namespace ui
