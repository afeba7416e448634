#include "rules/town_builder/town_builder_awards.hpp"

#include <algorithm>

namespace rules::town_builder {
namespace {

// Five bits a type: the top one is set where there are so many or more.
constexpr Kinds kEachType = 0x108421;
constexpr Kinds at_least(Kinds kinds, unsigned least) {
  constexpr Kinds kTop = 16;
  const Kinds types = kinds & ((1u << kAbilityShift) - 1);
  return (types + kEachType * (kTop - least)) & kEachType * kTop;
}
static_assert(kEachType == (1u | 1u << 5 | 1u << 10 | 1u << 15 | 1u << 20));

// "Ambition": the cards that are worth so much by themselves.
constexpr bool is_great(const CardData& card) { return card.points >= kAmbitionPoints; }
constexpr auto kGreat = [] {
  constexpr auto kCount = std::count_if(kCardData.begin(), kCardData.end(), is_great);
  std::array<uint8_t, kCount> great{};
  size_t size = 0;
  for (unsigned card = 0; card < kCards; ++card) {
    if (is_great(kCardData[card])) great[size++] = static_cast<uint8_t>(card);
  }
  return great;
}();

bool has_great_building(const State& state, unsigned seat) {
  for (const uint8_t card : kGreat) {
    if (state.place[card] == place_of(kBuilt, seat)) return true;
  }
  return false;
}

}  // namespace

bool meets(const State& state, unsigned seat, unsigned award) {
  const Kinds kinds = state.kinds[seat];
  const CostCounts costs = state.costs[seat];
  switch (award) {
    case kDiversity:
      return (costs & 0xFF) && (costs & 0xFF00) && (costs & 0xFF0000);
    case kSturdy:
      static_assert(kSturdyCost == 3);
      return (costs >> 16 & 0xFF) + (costs >> 24) >= kSturdyLeast;
    case kUnity:
      return at_least(kinds, kUnityLeast) != 0;
    case kHarmony:
      return count_bits(at_least(kinds, 1)) >= kHarmonyLeast;
    case kTreasury:
      return state.gold[seat] >= kTreasuryLeast;
    case kAmbition:
      return has_great_building(state, seat);
    case kIndustry:
      static_assert(kIndustryLeast == 2);
      return state.completed >= kIndustryLeast;
    default:
      return kinds >> kAbilityShift >= kIngenuityLeast;
  }
}

uint8_t claims_of(const State& state, unsigned seat) {
  unsigned claims = 0;
  for (unsigned slot = 0; slot < kAwardSlots; ++slot) {
    const unsigned award = state.open[slot];
    if (award == kNone || (state.awards[seat] >> award & 1u)) continue;
    if (meets(state, seat, award)) claims |= 1u << slot;
  }
  return static_cast<uint8_t>(claims);
}

}  // namespace rules::town_builder
