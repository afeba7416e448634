// How a score comes about, in few words: two multiplications, what else moves money, and what all
// of it brings.
#pragma once

#include "ui/city_planner/outcomes.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"

namespace ui::city_planner {

class Sum {
 public:
  // What `outcome` brings in `state`, whose phase is kScore, where dice were changed for `dice`
  // dollars in this turn.
  void show(const Rules::State& state, const Outcome& outcome, unsigned dice);
  void clear() { shown_ = false; }
  bool shown() const { return shown_; }

  // Two lines and the rest; `narrow`: without units. The least that it needs at this width.
  void paint(Painter& painter, const Rect& area, bool narrow) const;
  int least_height(int width) const;

  int points_made() const { return vp_; }
  const char* points() const { return points_; }
  const char* money() const { return money_; }

 private:
  const Face& face_in(const Rect& area) const;  // of the rest
  void add_remark(Text form, unsigned value);
  void tell_rest(const rule::Working& work, int lost, unsigned dice);

  bool shown_ = false;
  int vp_ = 0;
  uint8_t green_[2] = {}, blue_[2] = {};  // how many, times what
  char points_[12] = {};                  // "+9 VP"
  char money_[12] = {};                   // "+$2"
  char rest_[72] = {};                    // "parked $4, dice −$1"
};

}  // namespace ui::city_planner
