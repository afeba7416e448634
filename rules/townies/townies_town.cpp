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

// How many placements each group of the Shape's forms has, where there are few: a byte a
// group.
[[gnu::noinline]] uint32_t count_groups(const Town& town) {
  const Pairs pairs(town.empty());
  return with_shape(town.turn.shape, [&](auto number) {
    constexpr ShapeForms kShape = kShapeTables.shapes[decltype(number)::value];
    static_assert(kShape.forms % kGroup == 0 && kGroup == 3);
    const auto fitting = [&](size_t form) { return pairs.fitting(kShapeTables.forms[form]); };
    return [&]<size_t... kIndex>(std::index_sequence<kIndex...>) {
      return ((Board::count_few(fitting(kShape.form + kIndex * kGroup),
                                fitting(kShape.form + kIndex * kGroup + 1),
                                fitting(kShape.form + kIndex * kGroup + 2))
               << 8 * kIndex) |
              ...);
    }
    (std::make_index_sequence<kShape.forms / kGroup>{});
  });
}

bool can_draw_shape(const Town& town) {
  const Turn& turn = town.turn;
  if (turn.counted || town.filled <= kShapeTables.open_filled) return turn.shape_ways != 0;
  const Pairs pairs(town.empty());
  const ShapeForms& shape = kShapeTables.shapes[turn.shape];
  for (unsigned i = 0; i < shape.forms; ++i) {
    if (pairs.fitting(kShapeTables.forms[shape.form + i]).any()) return true;
  }
  return false;
}

bool can_draw_object(const Town& town) {
  const Turn& turn = town.turn;
  if (turn.counted) return (turn.object_ways[0] | turn.object_ways[1]) != 0;
  const Board empty = town.empty();
  return (sites(town, turn.colour, empty) | sites(town, turn.object, empty)).any();
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

bool can_draw(const Town& town) { return can_draw_shape(town) || can_draw_object(town); }

void count_ways(Town& town, bool alone, unsigned star_ways) {
  Turn& turn = town.turn;
  unsigned ways = 0;
  turn.shape_ways = 0;
  if ((turn.may & kMayShape) && !(alone && town.taken == kSlots)) {
    turn.fits = count_groups(town);
    const uint32_t two = (turn.fits & 0xFF00FFu) + (turn.fits >> 8 & 0xFF00FFu);
    ways = (two & 0xFFFFu) + (two >> 16);
    turn.shape_ways = static_cast<uint16_t>(ways);
  }
  if (turn.may & kMayObject) {
    const Board empty = town.empty();
    const unsigned basic = sites(town, turn.colour, empty).count();
    turn.object_ways[0] = static_cast<uint8_t>(basic);
    ways += basic;
    if (turn.object != turn.colour) {
      const unsigned many = sites(town, turn.object, empty).count();
      turn.object_ways[1] = static_cast<uint8_t>(many);
      ways += many;
    }
  }
  // Beside drawing: to end the turn, if there is something left to do; to pass, if there is not.
  ways += ((turn.may & kMayEnd) != 0) == (ways != 0) ? 1 : 0;
  if (turn.may & kMayStar) ways += star_ways;
  turn.ways = static_cast<uint16_t>(ways);
  turn.counted = true;
}

void find_ways_again(Town& town, bool alone, unsigned star_ways) {
  const Turn before = town.turn;
  town.turn = {};
  town.turn.object = before.object;
  town.turn.shape = before.shape;
  town.turn.colour = before.colour;
  town.turn.may = before.may;
  const ShapeForms& shape = kShapeTables.shapes[before.shape];
  constexpr unsigned kDrawing = kMayShape | kMayObject;
  if (town.filled <= shape.roomy && (before.may & kDrawing) == kDrawing &&
      !(alone && town.taken == kSlots)) {
    town.turn.shape_ways = shape.placements;
    const unsigned stars = before.may & kMayStar ? star_ways : 0;
    assume_ways(town, before.object, before.colour, shape.placements + stars);
  } else {
    count_ways(town, alone, star_ways);
  }
}

}  // namespace rules::townies
