#include "rules/cities/cities_refusals.hpp"

namespace rules::cities {
namespace {

constexpr Refusal kTileDrawn{"tile-already-drawn", "This tile has been drawn already."};
constexpr Refusal kNotThisTile{"not-this-tile", "This tile is not among those to lay now."};
constexpr Refusal kNotHome{"first-tile-not-home", "The first tile goes to the cell in the middle."};
constexpr Refusal kCellTaken{"cell-taken", "There is a tile already."};
constexpr Refusal kStartSide{"start-beside-a-tile", "Starting tiles may not lie side by side."};
constexpr Refusal kStartCorner{"start-off-corner", "A starting tile touches another's corner."};
constexpr Refusal kOffCity{"touches-no-tile", "The tile has to touch another one."};
constexpr Refusal kTooLarge{"city-too-large", "The city would be wider or higher than four tiles."};
constexpr Refusal kNotCovering{"no-tile-to-cover", "The last tile goes on top of another."};
constexpr Refusal kStockEmpty{"stock-empty", "All your tourists are in the city."};
constexpr Refusal kNobodyThere{"no-tourist-there", "None of your tourists stands there."};
constexpr Refusal kNoJumps{"no-jumping", "This game is played without jumping."};
constexpr Refusal kNoGround{"no-tile-there", "There is no tile to walk on."};
constexpr Refusal kOnWater{"water", "Tourists can't stand on water."};
constexpr Refusal kFieldTaken{"field-taken", "A tourist stands there already."};
constexpr Refusal kTooFar{"too-far", "A tourist walks to one of the eight fields around."};

bool is_spot(unsigned spot) { return is_site(spot / kQuarters); }

// Whether the game knows the words; those that it doesn't use are 0.
bool is_event(Event event) {
  switch (event.verb()) {
    case kStart:
      return event.a >= 1 && event.a <= kTiles && is_site(event.b) && event.c < kRotations;
    case kPlace:
      return is_site(event.a) && event.b < kRotations && event.c == 0;
    case kTourist:
      return event.a < kQuarters && event.b == 0 && event.c == 0;
    case kJump:
      return is_spot(event.a) && event.b < kQuarters && event.c == 0;
    case kWalk:
      return is_spot(event.a) && is_spot(event.b) && event.c == 0;
    case kStay:
      return event.a == 0 && event.b == 0 && event.c == 0;
    default:
      return false;
  }
}

// Whether the city is at most four lines long with a tile in this one. `first` is line 0 of the
// frame, the next one lies `pitch` bits further.
bool fits(Frame laid, Frame first, unsigned pitch, int line) {
  int least = line;
  int most = line;
  for (int i = 0; i < static_cast<int>(kFrameSide); ++i, first <<= pitch) {
    if ((laid & first) == 0) continue;
    if (i < least) least = i;
    if (i > most) most = i;
  }
  return most - least < static_cast<int>(kSide);
}

const Refusal& why_not_there(const State& state, const City& city, unsigned site) {
  const unsigned row = frame_row(city, site);
  const unsigned column = frame_column(city, site);
  const Frame bit = row < kFrameSide && column < kFrameSide ? frame_bit(row, column) : 0;
  if (city.laid == 0) return kNotHome;
  if (state.draws > kCells) return kNotCovering;
  if (city.laid & bit) return kCellTaken;
  if (!fits(city.laid, kFrameNorth, kPitch, static_cast<int>(row)) ||
      !fits(city.laid, kFrameWest, 1, static_cast<int>(column))) {
    return kTooLarge;
  }
  if (!in_set_up(state)) return kOffCity;
  return beside(city.laid) & bit ? kStartSide : kStartCorner;
}

const Refusal& why_not_tile(const State& state, const City& city, Event event) {
  if (!city.has_to_lay() || (event.verb() == kStart) != in_set_up(state)) return kNotNow;
  if (event.verb() == kPlace) return why_not_there(state, city, event.a);
  if ((city.todo >> event.a & 1u) == 0) return kNotThisTile;
  return why_not_there(state, city, event.b);
}

const Refusal& why_not_onto(const City& city, unsigned field) {
  return city.tourists.find(field) < city.tourists.count ? kFieldTaken : kOnWater;
}

const Refusal& why_not_tourist(const State& state, const City& city, Event event) {
  const Tourists& tourists = city.tourists;
  if (!city.has_to_act()) return kNotNow;
  if (event.verb() == kTourist) {
    return tourists.count == kTourists ? kStockEmpty
                                       : why_not_onto(city, city.field_of_last(event.a));
  }
  if (event.verb() == kJump && !may_jump(state)) return kNoJumps;
  const unsigned from = field_of_spot(city, event.a);
  if (tourists.find(from) == tourists.count) return kNobodyThere;
  if (event.verb() == kJump) return why_not_onto(city, city.field_of_last(event.b));
  const unsigned to = field_of_spot(city, event.b);
  if (to == kFields || city.tiles[cell_of_field(to)] == 0) return kNoGround;
  return kAround[from].has(to) ? why_not_onto(city, to) : kTooFar;
}

}  // namespace

const Refusal& why_not(const State& state, const City& city, Event event) {
  if (!is_event(event)) return kNoSuchEvent;
  if (event.verb() == kStart || event.verb() == kPlace) return why_not_tile(state, city, event);
  return event.verb() == kStay ? kNotNow : why_not_tourist(state, city, event);
}

const Refusal& why_no_draw(Event event) {
  const bool known = event.verb() == kDraw && event.a >= 1 && event.a <= kTiles;
  return known && event.b == 0 && event.c == 0 ? kTileDrawn : kNoSuchEvent;
}

}  // namespace rules::cities
