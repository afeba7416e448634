// The names of things in records.
#pragma once

#include "rules/town_builder/town_builder_abilities.hpp"

namespace rules::town_builder {

inline constexpr PerCard<const char*> kCardIds = [] {
  PerCard<const char*> ids{};
  for (unsigned card = 0; card < kCards; ++card) ids[card] = kCardData[card].id;
  return ids;
}();

// Abilities with an event of their own: those of a card have its name.
inline constexpr std::array<const char*, kUsed> kAbilityIds = [] {
  std::array<const char*, kUsed> ids{};
  for (const CardData& card : kCardData) {
    if (card.ability < kUsed) ids[card.ability] = card.id;
  }
  ids[kCrest] = "crest";
  return ids;
}();

}  // namespace rules::town_builder
