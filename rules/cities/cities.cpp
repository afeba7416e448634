#include "rules/cities/cities.hpp"

#include "rules/cities/cities_refusals.hpp"

namespace rules {

using namespace cities;

static_assert(Recorded<Cities>);

namespace {

// These do it if they may. Sites and spots that are none lie outside of every city.

bool lay_tile(const State& state, City& city, Event event) {
  const bool starting = in_set_up(state);
  unsigned tile = event.a;
  unsigned site = event.b;
  unsigned turns = event.c;
  if (!starting) {
    if (event.verb() != kPlace || !city.has_to_lay() || event.c != 0) return false;
    tile = static_cast<unsigned>(std::countr_zero(city.todo));
    site = event.a;
    turns = event.b;
  } else if (event.verb() != kStart || tile > kTiles || (city.todo >> tile & 1u) == 0) {
    return false;
  }
  const unsigned row = frame_row(city, site);
  const unsigned column = frame_column(city, site);
  if (row >= kFrameSide || column >= kFrameSide || turns >= kRotations) return false;
  if ((cells_to_lay(state, city) & frame_bit(row, column)) == 0) return false;
  lay(city, laid_tile(tile, turns), row, column);
  city.todo &= ~(1u << tile);
  if (!starting) {
    city.ways = ways_to_act(state, city);
  } else {
    city.last = 0;
    city.ways = city.todo == 0 ? 0 : ways_to_lay(state, city);
  }
  return true;
}

// Which tourist goes to which field: its place in the list, or the number of those in the city for
// one from the stock. False: there is no such tourist or no such field.
bool find_move(const State& state, const City& city, Event event, unsigned& tourist,
               unsigned& field) {
  const unsigned standing = city.tourists.count;
  if (event.verb() == kTourist) {
    if (event.a >= kQuarters || event.b != 0 || standing == kTourists) return false;
    tourist = standing;
    field = city.field_of_last(event.a);
    return true;
  }
  const unsigned from = field_of_spot(city, event.a);
  tourist = city.tourists.find(from);
  if (tourist == standing) return false;
  if (event.verb() == kJump) {
    if (!may_jump(state) || event.b >= kQuarters) return false;
    field = city.field_of_last(event.b);
    return true;
  }
  field = field_of_spot(city, event.b);
  return field != kFields && kAround[from].has(field);
}

bool act(const State& state, City& city, Event event) {
  switch (event.verb()) {
    case kStart:
    case kPlace:
      return lay_tile(state, city, event);
    case kTourist:
    case kJump:
    case kWalk: {
      unsigned tourist = 0;
      unsigned field = 0;
      if (!city.has_to_act() || event.c != 0) return false;
      if (!find_move(state, city, event, tourist, field) || !city.open.has(field)) return false;
      send(city, tourist, field);
      break;
    }
    case kStay:
      if (!city.has_to_act() || (event.a | event.b | event.c) != 0) return false;
      break;
    default:
      return false;
  }
  city.ways = 0;
  return true;
}

bool draw(State& state, Event event) {
  if (event.verb() != kDraw || event.a > kTiles || (event.b | event.c) != 0) return false;
  const uint32_t tile = 1u << event.a;
  if ((state.unseen & tile) == 0) return false;
  state.unseen &= ~tile;
  ++state.draws;
  if (state.draws < kStartTiles) return true;
  const uint32_t todo = in_set_up(state) ? kAllTiles & ~state.unseen : tile;
  for (unsigned seat = 0; seat < state.players; ++seat) {
    City& city = state.cities[seat];
    city.todo = todo;
    city.before = {};
    city.last = 0;
    city.covered = 0;
    city.ways = ways_to_lay(state, city);
  }
  return true;
}

}  // namespace

State Cities::start(const Options& options, uint8_t players) {
  State state;
  state.options = options;
  state.players = players;
  return state;
}

Verdict Cities::apply(State& state, Event event) {
  const unsigned seat = event.actor() - 1u;
  if (seat < state.players && state.cities[seat].ways != 0) {
    City& city = state.cities[seat];
    if (act(state, city, event)) return {};
    return why_not(state, city, event);
  }
  const Actors acting = to_act(state);
  if (acting == 0) return kGameOver;
  if (!holds(acting, event.actor())) return kNotYourTurn;
  if (draw(state, event)) return {};
  return why_no_draw(event);
}

}  // namespace rules
