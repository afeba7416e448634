#include "ui/townies/ways.hpp"

namespace ui::townies {
namespace {

using rt::Board;

Board so_far(Board reached, const Board& through, unsigned steps) {
  for (; steps > 0; --steps) reached = reached | (rt::beside(reached) & through);
  return reached;
}

}  // namespace

Board shortest_way(const Board& from, const Board& through, const Board& ends) {
  const Board start = from & through;
  Board reached = start;
  unsigned steps = 0;
  for (; !(reached & ends).any(); ++steps) {
    const Board wider = so_far(reached, through, 1);
    if (wider == reached) return {};
    reached = wider;
  }
  // Back from the end, each time to what lies a step nearer.
  Board last = rt::only_space((reached & ends).first());
  Board way = last;
  while (steps > 0) {
    --steps;
    last = rt::only_space((so_far(start, through, steps) & rt::beside(last)).first());
    way = way | last;
  }
  return way;
}

// Neither end is on the way.
Board way_of_bike_rental(const rt::Town& town, unsigned space) {
  const Board own = rt::only_space(space);
  Board found;
  town.object_board().without(own).all_of([&](unsigned end) {
    const Board other = rt::only_space(end);
    const Board through = town.of(rt::kGreen).without(own | other);
    const Board way = shortest_way(rt::beside(own), through, rt::beside(other));
    if (way.any() && (!found.any() || way.count() + 1 < found.count())) found = way | other;
    return true;
  });
  return found;
}

Board ways_to_edge(const rt::Town& town, const Board& objects) {
  Board all;
  objects.all_of([&](unsigned space) {
    for (unsigned colour = 0; colour < rt::kColours; ++colour) {
      all = all | shortest_way(rt::only_space(space), town.of(colour), rt::kEdge);
    }
    return true;
  });
  return all;
}

}  // namespace ui::townies
