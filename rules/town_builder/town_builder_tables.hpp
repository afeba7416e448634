// What the rules look up, computed from the data when compiled.
#pragma once

#include <array>
#include <cstdint>

#include "rules/town_builder/town_builder_data.hpp"

namespace rules::town_builder {

template <class Value>
using PerCard = std::array<Value, kCards>;

// No card: as large as six bits hold.
inline constexpr uint8_t kNoCard = 63;

constexpr unsigned card_with(Ability ability) {
  unsigned card = 0;
  while (kCardData[card].ability != ability) ++card;
  return card;
}

inline constexpr unsigned kBankCard = card_with(kBank);
inline constexpr unsigned kOrphanageCard = card_with(kOrphanage);
inline constexpr unsigned kLibraryCard = card_with(kLibrary);
inline constexpr unsigned kWatchtowerCard = card_with(kWatchtower);

// --- what a card in the row offers, in a byte ---------------------------------------------------

// Bits 0 to 2: the resources it gives, one of them. 3: whether it gives gold. 4 to 6: its price.
using Face = uint8_t;
inline constexpr unsigned kFacePrice = 4;
inline constexpr unsigned kBankPrice = 7;  // in place of a number: it depends on the district
inline constexpr unsigned kMostPrice = kBankPrice - 1;
extern const PerCard<Face> kFaces;

constexpr unsigned resources_of(Face face) { return face & kAnyResource; }
constexpr bool gives_gold(Face face) { return (face & kGold) != 0; }

// --- resources still needed ---------------------------------------------------------------------

// A foundation takes a card when all that lies under it and the card can be matched to distinct
// symbols of its cost. By Hall's theorem that is so when, for every set of resources, no more cards
// give only these than symbols ask for them. What is left of each set: four bits a set, where the
// set's bits as a number are its place; place 0 is unused.
using Slack = uint32_t;
extern const PerCard<Slack> kCosts;

// What a card that gives one of these resources takes off, by their set.
inline constexpr std::array<Slack, kAnyResource + 1> kTakes = [] {
  std::array<Slack, kAnyResource + 1> takes{};
  for (unsigned given = 1; given <= kAnyResource; ++given) {
    for (unsigned wider = 1; wider <= kAnyResource; ++wider) {
      if ((given & wider) == given) takes[given] |= Slack{1} << 4 * wider;
    }
  }
  return takes;
}();

// Bit s: whether a card that gives one of the resources of set s fits. A foundation takes at least
// what gives any resource (bit 7); what is no foundation takes nothing.
using Needs = uint8_t;
// By the sets of which something is left, bit s for set s: a card fits when that holds for all sets
// that its own is part of.
inline constexpr std::array<Needs, 256> kNeedsBySets = [] {
  std::array<Needs, 256> all{};
  for (unsigned sets = 0; sets < 256; ++sets) {
    for (unsigned given = 1; given <= kAnyResource; ++given) {
      bool fits = true;
      for (unsigned wider = 1; wider <= kAnyResource; ++wider) {
        if ((given & wider) == given && (sets >> wider & 1u) == 0) fits = false;
      }
      if (fits) all[sets] = static_cast<Needs>(all[sets] | 1u << given);
    }
  }
  return all;
}();
constexpr Needs needs_of(Slack left) {
  Slack some = (left + 0x77777770u) >> 3 & 0x11111111u;  // the lowest bit of a place
  some = (some | some >> 3) & 0x03030303u;
  some = (some | some >> 6) & 0x000F000Fu;
  return kNeedsBySets[(some | some >> 12) & 0xFFu];
}
extern const PerCard<Needs> kFirstNeeds;

// How many symbols are in its cost.
extern const PerCard<uint8_t> kSymbols;

// --- counting buildings -------------------------------------------------------------------------

// How many of each type, five bits a type, and above them how many have an ability.
using Kinds = uint32_t;
inline constexpr unsigned kKindBits = 5;
inline constexpr unsigned kAbilityShift = kTypes * kKindBits;
extern const PerCard<Kinds> kKinds;
constexpr unsigned count_of(Kinds kinds, unsigned kind) {
  return kinds >> kind * kKindBits & ((1u << kKindBits) - 1);
}
constexpr unsigned building_count(Kinds kinds) {
  unsigned sum = 0;
  for (unsigned type = 0; type < kTypes; ++type) sum += count_of(kinds, type);
  return sum;
}

// How many of each building cost, eight bits each: 1, 2, 3, more.
using CostCounts = uint32_t;
extern const PerCard<CostCounts> kCostCounts;

extern const PerCard<uint8_t> kPoints;
extern const PerCard<Ability> kAbilities;

// --- bits ---------------------------------------------------------------------------------------

// By byte: the places of its bits from the lowest, four bits each.
extern const std::array<uint32_t, 256> kBitPlaces;

struct CardSet {
  uint32_t words[2] = {};

  constexpr bool has(unsigned card) const { return words[card >> 5] >> (card & 31) & 1u; }
  constexpr void set(unsigned card) { words[card >> 5] |= 1u << (card & 31); }
  constexpr void clear(unsigned card) { words[card >> 5] &= ~(1u << (card & 31)); }
};

// The bytes' sums, from the lowest byte on.
constexpr uint32_t bits_up_to(uint32_t bits) {
  bits -= bits >> 1 & 0x55555555u;
  bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
  return ((bits + (bits >> 4)) & 0x0F0F0F0Fu) * 0x01010101u;
}

// The n-th card of a set, from 0. Before: there are more than n.
inline unsigned nth_card(const CardSet& set, unsigned n) {
  uint32_t word = set.words[0];
  uint32_t sums = bits_up_to(word);
  unsigned card = 0;
  if (n >= sums >> 24) {
    n -= sums >> 24;
    word = set.words[1];
    sums = bits_up_to(word);
    card = 32;
  }
  // How many bytes end before it: those whose sum is not above n.
  constexpr uint32_t kEachByte = 0x01010101;
  const uint32_t ended = ((n | 0x80u) * kEachByte - sums) >> 7 & kEachByte;
  const unsigned shift = ended * kEachByte >> 24 << 3;
  const unsigned before = static_cast<unsigned>((sums << 8) >> shift) & 0xFFu;
  return card + shift + (kBitPlaces[word >> shift & 0xFFu] >> 4 * (n - before) & 7u);
}

}  // namespace rules::town_builder
