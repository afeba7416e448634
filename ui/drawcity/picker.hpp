// What is to be built and where, what is discarded, which neighborhood is marked: chosen but not
// done yet, with the city as it would be then.
#pragma once

#include "rules/core/match.hpp"
#include "ui/drawcity/board.hpp"
#include "ui/play/picker.hpp"

namespace ui::drawcity {

using Match = rules::Match<Rules>;

// What is asked of whoever holds the device.
enum class Task : uint8_t { none, build, skip, mark };

// The score of all players.
struct Standing {
  rules::Score of[rd::kMostSeats] = {};

  int total(unsigned player) const { return of[player - 1].total; }
};
Standing standing_of(const State& state);

class DrawCityPicker final : public Picker {
 public:
  // Looks at where the match stands now: what was chosen stays until something happened.
  void see(const Match& match);

  void show(rules::Event event) override;
  bool ready() const override;
  rules::Event event() const override;
  const char* target() const override { return go().target; }
  Go go() const;
  bool holds() const override { return site_ != 0 || line_ != kNone || discards_ != 0; }
  void drop() override;

  Task task() const { return task_; }
  const State& seen() const { return match_->seen(); }
  // With what is chosen.
  const State& ahead() const { return changes() ? ahead_ : seen(); }
  const Standing& before() const { return before_; }
  const Standing& after() const { return after_; }
  // Whether something is chosen that changes the city.
  bool changes() const { return site_ != 0 || line_ != kNone; }

  // --- cards: from 0, as they lie in the hand ----------------------------------------------------
  unsigned number_in(unsigned card) const { return hand().numbers[card]; }
  unsigned type_in(unsigned card) const { return hand().developments[card]; }
  // To build with.
  unsigned number_card() const { return number_; }
  unsigned type_card() const { return type_; }
  unsigned number() const { return number_in(number_); }
  unsigned type() const { return type_in(type_); }
  // Whether the number fits anywhere.
  bool fits(unsigned card) const;
  void take_number(unsigned card);
  void take_type(unsigned card);
  // To be discarded, in a turn that is skipped: one of each kind at most.
  bool discards_number(unsigned card) const { return discards_ >> card & 1u; }
  bool discards_type(unsigned card) const { return discards_ >> (card + rd::kHand) & 1u; }

  // --- where -------------------------------------------------------------------------------------
  // Where the chosen number fits; of neighborhoods what they consist of.
  Sites sites() const;
  // The rules' verdict; chosen if it may be built there.
  rules::Verdict choose(Site site);
  Site site() const { return site_; }  // 0: none
  // What is chosen, as it lies on the board.
  Sites chosen() const;

  // --- several neighborhoods ---------------------------------------------------------------------
  static constexpr unsigned kMostLines = 2 * rd::kPatternLength;
  Sites line(unsigned index) const;
  // The first one behind what is chosen that has the space; kNone: none has.
  unsigned line_at(Site site) const;
  void choose_line(unsigned index);
  static constexpr uint8_t kNone = UINT8_MAX;

 private:
  unsigned holder() const { return match_->holder(); }
  const rd::Hand& hand() const { return seen().hands[holder() - 1]; }
  void reset();
  void find_lines();
  rules::Event building(Site site) const;
  rules::Verdict try_out(rules::Event event);
  void choose_again(Site site);
  void toggle_discard(unsigned card, unsigned others);

  const Match* match_ = nullptr;
  Task task_ = Task::none;
  uint8_t number_ = 0, type_ = 0;
  Site site_ = 0;
  uint8_t discards_ = 0;  // bit by card, numbers first
  uint8_t line_ = kNone;
  uint8_t lines_ = 0;
  rules::Event marks_[kMostLines] = {};
  State ahead_ = {};
  Standing before_, after_;
};

}  // namespace ui::drawcity
