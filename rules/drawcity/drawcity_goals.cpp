// "Municipal Goals (module)": what the cards ask for, looked at right after a build. What only own
// developments can bring about is looked for around the new one; what others can bring about, too,
// is looked for everywhere.
#include "rules/drawcity/drawcity_group.hpp"
#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {
namespace {

// The new development and the board around it.
class Arrival {
 public:
  Arrival(const State& state, unsigned seat, Site site, unsigned type)
      : state_(state),
        own_(state.own[seat - 1]),
        street_(street_of(site) - 1),
        column_(column_at(site)),
        type_(type) {}

  bool meets(unsigned goal) const;

 private:
  unsigned streets() const { return state_.street_count; }
  const Street& at(unsigned street) const { return state_.streets[street]; }
  Row own(unsigned street) const { return columns_of(own_[street]); }
  Row own(unsigned street, unsigned type) const { return own_[street] & at(street).of[type - 1]; }
  Row bit() const { return column_bit(column_); }

  // Spaces above or below that hold this type.
  Row above(unsigned street, unsigned type) const {
    return street == 0 ? Row{0} : Row{at(street - 1).of[type - 1]};
  }
  Row below(unsigned street, unsigned type) const {
    return street + 1 == kMostStreets ? Row{0} : Row{at(street + 1).of[type - 1]};
  }
  // Spaces beside this type.
  Row near(unsigned street, unsigned type) const {
    return beside(at(street).of[type - 1]) | above(street, type) | below(street, type);
  }

  bool group_of_houses(unsigned size, unsigned count) const;
  bool pair(unsigned type) const;
  bool on_streets(unsigned type, unsigned count) const;
  bool connected(unsigned count, bool houses) const;
  bool beside_any(unsigned type, unsigned other, unsigned count) const;
  bool factory_beside_types() const;
  bool park_beside_others() const;
  bool on_border() const;
  bool in_centre() const;
  bool four_types() const;
  bool across() const;

  const State& state_;
  const Own* own_;
  unsigned street_;  // from 0 on
  unsigned column_;
  unsigned type_;
};

bool Arrival::group_of_houses(unsigned size, unsigned count) const {
  Houses houses;
  for (unsigned i = 0; i < streets(); ++i) houses.rows[i + 1] = own(i, kHouse);
  const Group group = take_group(houses, street_ + 1, bit());
  return group.size >= size && group.streets >= count;
}

bool Arrival::pair(unsigned type) const {
  Row near = beside(own(street_, type));
  if (street_ != 0) near |= own(street_ - 1, type);
  if (street_ + 1 != kMostStreets) near |= own(street_ + 1, type);
  return (near & bit()) != 0;
}

bool Arrival::on_streets(unsigned type, unsigned count) const {
  for (unsigned i = 0; i < streets() && count != 0; ++i) count -= own(i, type) != 0;
  return count == 0;
}

bool Arrival::connected(unsigned count, bool houses) const {
  if ((at(street_).internet & bit()) == 0) return false;
  unsigned size = 0;
  for (unsigned i = 0; i < streets(); ++i) {
    size += row_size((houses ? own(i, kHouse) : own(i)) & at(i).internet);
  }
  return size >= count;
}

bool Arrival::beside_any(unsigned type, unsigned other, unsigned count) const {
  unsigned size = 0;
  for (unsigned i = 0; i < streets(); ++i) {
    const Row mine = own(i, type);
    if (mine != 0) size += row_size(mine & near(i, other));
  }
  return size >= count;
}

// Where at least three of the four hold.
Row three_of(Row a, Row b, Row c, Row d) { return (a & b & (c | d)) | (c & d & (a | b)); }

bool Arrival::factory_beside_types() const {
  for (unsigned i = 0; i < streets(); ++i) {
    const Row mine = own(i, kFactory);
    if (mine == 0) continue;
    if (mine & three_of(near(i, kHouse), near(i, kShop), near(i, kFactory), near(i, kPark))) {
      return true;
    }
  }
  return false;
}

bool Arrival::park_beside_others() const {
  const auto others = [this](unsigned street) {
    return kWholeRow & ~Row{at(street).free} & ~own(street);
  };
  for (unsigned i = 0; i < streets(); ++i) {
    const Row mine = own(i, kPark);
    if (mine == 0) continue;
    const Row up = i == 0 ? Row{0} : others(i - 1);
    const Row down = i + 1 == streets() ? Row{0} : others(i + 1);
    const Row here = others(i);
    if (mine & three_of(here << 1, here >> 1, up, down)) return true;
  }
  return false;
}

bool Arrival::on_border() const {
  constexpr Row kSides = 1u << 1 | 1u << kColumns;
  unsigned size = 0;
  for (unsigned i = 0; i < streets(); ++i) {
    const bool end = i == 0 || i + 1 == streets();
    size += row_size(own(i, kFactory) & (end ? kWholeRow : kSides));
  }
  return size >= 2;
}

constexpr Row kCentre = 1u << 5 | 1u << 6 | 1u << 7;

bool Arrival::in_centre() const {
  unsigned size = 0;
  for (unsigned i = 0; i < streets(); ++i) size += row_size(own(i, kPark) & kCentre);
  return size >= 2;
}

bool Arrival::four_types() const {
  return own(street_, kHouse) != 0 && own(street_, kShop) != 0 && own(street_, kFactory) != 0 &&
         own(street_, kPark) != 0;
}

bool Arrival::across() const {
  Row all = 0;
  for (unsigned i = 0; i < streets(); ++i) all |= own(i);
  return (all & 1u << 1) != 0 && (all & 1u << kColumns) != 0 && (all & kCentre) != 0;
}

bool Arrival::meets(unsigned goal) const {
  switch (goal) {
    case kResidentialQuarter:
      return group_of_houses(4, 1);
    case kThreeStreetsOneCommunity:
      return group_of_houses(3, 3);
    case kConnectedHomes:
      return connected(3, true);
    case kHomesByThePark:
      return beside_any(kHouse, kPark, 3);
    case kHighStreet:
      return row_size(own(street_, kShop)) >= 4;
    case kChainStore:
      return on_streets(kShop, 3);
    case kShopFront: {
      const Row shops = own(street_, kShop);
      return (shops & shops << 1 & shops << 2) != 0;
    }
    case kLocalCustomers:
      return beside_any(kShop, kHouse, 3);
    case kShortCommute:
      return factory_beside_types();
    case kIndustrialBelt:
      return on_streets(kFactory, 3);
    case kIndustrialPark:
      return pair(kFactory);
    case kOutskirts:
      return on_border();
    case kMeetingPlace:
      return park_beside_others();
    case kGreenBelt:
      return on_streets(kPark, 3);
    case kCentralPark:
      return in_centre();
    case kGreenLung:
      return pair(kPark);
    case kMixedUse:
      return four_types();
    case kMainRoad:
      return row_size(own(street_)) >= 5;
    case kBroadband:
      return connected(4, false);
    default:
      return across();
  }
}

// By goal: the types that have to be built to complete it, bit by type - 1.
constexpr uint8_t kAnyType = 15;
constexpr uint8_t kCompletedBy[kGoalCards] = {
    1, 1, 1,        kAnyType, 2, 2, 2,        kAnyType, kAnyType, 4,
    4, 4, kAnyType, 8,        8, 8, kAnyType, kAnyType, kAnyType, kAnyType,
};

}  // namespace

