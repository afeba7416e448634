// What a player of City Planner looks at before it is done: the card to be changed, rolled again or
// set aside; then how the other six are scored.
#pragma once

#include "rules/core/match.hpp"
#include "ui/city_planner/outcomes.hpp"
#include "ui/play/picker.hpp"

namespace ui::city_planner {

class PlannerPicker final : public Picker {
 public:
  using Match = rules::Match<Rules>;

  // Looks at where the match stands now: a card stays chosen as long as the turn goes on, a score
  // as long as nothing else is to be scored.
  void see(const Match& match);
  // Forgets all.
  void reset();

  // --- a turn ------------------------------------------------------------------------------------
  // The card that is chosen, from 1; 0: none yet.
  unsigned card() const { return card_; }
  void choose(unsigned card);

  // --- a score, all before: the match is at one --------------------------------------------------
  const Rules::State& position() const { return position_; }
  // The results, the best first, and the choice that Score makes now with what it comes to.
  const Outcomes& outcomes() const { return outcomes_; }
  const Choice& choice() const { return choice_; }
  const Outcome& current() const { return current_; }
  // Its place among the results; behind the last one where it is worse than those.
  size_t row() const { return outcomes_.find(current_); }
  // Whether a touch on the cards made it other than it was first.
  bool touched() const { return touched_; }
  void take(const Choice& choice);
  // Takes a card the other way.
  Answer flip(unsigned card);

  // --- both --------------------------------------------------------------------------------------
  void show(rules::Event event) override;
  bool ready() const override;
  rules::Event event() const override;
  const char* target() const override;
  bool holds() const override { return shown_; }
  void drop() override { reset(); }

 private:
  bool scores() const { return position_.phase == rule::Phase::kScore; }
  Choice flipped(unsigned card) const;

  Rules::State position_ = {};
  uint8_t card_ = 0;
  bool shown_ = false;  // `wanted_` was shown
  rules::Event wanted_;
  bool touched_ = false;
  Outcomes outcomes_ = {};
  Choice choice_ = {};
  Outcome current_ = {};
};

}  // namespace ui::city_planner
