#include "rules/cities/cities_score.hpp"

namespace rules::cities {
namespace {

// Sets of fields: what a scorer does with them, for both sizes.

constexpr uint64_t kFirstColumn = 0x0101010101010101;
constexpr uint64_t kLastColumn = kFirstColumn << (kFieldSide - 1);

constexpr FieldSet west(FieldSet fields) { return (fields & ~kFirstColumn) >> 1; }
constexpr FieldSet east(FieldSet fields) { return (fields & ~kLastColumn) << 1; }
constexpr FieldSet north(FieldSet fields) { return fields >> kFieldSide; }
constexpr FieldSet south(FieldSet fields) { return fields << kFieldSide; }
constexpr FieldSet both(FieldSet one, FieldSet other) { return one & other; }
constexpr FieldSet either(FieldSet one, FieldSet other) { return one | other; }
constexpr FieldSet without(FieldSet one, FieldSet other) { return one & ~other; }
constexpr FieldSet first_of(FieldSet fields) { return fields & (~fields + 1); }
constexpr bool any(FieldSet fields) { return fields != 0; }
int count(FieldSet fields) { return std::popcount(fields); }

template <class Make>
constexpr WideFieldSet each_word(Make&& make) {
  return {{make(0), make(1), make(2), make(3)}};
}
constexpr uint64_t kFirstWideColumn = 0x0001000100010001;
constexpr uint64_t kLastWideColumn = kFirstWideColumn << (kWideFieldSide - 1);
constexpr unsigned kOtherRows = 64 - kWideFieldSide;  // bits of a word but for one row

constexpr WideFieldSet west(const WideFieldSet& fields) {
  return each_word([&](unsigned i) { return (fields.words[i] & ~kFirstWideColumn) >> 1; });
}
constexpr WideFieldSet east(const WideFieldSet& fields) {
  return each_word([&](unsigned i) { return (fields.words[i] & ~kLastWideColumn) << 1; });
}
constexpr WideFieldSet north(const WideFieldSet& fields) {
  return each_word([&](unsigned i) {
    const uint64_t next = i + 1 == WideFieldSet::kWords ? 0 : fields.words[i + 1];
    return fields.words[i] >> kWideFieldSide | next << kOtherRows;
  });
}
constexpr WideFieldSet south(const WideFieldSet& fields) {
  return each_word([&](unsigned i) {
    const uint64_t before = i == 0 ? 0 : fields.words[i - 1];
    return fields.words[i] << kWideFieldSide | before >> kOtherRows;
  });
}
constexpr WideFieldSet both(const WideFieldSet& one, const WideFieldSet& other) {
  return each_word([&](unsigned i) { return one.words[i] & other.words[i]; });
}
constexpr WideFieldSet either(const WideFieldSet& one, const WideFieldSet& other) {
  return each_word([&](unsigned i) { return one.words[i] | other.words[i]; });
}
constexpr WideFieldSet without(const WideFieldSet& one, const WideFieldSet& other) {
  return each_word([&](unsigned i) { return one.words[i] & ~other.words[i]; });
}
constexpr bool any(const WideFieldSet& fields) {
  return (fields.words[0] | fields.words[1] | fields.words[2] | fields.words[3]) != 0;
}
constexpr WideFieldSet first_of(const WideFieldSet& fields) {
  WideFieldSet first;
  for (unsigned i = 0; i < WideFieldSet::kWords; ++i) {
    first.words[i] = first_of(fields.words[i]);
    if (first.words[i] != 0) break;
  }
  return first;
}
int count(const WideFieldSet& fields) {
  int many = 0;
  for (const uint64_t word : fields.words) many += std::popcount(word);
  return many;
}

template <class Set>
constexpr unsigned kSideOf = kFieldSide;
template <>
constexpr unsigned kSideOf<WideFieldSet> = kWideFieldSide;

template <class Set>
constexpr Set around(const Set& fields) {
  return either(either(west(fields), east(fields)), either(north(fields), south(fields)));
}

template <class Set>
Set zone_of(const Set& start, const Set& kind) {
  Set zone = start;
  for (Set seen = {}; seen != zone;) {
    seen = zone;
    zone = either(zone, both(around(zone), kind));
  }
  return zone;
}

// What is seen on a line that goes on with `step`.
template <class Set, class Step>
Set seen_fields(Set from, const Set& through, Step&& step) {
  Set seen = {};
  while (any(from = both(step(from), through))) seen = either(seen, from);
  return seen;
}

template <class Set>
void view_around(const Set& terrace, const Set& through, Set (&views)[kDirections]) {
  views[kNorth] = seen_fields(terrace, through, [](const Set& set) { return north(set); });
  views[kEast] = seen_fields(terrace, through, [](const Set& set) { return east(set); });
  views[kSouth] = seen_fields(terrace, through, [](const Set& set) { return south(set); });
  views[kWest] = seen_fields(terrace, through, [](const Set& set) { return west(set); });
}

// What terraces see through.
template <class Set>
Set sight(const BoardOf<Set>& board, unsigned level) {
  if (level == 1) return {};
  return level == 2 ? board.fields[kWater] : either(board.fields[kWater], board.fields[kPark]);
}

template <class Set>
int view_from(const Set& terrace, const Set& through) {
  Set views[kDirections];
  view_around(terrace, through, views);
  return count(views[kNorth]) + count(views[kEast]) + count(views[kSouth]) + count(views[kWest]);
}

class Counting {
 public:
  void enter(Kind kind, int points) {
    unsigned place = sheet_.tourists++;
    for (; place != 0 && sheet_.points[place - 1] < points; --place) {
      sheet_.points[place] = sheet_.points[place - 1];
    }
    sheet_.points[place] = static_cast<int16_t>(points);
    sheet_.by_kind[kind] = static_cast<int16_t>(sheet_.by_kind[kind] + points);
    sheet_.total = static_cast<int16_t>(sheet_.total + points);
  }

