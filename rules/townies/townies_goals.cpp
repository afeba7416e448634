#include "rules/townies/townies_goals.hpp"

#include "rules/core/bits.hpp"

namespace rules::townies {
namespace {

// How many of the Objects' spaces `counts` is true for.
template <class Counts>
unsigned count_objects(const Town& town, Counts&& counts) {
  unsigned count = 0;
  for (unsigned i = 0; i < town.objects; ++i) {
    if (counts(space_of(town.drawn[i]))) ++count;
  }
  return count;
}

unsigned colours_around(const Town& town, unsigned space) {
  unsigned count = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    if (town.colour_around(colour, space) != 0) ++count;
  }
  return count;
}

unsigned most_colours(const Town& town) {
  unsigned most = 0;
  for (unsigned i = 0; i < town.objects; ++i) {
    const unsigned colours = colours_around(town, space_of(town.drawn[i]));
    if (colours > most) most = colours;
  }
  return most;
}

bool is_symmetric(const Town& town, unsigned space) {
  for (unsigned colour = 0; colour < kColours; ++colour) {
    if (kRingFacts[town.colour_around(colour, space)].opposite) return true;
  }
  return false;
}

// The spaces where a triangle begins that has one Block more a side, pointing to the right or left.
Board grown_right(const Board& board) {
  return board & seen_from(board, 0, 1) & seen_from(board, 1, 0);
}
Board grown_left(const Board& board) {
  return board & seen_from(board, 0, -1) & seen_from(board, -1, 0);
}

unsigned triangle_side(const Town& town) {
  Board right = town.blocks();
  Board left = right;
  unsigned side = 0;
  while (right.any() || left.any()) {
    ++side;
    right = grown_right(right);
    left = grown_left(left);
  }
  return side;
}

// Objects in a group of Blocks of their colour that has one in an edge space.
unsigned routes(const Town& town) {
  const Board objects = town.object_board();
  unsigned count = 0;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Board blocks = town.of(colour);
    Board reached = blocks & kEdge;
    for (Board before; !(before == reached);) {
      before = reached;
      reached = reached | (beside(reached) & blocks);
    }
    count += (reached & objects).count();
  }
  return count;
}

unsigned columns(const Town& town) {
  uint32_t seen = 0;
  for (unsigned i = 0; i < town.objects; ++i) seen |= 1u << column_of(space_of(town.drawn[i]));
  return count_bits(seen);
}

}  // namespace

unsigned count_specialization(const Town& town, unsigned colour) {
  return (surrounded(town.blocks()) & town.of(colour)).count();
}

unsigned count_standardization(const Town& town, unsigned colour) {
  const unsigned one = colour == 0 ? kColours - 1 : colour - 1;
  const unsigned other = colour + 1 == kColours ? 0 : colour + 1;
  return count_objects(town, [&](unsigned space) {
    return town.colour_around(one, space) != 0 && town.colour_around(other, space) != 0;
  });
}

unsigned count_goal(const Town& town, Goal goal) {
  const Board objects = town.object_board();
  switch (goal) {
    case kCrossroads:
      return count_objects(town, [&](unsigned space) { return colours_around(town, space) >= 3; });
    case kRecreationalAreas:
      return (objects & beside(objects)).count();
    case kDowntown:
      return (objects & kCentre).count();
    case kSuburbs:
      return objects.without(kCentre).count();
    case kHub:
      return most_colours(town);
    case kSurroundings:
      return (objects & surrounded(town.blocks())).count();
    case kSymmetry:
      return count_objects(town, [&](unsigned space) { return is_symmetric(town, space); });
    case kTriangle:
      return triangle_side(town);
    case kUrbanRoutes:
      return routes(town);
    case kWindRose:
      break;
  }
  return columns(town);
}

}  // namespace rules::townies
