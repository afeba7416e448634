// What the screen shows of cards, awards and judges, in our own words: a line of some 90 letters at
// most. Beside the data and linked only where it is used.
#pragma once

#include "rules/town_builder/town_builder_data.hpp"

namespace rules::town_builder {

struct CardWords {
  const char* name;
  const char* ability;  // nullptr: none
};

inline constexpr std::array<CardWords, kCards> kCardWords{{
    // clang-format off
    {"Bakery", "Star: with no gold stored, store the topmost discard that gives gold."},
    {"Bank", "In the row: costs 1 gold less for each Commerce building you have, but at least 2."},
    {"Art Gallery", "Star: if you completed a Commerce building this turn, store a gold card of the row."},
    {"Flower Stand", "Star: add the top card of the deck to the row."},
    {"Fishery", "Build: see 3 cards of the deck; put one under a foundation, discard the rest."},
    {"Storehouse", "Star: discard this building; one of your foundations gets any 1 resource."},
    {"Quarry", "Star: put the topmost discard that gives stone under one of your foundations."},
    {"Farm", "End: 1 point for each of your buildings that is worth 1 by itself."},
    {"Orchard", "Build: see 3 cards of the deck; you may found one and pay for it, discard the rest."},
    {"Market", nullptr},
    {"Brewery", nullptr},
    {"Mill", nullptr},
    {"Guildhall", nullptr},
    {"Blacksmith", nullptr},
    {"Gardens", "End: 1 point for each type of building you have."},
    {"Festival", "Build: 2 gold to spend in this turn."},
    {"Inn", "Star: if you completed anything this turn, use a card of the row as a resource."},
    {"Bridge", "Star: until your next turn nobody else takes one card of the row, nor is it discarded."},
    {"Well", nullptr},
    {"Bathhouse", nullptr},
    {"Town Square", nullptr},
    {"Hospital", nullptr},
    {"Tavern", nullptr},
    {"Park", nullptr},
    {"Town Hall", nullptr},
    {"School", nullptr},
    {"Orphanage", "End: before the judges score, say which type this building counts as."},
    {"Cottage", nullptr},
    {"Cottage", nullptr},
    {"Farmhouse", nullptr},
    {"Farmhouse", nullptr},
    {"Row House", nullptr},
    {"Row House", nullptr},
    {"Townhouse", nullptr},
    {"Merchant House", nullptr},
    {"Manor", nullptr},
    {"Almshouse", "Build: use one more card of the row as a resource."},
    {"Noble Estate", nullptr},
    {"Library", "End: before the judges score, name a type: this counts as one more of it."},
    {"Statue", "Build: found one more card of the row; pay its gold."},
    {"Bell Tower", "End: 1 point for each of your Culture buildings."},
    {"Chapel", nullptr},
    {"Church", nullptr},
    {"Theatre", nullptr},
    {"Museum", nullptr},
    {"Monastery", nullptr},
    {"Shrine", nullptr},
    {"University", nullptr},
    {"Music Hall", nullptr},
    {"Armoury", "Build: an unused judge joins the others, face up."},
    {"Barracks", "Build: complete a foundation of yours that costs 1 or 2 resources."},
    {"Gatehouse", "Star: use a star ability of another player's building. Alone: of one of your own."},
    {"Watchtower", "End: scores as the best of another player's Farm, Gardens, Bell Tower. Alone: yours."},
    {"Guardhouse", nullptr},
    {"Palisade", nullptr},
    {"Stables", nullptr},
    {"Training Ground", nullptr},
    {"Town Wall", nullptr},
    {"Bastion", nullptr},
    {"Citadel", nullptr},
    // clang-format on
}};

// The star ability of every player's crest.
inline constexpr const char* kCrestWords =
    "Star: pay 1 gold to use one more card of the row as a resource.";

struct AwardWords {
  const char* name;
  const char* condition;
};
inline constexpr std::array<AwardWords, kAwards> kAwardWords{{
    // clang-format off
    {"Diversity", "Buildings that cost 1, 2 and 3, gold and resources together."},
    {"Sturdy", "2 buildings that cost 3 or more, gold and resources together."},
    {"Unity", "3 buildings of one type."},
    {"Harmony", "Buildings of 4 types."},
    {"Treasury", "4 gold cards stored."},
    {"Ambition", "A building that is worth 6 points or more by itself."},
    {"Industry", "2 foundations completed in one turn."},
    {"Ingenuity", "3 buildings with an ability."},
    // clang-format on
}};

inline constexpr std::array<CardWords, kJudges> kJudgeWords{{
    // clang-format off
    {"Commerce Judge", "For the most buildings of the type Commerce."},
    {"Social Judge", "For the most buildings of the type Social."},
    {"Housing Judge", "For the most buildings of the type Housing."},
    {"Culture Judge", "For the most buildings of the type Culture."},
    {"Military Judge", "For the most buildings of the type Military."},
    {"Ability Judge", "For the most buildings with an ability."},
    // clang-format on
}};

inline constexpr std::array<const char*, kTypes> kTypeWords{"Commerce", "Social", "Housing",
                                                            "Culture", "Military"};
inline constexpr std::array<const char*, kResources> kResourceWords{"wood", "stone", "straw"};

}  // namespace rules::town_builder
