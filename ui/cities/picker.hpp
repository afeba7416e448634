// A tile and where it goes, or a tourist and where it goes: chosen but not done yet, with what it
// would change. Worked out by applying the event to a copy of what the holder sees.
#pragma once

#include "rules/cities/cities.hpp"
#include "rules/core/match.hpp"
#include "ui/cities/city.hpp"
#include "ui/cities/offer.hpp"
#include "ui/core/strings.hpp"
#include "ui/play/picker.hpp"

namespace ui::cities {

inline constexpr uint8_t kNone = 0xFF;

// A field where the lifted tourist, or one from the stock, could go. Where it can be walked and
// jumped to it is walked: the city is the same.
struct Goal {
  uint8_t field;
  rc::Verb move;
  int16_t change;
};

// The button that makes a tourist's move, as scripts call it and as it reads.
struct MoveButton {
  const char* name;
  Text label;
};
MoveButton button_of(rc::Verb move);

struct Preview {
  rc::Sheet before, after;
};

using Match = rules::Match<rules::Cities>;

class CitiesPicker final : public Picker {
 public:
  // Looks at where the match stands now: what was chosen stays until something happened.
  void see(const Match& match);
  // The holder's, as it stands.
  const City& city() const { return city_; }
  // Forgets what was chosen.
  void reset();

  void show(rules::Event event) override;
  bool ready() const override { return has_tile() || chosen_ != kNone || stays_; }
  rules::Event event() const override;
  const char* target() const override;
  // What scripts call the cell or field that is chosen, with room for kMostName; "" where none is.
  void name_place(char* to) const;
  bool holds() const override { return lifted_ != kNoField || ready(); }
  void drop() override;

  // --- a tile ------------------------------------------------------------------------------------
  unsigned tile() const { return tile_; }
  unsigned turns() const { return turns_[tile_]; }
  unsigned turns(unsigned tile) const { return turns_[tile]; }
  rc::Laid laid() const { return rc::laid_tile(tile_, turns()); }
  void take_tile(unsigned tile);
  void turn();
  bool has_cell() const { return has_cell_; }
  Cell cell() const { return cell_; }
  // The verdict on the tile in hand at this cell; chosen if it may lie there.
  rules::Verdict choose(Cell cell);
  // What it offers a tourist then. Before: has_cell().
  int offer() const { return offer_; }
  // Cells where it may lie, however it is turned; none where it covers others.
  const WideCells& cells() const { return cells_; }
  // The first of the fields that it is to cover, or kNone.
  uint8_t cover() const { return cover_; }
  // The same verdict on covering from this field on.
  rules::Verdict choose_cover(unsigned field);
  // It has a place, on a cell or over others.
  bool has_tile() const { return has_cell_ || cover_ != kNone; }

  // --- a tourist ---------------------------------------------------------------------------------
  // The field of the one that is in the hand, or kNoField.
  unsigned lifted() const { return lifted_; }
  void lift(unsigned field);
  uint8_t goals() const { return goals_; }
  const Goal& goal(size_t index) const { return goal_[index]; }
  // The index of the goal on this field, or kNone.
  uint8_t find(unsigned field) const;
  uint8_t chosen() const { return chosen_; }  // index of a goal
  void choose_goal(uint8_t index);
  // What the chosen tourist does: kTourist, kWalk or kJump.
  rc::Verb move() const { return move_; }
  // Nobody moves; or nothing is covered.
  bool stays() const { return stays_; }
  // Why the tourist that is lifted, or one from the stock, can't go there.
  const char* why_not(unsigned field) const;

  // --- both --------------------------------------------------------------------------------------
  const Preview& preview() const { return preview_; }

  static constexpr size_t kMostGoals = 12;  // eight around and four of the new tile

 private:
  unsigned holder() const { return match_->holder(); }
  const State& seen() const { return match_->seen(); }
  const rc::City& kept() const { return seen().cities[holder() - 1]; }
  // Of a field of the city, as events count it.
  unsigned spot_of(unsigned field) const { return rc::wide_spot(field) + rc::spot_shift(kept()); }
  unsigned site_of(unsigned field) const { return rc::site_of(spot_of(field)); }
  unsigned field_named(unsigned site, unsigned quarter) const;
  void show_tile(unsigned site, unsigned turns);
  void show_move(rules::Event event);
  void find_goals();
  rules::Event lay_event(Cell cell) const;
  rules::Event cover_event(unsigned field) const;
  rules::Event goal_event(unsigned field, rc::Verb verb) const;
  rules::Verdict try_ahead(rules::Event event, Preview& preview) const;

  const Match* match_ = nullptr;
  City city_;
  WideCells cells_;
  uint8_t tile_ = 0;
  uint8_t turns_[rc::kTiles + 1] = {};  // of each tile; a starting tile keeps them
  bool has_cell_ = false;
  Cell cell_ = {};
  int16_t offer_ = kNoOffer;
  uint8_t cover_ = kNone;
  uint16_t lifted_ = kNoField;
  uint8_t chosen_ = kNone;
  uint8_t goals_ = 0;
  Goal goal_[kMostGoals] = {};
  rc::Verb move_ = rc::Verb::kTourist;
  bool stays_ = false;
  Preview preview_;
};

}  // namespace ui::cities