bool may_complete(unsigned goal, unsigned type) { return kCompletedBy[goal] >> (type - 1) & 1u; }

void add_goal(State& state, unsigned place, unsigned goal) {
  state.goals[place] = static_cast<uint8_t>(goal);
  state.open |= static_cast<uint8_t>(1u << place);
  for (unsigned type = 1; type <= kTypes; ++type) {
    if (may_complete(goal, type)) state.wanted[type - 1] |= static_cast<uint8_t>(1u << place);
  }
}

void close_round(State& state, unsigned place) {
  state.before[place] = state.ticked[place];
  if (state.before[place] >= kSpacesFor[state.players]) {
    state.open &= static_cast<uint8_t>(~(1u << place));
  }
}

void close_round(State& state) {
  for (unsigned place = 0; place < kMostGoals; ++place) close_round(state, place);
}

bool is_decided(const State& state, unsigned goal) {
  const auto turn_of = [&](unsigned seat) {
    return seat >= state.first ? seat - state.first : seat + state.players - state.first;
  };
  const unsigned next = turn_of(state.active) + (state.phase == Phase::kAct ? 0 : 1);
  for (unsigned seat = 1; seat <= state.players; ++seat) {
    const bool ticked = (state.ticks[goal] >> 2 * (seat - 1) & 3u) != 0;
    if (!ticked && !has_finished(state, seat) && turn_of(seat) >= next) return false;
  }
  return true;
}

void tick_goals(State& state, unsigned seat, Site site, unsigned type) {
  const unsigned shift = 2 * (seat - 1);
  const Arrival arrival(state, seat, site, type);
  unsigned todo = state.open & state.wanted[type - 1];
  for (unsigned place = 0; todo != 0; ++place, todo >>= 1) {
    if ((todo & 1u) == 0 || (state.ticks[place] >> shift & 3u) != 0) continue;
    if (!arrival.meets(state.goals[place])) continue;
    state.ticks[place] |= static_cast<uint16_t>((state.before[place] + 1u) << shift);
    ++state.ticked[place];
  }
}

bool is_settled(const State& state, unsigned goal) {
  if ((state.open >> goal & 1u) == 0) return true;
  for (unsigned seat = 1; seat <= state.players; ++seat) {
    const bool ticked = (state.ticks[goal] >> 2 * (seat - 1) & 3u) != 0;
    if (!ticked && !has_finished(state, seat)) return false;
  }
  return true;
}

}  // namespace rules::drawcity
