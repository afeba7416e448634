#include "rules/townies/townies_town.hpp"

namespace rules::townies {
namespace {

// "Bike Rental": whether green Blocks connect the space with another Object: a path of one or more
// of them, neither end on it.
bool is_linked(const Town& town, unsigned space) {
  if (town.objects == 0) return false;
  const Board greens = town.of(kGreen);
  const Board around = beside(only_space(space));
  const Board objects = town.object_board();
  // Green Objects beside it are no ends of a path through themselves.
  const Board ends_beside = objects & greens & around;
  const Board ends = objects.without(ends_beside);
  for (Board path = around & greens, wider;; path = wider) {
    const Board reached = beside(path);
    if ((reached & ends).any()) return true;
    wider = path | (reached & greens);
    if (wider == path) break;
  }
  return !ends_beside.all_of([&](unsigned end) {
    const Board others = greens.without(only_space(end));
    for (Board path = around & others, wider;; path = wider) {
      const Board reached = beside(path);
      if (reached.has(end)) return false;
      wider = path | (reached & others);
      if (wider == path) return true;
    }
  });
}

Ring objects_around(const Town& town, unsigned space) {
  return ring_on(town.object_board(), space);
}

unsigned many(Ring ring) { return kRingFacts[ring].count; }

// "Objects": the additional point of each. `own`: Blocks of its colour beside it, at least one.
bool has_extra_point(const Town& town, unsigned object, unsigned space, unsigned own) {
  switch (object) {
    case kGameCourt:
      return many(town.blocks_around(space)) != own;
    case kWindmill:
      return objects_around(town, space) == 0;
    case kStation:
      return kRingFacts[town.blocks_around(space)].opposite;
    case kBikeRental:
      return is_linked(town, space);
    default:
      return kInner.has(space);
  }
}

// Counts where the Shape fits. On a roomy map this is only whether it does.
unsigned count_shape_ways(Town& town) {
  Turn& turn = town.turn;
  const ShapeForms& shape = kShapeTables.shapes[turn.shape];
  if (town.filled <= kShapeTables.open_filled) return shape.placements;
  const Pairs pairs(town.empty());
  if (town.roomy()) {
    for (unsigned i = 0; i < shape.forms; ++i) {
      if (pairs.fitting(kShapeTables.forms[shape.form + i]).any()) return shape.placements;
    }
    return 0;
  }
  unsigned sum = 0;
  each_form(turn.shape, pairs, [&](unsigned, unsigned i, auto&& fitting) {
    const unsigned many = fitting().count_few();
    turn.fits[i] = static_cast<uint8_t>(many);
    sum += many;
    return true;
  });
  return sum;
}

}  // namespace

int object_points(const Town& town, unsigned object, unsigned space) {
  if (!is_basic(object)) {
    const unsigned objects = many(objects_around(town, space));
    if (objects == 0) return -1;
    return static_cast<int>(2 * objects + (town.blocks_around(space) == kFullRing ? 1 : 0));
  }
  const unsigned own = many(town.colour_around(object, space));
  if (own == 0) return -1;
  return static_cast<int>(own + (has_extra_point(town, object, space, own) ? 1 : 0));
}

void count_ways(Town& town, bool alone, unsigned star_ways) {
  Turn& turn = town.turn;
  for (uint8_t& fits : turn.fits) fits = 0;
  const bool may_shape = (turn.may & kMayShape) != 0 && !(alone && town.taken == kSlots);
  const unsigned shapes = may_shape ? count_shape_ways(town) : 0;
  unsigned objects[2] = {};
  if (turn.may & kMayObject) {
    const Board empty = town.empty();
    objects[0] = sites(town, turn.object, empty).count();
    if (turn.object != turn.colour) objects[1] = sites(town, turn.colour, empty).count();
  }
  turn.shape_ways = static_cast<uint16_t>(shapes);
  turn.object_ways[0] = static_cast<uint8_t>(objects[0]);
  turn.object_ways[1] = static_cast<uint8_t>(objects[1]);
  const unsigned drawings = shapes + objects[0] + objects[1];
  unsigned others = turn.may & kMayStar ? star_ways : 0;
  if (turn.may & kMayEnd) {
    if (drawings != 0) ++others;  // else the turn is over
  } else if (drawings == 0) {
    ++others;  // to pass
  }
  turn.ways = static_cast<uint16_t>(drawings + others);
}

}  // namespace rules::townies
