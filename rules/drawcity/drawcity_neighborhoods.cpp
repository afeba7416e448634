// "Neighborhoods (module)": three developments in a line that follow a pattern.
#include "rules/drawcity/drawcity_state.hpp"

namespace rules::drawcity {
namespace {

constexpr unsigned kPatternBits = 2 * kPatternLength;
constexpr unsigned kNone = kTypes;

// The types - 1 of three spaces, as in State::patterns.
unsigned three(unsigned first, unsigned middle, unsigned last) {
  return first | middle << 2 | last << 4;
}

bool is_pattern(unsigned patterns, unsigned types) {
  constexpr unsigned kMask = (1u << kPatternBits) - 1;
  const unsigned turned = three(types >> 4, types >> 2 & 3u, types & 3u);
  const unsigned first = patterns & kMask;
  const unsigned second = patterns >> kPatternBits;
  return types == first || turned == first || types == second || turned == second;
}

// The columns with a development that is in no neighborhood yet.
Row open_columns(const Street& street) {
  return kWholeRow & ~Row{street.free} & ~Row{street.marked};
}

// Its type - 1. Before: something stands there.
unsigned type_at(const Street& street, unsigned column) {
  if (street.of[0] >> column & 1u) return 0;
  if (street.of[1] >> column & 1u) return 1;
  return street.of[2] >> column & 1u ? 2 : 3;
}

// The new development, and looks at what is around it. Streets from 0 on; a space off the board is
// not open.
class Search {
 public:
  Search(const State& state, Site site)
      : state_(state),
        street_(street_of(site) - 1),
        column_(column_at(site)),
        type_(type_at(state.streets[street_], column_)),
        joins_(state.joins >> (4 * type_) & 15u) {}

  bool joins_none() const { return joins_ == 0; }
  // Bit i for the line that begins i - 2 steps further.
  template <Direction kDirection>
  unsigned lines() const {
    const unsigned before = type_of<kDirection>(-1, joins_);
    const unsigned after = type_of<kDirection>(1, joins_);
    if (before == kNone && after == kNone) return 0;
    return lines_beside<kDirection>(before, after);
  }

 private:
  // What stands so many steps further; kNone also where it is not one of `types`.
  template <Direction kDirection>
  unsigned type_of(int steps, unsigned types) const {
    const unsigned street = street_ + (kDirection == kDown ? static_cast<unsigned>(steps) : 0);
    const unsigned column = column_ + (kDirection == kDown ? 0 : static_cast<unsigned>(steps));
    if (kDirection == kDown && street >= state_.street_count) return kNone;
    if (kDirection == kAcross && column > kColumns) return kNone;
    const Street& at = state_.streets[street];
    if ((open_columns(at) >> column & 1u) == 0) return kNone;
    const unsigned type = type_at(at, column);
    return types >> type & 1u ? type : kNone;
  }

  template <Direction kDirection>
  unsigned lines_beside(unsigned before, unsigned after) const {
    constexpr unsigned kAllTypes = 15;
    unsigned lines = 0;
    if (before != kNone) {
      const unsigned first = type_of<kDirection>(-2, kAllTypes);
      if (first != kNone && fits(first, before, type_)) lines |= 1;
      if (after != kNone && fits(before, type_, after)) lines |= 2;
    }
    if (after != kNone) {
      const unsigned last = type_of<kDirection>(2, kAllTypes);
      if (last != kNone && fits(type_, after, last)) lines |= 4;
    }
    return lines;
  }

  bool fits(unsigned first, unsigned middle, unsigned last) const {
    return is_pattern(state_.patterns, three(first, middle, last));
  }

  const State& state_;
  unsigned street_;
  unsigned column_;
  unsigned type_;
  unsigned joins_;
};

}  // namespace

Lines lines_through(const State& state, Site site) {
  const Search search(state, site);
  if (search.joins_none()) return {0, 0};
  const Row across = search.lines<kAcross>();
  return {across << column_at(site) >> (kPatternLength - 1), search.lines<kDown>()};
}

unsigned joins_of(unsigned patterns) {
  unsigned joins = 0;
  for (unsigned i = 0; i < kPatterns; ++i, patterns >>= kPatternBits) {
    const unsigned first = patterns & 3u;
    const unsigned middle = patterns >> 2 & 3u;
    const unsigned last = patterns >> 4 & 3u;
    joins |= (1u << middle) << 4 * first | (1u << middle) << 4 * last |
             (1u << first | 1u << last) << 4 * middle;
  }
  return joins;
}

bool offers(const Lines& lines, Site site, unsigned first, unsigned direction) {
  if (direction == kAcross) {
    return street_of(site) == first >> 4 && (lines.across >> (first & 15u) & 1u) != 0;
  }
  const unsigned from = (first >> 4) + (kPatternLength - 1) - street_of(site);
  return direction == kDown && column_at(site) == (first & 15u) && from < kPatternLength &&
         (lines.down >> from & 1u) != 0;
}

void mark_only(State& state, Site site, const Lines& lines) {
  if (lines.across != 0) {
    mark(state, site_at(street_of(site), column_of(lines.across)), kAcross);
  } else {
    const unsigned from = column_of(lines.down << 1) - 1;
    mark(state, site_at(street_of(site) + from - (kPatternLength - 1), column_at(site)), kDown);
  }
}

void mark(State& state, Site first, Direction direction) {
  const unsigned street = street_of(first) - 1;
  const Row bit = column_bit(column_at(first));
  const unsigned streets = direction == kDown ? kPatternLength : 1;
  const Row bits = direction == kDown ? bit : bit | bit << 1 | bit << 2;
  for (unsigned i = street; i < street + streets; ++i) {
    state.streets[i].marked = static_cast<uint16_t>(state.streets[i].marked | bits);
  }
  if (direction == kAcross) state.streets[street].across |= static_cast<uint16_t>(bit);
  for (unsigned seat = 0; seat < state.players; ++seat) {
    Own own = 0;
    for (unsigned i = street; i < street + streets; ++i) own |= state.own[seat][i];
    if (own & bits) ++state.contributions[seat];
  }
}

}  // namespace rules::drawcity
