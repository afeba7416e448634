// What the rulebook tells.
#include "rules/drawcity/drawcity_tables.hpp"

namespace rules::drawcity {

const uint8_t kStreetsFor[kMostSeats + 1] = {0, 0, 4, 5, 7, 9, 10};

const uint8_t kHousePoints[kHousesInRulebook] = {1,  3,  5,  8,  11, 14, 18, 22,
                                                 27, 32, 38, 44, 51, 58, 66};
const uint8_t kShopPoints[kShopsInTable + 1] = {0, 2, 4, 7, 11, 15, 20, 25, 32, 40};

const uint8_t kDistrictFrom[kDistricts + 1] = {1, 3, 5, 8, 10, 12};
const uint8_t kSetPoints[kColours + 1] = {0, 1, 2, 4, 6, 8};

}  // namespace rules::drawcity
