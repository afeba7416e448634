// The ways over Blocks by which something scored, to be shown.
#pragma once

#include "rules/townies/townies_town.hpp"

namespace ui::townies {

namespace rt = rules::townies;

// The Blocks of a shortest way: the first of them is in `from`, each in `through`, the last in
// `ends`. Empty: there is none.
rt::Board shortest_way(const rt::Board& from, const rt::Board& through, const rt::Board& ends);

// The green Blocks from a Bike Rental to another Object, with that Object: the nearest one.
rt::Board way_of_bike_rental(const rt::Town& town, unsigned space);
// From each of these Objects to the edge, over Blocks of its colour, itself included.
rt::Board ways_to_edge(const rt::Town& town, const rt::Board& objects);

}  // namespace ui::townies
