#include "rules/drawcity/drawcity_score.hpp"

#include "rules/drawcity/drawcity_group.hpp"

namespace rules::drawcity {
namespace {

// Everything of one player.
class Counting {
 public:
  Counting(const City& city, unsigned seat) : city_(city), seat_(seat - 1) {}

  unsigned houses() const;
  // Shops, factories, parks and internet.
  void add_streets(unsigned (&items)[kItems]) const;
  unsigned zoning() const;
  unsigned demand() const;
  unsigned locations() const;

 private:
  const City::Street& at(unsigned street) const { return city_.streets[street]; }
  Row own(unsigned street) const { return at(street).own[seat_]; }
  Row own(unsigned street, unsigned type) const { return own(street) & at(street).of[type - 1]; }
  unsigned streets() const { return city_.street_count; }
  // What others have built.
  Row others(unsigned street) const {
    Row all = 0;
    for (unsigned i = 0; i < kTypes; ++i) all |= at(street).of[i];
    return all & ~own(street);
  }
  unsigned factories(unsigned street, Row mine) const;
  unsigned parks(unsigned street, Row mine) const;

  const City& city_;
  unsigned seat_;
};

// "Houses"; beyond the table as the house's rule goes on.
unsigned points_of_group(unsigned size) {
  if (size <= kHousesInRulebook) return kHousePoints[size - 1];
  if (size <= kHousesInTable) return kMoreHousePoints[size - 1 - kHousesInRulebook];
  unsigned points = points_of_group(kHousesInTable);
  for (unsigned number = kHousesInTable + 1; number <= size; ++number) points += (number + 1) / 2;
  return points;
}

unsigned Counting::houses() const {
  Houses left;
  for (unsigned i = 1; i <= streets(); ++i) left.rows[i] = own(i, kHouse);
  unsigned points = 0;
  for (unsigned i = 1; i <= streets(); ++i) {
    while (left.rows[i] != 0) {
      const Group group = take_group(left, i, lowest(left.rows[i]));
      points += points_of_group(group.size) + group.streets;
    }
  }
  return points;
}

// Numbers 1 to 9 leave no room for more shops on a street; a position may show more all the same.
unsigned points_of_shops(unsigned size) {
  return kShopPoints[size < kShopsInTable ? size : kShopsInTable];
}

// The different types beside each factory, its own type among them, whoever built them.
unsigned Counting::factories(unsigned street, Row mine) const {
  unsigned points = 0;
  for (unsigned i = 0; i < kTypes; ++i) {
    const Row near = beside(at(street).of[i]) | at(street - 1).of[i] | at(street + 1).of[i];
    points += row_size(mine & near);
  }
  return points;
}

// The neighbours of others.
unsigned Counting::parks(unsigned street, Row mine) const {
  const Row here = others(street);
  const unsigned points = row_size(mine & others(street - 1)) +
                          row_size(mine & others(street + 1)) + row_size(mine & here << 1) +
                          row_size(mine & here >> 1);
  return points + (city_.players <= kParksHelpedUpTo ? row_size(mine) : 0);
}

void Counting::add_streets(unsigned (&items)[kItems]) const {
  for (unsigned i = 1; i <= streets(); ++i) {
    const Row mine = own(i);
    if (mine == 0) continue;
    const City::Street& street = at(i);
    items[kItemShops] += points_of_shops(row_size(mine & street.of[kShop - 1]));
    items[kItemInternet] += row_size(mine & street.internet);
    const Row made = mine & street.of[kFactory - 1];
    if (made != 0) items[kItemFactories] += factories(i, made);
    const Row parked = mine & street.of[kPark - 1];
    if (parked != 0) items[kItemParks] += parks(i, parked);
  }
}

// "Zoning Districts": as many of each type as stand above the district.
unsigned Counting::zoning() const {
  unsigned points = 0;
  for (unsigned district = 0; district < kDistricts; ++district) {
    const unsigned begin = kDistrictFrom[district];
    const unsigned end = kDistrictFrom[district + 1];
    const Row columns = column_bit(end) - column_bit(begin);
    unsigned missing = 0;
    for (unsigned type = 1; type <= kTypes; ++type) {
      unsigned wanted = 0;
      for (unsigned i = begin; i < end; ++i)
        wanted += (city_.zones >> 2 * (i - 1) & 3u) + 1 == type;
      for (unsigned i = 1; i <= streets() && wanted != 0; ++i) {
        const unsigned size = row_size(own(i, type) & columns);
        wanted -= size < wanted ? size : wanted;
      }
      missing += wanted;
    }
    if (missing == 0) points += kDistrictPoints;
  }
  return points;
}

// "Popular Demand". Who has none is in no place.
unsigned Counting::demand() const {
  unsigned points = 0;
  for (unsigned i = 1; i <= streets(); ++i) {
    const Row wanted = at(i).of[city_.demand >> 2 * (i - 1) & 3u];
    const unsigned mine = row_size(own(i) & wanted);
    if (mine == 0) continue;
    unsigned better = 0;
    for (unsigned seat = 0; seat < city_.players; ++seat) {
      better += row_size(at(i).own[seat] & wanted) > mine;
    }
    if (better == 0) points += kDemandFirst;
    if (better == 1) points += kDemandSecond;
  }
  return points;
}

// "Special Locations": the k-th set has the colours that are there k times.
unsigned Counting::locations() const {
  unsigned counts[kColours] = {};
  for (const Spot& spot : kSpotList) {
    if (spot.street <= streets() && (own(spot.street) >> spot.column & 1u)) ++counts[spot.colour];
  }
  unsigned points = 0;
  for (;;) {
    unsigned colours = 0;
    for (unsigned& count : counts) {
      if (count == 0) continue;
      --count;
      ++colours;
    }
    if (colours == 0) return points;
    points += kSetPoints[colours];
  }
}

}  // namespace

City city_of(const State& state) {
  City city{};
  city.players = state.players;
  city.street_count = state.street_count;
  city.modules = state.modules;
  if (in_set_up(state)) city.modules = 0;
  city.zones = state.zones;
  city.demand = state.demand;
  for (unsigned i = 0; i < state.street_count; ++i) {
    const Street& from = state.streets[i];
    City::Street& to = city.streets[i + 1];
    for (unsigned type = 0; type < kTypes; ++type) to.of[type] = from.of[type];
    to.internet = from.internet;
    for (unsigned seat = 0; seat < state.players; ++seat) {
      to.own[seat] = static_cast<uint16_t>(columns_of(state.own[seat][i]));
    }
  }
  for (unsigned seat = 0; seat < state.players; ++seat) {
    city.contributions[seat] = state.contributions[seat];
    unsigned points = 0;
    for (const unsigned ticks : state.ticks) points += kSpacePoints[ticks >> 2 * seat & 3u];
    city.goals[seat] = static_cast<uint16_t>(points);
  }
  return city;
}

Score score_of(const City& city, unsigned seat) {
  const Counting counting(city, seat);
  unsigned items[kItems] = {};
  items[kItemHouses] = counting.houses();
  counting.add_streets(items);
  items[kItemGoals] = city.goals[seat - 1];
  if (city.modules & kZoning) items[kItemZoning] = counting.zoning();
  if (city.modules & kDemand) items[kItemDemand] = counting.demand();
  if (city.modules & kLocations) items[kItemLocations] = counting.locations();
  items[kItemNeighborhoods] = kContributorPoints * city.contributions[seat - 1];
  Score score;
  unsigned total = 0;
  for (size_t i = 0; i < kItems; ++i) {
    score.items[i] = static_cast<int16_t>(items[i]);
    total += items[i];
  }
  score.total = static_cast<int16_t>(total);
  return score;
}

Actors best_of(const City& city) {
  Actors best = 0;
  int most = -1;
  for (unsigned seat = 1; seat <= city.players; ++seat) {
    const int total = score_of(city, seat).total;
    if (total < most) continue;
    if (total > most) best = 0;
    most = total;
    best |= only(static_cast<Actor>(seat));
  }
  return best;
}

}  // namespace rules::drawcity
