// HOUSE DATA. The rulebook names these things without showing them, or shows them in pictures that
// its text has lost. Who owns the printed game puts the real values here; what a goal asks for is
// then changed in drawcity_goals.cpp too.
#include "rules/drawcity/drawcity_tables.hpp"

namespace rules::drawcity {

// Told: 50 cards, 5 the most common, 1 and 9 the rarest. Nothing else rises and falls evenly.
const uint8_t kNumberCards[kNumbers] = {2, 4, 6, 8, 10, 8, 6, 4, 2};
// Told: 48 cards of four types.
const uint8_t kDevelopmentCards[kTypes] = {12, 12, 12, 12};

// The printed table ends at 15 houses.
const uint8_t kMoreHousePoints[kHousesInTable - kHousesInRulebook] = {
    74, 83, 92, 102, 112, 123, 134, 146, 158, 171, 184, 198, 212, 227, 242};

// Told: spaces on a card; the two leftmost with 3 and 4 players.
const uint8_t kSpacePoints[kSpaces + 1] = {0, 6, 4, 2};
const uint8_t kSpacesFor[kMostSeats + 1] = {0, 0, 1, 2, 2, 3, 3};

// Told: 20 cards; the four types and "other".
const char* const kGoalIds[kGoalCards] = {
    "residential-quarter", "three-streets-one-community",
    "connected-homes",     "homes-by-the-park",
    "high-street",         "chain-store",
    "shop-front",          "local-customers",
    "short-commute",       "industrial-belt",
    "industrial-park",     "outskirts",
    "meeting-place",       "green-belt",
    "central-park",        "green-lung",
    "mixed-use",           "main-road",
    "broadband",           "across-the-city",
};
const GoalCard kGoalTexts[kGoalCards] = {
    {"Residential Quarter", "Have a group of at least 4 adjacent houses."},
    {"Three Streets, One Community",
     "Have one group of houses that lies on at least 3 different streets."},
    {"Connected Homes", "Have 3 houses with internet access."},
    {"Homes by the Park", "Have 3 houses that are each adjacent to a park (of any player)."},
    {"High Street", "Have 4 shops on the same street."},
    {"Chain Store", "Have shops on 3 different streets."},
    {"Shop Front", "Have 3 shops side by side on the same street."},
    {"Local Customers", "Have 3 shops that are each adjacent to a house (of any player)."},
    {"Short Commute", "Have a factory adjacent to developments of 3 different types."},
    {"Industrial Belt", "Have factories on 3 different streets."},
    {"Industrial Park", "Have 2 factories that are adjacent to each other."},
    {"Outskirts",
     "Have 2 factories on border spaces (columns 1 or 11, first or last used street)."},
    {"Meeting Place", "Have a park adjacent to at least 3 developments of other players."},
    {"Green Belt", "Have parks on 3 different streets."},
    {"Central Park", "Have 2 parks in the three central columns (5-7)."},
    {"Green Lung", "Have 2 parks adjacent to each other."},
    {"Mixed Use", "Have at least one development of each of the 4 types on the same street."},
    {"Main Road", "Have 5 developments on the same street."},
    {"Broadband", "Have 4 developments with internet access."},
    {"Across the City",
     "Have developments in both outermost columns (1 and 11) and in one of the columns 5-7."},
};

// Told: spaces with triangles of different colours. Red, yellow, green, blue, purple; two a street.
const Spot kSpotList[kSpots] = {
    {1, 3, 0}, {1, 5, 1},  {2, 7, 2},  {2, 9, 3}, {3, 11, 4}, {3, 2, 0},  {4, 4, 1},
    {4, 6, 2}, {5, 8, 3},  {5, 10, 4}, {6, 1, 0}, {6, 3, 1},  {7, 5, 2},  {7, 7, 3},
    {8, 9, 4}, {8, 11, 0}, {9, 2, 1},  {9, 4, 2}, {10, 6, 3}, {10, 8, 4},
};

}  // namespace rules::drawcity
