#include "ui/drawcity/reasons.hpp"

#include <cstring>
#include <iterator>
#include <utility>

#include "ui/core/write.hpp"
#include "ui/drawcity/account.hpp"
#include "ui/drawcity/drawcity.hpp"

namespace ui::drawcity {
namespace {

// How much is told of each part: less where there are many.
enum class Detail : uint8_t { full, brief, kinds };

constexpr Text kRankTexts[] = {Text::drawcity_points_first, Text::drawcity_points_second,
                               Text::drawcity_points_third, Text::drawcity_points_most,
                               Text::drawcity_points_tied};
static_assert(std::size(kRankTexts) == kRanks);

// Written at the end of what is there.
template <class... Values>
void extend(char* to, size_t size, Values... values) {
  const size_t used = std::strlen(to);
  write(to + used, size - used, values...);
}

class Teller {
 public:
  Teller(const State& state, unsigned item) : state_(state), item_(item) {}

  // In at most so many lines.
  void tell(const Parts& parts, unsigned lines, Reason& reason);

 private:
  unsigned lines_of(const Part& part) const;
  unsigned lines_of(const Parts& parts) const;
  Part kind_of(Part part) const;
  Parts kinds_of(const Parts& parts) const;
  void name(const Part& part, char* to, size_t size) const;
  void name_district(const Part& part, char* to, size_t size) const;
  static void name_set(const Part& part, char* to, size_t size);
  void name_demand(const Part& part, char* to, size_t size) const;
  void add_line(const Part& part, Reason& reason) const;

