// What a city is worth to its players.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/game.hpp"
#include "rules/drawcity/drawcity_rows.hpp"
#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {

enum Item : uint8_t {
  kItemHouses,
  kItemShops,
  kItemFactories,
  kItemParks,
  kItemInternet,
  kItemGoals,
  kItemZoning,
  kItemDemand,
  kItemLocations,
  kItemNeighborhoods,
};
inline constexpr size_t kItems = 10;
static_assert(kItems <= kMostItems);

// A board as a scorer sees it, with an empty street at both ends. Any board, not only one that play
// can lead to.
struct City {
  struct Street {
    uint16_t of[kTypes];
    uint16_t internet;
    uint16_t own[kMostSeats];
  };

  Street streets[kMostStreets + 2];
  uint32_t zones;                     // two bits a column: type - 1
  uint32_t demand;                    // two bits a street: type - 1
  uint16_t goals[kMostSeats];         // points
  uint8_t contributions[kMostSeats];  // to neighborhoods
  uint8_t players;
  uint8_t street_count;
  uint8_t modules;
};

City city_of(const State& state);

Score score_of(const City& city, unsigned seat);

// Bit k for player k.
Actors best_of(const City& city);

}  // namespace rules::drawcity
