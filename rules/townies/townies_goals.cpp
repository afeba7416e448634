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

struct Hub {
  unsigned space = Board::kPlaces;  // of the best Object
  unsigned colours = 0;
};

Hub find_hub(const Town& town) {
  const Beside beside(town);
  Hub best;
  town.object_board().all_of([&](unsigned space) {
    unsigned colours = 0;
    for (const Board& colour : beside.of) colours += colour.has(space) ? 1 : 0;
    if (colours > best.colours) best = {space, colours};
    return true;
  });
  return best;
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

struct Triangle {
  unsigned side = 0;
  Board right, left;  // where those with this side begin
};

Triangle find_triangle(const Town& town) {
  Triangle found;
  Board right = town.blocks();
  Board left = right;
  while (right.any() || left.any()) {
    found = {found.side + 1, right, left};
    right = grown_right(right);
    left = grown_left(left);
  }
  return found;
}

// The Blocks of one of them.
Board blocks_of(const Triangle& triangle) {
  if (triangle.side == 0) return {};
  const bool right = triangle.right.any();
  Board blocks = only_space((right ? triangle.right : triangle.left).first());
  for (unsigned side = 1; side < triangle.side; ++side) {
    const int back = right ? -1 : 1;
    blocks = blocks | seen_from(blocks, 0, back) | seen_from(blocks, back, 0);
  }
  return blocks;
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

Board where_specialization(const Town& town, unsigned colour) {
  return surrounded(town.blocks()) & town.of(colour);
}

Board where_standardization(const Town& town, unsigned colour) {
  return town.object_board() & beside(town.of(colour_before(colour))) &
         beside(town.of(colour_after(colour)));
}

Board where_goal(const Town& town, Goal goal) {
  const Board objects = town.object_board();
  switch (goal) {
    case kCrossroads:
      return objects & where_three(Beside(town));
    case kRecreationalAreas:
      return objects & beside(objects);
    case kDowntown:
      return objects & kCentre;
    case kSuburbs:
      return objects.without(kCentre);
    case kHub: {
      const Hub hub = find_hub(town);
      return hub.colours == 0 ? Board{} : only_space(hub.space);
    }
    case kSurroundings:
      return objects & surrounded(town.blocks());
    case kSymmetry:
      return objects & where_symmetric(town);
    case kTriangle:
      return blocks_of(find_triangle(town));
    case kUrbanRoutes:
      return objects & routes(town);
    case kWindRose:
      break;
  }
  return objects;
}

unsigned count_goal(const Town& town, Goal goal) {
  switch (goal) {
    case kHub:
      return find_hub(town).colours;
    case kTriangle:
      return find_triangle(town).side;
    case kWindRose:
      return columns(town);
    default:
      return where_goal(town, goal).count();
  }
}

}  // namespace rules::townies
