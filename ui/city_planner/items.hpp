// How a score comes about, item by item, in lines as narrow as a row of the choice.
#pragma once

#include "ui/city_planner/outcomes.hpp"
#include "ui/core/painter.hpp"
#include "ui/core/strings.hpp"

namespace ui::city_planner {

class Items {
 public:
  static constexpr size_t kLines = 3;
  static constexpr size_t kLineChars = 128;

  // What `outcome` brings in `state`, whose phase is kScore, and how: first what adds up, such as
  // "3 green × 2", "cards 4,6 parked: $4", "lone red −$5", "dice −$1", then what else was chosen.
  // `dice`: what changes of dice cost in this turn.
  Items(const Rules::State& state, const Outcome& outcome, unsigned dice);

  // Breaks them into lines of at most `width`; what was chosen is left out where there is no room.
  // False: not even all that adds up has room.
  bool lay(int width);

  size_t lines() const { return lines_; }
  const char* line(size_t index) const { return line_[index]; }

 private:
  static constexpr size_t kMost = 9;
  static constexpr size_t kItemChars = 52;

  template <class... Values>
  void add(Text form, Values... values);
  void add_cards(Text one, Text several, rule::Cards cards, unsigned value);
  void add_product(Text plain, Text times, unsigned count, unsigned by);
  bool put(size_t item, int width);

  char item_[kMost][kItemChars] = {};
  size_t count_ = 0;
  size_t needed_ = 0;  // of them add up
  char line_[kLines][kLineChars] = {};
  size_t lines_ = 0;
};

}  // namespace ui::city_planner
