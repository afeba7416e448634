#include "rules/town_builder/town_builder_moves.hpp"

#include <bit>

#include "rules/town_builder/town_builder_awards.hpp"

namespace rules::town_builder {
namespace {

// Four bits as four bytes.
constexpr std::array<uint32_t, 16> kSpread = [] {
  std::array<uint32_t, 16> spread{};
  for (unsigned bits = 0; bits < 16; ++bits) {
    for (unsigned bit = 0; bit < 4; ++bit) spread[bits] |= (bits >> bit & 1u) << 8 * bit;
  }
  return spread;
}();

static_assert(std::endian::native == std::endian::little);

// A foundation takes other cards than before; 0: none.
void set_needs(State& state, unsigned seat, unsigned foundation, unsigned needs) {
  const unsigned before = state.needs[foundation];
  uint32_t* const words = state.fits[seat].words;
  words[0] += kSpread[needs & 15u] - kSpread[before & 15u];
  words[1] += kSpread[needs >> 4] - kSpread[before >> 4];
  state.needs[foundation] = static_cast<uint8_t>(needs);
}

void put_into_list(State& state, uint8_t* head, unsigned card) {
  while (*head < card) head = &state.next[*head];
  state.next[card] = *head;
  *head = static_cast<uint8_t>(card);
}

void take_out_of_list(State& state, uint8_t* head, unsigned card) {
  while (*head != card) head = &state.next[*head];
  *head = state.next[card];
  state.next[card] = kNoCard;
}

// What is still to come under a foundation.
Slack left_of(const State& state, unsigned foundation) {
  Slack left = kCosts[foundation] - kTakes[kAnyResource] * unnamed_under(state, foundation);
  for (unsigned card = first_under(state, foundation); card != kNoCard; card = state.next[card]) {
    left -= kTakes[resources_of(kFaces[card])];
  }
  return left;
}

void complete_or_update(State& state, unsigned seat, unsigned foundation) {
  const Slack left = left_of(state, foundation);
  if (left < kTakes[kAnyResource]) {
    complete(state, seat, foundation);
  } else {
    set_needs(state, seat, foundation, needs_of(left));
  }
}

}  // namespace

void discard(State& state, unsigned card) {
  const uint8_t top = static_cast<uint8_t>(card);
  state.place[card] = kDiscarded;
  state.next[card] = state.discards;
  state.discards = top;
  if (gives_gold(kFaces[card])) state.top_gold = top;
  if (kFaces[card] & kStone) state.top_stone = top;
}

void take_discard(State& state, unsigned card) {
  const auto next_giving = [&](unsigned what) {
    unsigned below = state.next[card];
    while (below != kNoCard && (kFaces[below] & what) == 0) below = state.next[below];
    return static_cast<uint8_t>(below);
  };
  if (state.top_gold == card) state.top_gold = next_giving(kGold);
  if (state.top_stone == card) state.top_stone = next_giving(kStone);
  take_out_of_list(state, &state.discards, card);
}

void add_to_row(State& state, unsigned card) {
  state.unseen.clear(card);
  state.place[card] = kInRow;
  uint8_t* at = state.row + state.row_size++;
  for (; at != state.row; --at) {
    const unsigned before = at[-1];
    if (before < card) break;
    *at = static_cast<uint8_t>(before);
  }
  *at = static_cast<uint8_t>(card);
}

void take_from_row(State& state, unsigned card) {
  // From the end, each card takes the place of the one before it.
  uint8_t* at = state.row + state.row_size--;
  for (unsigned moved = kNoCard; moved != card;) {
    const unsigned before = *--at;
    *at = static_cast<uint8_t>(moved);
    moved = before;
  }
  if (!has_bridges(state)) return;
  for (unsigned seat = 0; seat < kMostSeats; ++seat) {
    if (bridge_of(state, seat) == card) set_bridge(state, seat, kNoCard);
  }
}

void pay(State& state, unsigned seat, unsigned price) {
  const unsigned turn_gold = price < state.turn_gold ? price : state.turn_gold;
  state.turn_gold = static_cast<uint8_t>(state.turn_gold - turn_gold);
  const unsigned paid = price - turn_gold;
  for (price = paid; price != 0; --price) {
    const unsigned oldest = state.gold_first[seat];
    state.gold_first[seat] = state.next[oldest];
    --state.gold[seat];
    discard(state, oldest);
  }
  const unsigned left = state.gold[seat];
  if (left == 0) state.gold_last[seat] = kNoCard;
  if (left < kTreasuryLeast && left + paid >= kTreasuryLeast) update_claims(state, seat);
}

void store(State& state, unsigned seat, unsigned card) {
  const uint8_t newest = static_cast<uint8_t>(card);
  state.place[card] = place_of(kStored, seat);
  state.next[card] = kNoCard;
  const unsigned last = state.gold_last[seat];
  (last == kNoCard ? state.gold_first[seat] : state.next[last]) = newest;
  state.gold_last[seat] = newest;
  if (++state.gold[seat] == kTreasuryLeast) update_claims(state, seat);
}

void start_foundation(State& state, unsigned seat, unsigned card) {
  state.place[card] = place_of(kFoundation, seat);
  put_into_list(state, &state.foundations[seat], card);
  if (kSymbols[card] == 0) {
    complete(state, seat, card);
  } else {
    set_needs(state, seat, card, kFirstNeeds[card]);
  }
}

void put_under(State& state, unsigned seat, unsigned foundation, unsigned card) {
  const unsigned unnamed = state.under[foundation] & ~unsigned{kNoCard};
  state.place[card] = kUnder;
  state.next[card] = kNoCard;
  unsigned last = first_under(state, foundation);
  if (last == kNoCard) {
    state.under[foundation] = static_cast<uint8_t>(unnamed | card);
  } else {
    while (state.next[last] != kNoCard) last = state.next[last];
    state.next[last] = static_cast<uint8_t>(card);
  }
  complete_or_update(state, seat, foundation);
}

void put_unnamed_under(State& state, unsigned seat, unsigned foundation) {
  if (unnamed_under(state, foundation) + 1u == kSymbols[foundation]) {
    complete(state, seat, foundation);  // before two bits are too few
    return;
  }
  state.under[foundation] = static_cast<uint8_t>(state.under[foundation] + kNoCard + 1u);
  complete_or_update(state, seat, foundation);
}

void complete(State& state, unsigned seat, unsigned foundation) {
  for (unsigned card = first_under(state, foundation); card != kNoCard;) {
    const unsigned later = state.next[card];
    discard(state, card);
    card = later;
  }
  state.under[foundation] = kNoCard;
  set_needs(state, seat, foundation, 0);
  take_out_of_list(state, &state.foundations[seat], foundation);
  state.place[foundation] = place_of(kBuilt, seat);
  state.kinds[seat] += kKinds[foundation];
  state.costs[seat] += kCostCounts[foundation];
  if (state.completed < 2) ++state.completed;
  if (kCardData[foundation].type == kCommerce) state.trade = 1;
  const Ability ability = kAbilities[foundation];
  if (ability < kFirstStar) {
    state.pending = static_cast<uint8_t>(state.pending | ability_bit(ability));
  } else if (ability <= kGatehouse) {
    state.stars[seat] = static_cast<uint8_t>(state.stars[seat] | 1u << (ability - kFirstStar));
  }
  update_claims(state, seat);
}

void discard_building(State& state, unsigned seat, unsigned card) {
  state.kinds[seat] -= kKinds[card];
  state.costs[seat] -= kCostCounts[card];
  state.stars[seat] =
      static_cast<uint8_t>(state.stars[seat] & ~(1u << (kAbilities[card] - kFirstStar)));
  update_claims(state, seat);
  discard(state, card);
}

}  // namespace rules::town_builder
