// What is to be drawn and where, or what a star is spent for: chosen but not done yet, with the
// town as it would be then.
#pragma once

#include "rules/core/match.hpp"
#include "ui/play/picker.hpp"
#include "ui/townies/forms.hpp"
#include "ui/townies/standing.hpp"

namespace ui::townies {

using rt::Board;
using rt::Placement;
using Match = rules::Match<Rules>;

// What may be drawn: the Shape, the Object of the white die, the basic Object of the marker.
enum class Die : uint8_t { shape, object, basic };
inline constexpr unsigned kDice = 3;

class TowniesPicker final : public Picker {
 public:
  // Looks at where the match stands now: what was chosen stays until something happened.
  void see(const Match& match);

  void show(rules::Event event) override;
  bool ready() const override { return holds() || passes() || ends(); }
  rules::Event event() const override;
  const char* target() const override { return go().target; }
  bool holds() const override { return placed_ || spends(); }
  // What does what is chosen; Build while nothing is ready.
  Go go() const;
  void drop() override;

  // The holder's, as it stands, and as it would be.
  const Town& town() const { return seen().towns[holder() - 1]; }
  const Town& ahead() const { return placed_ ? ahead_ : town(); }
  const Standing& before() const { return before_; }
  const Standing& after() const { return after_; }

  // --- what to draw ------------------------------------------------------------------------------
  Die die() const { return die_; }
  // Whether something can be drawn with it; else why not, in a sentence.
  bool can(Die die) const { return can_ >> static_cast<unsigned>(die) & 1u; }
  const char* why_not(Die die) const;
  void take(Die die);
  unsigned object() const { return die_ == Die::object ? town().turn.object : town().turn.colour; }
  unsigned object_of(Die die) const {
    return die == Die::object ? town().turn.object : town().turn.colour;
  }
  // How the Shape lies.
  unsigned form() const { return forms_[town().turn.shape]; }
  void turn_shape();
  void flip_shape();
  // Of the form, the first spaces of all placements; of the Object, where it may stand.
  Board sites() const;
  // What the Object would score there, Stable Soil included. Before: it is one of its sites.
  int worth_at(unsigned space) const;

  // --- where ------------------------------------------------------------------------------------
  // The rules' verdict; chosen if it may lie there.
  rules::Verdict choose(unsigned space);
  bool placed() const { return placed_; }
  unsigned space() const { return space_; }  // of a Shape the first
  // What would be drawn. Before: placed().
  Board drawn() const;

  // --- a star ------------------------------------------------------------------------------------
  bool may_spend() const { return (town().turn.may & rt::kMayStar) != 0; }
  void spend(unsigned use);
  bool spends() const { return use_ != kNone; }
  unsigned use() const { return use_; }  // as events count it

  // Nothing can be drawn; something was drawn, and nothing more has to be.
  bool passes() const { return acts() && can_ == 0 && !ends(); }
  bool ends() const { return acts() && (town().turn.may & rt::kMayEnd) != 0; }

 private:
  static constexpr uint8_t kNone = 0xFF;

  const State& seen() const { return match_->seen(); }
  unsigned holder() const { return match_->holder(); }
  bool acts() const { return holder() != 0 && town().acts(); }
  void reset();
  bool find_out(Die die) const;
  // Alone each Shape circles a place.
  bool has_circle() const { return !rt::plays_alone(seen()) || town().taken < rt::kSlots; }
  void next_form(unsigned (*next)(unsigned));
  rules::Event drawing(unsigned space) const;

  const Match* match_ = nullptr;
  Die die_ = Die::shape;
  uint8_t can_ = 0;  // bit k: the die k
  uint8_t forms_[rt::kShapes] = {};
  bool placed_ = false;
  uint8_t space_ = 0;
  uint8_t use_ = kNone;
  Town ahead_;
  Standing before_, after_;
};

}  // namespace ui::townies