  const State& state_;
  unsigned item_;
  Detail detail_ = Detail::full;
};

// That need two lines where a language is longer than English.
constexpr uint32_t kLongNames = 1u << rd::kResidentialQuarter |
                                1u << rd::kThreeStreetsOneCommunity | 1u << rd::kConnectedHomes |
                                1u << rd::kHomesByThePark | 1u << rd::kLocalCustomers |
                                1u << rd::kAcrossTheCity;

// Whether it needs more than one line is known beforehand, so that no language tells less than
// English does.
unsigned Teller::lines_of(const Part& part) const {
  const bool full = detail_ == Detail::full, kind = detail_ == Detail::kinds;
  switch (item_) {
    case rd::kItemHouses:
      return part.b > 1 && part.points > 9 ? 2 : 1;
    case rd::kItemFactories:
    case rd::kItemParks:
      return full && part.a > 0 ? 2 : 1;
    case rd::kItemGoals:
      if (kind) return 1;
      return (full ? 2u : 1u) + (kLongNames >> part.a & 1u);
    case rd::kItemZoning:
      return full ? part.b - part.a + 1u : 1;
    case rd::kItemDemand:
      if (kind) return 2;
      return (full ? 2u : 1u) + (part.b == kSecond ? 1u : 0u);
    case rd::kItemNeighborhoods:
      return kind ? 1 : 2;
    default:
      return 1;
  }
}

unsigned Teller::lines_of(const Parts& parts) const {
  unsigned lines = 0;
  for (const Part& part : parts) lines += lines_of(part);
  return lines;
}

// 0: it is not told which.
Part Teller::kind_of(Part part) const {
  switch (item_) {
    case rd::kItemShops:
      part.b = 0;
      break;
    case rd::kItemZoning:
    case rd::kItemNeighborhoods:
      part.a = part.b = 0;
      break;
    case rd::kItemGoals:
      part.a = 0;
      break;
    case rd::kItemDemand:
      part.a = 0;
      if (part.b == kTied) part.b = kMost;
      break;
    default:
      break;
  }
  return part;
}

// Those that bring most first.
Parts Teller::kinds_of(const Parts& parts) const {
  Parts kinds;
  for (const Part& part : parts) add_part(kinds, kind_of(part));
  for (size_t end = 1; end < kinds.size(); ++end) {
    for (size_t i = end; i > 0 && kinds[i].points > kinds[i - 1].points; --i) {
      std::swap(kinds[i], kinds[i - 1]);
    }
  }
  return kinds;
}

void Teller::name_district(const Part& part, char* to, size_t size) const {
  write(to, size, Text::drawcity_points_columns, unsigned{part.a}, unsigned{part.b});
  for (unsigned column = part.a; column <= part.b && detail_ == Detail::full; ++column) {
    extend(to, size, ", %s", type_name(type_above(state_, column)));
  }
}

void Teller::name_set(const Part& part, char* to, size_t size) {
  char letters[2 * rd::kColours + 1] = {};
  const char* form = "%s";
  for (unsigned colour = 0; colour < rd::kColours; ++colour) {
    if ((part.a >> colour & 1u) == 0) continue;
    extend(letters, sizeof letters, form, letter_of_spot(colour));
    form = " %s";
  }
  write(to, size, Text::drawcity_points_set, static_cast<const char*>(letters));
}

void Teller::name_demand(const Part& part, char* to, size_t size) const {
  const char* const rank = text(kRankTexts[part.b]);
  if (detail_ == Detail::brief) {
    return write(to, size, Text::drawcity_points_street, unsigned{part.a}, rank);
  }
  const Text wanted = kItemNames[type_wanted(state_, part.a) - 1];
  write(to, size, Text::drawcity_points_wanted, text(wanted), unsigned{part.a}, rank);
}

void Teller::name(const Part& part, char* to, size_t size) const {
  const bool full = detail_ == Detail::full, kind = detail_ == Detail::kinds;
  switch (item_) {
    case rd::kItemHouses:
      if (part.b > 1) {
        return write(to, size, Text::drawcity_points_on_streets, unsigned{part.a},
                     unsigned{part.b});
      }
      return write(to, size, Text::drawcity_points_on_one, unsigned{part.a});
    case rd::kItemShops:
      if (kind) return write(to, size, Text::drawcity_points_on_one, unsigned{part.a});
      return write(to, size, Text::drawcity_points_on_street, unsigned{part.a}, unsigned{part.b});
    case rd::kItemFactories:
      if (part.a == 1) {
        return write(to, size,
                     full ? Text::drawcity_points_beside_type : Text::drawcity_points_type);
      }
      return write(to, size,
                   full ? Text::drawcity_points_beside_types : Text::drawcity_points_types,
                   unsigned{part.a});
    case rd::kItemParks:
      if (part.a == 0) return write(to, size, Text::drawcity_points_park);
      return write(to, size,
                   full ? Text::drawcity_points_beside_others : Text::drawcity_points_others,
                   unsigned{part.a});
    case rd::kItemInternet:
      return write(to, size, Text::drawcity_points_internet);
    case rd::kItemGoals:
      if (kind) return write(to, size, Text::drawcity_points_each, text(kRankTexts[part.b]));
      if (!full) return write(to, size, goal_name(part.a));
      return write(to, size, "%s, %s", goal_name(part.a), text(kRankTexts[part.b]));
    case rd::kItemZoning:
      if (kind) return write(to, size, Text::drawcity_points_districts);
      return name_district(part, to, size);
    case rd::kItemDemand:
      if (kind) {
        return write(to, size, "%s, %s", text(Text::drawcity_streets), text(kRankTexts[part.b]));
      }
      return name_demand(part, to, size);
    case rd::kItemLocations:
      return name_set(part, to, size);
    default:
      break;
  }
  if (kind) return write(to, size, Text::drawcity_neighborhoods);
  const unsigned street = rd::street_of(part.a), column = rd::column_at(part.a);
  constexpr unsigned kLast = rd::kPatternLength - 1;
  if (part.b == rd::kAcross) {
    write(to, size, Text::drawcity_points_across, street, column, column + kLast);
  } else {
    write(to, size, Text::drawcity_points_down, column, street, street + kLast);
  }
}

template <class... Values>
void append(Reason& reason, Values... values) {
  if (reason.words[0] != '\0') extend(reason.words, sizeof reason.words, "\n");
  extend(reason.words, sizeof reason.words, values...);
}

// A group of houses has points for its size and for its streets.
void Teller::add_line(const Part& part, Reason& reason) const {
  char named[96];
  name(part, named, sizeof named);
  const char* const label = named;
  if (part.times > 1)
    return append(reason, "%s: %u × %d", label, unsigned{part.times}, int{part.points});
  if (item_ != rd::kItemHouses) return append(reason, "%s: %d", label, int{part.points});
  append(reason, "%s: %d + %u", label, part.points - part.b, unsigned{part.b});
}

void Teller::tell(const Parts& parts, unsigned lines, Reason& reason) {
  for (const Detail detail : {Detail::full, Detail::brief}) {
    detail_ = detail;
    if (lines_of(parts) > lines) continue;
    for (const Part& part : parts) add_line(part, reason);
    return;
  }
  detail_ = Detail::kinds;
  const Parts kinds = kinds_of(parts);
  unsigned left = lines, needed = lines_of(kinds);
  int rest = 0;
  for (const Part& kind : kinds) {
    // The last line tells what no line is left for.
    const unsigned own = lines_of(kind);
    if (rest == 0 && (needed <= left || own < left)) {
      add_line(kind, reason);
      left -= own;
      needed -= own;
    } else {
      rest += kind.times * kind.points;
    }
  }
  if (rest > 0) append(reason, Text::drawcity_points_rest, rest);
}

}  // namespace

Reason reason_of(const State& state, unsigned player, unsigned item, unsigned lines) {
  const Account account = account_of(state, player, item);
  Reason reason;
  reason.counted = account.counted;
  for (const Part& part : account.parts) reason.points += part.times * part.points;
  write(reason.head, kItemNames[item]);
  if (account.parts.empty()) {
    write(reason.words, Text::drawcity_points_none);
  } else {
    Teller(state, item).tell(account.parts, lines, reason);
  }
  return reason;
}

}  // namespace ui::drawcity
