// What may be done, listed. Of a city that is not free each list comes from the masks it keeps.
#pragma once

#include "rules/cities/cities.hpp"
#include "rules/cities/cities_free.hpp"

namespace rules {
namespace cities {

// As one word: what all events of a list share, and what differs in b or c.
template <class Verb>
constexpr uint32_t event_word(Actor actor, Verb verb, unsigned a = 0, unsigned b = 0,
                              unsigned c = 0) {
  return std::bit_cast<uint32_t>(event(actor, verb, a, b, c));
}
inline constexpr unsigned kAShift = 8;
inline constexpr unsigned kBShift = 16;
inline constexpr unsigned kCShift = 24;

// A spot as a and b of a jump, a covering or the start of a walk, and as the end of one.
constexpr uint32_t spot_from(unsigned spot) { return spot << kAShift; }
constexpr uint32_t spot_to(unsigned spot) {
  return quarter_of_spot(spot) << (kBShift + 2) | site_of(spot) << kCShift;
}

// By field of a city that keeps masks, as if the first tile were at -7, -7: the end of a walk.
inline constexpr auto kEndOfField = [] {
  std::array<uint32_t, kFields> ends{};
  for (unsigned field = 0; field < kFields; ++field) ends[field] = spot_to(kSpotOfField[field]);
  return ends;
}();

// The same of a free city.
inline constexpr auto kWideEndOfField = [] {
  std::array<uint32_t, kWideFields> ends{};
  for (unsigned field = 0; field < kWideFields; ++field) ends[field] = spot_to(wide_spot(field));
  return ends;
}();

// An event that is written up to its quarter turns, with all of these.
template <class Sink>
[[gnu::always_inline]] inline bool list_turns(uint32_t word, unsigned shift, Sink& sink) {
  static_assert(kRotations == 4);
  const uint32_t step = 1u << shift;
  return sink(std::bit_cast<Event>(word)) && sink(std::bit_cast<Event>(word + step)) &&
         sink(std::bit_cast<Event>(word + 2 * step)) && sink(std::bit_cast<Event>(word + 3 * step));
}

// All tiles that the player may lay now, on this site.
template <class Sink>
bool list_starts(const State& state, Actor actor, unsigned site, Sink& sink) {
  for (unsigned left = state.cities[actor - 1].todo; left != 0; left &= left - 1) {
    const unsigned tile = tile_to_lay(state, static_cast<unsigned>(std::countr_zero(left)));
    if (!list_turns(event_word(actor, Verb::kStart, tile, site), kCShift, sink)) return false;
  }
  return true;
}
template <class Sink>
[[gnu::always_inline]] inline bool list_site(const State& state, Actor actor, unsigned site,
                                             Sink& sink) {
  if (in_set_up(state)) return list_starts(state, actor, site, sink);
  return list_turns(event_word(actor, Verb::kPlace, site), kBShift, sink);
}

// The ways to cover from a field, of which this is the spot.
template <class Sink>
bool list_cover(Actor actor, unsigned spot, Sink& sink) {
  return list_turns(event_word(actor, Verb::kCover) | spot_from(spot), kCShift, sink);
}

template <class Sink>
bool list_wide_tiles(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  const WideCells cells = wide_next_cells(state, city);
  const unsigned shift = bit_shift(city);
  const uint32_t word = event_word(actor, Verb::kPlace) + (shift << kAShift);
  for (unsigned i = 0; i < WideCells::kWords; ++i) {
    for (uint32_t left = cells.rows[i]; left != 0; left &= left - 1) {
      const unsigned bit = 32 * i + static_cast<unsigned>(std::countr_zero(left));
      if (!list_turns(word + (uint32_t{kSiteOfWideBit[bit]} << kAShift), kBShift, sink)) {
        return false;
      }
    }
  }
  return true;
}

template <class Sink>
bool list_wide_covers(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  const WideFields fields = wide_cover_fields(state, city);
  for (unsigned row = 0; row < kWideFieldSide; ++row) {
    for (uint32_t left = fields.rows[row + 1]; left != 0; left &= left - 1) {
      const unsigned column = static_cast<unsigned>(std::countr_zero(left)) - 1;
      const unsigned spot = wide_spot(row * kWideFieldSide + column) + spot_shift(city);
      if (!list_cover(actor, spot, sink)) return false;
    }
  }
  return true;
}

template <class Sink>
bool list_covers(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  if (!sink(event(actor, Verb::kDecline))) return false;
  if (is_free(state)) return list_wide_covers(state, actor, sink);
  for (unsigned row = 0; row < kCoverSide; ++row) {
    for (unsigned column = 0; column < kCoverSide; ++column) {
      const unsigned spot = spot_of_field(row * kFieldSide + column, spot_shift(city));
      if (!list_cover(actor, spot, sink)) return false;
    }
  }
  return true;
}

template <class Sink>
bool list_tiles(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  if (at_one_more(state)) return list_covers(state, actor, sink);
  if (is_free(state) && !in_set_up(state)) return list_wide_tiles(state, actor, sink);
  const unsigned shift = bit_shift(city);
  for (Frame left = cells_to_lay(state, city); left != 0; left &= left - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    if (!list_site(state, actor, site_of_bit(bit, shift), sink)) return false;
  }
  return true;
}

// Sending one from the stock to these quarters, and the jumps of all others to them.
template <class Sink>
[[gnu::always_inline]] inline bool list_sends(const State& state, Actor actor, unsigned quarters,
                                              Sink& sink) {
  if (!sink(event(actor, Verb::kStay))) return false;
  if (state.cities[actor - 1].tourists.count == kTourists) return true;
  for (unsigned left = quarters; left != 0; left &= left - 1) {
    if (!sink(event(actor, Verb::kTourist, static_cast<unsigned>(std::countr_zero(left)))))
      return false;
  }
  return true;
}
template <class Sink>
[[gnu::always_inline]] inline bool list_jumps(uint32_t word, unsigned quarters, Sink& sink) {
  for (unsigned left = quarters; left != 0; left &= left - 1) {
    const auto quarter = static_cast<uint32_t>(std::countr_zero(left));
    if (!sink(std::bit_cast<Event>(word | quarter << kCShift))) return false;
  }
  return true;
}

template <class Sink>
bool list_wide_tourists(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  const WideFields open = wide_open(state, city);
  const unsigned place_shift = spot_shift(city);
  const unsigned row = city.last / kWideFieldSide + 1;
  const unsigned shift = city.last % kWideFieldSide + 1;
  const unsigned quarters = (open.rows[row] >> shift & 3u) | (open.rows[row + 1] >> shift & 3u)
                                                                 << 2;
  if (!list_sends(state, actor, quarters, sink)) return false;
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    const unsigned field = city.tourists.at[i];
    const unsigned north = field / kWideFieldSide;  // as rows of `open`
    const unsigned west = field % kWideFieldSide;
    const uint32_t from = spot_from(wide_spot(field) + place_shift);
    const uint32_t jump = event_word(actor, Verb::kJump) | from;
    if (may_jump(state) && !list_jumps(jump, quarters, sink)) return false;
    const uint32_t walk = (event_word(actor, Verb::kWalk) | from) + (place_shift << kCShift);
    // From the field in the north-west on; those beyond the edge are never open.
    const unsigned first = field - kWideFieldSide - 1;
    for (unsigned down = 0; down < 3; ++down) {
      for (unsigned left = open.rows[north + down] >> west & 7u; left != 0; left &= left - 1) {
        const unsigned across = static_cast<unsigned>(std::countr_zero(left));
        const unsigned to = first + down * kWideFieldSide + across;
        if (!sink(std::bit_cast<Event>(walk + kWideEndOfField[to]))) return false;
      }
    }
  }
  return true;
}

template <class Sink>
bool list_tourists(const State& state, Actor actor, Sink& sink) {
  const City& city = state.cities[actor - 1];
  if (is_free(state)) return list_wide_tourists(state, actor, sink);
  const Tourists tourists = city.tourists;
  const Mask open = city.open;
  const unsigned shift = spot_shift(city);
  const unsigned quarters = city.open_quarters();
  if (!list_sends(state, actor, quarters, sink)) return false;
  const unsigned jumps = may_jump(state) ? quarters : 0;
  for (unsigned i = 0; i < tourists.count; ++i) {
    const unsigned field = tourists.at[i];
    const uint32_t from = spot_from(spot_of_field(field, shift));
    if (!list_jumps(event_word(actor, Verb::kJump) | from, jumps, sink)) return false;
    const uint32_t walk = (event_word(actor, Verb::kWalk) | from) + (shift << kCShift);
    const auto steps = open & kAround[field];
    for (unsigned half = 0; half < 2; ++half) {
      for (uint32_t left = steps.words[half]; left != 0; left &= left - 1) {
        const unsigned to = half * Mask::kWordBits + static_cast<unsigned>(std::countr_zero(left));
        if (!sink(std::bit_cast<Event>(walk + kEndOfField[to]))) return false;
      }
    }
  }
  return true;
}

}  // namespace cities

template <class Sink>
void Cities::options(const State& state, Sink&& sink) {
  bool drawing = state.draws < cities::all_draws(state);
  for (unsigned seat = 0; seat < state.players; ++seat) {
    const cities::City& city = state.cities[seat];
    if (city.ways == 0) continue;
    drawing = false;
    const Actor actor = static_cast<Actor>(seat + 1);
    const bool more = city.has_to_lay() ? cities::list_tiles(state, actor, sink)
                                        : cities::list_tourists(state, actor, sink);
    if (!more) return;
  }
  if (!drawing) return;
  for (unsigned tile = 1; tile <= cities::kTiles; ++tile) {
    if ((state.unseen >> tile & 1u) && !sink(event(kChance, cities::Verb::kDraw, tile))) return;
  }
}

}  // namespace rules
