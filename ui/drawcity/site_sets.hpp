// Sets of spaces put together.
#pragma once

#include "ui/drawcity/board.hpp"

namespace ui::drawcity {

// By street: what `row` makes of each one, which it is given by its index.
template <class MakeRow>
Sites by_street(MakeRow&& row) {
  Sites sites;
  for (unsigned i = 0; i < rd::kMostStreets; ++i) {
    sites.streets[i] = static_cast<uint16_t>(row(i) & rd::kWholeRow);
  }
  return sites;
}

inline Sites operator&(const Sites& a, const Sites& b) {
  return by_street([&](unsigned i) { return Row{a.streets[i]} & b.streets[i]; });
}
inline Sites operator|(const Sites& a, const Sites& b) {
  return by_street([&](unsigned i) { return Row{a.streets[i]} | b.streets[i]; });
}
inline Sites without(const Sites& all, const Sites& some) {
  return by_street([&](unsigned i) { return all.streets[i] & ~Row{some.streets[i]}; });
}
// In these columns only.
inline Sites in_columns(const Sites& all, Row columns) {
  return by_street([&](unsigned i) { return all.streets[i] & columns; });
}
// On this street only.
inline Sites on_street(const Sites& all, unsigned street) {
  return by_street([&](unsigned i) { return i + 1 == street ? Row{all.streets[i]} : Row{0}; });
}
inline Sites only_site(Site site) {
  Sites sites;
  sites.add(site);
  return sites;
}
// Beside one of them: left, right, above, below.
inline Sites beside(const Sites& sites) {
  return by_street([&](unsigned i) {
    const Row above = i == 0 ? Row{0} : Row{sites.streets[i - 1]};
    const Row below = i + 1 == rd::kMostStreets ? Row{0} : Row{sites.streets[i + 1]};
    return rd::beside(sites.streets[i]) | above | below;
  });
}
inline unsigned size_of(const Sites& sites) {
  unsigned size = 0;
  for (const Row row : sites.streets) size += rd::row_size(row);
  return size;
}
inline unsigned streets_of(const Sites& sites) {
  unsigned streets = 0;
  for (const Row row : sites.streets) streets += row != 0 ? 1 : 0;
  return streets;
}

// All of this type, from 1, whoever built it.
inline Sites built_as(const State& state, unsigned type) {
  return by_street([&](unsigned i) { return Row{state.streets[i].of[type - 1]}; });
}
inline Sites with_internet(const State& state) {
  return by_street([&](unsigned i) { return Row{state.streets[i].internet}; });
}
// Where the player may build the number.
inline Sites sites_for(const State& state, unsigned player, unsigned number) {
  return by_street([&](unsigned i) {
    return state.streets[i].free &
           rd::columns_for(state.own[player - 1][i], rd::number_bit(number));
  });
}
// The special locations of a colour.
inline Sites spots_of(unsigned colour) {
  Sites sites;
  for (const rd::Spot& spot : rd::kSpotList) {
    if (spot.colour == colour) sites.add(rd::site_at(spot.street, spot.column));
  }
  return sites;
}
// The group side by side that has this space. Before: `all` has it.
inline Sites group_of(const Sites& all, Site site) {
  Sites group = only_site(site);
  for (Sites before; before != group;) {
    before = group;
    group = (group | beside(group)) & all;
  }
  return group;
}
// How many types stand there.
inline unsigned types_of(const State& state, const Sites& sites) {
  unsigned types = 0;
  for (unsigned type = 1; type <= rd::kTypes; ++type) {
    types += (sites & built_as(state, type)).any() ? 1 : 0;
  }
  return types;
}

// Calls `each(first space, direction)` for all marked neighborhoods: those that lie across begin
// where the state says, the rest go down.
template <class Each>
void for_each_neighborhood(const State& state, Each&& each) {
  Sites done;
  for (unsigned street = 1; street <= state.street_count; ++street) {
    const rd::Street& at = state.streets[street - 1];
    for (unsigned column = 1; column <= rd::kColumns; ++column) {
      const Site site = rd::site_at(street, column);
      if ((at.marked >> column & 1u) == 0 || done.has(site)) continue;
      const rd::Direction direction = at.across >> column & 1u ? rd::kAcross : rd::kDown;
      done = done | line_of(site, direction);
      each(site, direction);
    }
  }
}

}  // namespace ui::drawcity
