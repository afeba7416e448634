#include "rules/cities/cities_score.hpp"

namespace rules::cities {
namespace {

constexpr uint64_t kFirstColumn = 0x0101010101010101;
constexpr uint64_t kLastColumn = kFirstColumn << (kFieldSide - 1);

constexpr uint64_t west(uint64_t fields) { return (fields & ~kFirstColumn) >> 1; }
constexpr uint64_t east(uint64_t fields) { return (fields & ~kLastColumn) << 1; }
constexpr uint64_t north(uint64_t fields) { return fields >> kFieldSide; }
constexpr uint64_t south(uint64_t fields) { return fields << kFieldSide; }
constexpr uint64_t around(uint64_t fields) {
  return west(fields) | east(fields) | north(fields) | south(fields);
}

int count(uint64_t fields) { return std::popcount(fields); }

uint64_t zone_of(uint64_t start, uint64_t kind) {
  uint64_t zone = start;
  for (uint64_t seen = 0; seen != zone;) {
    seen = zone;
    zone |= around(zone) & kind;
  }
  return zone;
}

template <uint64_t step(uint64_t)>
int look(uint64_t from, uint64_t through) {
  int fields = 0;
  while ((from = step(from) & through) != 0) ++fields;
  return fields;
}

template <uint64_t step(uint64_t)>
uint64_t seen_fields(uint64_t from, uint64_t through) {
  uint64_t seen = 0;
  while ((from = step(from) & through) != 0) seen |= from;
  return seen;
}

// What terraces see through.
uint64_t sight(const Board& board, unsigned level) {
  if (level == 1) return 0;
  return level == 2 ? board.fields[kWater] : board.fields[kWater] | board.fields[kPark];
}

int view_from(uint64_t terrace, uint64_t through) {
  return look<west>(terrace, through) + look<east>(terrace, through) +
         look<north>(terrace, through) + look<south>(terrace, through);
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
void enter_zones(const Board& board, Kind kind, uint64_t extra, Counting& counting) {
  const uint64_t fields = board.fields[kind];
  uint64_t left = board.tourists & fields;
  while (left != 0) {
    const uint64_t zone = zone_of(left & (~left + 1), fields);
    counting.enter(kind, count(zone) + count(around(zone) & extra));
    for (int others = count(left & zone); others > 1; --others) counting.enter(kind, 0);
    left &= ~zone;
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

Board board_of(const City& city) {
  Board board;
  for (unsigned cell = 0; cell < kCells; ++cell) {
    const Laid tile = city.tiles[cell];
    if (tile == 0) continue;
    const uint64_t corner = uint64_t{1} << (cell / kSide * 2 * kFieldSide + cell % kSide * 2);
    board.fields[kind_of(tile, kNw)] |= corner;
    board.fields[kind_of(tile, kNe)] |= corner << 1;
    board.fields[kind_of(tile, kSw)] |= corner << kFieldSide;
    board.fields[kind_of(tile, kSe)] |= corner << (kFieldSide + 1);
  }
  for (unsigned i = 0; i < city.tourists.count; ++i) {
    board.tourists |= uint64_t{1} << city.tourists.at[i];
  }
  return board;
}

Sheet sheet_of(const Board& board, unsigned level) {
  const uint64_t terraces = board.fields[kTerrace];
  const uint64_t water = board.fields[kWater];
  Counting counting;
  enter_zones(board, kAttraction, level == 3 ? terraces : 0, counting);
  enter_zones(board, kPark, level == 3 ? water : 0, counting);
  const uint64_t through = sight(board, level);
  for (uint64_t left = board.tourists & terraces; left != 0; left &= left - 1) {
    counting.enter(kTerrace, view_from(left & (~left + 1), through));
  }
  return counting.sheet();
}

Reason reason_of(const Board& board, unsigned level, unsigned field) {
  const uint64_t start = uint64_t{1} << field;
  Reason reason;
  for (unsigned kind = 0; kind < kKinds; ++kind) {
    if (board.fields[kind] & start) reason.kind = static_cast<Kind>(kind);
  }
  if (reason.kind == kTerrace) {
    const uint64_t through = sight(board, level);
    reason.zone = start;
    reason.views[kNorth] = seen_fields<north>(start, through);
    reason.views[kEast] = seen_fields<east>(start, through);
    reason.views[kSouth] = seen_fields<south>(start, through);
    reason.views[kWest] = seen_fields<west>(start, through);
    reason.points = static_cast<int16_t>(view_from(start, through));
    reason.paid = true;
    return reason;
  }
  const uint64_t fields = board.fields[reason.kind];
  const uint64_t extra = board.fields[reason.kind == kAttraction ? kTerrace : kWater];
  reason.zone = zone_of(start, fields);
  reason.beside = level == 3 ? around(reason.zone) & extra : 0;
  reason.points = static_cast<int16_t>(count(reason.zone) + count(reason.beside));
  const uint64_t standing = board.tourists & reason.zone;
  reason.paid = (standing & (~standing + 1)) == start;
  return reason;
}

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
