#include "rules/cities/cities.hpp"

#include "rules/cities/cities_free.hpp"
#include "rules/cities/cities_refusals.hpp"

namespace rules {

using namespace cities;

static_assert(Recorded<Cities>);

namespace {

// These do it if they may. Sites and spots that are none lie outside of every city.

template <unsigned side>
inline constexpr bool kIsFree = side == kWideSide;

template <unsigned side>
bool may_lie(const State& state, const City& city, unsigned row, unsigned column) {
  if (row > side || column > side) return false;
  if constexpr (kIsFree<side>) {
    if (!in_set_up(state)) return wide_next_cells(state, city).has(wide_bit(row, column));
    if (row >= kFrameSide || column >= kFrameSide) return false;
  }
  return (cells_to_lay(state, city) & frame_bit(row, column)) != 0;
}

// On a row and column of the frame; false if it may not lie there.
template <unsigned side>
[[gnu::always_inline]] inline bool lay(const State& state, City& city, unsigned draw,
                                       unsigned turns, unsigned site) {
  unsigned row = frame_row(city, site);
  unsigned column = frame_column(city, site);
  if (turns >= kRotations || !may_lie<side>(state, city, row, column)) return false;
  city.before = city.tourists;
  if (column == 0) {
    grow_west(city, lying(state, city));
    column = 1;
  }
  if (row == 0) {
    grow_north(city, lying(state, city), 2 * side);
    row = 1;
  }
  city.tiles[draw] = lie_at(row - 1, column - 1, turns);
  city.last = static_cast<uint8_t>((row - 1) * 4 * side + (column - 1) * 2);
  if constexpr (!kIsFree<side>) {
    city.laid |= frame_bit(row, column);
    city.open.set_cell(city.last, kDry[laid_tile(state.drawn[draw], turns)]);
  }
  return true;
}

bool place_tile(const State& state, City& city, Event event) {
  if (in_set_up(state) || at_one_more(state)) return false;
  if (!city.has_to_lay() || event.c != 0) return false;
  const unsigned draw = state.draws - 1u;
  if (!(is_free(state) ? lay<kWideSide>(state, city, draw, event.b, event.a)
                       : lay<kSide>(state, city, draw, event.b, event.a))) {
    return false;
  }
  city.todo = 0;
  city.ways = ways_to_act(state, city);
  return true;
}

bool start_tile(const State& state, City& city, Event event) {
  if (!in_set_up(state)) return false;
  unsigned draw = 0;
  while (draw < kStartTiles && state.drawn[draw] != event.a) ++draw;
  if ((city.todo >> draw & 1u) == 0) return false;
  if (!(is_free(state) ? lay<kWideSide>(state, city, draw, event.c, event.b)
                       : lay<kSide>(state, city, draw, event.c, event.b))) {
    return false;
  }
  city.todo = static_cast<uint8_t>(city.todo & ~(1u << draw));
  city.last = 0;
  city.ways = city.todo == 0 ? 0 : ways_to_lay(state, city);
  return true;
}

// "Just one more": the tile goes on top of any four fields, or nowhere.
bool decide(const State& state, City& city, Event event) {
  if (!at_one_more(state) || !city.has_to_lay()) return false;
  const unsigned side = field_side(state);
  if (event.is(Verb::kDecline)) {
    if ((event.a | event.b | event.c) != 0) return false;
    const Lie lie = city.tiles[kCells - 1];
    city.before = city.tourists;
    city.cover = kDeclined;
    city.last = static_cast<uint8_t>(row_of(lie) * 2 * side + column_of(lie) * 2);
  } else {
    const unsigned first = field_named(state, city, event.a, event.b);
    if (first == kNoField || event.c >= kRotations) return false;
    if (!covers_city(state, city, first)) return false;
    city.before = city.tourists;
    city.tourists.remove_quarters(first, side);
    city.cover = kCovered;
    city.cover_at = static_cast<uint8_t>(first);
    city.cover_turns = event.c;
    city.last = city.cover_at;
    if (!is_free(state)) city.open.set_quarters(first, kDry[covering_tile(state, city)]);
  }
  city.todo = 0;
  city.ways = ways_to_act(state, city);
  return true;
}

// Which tourist goes to which field: its place in the list, or the number of those in the city for
// one from the stock. False: there is no such tourist or no such field.
template <unsigned side>
bool find_move(const State& state, const City& city, Event event, unsigned& tourist,
               unsigned& field) {
  const unsigned standing = city.tourists.count;
  if (event.is(Verb::kTourist)) {
    if (event.a >= kQuarters || (event.b | event.c) != 0 || standing == kTourists) return false;
    tourist = standing;
    field = quarter_from<2 * side>(city.last, event.a);
    return true;
  }
  const bool jumps = event.is(Verb::kJump);
  const unsigned from = field_named<side>(city, event.a, jumps ? event.b : event.b % kQuarters);
  tourist = city.tourists.find(from);
  if (tourist == standing) return false;
  if (jumps) {
    if (!may_jump(state) || event.c >= kQuarters) return false;
    field = quarter_from<2 * side>(city.last, event.c);
    return true;
  }
  field = field_named<side>(city, event.c, event.b / kQuarters);
  return field != kNoField && are_near<side>(from, field);
}

template <unsigned side>
bool move_tourist(const State& state, City& city, Event event) {
  unsigned tourist = 0;
  unsigned field = 0;
  if (!city.has_to_act() || !find_move<side>(state, city, event, tourist, field)) return false;
  if constexpr (kIsFree<side>) {
    if (!is_open_field(state, city, field)) return false;
  } else {
    if (!city.open.has(field)) return false;
    if (tourist != city.tourists.count) city.open.flip(city.tourists.at[tourist]);
    city.open.flip(field);
  }
  city.tourists.send(tourist, field);
  city.ways = 0;
  return true;
}

bool act(const State& state, City& city, Event event) {
  switch (static_cast<Verb>(event.verb())) {
    case Verb::kStart:
      return start_tile(state, city, event);
    case Verb::kPlace:
      return place_tile(state, city, event);
    case Verb::kTourist:
    case Verb::kJump:
    case Verb::kWalk:
      return is_free(state) ? move_tourist<kWideSide>(state, city, event)
                            : move_tourist<kSide>(state, city, event);
    case Verb::kStay:
      if (!city.has_to_act() || (event.a | event.b | event.c) != 0) return false;
      city.ways = 0;
      return true;
    case Verb::kCover:
    case Verb::kDecline:
      return decide(state, city, event);
    default:
      return false;
  }
}

// Starting tiles are kept in ascending order: nothing tells the order they were drawn in.
void add_draw(State& state, uint8_t tile) {
  unsigned at = state.draws++;
  for (; at != 0 && at < kStartTiles && state.drawn[at - 1] > tile; --at) {
    state.drawn[at] = state.drawn[at - 1];
  }
  state.drawn[at] = tile;
}

bool draw(State& state, Event event) {
  if (!event.is(Verb::kDraw) || event.a > kTiles || (event.b | event.c) != 0) return false;
  const uint32_t tile = 1u << event.a;
  if ((state.unseen & tile) == 0) return false;
  state.unseen &= ~tile;
  add_draw(state, event.a);
  if (state.draws < kStartTiles) return true;
  const uint8_t todo = in_set_up(state) ? kStartTodo : 1;
  for (unsigned seat = 0; seat < state.players; ++seat) {
    City& city = state.cities[seat];
    city.todo = todo;
    city.before = {};
    city.last = 0;
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
