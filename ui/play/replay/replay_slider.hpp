// The slider of the replay: where its knob is at a step, and which step a finger means.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

class ReplaySlider {
 public:
  constexpr ReplaySlider(const Rect& area, unsigned steps) : area_(area), steps_(steps) {}

  Rect knob(unsigned step) const;
  // Also for a finger beside it.
  unsigned step_at(int x) const;
  void paint(Painter& painter, unsigned step) const;

 private:
  int room() const;

  Rect area_;
  unsigned steps_;
};

}  // namespace ui
