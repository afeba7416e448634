#include "rules/townies/townies_town.hpp"

namespace rules::townies {
namespace {

// "Bike Rental": whether green Blocks connect the space with another Object: a path of one or more
// of them, neither end on it.
[[gnu::noinline]] bool is_linked(const Town& town, unsigned space) {
  if (town.objects == 0) return false;
  const Board greens = town.of(kGreen);
  const Board around = beside(only_space(space));
  const Board objects = town.object_board();
  if (!(beside(greens) & objects).any()) return false;
  // Green Objects beside it are no ends of a path through themselves.
  const Board ends_beside = objects & greens & around;
  const Board ends = objects.without(ends_beside);
  for (Board path = around & greens;;) {
    const Board reached = beside(path);
    if ((reached & ends).any()) return true;
    const Board wider = path | (reached & greens);
    if (wider == path) break;
    path = wider;
  }
  return !ends_beside.all_of([&](unsigned end) {
    const Board others = greens.without(only_space(end));
    for (Board path = around & others;;) {
      const Board reached = beside(path);
      if (reached.has(end)) return false;
      const Board wider = path | (reached & others);
      if (wider == path) return true;
      path = wider;
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

bool can_draw_shape(const Town& town) {
  const Turn& turn = town.turn;
  if (turn.counted || town.filled <= kOpenFilled) return turn.shape_ways != 0;
  const Pairs pairs(town.empty());
  const ShapeForms& shape = kShapeTable[turn.shape];
  for (unsigned i = 0; i < shape.forms; ++i) {
    if (pairs.fitting(kFormTable[shape.form + i]).any()) return true;
  }
  return false;
}

bool can_draw_object(const Town& town) {
  const Board empty = town.empty();
  return (sites(town, town.turn.colour, empty) | sites(town, town.turn.object, empty)).any();
}

[[gnu::always_inline]] inline unsigned count_few(const RunSets& sets) {
  return Board::count_few(sets[0], sets[1], sets[2]);
}

}  // namespace

uint32_t count_groups(const Town& town) {
  const Pairs pairs(town.empty());
  return with_constant<kShapes>(
      town.turn.shape, [&](auto number) __attribute__((always_inline)) {
        constexpr ShapeForms kShape = kShapeTable[decltype(number)::value];
        constexpr unsigned kFirst = kShape.form / kGroup;
        return [&]<size_t... kIndex>(std::index_sequence<kIndex...>)
            __attribute__((always_inline)) {
          return ((count_few(fitting_group<kFirst + kIndex>(pairs)) << 8 * kIndex) | ...);
        }
        (std::make_index_sequence<kShape.forms / kGroup>{});
      });
}

void find_group(const Pairs& pairs, unsigned group, RunSets& sets) {
  with_constant<kForms / kGroup>(
      group, [&](auto number) __attribute__((always_inline)) {
        sets = fitting_group<decltype(number)::value>(pairs);
      });
}

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

bool can_draw(const Town& town) {
  return can_draw_shape(town) || ((town.turn.may & kMayObject) && can_draw_object(town));
}

void find_ways_again(Town& town, bool alone, unsigned star_ways) {
  const Turn before = town.turn;
  town.turn.clear();
  town.turn.object = before.object;
  town.turn.shape = before.shape;
  town.turn.colour = before.colour;
  town.turn.may = before.may;
  find_ways(town, before.may, alone, star_ways);
}

}  // namespace rules::townies
