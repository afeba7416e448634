// One of all options by a number, without listing them.
#include "rules/cities/cities.hpp"
#include "rules/core/assert.hpp"

namespace rules {

using namespace cities;

namespace {

Event nth_tile(const State& state, Actor actor, unsigned n) {
  const City& city = state.cities[actor - 1];
  const Frame cells = cells_to_lay(state, city);
  const unsigned turns = n % kRotations;
  n /= kRotations;
  if (!in_set_up(state)) {
    return event(actor, kPlace, site_of_bit(nth_bit(cells, n), bit_shift(city)), turns);
  }
  const unsigned all = count_bits(cells);
  uint32_t tiles = city.todo;
  for (; n >= all; n -= all) tiles &= tiles - 1;
  return event(actor, kStart, nth_bit(tiles, 0), site_of_bit(nth_bit(cells, n), bit_shift(city)),
               turns);
}

// North-west to south-east, by columns and rows.
constexpr int8_t kEastward[kSteps] = {-1, 0, 1, -1, 1, -1, 0, 1};
constexpr int8_t kSouthward[kSteps] = {-1, -1, -1, 0, 0, 1, 1, 1};

// One of ways_to_act(); false if it can't be done.
bool nth_act(const State& state, Actor actor, unsigned n, Event& picked) {
  const City& city = state.cities[actor - 1];
  const Tourists& tourists = city.tourists;
  if (n < tourists.count * kSteps) {
    const unsigned from = tourists.at[n / kSteps];
    const unsigned column = from % kFieldSide + static_cast<unsigned>(kEastward[n % kSteps]);
    const unsigned row = from / kFieldSide + static_cast<unsigned>(kSouthward[n % kSteps]);
    const unsigned to = row * kFieldSide + column;
    if (column >= kFieldSide || row >= kFieldSide || !city.open.has(to)) return false;
    const unsigned shift = spot_shift(city);
    picked = event(actor, kWalk, spot_of_field(from, shift), spot_of_field(to, shift));
    return true;
  }
  n -= tourists.count * kSteps;
  if (n == 0) {
    picked = event(actor, kStay);
    return true;
  }
  --n;
  const unsigned quarter = n % kQuarters;
  if ((city.open_quarters() >> quarter & 1u) == 0) return false;
  n /= kQuarters;
  if (tourists.count < kTourists) {
    if (n == 0) {
      picked = event(actor, kTourist, quarter);
      return true;
    }
    --n;
  }
  picked = event(actor, kJump, spot_of_field(tourists.at[n], spot_shift(city)), quarter);
  return true;
}

Event pick_draw(const State& state, Rng& rng) {
  RULES_ASSERT(state.draws < all_draws(state));
  for (;;) {
    const unsigned tile = rng.below(kTiles) + 1;
    if (state.unseen >> tile & 1u) return event(kChance, kDraw, tile);
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
    if (nth_act(state, actor, n, picked)) return picked;
  }
}

}  // namespace rules
