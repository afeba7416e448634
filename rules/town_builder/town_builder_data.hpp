// The cards, awards and judges: all data that are ours and not the printed game's stand here (see
// README.md). Who owns the printed game puts its values in; the rules need no other change.
#pragma once

#include <array>
#include <cstdint>

namespace rules::town_builder {

enum Type : uint8_t { kCommerce, kSocial, kHousing, kCulture, kMilitary };
inline constexpr unsigned kTypes = 5;

// What a card gives, as bits; those of the three resources alone are a set of resources.
enum Gives : uint8_t { kWood = 1, kStone = 2, kStraw = 4, kGold = 8 };
inline constexpr unsigned kResources = 3;
inline constexpr unsigned kAnyResource = kWood | kStone | kStraw;

enum Ability : uint8_t {
  // Once, in the turn that completed the building.
  kFestival,
  kFishery,
  kOrchard,
  kAlmshouse,
  kStatue,
  kArmoury,
  kBarracks,
  // One of these a turn.
  kBakery,
  kArtGallery,
  kFlowerStand,
  kStorehouse,
  kQuarry,
  kInn,
  kBridge,
  kGatehouse,
  kCrest,  // every player's, on no card
  // At the end.
  kFarm,
  kGardens,
  kBellTower,
  kWatchtower,
  kOrphanage,
  kLibrary,
  // In the row.
  kBank,
  kNoAbility,
};

struct CardData {
  const char* id;
  Type type;
  uint8_t points;
  uint8_t gold;              // its price
  uint8_t cost[kResources];  // wood, stone, straw
  uint8_t gives;
  Ability ability;
};

inline constexpr unsigned kCards = 60;
inline constexpr std::array<CardData, kCards> kCardData{{
    // clang-format off
    {"bakery", kCommerce, 1, 0, {1, 0, 1}, kGold, kBakery},
    {"bank", kCommerce, 5, 4, {0, 0, 0}, kGold, kBank},
    {"art-gallery", kCommerce, 2, 1, {1, 0, 0}, kWood | kGold, kArtGallery},
    {"flower-stand", kCommerce, 1, 0, {0, 0, 1}, kStraw, kFlowerStand},
    {"fishery", kCommerce, 2, 0, {1, 0, 1}, kWood, kFishery},
    {"storehouse", kCommerce, 2, 0, {1, 1, 0}, kStone, kStorehouse},
    {"quarry", kCommerce, 2, 0, {1, 1, 0}, kStone, kQuarry},
    {"farm", kCommerce, 1, 0, {1, 0, 1}, kStraw, kFarm},
    {"orchard", kCommerce, 2, 0, {0, 0, 2}, kStraw | kWood, kOrchard},
    {"market", kCommerce, 3, 1, {0, 0, 1}, kGold, kNoAbility},
    {"brewery", kCommerce, 4, 0, {1, 1, 1}, kWood | kStraw, kNoAbility},
    {"mill", kCommerce, 4, 0, {1, 0, 2}, kStraw, kNoAbility},
    {"guildhall", kCommerce, 6, 1, {1, 2, 0}, kStone, kNoAbility},
    {"blacksmith", kCommerce, 3, 0, {1, 1, 0}, kStone | kGold, kNoAbility},
    {"gardens", kSocial, 0, 0, {0, 1, 1}, kStraw, kGardens},
    {"festival", kSocial, 1, 0, {0, 0, 1}, kGold, kFestival},
    {"inn", kSocial, 2, 1, {1, 0, 0}, kWood, kInn},
    {"bridge", kSocial, 2, 0, {1, 1, 0}, kStone, kBridge},
    {"well", kSocial, 1, 0, {0, 1, 0}, kStone, kNoAbility},
    {"bathhouse", kSocial, 3, 0, {0, 2, 0}, kStone | kWood, kNoAbility},
    {"town-square", kSocial, 4, 1, {0, 2, 0}, kGold, kNoAbility},
    {"hospital", kSocial, 4, 0, {1, 1, 1}, kWood, kNoAbility},
    {"tavern", kSocial, 3, 1, {0, 0, 1}, kGold, kNoAbility},
    {"park", kSocial, 3, 0, {0, 0, 2}, kStraw | kStone, kNoAbility},
    {"town-hall", kSocial, 8, 2, {1, 2, 0}, kStone, kNoAbility},
    {"school", kSocial, 6, 0, {1, 1, 2}, kWood, kNoAbility},
    {"orphanage", kHousing, 2, 0, {1, 1, 0}, kWood, kOrphanage},
    {"cottage-1", kHousing, 1, 0, {0, 0, 1}, kStraw, kNoAbility},
    {"cottage-2", kHousing, 1, 0, {0, 0, 1}, kStraw, kNoAbility},
    {"farmhouse-1", kHousing, 3, 0, {1, 0, 1}, kStraw, kNoAbility},
    {"farmhouse-2", kHousing, 3, 0, {1, 0, 1}, kStraw, kNoAbility},
    {"row-house-1", kHousing, 3, 0, {2, 0, 0}, kWood, kNoAbility},
    {"row-house-2", kHousing, 3, 0, {2, 0, 0}, kWood, kNoAbility},
    {"townhouse", kHousing, 4, 0, {1, 1, 1}, kWood | kStone, kNoAbility},
    {"merchant-house", kHousing, 4, 1, {1, 1, 0}, kGold, kNoAbility},
    {"manor", kHousing, 6, 1, {1, 1, 1}, kStone, kNoAbility},
    {"almshouse", kHousing, 2, 0, {0, 0, 2}, kStraw | kWood, kAlmshouse},
    {"noble-estate", kHousing, 8, 2, {0, 2, 1}, kGold, kNoAbility},
    {"library", kCulture, 3, 0, {2, 1, 0}, kWood, kLibrary},
    {"statue", kCulture, 2, 0, {0, 2, 0}, kStone, kStatue},
    {"bell-tower", kCulture, 1, 0, {2, 1, 0}, kStone | kWood, kBellTower},
    {"chapel", kCulture, 3, 0, {0, 1, 1}, kStone, kNoAbility},
    {"church", kCulture, 4, 1, {0, 2, 0}, kGold, kNoAbility},
    {"theatre", kCulture, 4, 0, {1, 1, 1}, kWood, kNoAbility},
    {"museum", kCulture, 6, 1, {1, 2, 0}, kStone | kStraw, kNoAbility},
    {"monastery", kCulture, 6, 0, {1, 2, 1}, kStone, kNoAbility},
    {"shrine", kCulture, 1, 0, {0, 1, 0}, kStone, kNoAbility},
    {"university", kCulture, 8, 2, {2, 1, 0}, kGold, kNoAbility},
    {"music-hall", kCulture, 3, 1, {0, 0, 1}, kWood, kNoAbility},
    {"armoury", kMilitary, 2, 1, {0, 1, 0}, kStone, kArmoury},
    {"barracks", kMilitary, 2, 0, {1, 1, 0}, kWood, kBarracks},
    {"gatehouse", kMilitary, 3, 0, {1, 2, 0}, kStone, kGatehouse},
    {"watchtower", kMilitary, 1, 0, {1, 1, 0}, kWood, kWatchtower},
    {"guardhouse", kMilitary, 3, 0, {1, 1, 0}, kStone | kStraw, kNoAbility},
    {"palisade", kMilitary, 1, 0, {1, 0, 0}, kWood, kNoAbility},
    {"stables", kMilitary, 3, 0, {1, 0, 1}, kStone, kNoAbility},
    {"training-ground", kMilitary, 4, 0, {1, 0, 2}, kWood, kNoAbility},
    {"town-wall", kMilitary, 4, 0, {1, 2, 0}, kStone, kNoAbility},
    {"bastion", kMilitary, 6, 1, {0, 3, 0}, kStone | kGold, kNoAbility},
    {"citadel", kMilitary, 8, 2, {1, 2, 0}, kGold, kNoAbility},
    // clang-format on
}};

// "Bank": what each Commerce building takes off its price, and how far.
inline constexpr unsigned kBankLeast = 2;
// "Festival": gold for the turn.
inline constexpr unsigned kFestivalGold = 2;
// "Fishery", "Orchard": cards turned over.
inline constexpr unsigned kReveals = 3;
// "Barracks": resources in the cost of what it completes, at most.
inline constexpr unsigned kBarracksMost = 2;

enum Award : uint8_t {
  kDiversity,  // building costs 1, 2 and 3
  kSturdy,     // two buildings of cost 3 or more
  kUnity,      // three of a type
  kHarmony,    // four types
  kTreasury,   // four gold stored
  kAmbition,   // a building worth 6 points or more by itself
  kIndustry,   // two completed in this turn
  kIngenuity,  // three with abilities
};
inline constexpr unsigned kAwards = 8;
inline constexpr std::array<const char*, kAwards> kAwardIds{
    "diversity", "sturdy", "unity", "harmony", "treasury", "ambition", "industry", "ingenuity"};
inline constexpr unsigned kSturdyCost = 3;
inline constexpr unsigned kSturdyLeast = 2;
inline constexpr unsigned kUnityLeast = 3;
inline constexpr unsigned kHarmonyLeast = 4;
inline constexpr unsigned kTreasuryLeast = 4;
inline constexpr unsigned kAmbitionPoints = 6;
inline constexpr unsigned kIndustryLeast = 2;
inline constexpr unsigned kIngenuityLeast = 3;

// The first five are the types.
inline constexpr unsigned kJudges = 6;
inline constexpr unsigned kAbilityJudge = 5;
inline constexpr std::array<const char*, kJudges> kJudgeIds{"commerce", "social",   "housing",
                                                            "culture",  "military", "ability"};

inline constexpr unsigned kAwardPoints = 3;
inline constexpr unsigned kJudgePoints = 3;

// What a player alone is called, from so many points on.
struct TitleData {
  int least;
  const char* title;
};
inline constexpr std::array<TitleData, 4> kTitles{
    {{0, "Peasant"}, {25, "Commoner"}, {33, "Merchant"}, {41, "Noble"}}};

}  // namespace rules::town_builder
