// How a score comes about, in few words: two multiplications, a remark, and what they bring.
#pragma once

#include "ui/city_planner/outcomes.hpp"
#include "ui/core/painter.hpp"

namespace ui::city_planner {

class Sum {
 public:
  // What `outcome` brings in `state`, whose phase is kScore.
  void show(const Rules::State& state, const Outcome& outcome);
  void clear() { shown_ = false; }
  bool shown() const { return shown_; }

  // Three lines, 46 px high in all, or 50; `narrow`: without units.
  void paint(Painter& painter, const Rect& area, bool narrow) const;

  int points_made() const { return vp_; }
  const char* points() const { return points_; }
  const char* money() const { return money_; }

 private:
  void tell_remark(const rule::Working& work, unsigned lost);

  bool shown_ = false;
  int vp_ = 0;
  char green_[12] = {};  // "3 × 3"
  char blue_[12] = {};
  char points_[12] = {};  // "+9 VP"
  char money_[12] = {};   // "+$2"
  char remark_[40] = {};
  char longer_[48] = {};  // where there is room for it
};

}  // namespace ui::city_planner
