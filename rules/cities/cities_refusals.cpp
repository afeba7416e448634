#include "rules/cities/cities_refusals.hpp"

namespace rules::cities {
namespace {

constexpr Refusal kTileDrawn{"tile-already-drawn", "This tile came already."};
constexpr Refusal kNotThisTile{"not-this-tile", "This tile is not among those to lay now."};
constexpr Refusal kNotHome{"first-tile-not-home", "The first tile goes to the middle."};
constexpr Refusal kCellTaken{"cell-taken", "A tile lies there already."};
constexpr Refusal kStartSide{"start-beside-a-tile", "Starting tiles may not lie side by side."};
constexpr Refusal kStartCorner{"start-off-corner", "Starting tiles touch at their corners."};
constexpr Refusal kOffCity{"touches-no-tile", "The tile has to touch another one."};
constexpr Refusal kTooLarge{"city-too-large", "The city would be wider or higher than four tiles."};
constexpr Refusal kTooWide{"city-too-large", "The city would be wider or higher than eight tiles."};
constexpr Refusal kOffTheCity{"covers-no-field",
                              "Only on the city, over no hole."};
constexpr Refusal kStockEmpty{"stock-empty", "All your tourists are in the city."};
constexpr Refusal kNobodyThere{"no-tourist-there", "None of your tourists stands there."};
constexpr Refusal kNoJumps{"no-jumping", "This game is played without jumping."};
constexpr Refusal kNoGround{"no-tile-there", "There is no tile to walk on."};
constexpr Refusal kOnWater{"water", "Tourists can't stand on water."};
constexpr Refusal kFieldTaken{"field-taken", "A tourist stands there already."};
constexpr Refusal kTooFar{"too-far", "A tourist walks to one of the eight fields around."};

// Whether the game knows the words; those that it doesn't use are 0.
bool is_event(Event event) {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kStart:
      return event.a >= 1 && event.a <= kTiles && is_site(event.b) && event.c < kRotations;
    case Verb::kPlace:
      return is_site(event.a) && event.b < kRotations && event.c == 0;
    case Verb::kTourist:
      return event.a < kQuarters && event.b == 0 && event.c == 0;
    case Verb::kJump:
      return is_site(event.a) && event.b < kQuarters && event.c < kQuarters;
    case Verb::kWalk:
      return is_site(event.a) && event.b < kQuarters * kQuarters && is_site(event.c);
    case Verb::kCover:
      return is_site(event.a) && event.b < kQuarters && event.c < kRotations;
    case Verb::kStay:
    case Verb::kDecline:
      return event.a == 0 && event.b == 0 && event.c == 0;
    default:
      return false;
  }
}

// Whether the city is not too long with a tile in this line, where it has some from least to most.
bool fits(const State& state, int least, int most, int line) {
  if (line < least) least = line;
  if (line > most) most = line;
  return most - least < static_cast<int>(side_of(state));
}

const Refusal& why_not_there(const State& state, const City& city, unsigned site) {
  // As rows and columns of the city itself.
  const int row = static_cast<int>(frame_row(city, site)) - 1;
  const int column = static_cast<int>(frame_column(city, site)) - 1;
  int south = -1;
  int east = -1;
  bool taken = false;
  bool side = false;
  for_each_tile(state, city, [&](Lie lie, Laid) {
    const int down = row - static_cast<int>(row_of(lie));
    const int across = column - static_cast<int>(column_of(lie));
    taken = taken || (down == 0 && across == 0);
    side = side || down * down + across * across == 1;
    if (row - down > south) south = row - down;
    if (column - across > east) east = column - across;
  });
  if (south < 0) return kNotHome;
  if (taken) return kCellTaken;
  if (!fits(state, 0, south, row) || !fits(state, 0, east, column)) {
    return is_free(state) ? kTooWide : kTooLarge;
  }
  if (!in_set_up(state)) return kOffCity;
  return side ? kStartSide : kStartCorner;
}

const Refusal& why_not_tile(const State& state, const City& city, Event event) {
  if (!city.has_to_lay()) return kNotNow;
  if (event.is(Verb::kCover)) return at_one_more(state) ? kOffTheCity : kNotNow;
  if (at_one_more(state) || (event.is(Verb::kStart)) != in_set_up(state)) return kNotNow;
  if (event.is(Verb::kPlace)) return why_not_there(state, city, event.a);
  for (unsigned left = city.todo; left != 0; left &= left - 1) {
    const unsigned tile = tile_to_lay(state, static_cast<unsigned>(std::countr_zero(left)));
    if (tile == event.a) return why_not_there(state, city, event.b);
  }
  return kNotThisTile;
}

const Refusal& why_not_onto(const City& city, unsigned field) {
  return city.tourists.has(field) ? kFieldTaken : kOnWater;
}

const Refusal& why_not_tourist(const State& state, const City& city, Event event) {
  const Tourists& tourists = city.tourists;
  const bool jumps = event.is(Verb::kJump);
  if (!city.has_to_act()) return kNotNow;
  if (event.is(Verb::kTourist)) {
    return tourists.count == kTourists ? kStockEmpty
                                       : why_not_onto(city, field_of_last(state, city, event.a));
  }
  if (jumps && !may_jump(state)) return kNoJumps;
  const unsigned from = field_named(state, city, event.a, event.b % kQuarters);
  if (!tourists.has(from)) return kNobodyThere;
  if (jumps) return why_not_onto(city, field_of_last(state, city, event.c));
  const unsigned to = field_named(state, city, event.c, event.b / kQuarters);
  const unsigned side = field_side(state);
  if (to == kNoField || ground_at(state, city, to / side, to % side).tile == 0) return kNoGround;
  const bool near = is_free(state) ? are_near<kWideSide>(from, to) : are_near<kSide>(from, to);
  return near ? why_not_onto(city, to) : kTooFar;
}

}  // namespace

const Refusal& why_not(const State& state, const City& city, Event event) {
  if (!is_event(event)) return kNoSuchEvent;
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kStart:
    case Verb::kPlace:
    case Verb::kCover:
      return why_not_tile(state, city, event);
    case Verb::kStay:
    case Verb::kDecline:
      return kNotNow;
    default:
      return why_not_tourist(state, city, event);
  }
}

const Refusal& why_no_draw(Event event) {
  const bool known = event.is(Verb::kDraw) && event.a >= 1 && event.a <= kTiles;
  return known && event.b == 0 && event.c == 0 ? kTileDrawn : kNoSuchEvent;
}

}  // namespace rules::cities
