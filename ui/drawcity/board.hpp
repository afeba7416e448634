// The streets on a screen: where a space lies, and how it is drawn.
#pragma once

#include "ui/drawcity/pieces.hpp"

namespace ui::drawcity {

// A set of spaces.
struct Sites {
  uint16_t streets[rd::kMostStreets] = {};  // by street - 1, column c at bit c

  bool has(Site site) const { return streets[rd::street_of(site) - 1] >> rd::column_at(site) & 1u; }
  void add(Site site) {
    uint16_t& row = streets[rd::street_of(site) - 1];
    row = static_cast<uint16_t>(row | rd::column_bit(rd::column_at(site)));
  }
  bool any() const;
  friend bool operator==(const Sites&, const Sites&) = default;
};

// Calls `each(Site)` for all, street by street, until it is false. Whether it never was.
template <class Each>
bool all_of(const Sites& sites, Each&& each) {
  for (unsigned street = 1; street <= rd::kMostStreets; ++street) {
    for (unsigned column = 1; column <= rd::kColumns; ++column) {
      const Site site = rd::site_at(street, column);
      if (sites.has(site) && !each(site)) return false;
    }
  }
  return true;
}

// What is built on: all of it, or what one player has built.
Sites built_on(const State& state);
Sites built_by(const State& state, unsigned player);
// Who built there, from 1; 0: nobody.
unsigned builder_of(const State& state, Site site);
unsigned type_at(const State& state, Site site);    // from 1; 0: nothing stands there
unsigned number_at(const State& state, Site site);  // 0: the same
// Before: this player built there.
unsigned number_of(const State& state, Site site, unsigned player);
// The type that stands above a column, that a street wants: from 1.
inline unsigned type_above(const State& state, unsigned column) {
  return (state.zones >> 2 * (column - 1) & 3u) + 1;
}
inline unsigned type_wanted(const State& state, unsigned street) {
  return (state.demand >> 2 * (street - 1) & 3u) + 1;
}
// The space of the goal on this place of the table that the player ticked, from 1; 0: none.
inline unsigned tick_of(const State& state, unsigned place, unsigned player) {
  return state.ticks[place] >> 2 * (player - 1) & 3u;
}
// The three spaces of a line of a neighborhood.
Sites line_of(Site first, rd::Direction direction);

// Where the streets lie, the types of the columns above them, the demand beside them.
struct BoardGrid {
  Rect cells = {};
  Rect zones = {};   // empty: the game has none
  Rect demand = {};  // the same
  int streets = 1;

  // As large as it fits into `room`, at its top in the middle of its width.
  static BoardGrid in(const Rect& room, const State& state);

  // All of it.
  Rect area() const { return around(around(cells, zones), demand); }
  Rect cell(unsigned street, unsigned column) const;
  Rect cell(Site site) const { return cell(rd::street_of(site), rd::column_at(site)); }
  Rect around_all(const Sites& sites) const;
  // The space at a point; 0: none.
  Site find(Point point) const;
  // Number and symbol share a line.
  bool low() const { return cells.height / streets < kTallCell; }

  static constexpr int kTallCell = 26;
};

struct BoardLook {
  BoardGrid grid;
  const State* state = nullptr;
  Seats seats = {};     // their colours, by player
  unsigned own = 0;     // whose developments are inverted; 0: nobody's
  bool offers = false;  // free spaces but those in `offered` sink, these are raised with a dot
  Sites offered = {};
  Sites outlined = {};   // what is chosen
  Sites pale = {};       // what doesn't count
  Rect covered[2] = {};  // by a flag, a lens: what would be covered in part is left out
};

// All of grid.area().
void paint_board(Painter& painter, const BoardLook& look);
// One space in another place and size, as under a lens.
void paint_space(Painter& painter, const Rect& area, const BoardLook& look, Site site);

}  // namespace ui::drawcity
