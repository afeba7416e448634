// What the choices of a score lead to: the best of what the rules list, each once.
#pragma once

#include "rules/city_planner/city_planner.hpp"

namespace ui::city_planner {

namespace rule = rules::city_planner;
using Rules = rules::CityPlanner;
using rule::Choice;
using rule::Phase;
using rule::Twice;
using rule::Verb;
using rule::Working;

struct Outcome {
  int16_t vp = 0;
  int16_t money = 0;    // what it changes
  int16_t rerolls = 0;  // free ones in the player's next turn
  Choice choice;        // one that leads here

  bool same(const Outcome& other) const {
    return vp == other.vp && money == other.money && rerolls == other.rerolls;
  }
  // As good in everything.
  bool covers(const Outcome& other) const {
    return vp >= other.vp && money >= other.money && rerolls >= other.rerolls;
  }
};

// Before, for all that take a state: its phase is kScore.
rules::Event score_of(const Rules::State& state, const Choice& choice);
Outcome outcome(const Rules::State& state, const Choice& choice);

class Outcomes {
 public:
  // More than six cards can make, see the tests.
  static constexpr size_t kMost = 16;

  void collect(const Rules::State& state);

  // No other is as good in everything; by points plus a fifth of the money, the best one first.
  size_t size() const { return best_.size(); }
  const Outcome& operator[](size_t index) const { return best_[index]; }
  // Which of them this is, or size().
  size_t find(const Outcome& outcome) const;

  // How many different ones the choices have, those that are worse included.
  unsigned different() const { return different_; }

 private:
  void add(const Outcome& outcome);

  rules::FixedList<Outcome, kMost> best_;
  unsigned different_ = 0;
};

}  // namespace ui::city_planner
