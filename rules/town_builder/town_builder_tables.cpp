#include "rules/town_builder/town_builder_tables.hpp"

namespace rules::town_builder {
namespace {

template <class Value, class Of>
constexpr PerCard<Value> each_card(Of&& of) {
  PerCard<Value> made{};
  for (unsigned card = 0; card < kCards; ++card) made[card] = of(kCardData[card]);
  return made;
}

constexpr unsigned symbols(const CardData& card) {
  return card.cost[0] + card.cost[1] + card.cost[2];
}

constexpr Slack cost(const CardData& card) {
  Slack left = 0;
  for (unsigned set = 1; set <= kAnyResource; ++set) {
    unsigned sum = 0;
    for (unsigned resource = 0; resource < kResources; ++resource) {
      if (set >> resource & 1u) sum += card.cost[resource];
    }
    left |= sum << 4 * set;
  }
  return left;
}

constexpr bool data_fit() {
  for (const CardData& card : kCardData) {
    if (symbols(card) > 4) return false;  // three unnamed resources under it, at most: two bits
    if (card.gold > kMostPrice) return false;
    if (symbols(card) + card.gold == 0) return false;
  }
  return true;
}
static_assert(data_fit());
static_assert(kCards < kNoCard);

}  // namespace

constexpr PerCard<Face> kFaces = each_card<Face>([](const CardData& card) {
  const unsigned price = card.ability == kBank ? kBankPrice : card.gold;
  return static_cast<Face>(card.gives | price << kFacePrice);
});

constexpr PerCard<Slack> kCosts = each_card<Slack>(cost);

constexpr PerCard<Needs> kFirstNeeds =
    each_card<Needs>([](const CardData& card) { return needs_of(cost(card)); });

constexpr PerCard<uint8_t> kSymbols =
    each_card<uint8_t>([](const CardData& card) { return static_cast<uint8_t>(symbols(card)); });

constexpr PerCard<Kinds> kKinds = each_card<Kinds>([](const CardData& card) {
  const Kinds ability = card.ability == kNoAbility ? 0 : 1u << kAbilityShift;
  return (1u << card.type * kKindBits) + ability;
});

constexpr PerCard<CostCounts> kCostCounts = each_card<CostCounts>([](const CardData& card) {
  const unsigned all = symbols(card) + card.gold;
  return 1u << 8 * ((all > 4 ? 4 : all) - 1);
});

constexpr PerCard<uint8_t> kPoints =
    each_card<uint8_t>([](const CardData& card) { return card.points; });

constexpr PerCard<Ability> kAbilities =
    each_card<Ability>([](const CardData& card) { return card.ability; });

constexpr std::array<uint32_t, 256> kBitPlaces = [] {
  std::array<uint32_t, 256> places{};
  for (unsigned byte = 0; byte < 256; ++byte) {
    unsigned count = 0;
    for (unsigned bit = 0; bit < 8; ++bit) {
      if (byte >> bit & 1u) places[byte] |= bit << 4 * count++;
    }
  }
  return places;
}();

}  // namespace rules::town_builder
