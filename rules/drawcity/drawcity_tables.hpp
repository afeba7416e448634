// What is printed on the board and the cards: drawcity_tables.cpp has what the rulebook tells,
// drawcity_house.cpp what it does not.
#pragma once

#include <cstdint>

#include "rules/core/event.hpp"

namespace rules::drawcity {

inline constexpr uint8_t kLeastSeats = 2;
inline constexpr uint8_t kMostSeats = 6;
static_assert(kMostSeats == kMostPlayers);

// The board. Streets are counted from 1 at the top, columns from 1 on the left.
inline constexpr unsigned kColumns = 11;
inline constexpr unsigned kLeastStreets = 3;
inline constexpr unsigned kMostStreets = 10;
// Streets by players.
extern const uint8_t kStreetsFor[kMostSeats + 1];

// The cards. A card that nobody sees is 0.
enum Type : uint8_t { kHouse = 1, kShop, kFactory, kPark };
inline constexpr unsigned kTypes = 4;
inline constexpr unsigned kNumbers = 9;
inline constexpr unsigned kHand = 2;  // of numbers and of developments each
// How often each card is there: by number - 1, by type - 1.
extern const uint8_t kNumberCards[kNumbers];
extern const uint8_t kDevelopmentCards[kTypes];

// The modules, one bit each.
enum Module : uint8_t {
  kGoals = 1,
  kZoning = 2,
  kDemand = 4,
  kLocations = 8,
  kNeighborhoods = 16,
  kOtherGoal = 32,  // with kGoals only
};
inline constexpr unsigned kModules = 5;

// Points of a group of 1 to 30 houses; house number n beyond adds (n + 1) / 2.
inline constexpr unsigned kHousesInTable = 30;
inline constexpr unsigned kHousesInRulebook = 15;
extern const uint8_t kHousePoints[kHousesInRulebook];
extern const uint8_t kMoreHousePoints[kHousesInTable - kHousesInRulebook];
// Points of 0 to 9 shops on one street.
inline constexpr unsigned kShopsInTable = 9;
extern const uint8_t kShopPoints[kShopsInTable + 1];
inline constexpr unsigned kParksHelpedUpTo = 3;  // players

// Zoning: the first columns of the districts, and the one behind the last.
inline constexpr unsigned kDistricts = 5;
extern const uint8_t kDistrictFrom[kDistricts + 1];
inline constexpr unsigned kDistrictPoints = 3;

inline constexpr unsigned kDemandFirst = 5;
inline constexpr unsigned kDemandSecond = 2;

// Special locations.
inline constexpr unsigned kColours = 5;
struct Spot {
  uint8_t street;
  uint8_t column;
  uint8_t colour;
};
inline constexpr unsigned kSpots = 20;
extern const Spot kSpotList[kSpots];
// Points of a set of 0 to 5 colours.
extern const uint8_t kSetPoints[kColours + 1];

// Neighborhoods.
inline constexpr unsigned kPatterns = 2;
inline constexpr unsigned kPatternLength = 3;
inline constexpr unsigned kContributorPoints = 2;

// Municipal goals: kGoalsEach of each type, then of the type "other". Goal / kGoalsEach is its
// place on the table.
enum Goal : uint8_t {
  kResidentialQuarter,
  kThreeStreetsOneCommunity,
  kConnectedHomes,
  kHomesByThePark,
  kHighStreet,
  kChainStore,
  kShopFront,
  kLocalCustomers,
  kShortCommute,
  kIndustrialBelt,
  kIndustrialPark,
  kOutskirts,
  kMeetingPlace,
  kGreenBelt,
  kCentralPark,
  kGreenLung,
  kMixedUse,
  kMainRoad,
  kBroadband,
  kAcrossTheCity,
};
inline constexpr unsigned kGoalCards = 20;
inline constexpr unsigned kGoalsEach = 4;
inline constexpr unsigned kMostGoals = kGoalCards / kGoalsEach;
inline constexpr uint8_t kNoGoal = kGoalCards;
extern const char* const kGoalIds[kGoalCards];
struct GoalCard {
  const char* name;
  const char* text;
};
extern const GoalCard kGoalTexts[kGoalCards];
// Points of spaces 1 to 3, and how many of them are open, by players.
inline constexpr unsigned kSpaces = 3;
extern const uint8_t kSpacePoints[kSpaces + 1];
extern const uint8_t kSpacesFor[kMostSeats + 1];

}  // namespace rules::drawcity
