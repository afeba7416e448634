// What stands on the seven cards, and what the printed rules say in numbers.
#pragma once

#include <cstdint>

namespace rules::city_planner {

enum class Building : uint8_t { kGreen, kBlue, kPurple, kYellow, kRed, kMixed, kBlack };
inline constexpr unsigned kBuildings = 7;

inline constexpr unsigned kCards = 7;
inline constexpr unsigned kFaces = 6;

// What a die with `face` shows on `card`. Before: both are there.
Building building(unsigned card, unsigned face);

// A set of cards: bit card - 1.
using Cards = uint8_t;
inline constexpr Cards kAllCards = (1u << kCards) - 1;
constexpr Cards card_bit(unsigned card) { return static_cast<Cards>(1u << (card - 1)); }

// What some cards show, in one word that adds up: how many are green, blue, purple, yellow and red
// (three bits each), which ones are mixed and which black (a set each).
using Shown = uint32_t;
inline constexpr unsigned kCountBits = 3;
inline constexpr unsigned kMixedShift = 16;
inline constexpr unsigned kBlackShift = 24;

constexpr Shown one(Building building, unsigned card) {
  if (building == Building::kMixed) return Shown{card_bit(card)} << kMixedShift;
  if (building == Building::kBlack) return Shown{card_bit(card)} << kBlackShift;
  return Shown{1} << (kCountBits * static_cast<unsigned>(building));
}
constexpr unsigned count(Shown shown, Building building) {
  return (shown >> (kCountBits * static_cast<unsigned>(building))) & ((1u << kCountBits) - 1);
}
constexpr Cards mixed(Shown shown) { return (shown >> kMixedShift) & kAllCards; }
constexpr Cards black(Shown shown) { return (shown >> kBlackShift) & kAllCards; }

// What a die with `face` shows on `card`, from 1; face 0 shows nothing.
struct Cells {
  Shown at[kCards][kFaces + 2];
};
extern const Cells kCells;
inline Shown cell(unsigned card, unsigned face) { return kCells.at[card - 1][face]; }

inline constexpr unsigned kTurnsEach = 8;
inline constexpr unsigned kStartMoney = 5;
inline constexpr unsigned kChangeCost = 1;
inline constexpr unsigned kMostChanges = 3;
inline constexpr unsigned kParkedIncome = 2;
inline constexpr unsigned kLonelyCost = 5;  // of a single red or yellow
inline constexpr unsigned kMoneyPerPoint = 5;
inline constexpr unsigned kMostTimes = 4;
// No six buildings are worth more points than 12, and none more money than $12.
inline constexpr unsigned kMostOfTurn = 12;

// What a player alone is called, from so many points on.
struct Rank {
  unsigned least;
  const char* name;
};
inline constexpr Rank kRanks[] = {
    {0, "Intern Architect"}, {21, "Architectural Designer"},
    {41, "Architect"},       {61, "Firm Partner"},
    {81, "Emeritus"},
};
constexpr const char* rank(unsigned total) {
  const char* name = nullptr;
  for (const Rank& each : kRanks) {
    if (total >= each.least) name = each.name;
  }
  return name;
}

}  // namespace rules::city_planner
