// What the deeds of a player can be aimed at now, and which abilities there are to use.
#pragma once

#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

// In the set-up: awards not yet drawn, bit a for award a.
inline unsigned open_awards(const State& state) {
  const unsigned drawn = state.open[0] == kNone ? 0 : 1u << state.open[0];
  return ((1u << kAwards) - 1) & ~drawn;
}

// --- abilities ----------------------------------------------------------------------------------

// Those of the own district that may be used in this turn, the Gatehouse's aside; some may lack a
// target.
inline Abilities own_abilities(const State& state, unsigned seat) {
  if (state.star) return state.pending;
  return state.pending | (Abilities{state.stars[seat]} << kFirstStar & kCopiedAbilities) |
         ability_bit(kCrest);
}

// Those that the Gatehouse copies: of the other players' districts; alone, of the own one.
inline Abilities copied_abilities(const State& state, unsigned seat) {
  if (state.star || (state.stars[seat] >> kCopied & 1u) == 0) return 0;
  unsigned stars = 0;
  for (unsigned other = 0; other < state.players; ++other) {
    if (other != seat || alone(state)) stars |= state.stars[other];
  }
  return Abilities{stars} << kFirstStar & kCopiedAbilities;
}

// The player whose district has it. Before: there is one.
inline unsigned owner_of_star(const State& state, unsigned ability) {
  unsigned player = 1;
  while ((state.stars[player - 1] >> (ability - kFirstStar) & 1u) == 0) ++player;
  return player;
}

inline bool holds(const State& state, unsigned seat, Condition condition) {
  switch (condition) {
    case Condition::kAlways:
      return true;
    case Condition::kDeckHolds:
      return deck_holds(state);
    case Condition::kSomeCompleted:
      return state.completed != 0;
    case Condition::kTradeCompleted:
      return state.trade != 0;
    case Condition::kNoneStored:
      return state.gold[seat] == 0 && state.top_gold != kNoCard;
    case Condition::kStoneDiscarded:
      return state.top_stone != kNoCard;
    case Condition::kGold:
      return gold_of(state, seat) != 0;
  }
  return false;
}

// --- targets ------------------------------------------------------------------------------------

// "Orchard": not from the row, so without the Bank's discount.
inline bool can_start_revealed(const State& state, unsigned seat, unsigned card) {
  return kCardData[card].gold <= gold_of(state, seat);
}

// The foundations that take what gives one of these resources.
template <class Sink>
bool list_foundations(const State& state, unsigned seat, unsigned resources, Sink&& sink) {
  if (state.fits[seat].by()[resources] == 0) return true;
  for (unsigned at = state.foundations[seat]; at != kNoCard; at = state.next[at]) {
    if ((state.needs[at] >> resources & 1u) && !sink(at)) return false;
  }
  return true;
}

// Gives the bytes that name each target to `sink`, until it returns false.
template <class Sink>
bool list_aims(const State& state, const OpenRow& row, Target target, Sink&& sink) {
  const unsigned seat = state.active - 1u;
  const auto alone_named = [&](unsigned card) { return sink(card, 0u); };
  switch (target) {
    case Target::kNothing:
      return sink(0u, 0u);
    case Target::kStart: {
      const Purse purse(state, seat);
      for (const unsigned card : row) {
        if (purse.pays(kFaces[card]) && !sink(card, 0u)) return false;
      }
      return true;
    }
    case Target::kResource:
      for (const unsigned card : row) {
        const auto with_card = [&](unsigned foundation) { return sink(card, foundation); };
        if (!list_foundations(state, seat, resources_of(kFaces[card]), with_card)) return false;
      }
      return true;
    case Target::kGold:
      for (const unsigned card : row) {
        if (gives_gold(kFaces[card]) && !sink(card, 0u)) return false;
      }
      return true;
    case Target::kRow:
      for (unsigned i = 0; i < state.row_size; ++i) {
        if (!sink(state.row[i], 0u)) return false;
      }
      return true;
    case Target::kFoundation:
      return list_foundations(state, seat, kAnyResource, alone_named);
    case Target::kSmallFoundation:
      for (unsigned at = state.foundations[seat]; at != kNoCard; at = state.next[at]) {
        if (is_small(at) && !sink(at, 0u)) return false;
      }
      return true;
    case Target::kStoneFoundation:
      return list_foundations(state, seat, resources_of(kFaces[state.top_stone]), alone_named);
  }
  return true;
}

// How many targets the row offers for the three actions.
struct RowWays {
  unsigned start = 0;
  unsigned resource = 0;
  unsigned gold = 0;

  void count(const State& state, const OpenRow& row, unsigned seat) {
    const Purse purse(state, seat);
    const unsigned limit = purse.limit();
    const uint8_t* const fits = state.fits[seat].by();
    unsigned gold_bits = 0;
    for (const unsigned card : row) {
      const unsigned face = kFaces[card];
      start += face < limit;
      resource += fits[face & kAnyResource];
      gold_bits += face & kGold;
    }
    gold = gold_bits / kGold;
    if (purse.pays_bank()) start += !Bars(state, seat).hold(kBankCard);
  }
  unsigned sum() const { return start + resource + gold; }
};

unsigned count_small(const State& state, unsigned seat);

// How many targets there are, as list_aims() gives them.
inline unsigned count_aims(const State& state, const RowWays& ways, Target target) {
  const unsigned seat = state.active - 1u;
  switch (target) {
    case Target::kNothing:
      return 1;
    case Target::kStart:
      return ways.start;
    case Target::kResource:
      return ways.resource;
    case Target::kGold:
      return ways.gold;
    case Target::kRow:
      return state.row_size;
    case Target::kFoundation:
      return state.fits[seat].by()[kAnyResource];
    case Target::kSmallFoundation:
      return count_small(state, seat);
    case Target::kStoneFoundation:
      return state.fits[seat].by()[resources_of(kFaces[state.top_stone])];
  }
  return 0;
}

// The n-th foundation that takes what gives one of these resources. Before: there are more than n.
inline unsigned nth_foundation(const State& state, unsigned seat, unsigned resources, unsigned n) {
  unsigned at = state.foundations[seat];
  for (;; at = state.next[at]) {
    if ((state.needs[at] >> resources & 1u) == 0) continue;
    if (n == 0) return at;
    --n;
  }
}

struct Aim {
  uint8_t b;
  uint8_t c;
};

// The n-th card, or card and foundation, that the row offers. Before: there are more than n.
inline unsigned nth_start(const State& state, const OpenRow& row, unsigned n) {
  const Purse purse(state, state.active - 1u);
  const uint8_t* card = row.begin();
  for (;; ++card) {
    if (purse.pays(kFaces[*card]) && n-- == 0) return *card;
  }
}
inline unsigned nth_gold(const OpenRow& row, unsigned n) {
  const uint8_t* card = row.begin();
  for (;; ++card) {
    if (gives_gold(kFaces[*card]) && n-- == 0) return *card;
  }
}
inline Aim nth_resource(const State& state, const OpenRow& row, unsigned n) {
  const unsigned seat = state.active - 1u;
  const uint8_t* const fits = state.fits[seat].by();
  const uint8_t* card = row.begin();
  for (;; ++card) {
    const unsigned resources = resources_of(kFaces[*card]);
    if (n < fits[resources]) {
      return {*card, static_cast<uint8_t>(nth_foundation(state, seat, resources, n))};
    }
    n -= fits[resources];
  }
}

// The n-th of them. Before: there are more than n.
Aim nth_aim(const State& state, const OpenRow& row, Target target, unsigned n);

}  // namespace rules::town_builder
