#include "ui/drawcity/account.hpp"

#include <algorithm>

#include "ui/drawcity/goal_spaces.hpp"

namespace ui::drawcity {
namespace {

class Counter {
 public:
  Counter(const State& state, unsigned player)
      : state_(state),
        player_(player),
        own_(built_by(state, player)),
        others_(without(built_on(state), own_)) {}

  Account account_of(unsigned item) {
    count_item(item);
    return account_;
  }

 private:
  void count_item(unsigned item);
  void houses();
  void shops();
  void factories();
  void parks();
  void internet();
  void goals();
  void zoning();
  void demand();
  void locations();
  void neighborhoods();

  Sites own(unsigned type) const { return own_ & built_as(state_, type); }
  bool plays(rd::Module module) const { return !in_set_up(state_) && rd::has(state_, module); }
  void count(const Sites& sites) { account_.counted = account_.counted | sites; }
  void add(unsigned a, unsigned b, unsigned points) {
    add_part(account_.parts,
             {static_cast<uint8_t>(a), static_cast<uint8_t>(b), 1, static_cast<int16_t>(points)});
  }

  const State& state_;
  unsigned player_;
  Sites own_, others_;
  Account account_;
};

// With a point for each of its streets, as the rules count a board that has no more.
unsigned points_of_group(const Sites& group) {
  rd::City city{};
  city.players = 1;
  city.street_count = rd::kMostStreets;
  for (unsigned i = 0; i < rd::kMostStreets; ++i) {
    rd::City::Street& street = city.streets[i + 1];
    street.of[rd::kHouse - 1] = street.own[0] = group.streets[i];
  }
  return static_cast<unsigned>(rd::score_of(city, 1).items[rd::kItemHouses]);
}

void Counter::count_item(unsigned item) {
  switch (static_cast<rd::Item>(item)) {
    case rd::kItemHouses:
      return houses();
    case rd::kItemShops:
      return shops();
    case rd::kItemFactories:
      return factories();
    case rd::kItemParks:
      return parks();
    case rd::kItemInternet:
      return internet();
    case rd::kItemGoals:
      return goals();
    case rd::kItemZoning:
      return zoning();
    case rd::kItemDemand:
      return demand();
    case rd::kItemLocations:
      return locations();
    case rd::kItemNeighborhoods:
      return neighborhoods();
  }
}

void Counter::houses() {
  Sites left = own(rd::kHouse);
  count(left);
  all_of(own(rd::kHouse), [&](Site site) {
    if (!left.has(site)) return true;
    const Sites group = group_of(left, site);
    left = without(left, group);
    add(size_of(group), streets_of(group), points_of_group(group));
    return true;
  });
}

void Counter::shops() {
  const Sites shops = own(rd::kShop);
  count(shops);
  for (unsigned street = 1; street <= state_.street_count; ++street) {
    const unsigned size = size_of(on_street(shops, street));
    if (size > 0) add(size, street, rd::kShopPoints[std::min(size, rd::kShopsInTable)]);
  }
}

void Counter::factories() {
  all_of(own(rd::kFactory), [&](Site site) {
    const Sites around = beside(only_site(site)) & (own_ | others_);
    const unsigned types = types_of(state_, around);
    if (types == 0) return true;
    count(around | only_site(site));
    add(types, 0, types);
    return true;
  });
}

void Counter::parks() {
  const bool helped = state_.players <= rd::kParksHelpedUpTo;
  all_of(own(rd::kPark), [&](Site site) {
    const Sites around = beside(only_site(site)) & others_;
    const unsigned size = size_of(around);
    if (size > 0) add(size, 0, size);
    if (size > 0 || helped) count(around | only_site(site));
    return true;
  });
  if (!helped) return;
  for (unsigned left = size_of(own(rd::kPark)); left > 0; --left) add(0, 0, 1);
}

void Counter::internet() {
  count(own_ & with_internet(state_));
  for (unsigned left = size_of(account_.counted); left > 0; --left) add(0, 0, 1);
}

void Counter::goals() {
  for (unsigned place = 0; place < rd::kMostGoals; ++place) {
    const unsigned space = tick_of(state_, place, player_);
    if (space == 0) continue;
    add(state_.goals[place], space - 1, rd::kSpacePoints[space]);
    count(spaces_of_goal(state_, player_, state_.goals[place]));
  }
}

void Counter::zoning() {
  if (!plays(rd::kZoning)) return;
  for (unsigned district = 0; district < rd::kDistricts; ++district) {
    const unsigned begin = rd::kDistrictFrom[district], end = rd::kDistrictFrom[district + 1];
    const Row columns = rd::column_bit(end) - rd::column_bit(begin);
    unsigned wanted[rd::kTypes] = {};
    for (unsigned column = begin; column < end; ++column) {
      ++wanted[type_above(state_, column) - 1];
    }
    Sites there;
    bool full = true;
    for (unsigned type = 1; type <= rd::kTypes; ++type) {
      if (wanted[type - 1] == 0) continue;
      const Sites built = in_columns(own(type), columns);
      full = full && size_of(built) >= wanted[type - 1];
      there = there | built;
    }
    if (!full) continue;
    count(there);
    add(begin, end - 1, rd::kDistrictPoints);
  }
}

void Counter::demand() {
  if (!plays(rd::kDemand)) return;
  for (unsigned street = 1; street <= state_.street_count; ++street) {
    const Sites wanted = on_street(built_as(state_, type_wanted(state_, street)), street);
    const unsigned mine = size_of(wanted & own_);
    unsigned better = 0, equal = 0;
    for (unsigned player = 1; player <= state_.players; ++player) {
      const unsigned theirs = size_of(wanted & built_by(state_, player));
      better += theirs > mine ? 1 : 0;
      equal += theirs == mine ? 1 : 0;
    }
    if (mine == 0 || better > 1) continue;
    count(wanted);
    if (better == 1) {
      add(street, kSecond, rd::kDemandSecond);
    } else {
      add(street, equal > 1 ? kTied : kMost, rd::kDemandFirst);
    }
  }
}

void Counter::locations() {
  if (!plays(rd::kLocations)) return;
  unsigned left[rd::kColours] = {};
  for (unsigned colour = 0; colour < rd::kColours; ++colour) {
    const Sites spots = own_ & spots_of(colour);
    left[colour] = size_of(spots);
    count(spots);
  }
  for (;;) {
    unsigned set = 0, size = 0;
    for (unsigned colour = 0; colour < rd::kColours; ++colour) {
      if (left[colour] == 0) continue;
      --left[colour];
      set |= 1u << colour;
      ++size;
    }
    if (size == 0) return;
    add(set, 0, rd::kSetPoints[size]);
  }
}

void Counter::neighborhoods() {
  for_each_neighborhood(state_, [this](Site first, rd::Direction direction) {
    const Sites line = line_of(first, direction);
    if (!(line & own_).any()) return;
    count(line);
    add(first, direction, rd::kContributorPoints);
  });
}

}  // namespace

void add_part(Parts& parts, const Part& part) {
  for (Part& other : parts) {
    if (other.a != part.a || other.b != part.b || other.points != part.points) continue;
    other.times = static_cast<uint8_t>(other.times + part.times);
    return;
  }
  parts.push(part);
}

Account account_of(const State& state, unsigned player, unsigned item) {
  return Counter(state, player).account_of(item);
}

}  // namespace ui::drawcity