  const Sheet& sheet() const { return sheet_; }

 private:
  Sheet sheet_;
};

// "Zone", "Scoring": a zone scores one of its tourists. Level 3 adds the fields of `extra` around
// it.
template <class Set>
void enter_zones(const BoardOf<Set>& board, Kind kind, const Set& extra, Counting& counting) {
  const Set& fields = board.fields[kind];
  Set left = both(board.tourists, fields);
  while (any(left)) {
    const Set zone = zone_of(first_of(left), fields);
    counting.enter(kind, count(zone) + count(both(around(zone), extra)));
    for (int others = count(both(left, zone)); others > 1; --others) counting.enter(kind, 0);
    left = without(left, zone);
  }
}

// Negative: the first is worth less. A tourist that a player does not have counts 0.
int compare(const Sheet& first, const Sheet& second) {
  if (first.total != second.total) return first.total - second.total;
  for (unsigned i = 0; i < kTourists; ++i) {
    if (first.points[i] != second.points[i]) return first.points[i] - second.points[i];
  }
  return 0;
}

}  // namespace

template <class Set>
BoardOf<Set> board_of(const State& state, const City& city) {
  constexpr unsigned kFromFirst[kQuarters] = {0, 1, kSideOf<Set>, kSideOf<Set> + 1};
  BoardOf<Set> board;
  const auto add = [&](unsigned first, Laid tile) {
    for (unsigned quarter = 0; quarter < kQuarters; ++quarter) {
      add_field(board.fields[kind_of(tile, quarter)], first + kFromFirst[quarter]);
    }
  };
  for_each_tile(state, city, [&](Lie lie, Laid tile) {
    add(row_of(lie) * 2 * kSideOf<Set> + column_of(lie) * 2, tile);
  });
  if (city.cover == kCovered) {
    Set covered = {};
    for (const unsigned step : kFromFirst) add_field(covered, city.cover_at + step);
    for (Set& kind : board.fields) kind = without(kind, covered);
    add(city.cover_at, covering_tile(state, city));
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    add_field(board.tourists, city.tourists.at[i]);
  }
  return board;
}

template <class Set>
Sheet sheet_of(const BoardOf<Set>& board, unsigned level) {
  const Set& terraces = board.fields[kTerrace];
  const Set& water = board.fields[kWater];
  Counting counting;
  enter_zones(board, kAttraction, level == 3 ? terraces : Set{}, counting);
  enter_zones(board, kPark, level == 3 ? water : Set{}, counting);
  const Set through = sight(board, level);
  for (Set left = both(board.tourists, terraces); any(left);) {
    const Set terrace = first_of(left);
    counting.enter(kTerrace, view_from(terrace, through));
    left = without(left, terrace);
  }
  return counting.sheet();
}

Sheet sheet_of(const State& state, unsigned seat) {
  const City& city = state.cities[seat - 1];
  const unsigned level = state.options.level;
  return is_free(state) ? sheet_of(board_of<WideFieldSet>(state, city), level)
                        : sheet_of(board_of<FieldSet>(state, city), level);
}

template <class Set>
ReasonOf<Set> reason_of(const BoardOf<Set>& board, unsigned level, unsigned field) {
  Set start = {};
  add_field(start, field);
  ReasonOf<Set> reason;
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    if (any(both(board.fields[kind], start))) reason.kind = static_cast<Kind>(kind);
  }
  if (reason.kind == kTerrace) {
    reason.zone = start;
    view_around(start, sight(board, level), reason.views);
    int points = 0;
    for (const Set& view : reason.views) points += count(view);
    reason.points = static_cast<int16_t>(points);
    reason.paid = true;
    return reason;
  }
  const Set& fields = board.fields[reason.kind];
  const Set& extra = board.fields[reason.kind == kAttraction ? kTerrace : kWater];
  reason.zone = zone_of(start, fields);
  if (level == 3) reason.beside = both(around(reason.zone), extra);
  reason.points = static_cast<int16_t>(count(reason.zone) + count(reason.beside));
  reason.paid = first_of(both(board.tourists, reason.zone)) == start;
  return reason;
}

template Board board_of(const State&, const City&);
template WideBoard board_of(const State&, const City&);
template Sheet sheet_of(const Board&, unsigned);
template Sheet sheet_of(const WideBoard&, unsigned);
template Reason reason_of(const Board&, unsigned, unsigned);
template WideReason reason_of(const WideBoard&, unsigned, unsigned);

Actors best_of(const Sheet* sheets, unsigned players) {
  Actors best = 0;
  const Sheet* highest = sheets;
  for (unsigned i = 0; i < players; ++i) {
    const int difference = compare(sheets[i], *highest);
    if (difference < 0) continue;
    if (difference > 0) best = 0;
    highest = &sheets[i];
    best |= only(static_cast<Actor>(i + 1));
  }
  return best;
}

}  // namespace rules::cities
