// What is chosen but not done yet, with what it would change. Worked out by applying the event to a
// copy of the state.
#pragma once

#include "ui/cities/match.hpp"

namespace ui::cities {

inline constexpr uint8_t kNone = 0xFF;

// A field where the lifted tourist, or one from the stock, could go.
struct Goal {
  uint8_t field;
  int16_t change;
  bool send, walk, jump;
};

struct Preview {
  rules::cities::Sheet before, after;
};

class Choice {
 public:
  // Begins anew for the state the match is in.
  void reset(const CitiesMatch& match);

  // --- a tile ------------------------------------------------------------------------------------
  unsigned tile() const { return tile_; }
  unsigned turns() const { return turns_[tile_]; }
  unsigned turns(unsigned tile) const { return turns_[tile]; }
  rules::cities::Laid laid() const { return rules::cities::laid_tile(tile_, turns()); }
  void take_tile(const CitiesMatch& match, unsigned tile);
  void turn(const CitiesMatch& match);
  bool has_cell() const { return has_cell_; }
  Cell cell() const { return cell_; }
  // The verdict on the tile in hand at this cell; chosen if it may lie there.
  rules::Verdict choose(const CitiesMatch& match, Cell cell);
  // Cells where it may lie, and whether this is one, however it is turned.
  rules::cities::Frame cells(const CitiesMatch& match) const;
  bool may_lie(const CitiesMatch& match, Cell cell) const;

  // --- a tourist ---------------------------------------------------------------------------------
  uint8_t lifted() const { return lifted_; }
  void lift(const CitiesMatch& match, uint8_t field);
  uint8_t goals() const { return goals_; }
  const Goal& goal(size_t index) const { return goal_[index]; }
  // The index of the goal on this field, or kNone.
  uint8_t find(unsigned field) const;
  uint8_t chosen() const { return chosen_; }  // index of a goal
  void choose_goal(const CitiesMatch& match, uint8_t index);
  // Why the tourist that is lifted, or one from the stock, can't go there.
  const char* why_not(const CitiesMatch& match, unsigned field) const;

  // --- both --------------------------------------------------------------------------------------
  bool ready() const { return has_cell_ || chosen_ != kNone; }
  // Before: ready(). Where a goal can be walked and jumped to, the tourist walks: the city is the
  // same.
  rules::Event event(const CitiesMatch& match) const;
  const Preview& preview() const { return preview_; }
  // Takes back what was chosen last; whether there was something.
  bool drop(const CitiesMatch& match);

  static constexpr size_t kMostGoals = 12;  // eight around and four of the new tile

 private:
  void find_goals(const CitiesMatch& match);
  rules::Event lay_event(const CitiesMatch& match, Cell cell) const;
  rules::Event goal_event(const CitiesMatch& match, unsigned field, uint8_t verb) const;
  rules::Verdict look_ahead(const CitiesMatch& match, rules::Event event, Preview& preview) const;

  uint8_t tile_ = 0;
  uint8_t turns_[rules::cities::kTiles + 1] = {};  // of each tile; a starting tile keeps them
  bool has_cell_ = false;
  Cell cell_ = {};
  uint8_t lifted_ = kNone;
  uint8_t chosen_ = kNone;
  uint8_t goals_ = 0;
  Goal goal_[kMostGoals] = {};
  Preview preview_;
};

}  // namespace ui::cities
