#include "ui/drawcity/goal_spaces.hpp"

#include "ui/drawcity/site_sets.hpp"

namespace ui::drawcity {
namespace {

constexpr Row kCentre = rd::column_bit(5) | rd::column_bit(6) | rd::column_bit(7);
constexpr Row kSides = rd::column_bit(1) | rd::column_bit(rd::kColumns);

class Goals {
 public:
  Goals(const State& state, unsigned player)
      : state_(state), own_(built_by(state, player)), others_(without(built_on(state), own_)) {}

  Sites met(unsigned goal) const;

 private:
  Sites own(unsigned type) const { return own_ & built_as(state_, type); }
  // Groups of houses of so many on so many streets.
  Sites groups(unsigned size, unsigned streets) const;
  // What is beside any of this type, and what it is beside.
  Sites with(const Sites& mine, unsigned type) const {
    const Sites all = built_as(state_, type);
    return (mine & beside(all)) | (all & beside(mine));
  }
  Sites pairs(const Sites& mine) const { return mine & beside(mine); }
  // Streets with so many of them.
  static Sites full_streets(const Sites& mine, unsigned size) {
    return by_street([&](unsigned i) {
      const Row row = mine.streets[i];
      return rd::row_size(row) >= size ? row : Row{0};
    });
  }
  Sites rows_of_three(const Sites& mine) const;
  Sites commutes() const;
  Sites meetings() const;
  Sites mixed() const;

  const State& state_;
  Sites own_, others_;
};

Sites Goals::groups(unsigned size, unsigned streets) const {
  const Sites houses = own(rd::kHouse);
  Sites found;
  all_of(houses, [&](Site site) {
    const Sites group = group_of(houses, site);
    if (size_of(group) >= size && streets_of(group) >= streets) found = found | group;
    return true;
  });
  return found;
}

Sites Goals::rows_of_three(const Sites& mine) const {
  return by_street([&](unsigned i) {
    const Row row = mine.streets[i];
    const Row last = row & row << 1 & row << 2;
    return last | last >> 1 | last >> 2;
  });
}

Sites Goals::commutes() const {
  Sites found;
  all_of(own(rd::kFactory), [&](Site site) {
    const Sites around = beside(only_site(site)) & built_on(state_);
    if (types_of(state_, around) >= 3) found = found | around | only_site(site);
    return true;
  });
  return found;
}

Sites Goals::meetings() const {
  Sites found;
  all_of(own(rd::kPark), [&](Site site) {
    const Sites around = beside(only_site(site)) & others_;
    if (size_of(around) >= 3) found = found | around | only_site(site);
    return true;
  });
  return found;
}

Sites Goals::mixed() const {
  Sites found;
  for (unsigned street = 1; street <= state_.street_count; ++street) {
    const Sites mine = on_street(own_, street);
    if (types_of(state_, mine) == rd::kTypes) found = found | mine;
  }
  return found;
}

Sites Goals::met(unsigned goal) const {
  switch (goal) {
    case rd::kResidentialQuarter:
      return groups(4, 1);
    case rd::kThreeStreetsOneCommunity:
      return groups(3, 3);
    case rd::kConnectedHomes:
      return own(rd::kHouse) & with_internet(state_);
    case rd::kHomesByThePark:
      return with(own(rd::kHouse), rd::kPark);
    case rd::kHighStreet:
      return full_streets(own(rd::kShop), 4);
    case rd::kChainStore:
      return own(rd::kShop);
    case rd::kShopFront:
      return rows_of_three(own(rd::kShop));
    case rd::kLocalCustomers:
      return with(own(rd::kShop), rd::kHouse);
    case rd::kShortCommute:
      return commutes();
    case rd::kIndustrialBelt:
      return own(rd::kFactory);
    case rd::kIndustrialPark:
      return pairs(own(rd::kFactory));
    case rd::kOutskirts: {
      const Sites mine = own(rd::kFactory);
      return on_street(mine, 1) | on_street(mine, state_.street_count) | in_columns(mine, kSides);
    }
    case rd::kMeetingPlace:
      return meetings();
    case rd::kGreenBelt:
      return own(rd::kPark);
    case rd::kCentralPark:
      return in_columns(own(rd::kPark), kCentre);
    case rd::kGreenLung:
      return pairs(own(rd::kPark));
    case rd::kMixedUse:
      return mixed();
    case rd::kMainRoad:
      return full_streets(own_, 5);
    case rd::kBroadband:
      return own_ & with_internet(state_);
    default:
      return in_columns(own_, kSides | kCentre);
  }
}

}  // namespace

Sites spaces_of_goal(const State& state, unsigned player, unsigned goal) {
  return Goals(state, player).met(goal);
}

}  // namespace ui::drawcity
