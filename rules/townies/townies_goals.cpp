#include "rules/townies/townies_goals.hpp"

#include "rules/core/bits.hpp"

namespace rules::townies {
namespace {

// Where which colours are beside, colour by colour.
struct Beside {
  Board of[kColours];

  explicit Beside(const Town& town) {
    for (unsigned colour = 0; colour < kColours; ++colour) of[colour] = beside(town.of(colour));
  }
};

// Where three or more colours are beside.
Board where_three(const Beside& beside) {
  Board one;
  Board two;
  Board three;
  for (const Board& colour : beside.of) {
    three = three | (two & colour);
    two = two | (one & colour);
    one = one | colour;
  }
  return three;
}

unsigned most_colours(const Beside& beside, const Board& objects) {
  unsigned most = 0;
  objects.all_of([&](unsigned space) {
    unsigned colours = 0;
    for (const Board& colour : beside.of) colours += colour.has(space) ? 1 : 0;
    if (colours > most) most = colours;
    return true;
  });
  return most;
}

// Where two Blocks of one colour are on opposite sides.
Board where_symmetric(const Town& town) {
  Board found;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Board blocks = town.of(colour);
    for (const Axial step : kStepTo) {
      found = found | (seen_from(blocks, step.q, step.r) & seen_from(blocks, -step.q, -step.r));
    }
  }
  return found;
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

// Blocks in a group of their colour that has one in an edge space.
Board routes(const Town& town) {
  Board all;
  for (unsigned colour = 0; colour < kColours; ++colour) {
    const Board blocks = town.of(colour);
    Board reached = blocks & kEdge;
    for (Board before; !(before == reached);) {
      before = reached;
      reached = reached | (beside(reached) & blocks);
    }
    all = all | reached;
  }
  return all;
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
  return (town.object_board() & beside(town.of(one)) & beside(town.of(other))).count();
}

unsigned count_goal(const Town& town, Goal goal) {
  const Board objects = town.object_board();
  switch (goal) {
    case kCrossroads:
      return (objects & where_three(Beside(town))).count();
    case kRecreationalAreas:
      return (objects & beside(objects)).count();
    case kDowntown:
      return (objects & kCentre).count();
    case kSuburbs:
      return objects.without(kCentre).count();
    case kHub:
      return most_colours(Beside(town), objects);
    case kSurroundings:
      return (objects & surrounded(town.blocks())).count();
    case kSymmetry:
      return (objects & where_symmetric(town)).count();
    case kTriangle:
      return triangle_side(town);
    case kUrbanRoutes:
      return (objects & routes(town)).count();
    case kWindRose:
      break;
  }
  return columns(town);
}

}  // namespace rules::townies
