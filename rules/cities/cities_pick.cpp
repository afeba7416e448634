// One of all options by a number, without listing them.
#include "rules/cities/cities.hpp"
#include "rules/core/assert.hpp"

namespace rules {

using namespace cities;

namespace {

Event nth_start(const State& state, Actor actor, unsigned n, unsigned turns) {
  const City& city = state.cities[actor - 1];
  const Frame cells = cells_to_start(state, city);
  unsigned todo = city.todo;
  for (const unsigned all = count_bits(cells); n >= all; n -= all) todo &= todo - 1;
  const unsigned site = site_of_bit(nth_bit(cells, n), bit_shift(city));
  return event(actor, Verb::kStart, tile_to_lay(state, nth_bit(todo, 0)), site, turns);
}

Event nth_cover(const State& state, Actor actor, unsigned n) {
  const City& city = state.cities[actor - 1];
  if (n == 0) return event(actor, Verb::kDecline);
  --n;
  const unsigned turns = n % kRotations;
  n /= kRotations;
  unsigned spot = 0;
  if (is_free(state)) {
    unsigned row = 0;
    unsigned bit = 0;
    find_nth(wide_cover_fields(state, city), n, row, bit);
    spot = wide_spot((row - 1) * kWideFieldSide + bit - 1) + spot_shift(city);
  } else {
    const unsigned field = n / kCoverSide * kFieldSide + n % kCoverSide;
    spot = spot_of_field(field, spot_shift(city));
  }
  return event(actor, Verb::kCover, site_of(spot), quarter_of_spot(spot), turns);
}

Event nth_tile(const State& state, Actor actor, unsigned n) {
  const City& city = state.cities[actor - 1];
  if (at_one_more(state)) return nth_cover(state, actor, n);
  const unsigned turns = n % kRotations;
  n /= kRotations;
  if (in_set_up(state)) return nth_start(state, actor, n, turns);
  if (is_free(state)) {
    unsigned word = 0;
    unsigned bit = 0;
    find_nth(wide_next_cells(state, city), n, word, bit);
    return event(actor, Verb::kPlace, site_of_wide_bit(32 * word + bit, bit_shift(city)), turns);
  }
  const unsigned bit = nth_bit(next_cells(city.laid), n);
  return event(actor, Verb::kPlace, site_of_bit(bit, bit_shift(city)), turns);
}

// North-west to south-east, by columns and rows.
constexpr int8_t kEastward[kSteps] = {-1, 0, 1, -1, 1, -1, 0, 1};
constexpr int8_t kSouthward[kSteps] = {-1, -1, -1, 0, 0, 1, 1, 1};

// What differs in a free city.
struct Kept {
  static constexpr unsigned kSide = kFieldSide;
  static bool is_open(const State&, const City& city, unsigned field) {
    return city.open.has(field);
  }
  static unsigned spot(const City& city, unsigned field) {
    return spot_of_field(field, spot_shift(city));
  }
};
struct Wide {
  static constexpr unsigned kSide = kWideFieldSide;
  static bool is_open(const State& state, const City& city, unsigned field) {
    return is_open_field(state, city, field);
  }
  static unsigned spot(const City& city, unsigned field) {
    return wide_spot(field) + spot_shift(city);
  }
};

// One of ways_to_act(); false if it can't be done.
template <class Its>
bool nth_act(const State& state, Actor actor, unsigned n, Event& picked) {
  const City& city = state.cities[actor - 1];
  const Tourists& tourists = city.tourists;
  if (n < tourists.count * kSteps) {
    const unsigned from = tourists.at[n / kSteps];
    const unsigned column = from % Its::kSide + static_cast<unsigned>(kEastward[n % kSteps]);
    const unsigned row = from / Its::kSide + static_cast<unsigned>(kSouthward[n % kSteps]);
    const unsigned to = row * Its::kSide + column;
    if (column >= Its::kSide || row >= Its::kSide || !Its::is_open(state, city, to)) return false;
    picked = std::bit_cast<Event>(event_word(actor, Verb::kWalk) |
                                  spot_from(Its::spot(city, from)) | spot_to(Its::spot(city, to)));
    return true;
  }
  n -= tourists.count * kSteps;
  if (n == 0) {
    picked = event(actor, Verb::kStay);
    return true;
  }
  --n;
  const unsigned quarter = n % kQuarters;
  const unsigned to = city.last + quarter / 2 * Its::kSide + quarter % 2;
  if (!Its::is_open(state, city, to)) return false;
  n /= kQuarters;
  if (tourists.count < kTourists) {
    if (n == 0) {
      picked = event(actor, Verb::kTourist, quarter);
      return true;
    }
    --n;
  }
  picked = std::bit_cast<Event>(event_word(actor, Verb::kJump, 0, 0, quarter) |
                                spot_from(Its::spot(city, tourists.at[n])));
  return true;
}

Event pick_draw(const State& state, Rng& rng) {
  RULES_ASSERT(state.draws < all_draws(state));
  for (;;) {
    const unsigned tile = rng.below(kTiles) + 1;
    if (state.unseen >> tile & 1u) return event(kChance, Verb::kDraw, tile);
  }
}

}  // namespace

Event Cities::pick(const State& state, Rng& rng) {
  const unsigned all = all_ways(state);
  if (all == 0) return pick_draw(state, rng);
  for (;;) {
    unsigned n = rng.below(all);
    unsigned seat = 0;
    for (; n >= state.cities[seat].ways; ++seat) n -= state.cities[seat].ways;
    const Actor actor = static_cast<Actor>(seat + 1);
    if (state.cities[seat].has_to_lay()) return nth_tile(state, actor, n);
    Event picked;
    if (is_free(state) ? nth_act<Wide>(state, actor, n, picked)
                       : nth_act<Kept>(state, actor, n, picked)) {
      return picked;
    }
  }
}

}  // namespace rules
