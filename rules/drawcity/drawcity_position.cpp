// Positions: a board and what the modules add to it.
#include "rules/drawcity/drawcity.hpp"
#include "rules/drawcity/drawcity_words.hpp"

namespace rules {

using namespace drawcity;

DrawCity::Position::Position(const Options& options, uint8_t players) : city_() {
  const State start = DrawCity::start(options, players);
  city_ = city_of(start);
  city_.modules = start.modules;
}

bool DrawCity::Position::line(Reader reader) {
  if (open_) {
    if (street_ < city_.street_count) return add_street(reader);
    open_ = false;
    closed_ = true;
    return reader.word("end") && reader.at_end();
  }
  if (reader.word("streets")) {
    if (closed_) return false;
    open_ = true;
    return reader.at_end();
  }
  if (reader.word("zones")) return add_zones(reader);
  if (reader.word("demand")) return add_demand(reader);
  if (reader.word("neighborhood")) return add_neighborhood(reader);
  return reader.word("goal") && add_goal(reader);
}

// Neighborhoods may stand before the streets.
bool DrawCity::Position::finish() {
  constexpr uint8_t kWithTypes = kZoning | kDemand;
  if (!closed_ || seen_ != (city_.modules & kWithTypes)) return false;
  for (unsigned i = 1; i <= kMostStreets; ++i) {
    Row built = 0;
    for (const Row of : city_.streets[i].of) built |= of;
    if ((marked_[i] & ~built) != 0) return false;
  }
  for (unsigned seat = 0; seat < city_.players; ++seat) {
    for (const Line& line : lines_) {
      Row own = 0;
      for (unsigned i = 0; i < line.streets; ++i) own |= city_.streets[line.street + i].own[seat];
      if (own & line.columns) ++city_.contributions[seat];
    }
  }
  return true;
}

bool DrawCity::Position::add_street(Reader& reader) {
  ++street_;
  for (unsigned column = 1; column <= kColumns; ++column) {
    const char* text = nullptr;
    size_t length = 0;
    if (!reader.word(text, length) || !add_space(text, length, column)) return false;
  }
  return reader.at_end();
}

bool DrawCity::Position::add_space(const char* text, size_t length, unsigned column) {
  WordReader word(text, length);
  if (word.letter('.')) return word.at_end();
  City::Street& at = city_.streets[street_];
  const uint16_t bit = static_cast<uint16_t>(column_bit(column));
  unsigned seat = 0;
  unsigned type = 0;
  unsigned number = 0;
  if (!word.one_of("123456", seat) || seat >= city_.players || !word.one_of(kTypeLetters, type) ||
      !word.one_of("123456789", number)) {
    return false;
  }
  at.own[seat] |= bit;
  at.of[type] |= bit;
  if (word.letter('*')) at.internet |= bit;
  return word.at_end();
}

namespace {

bool read_types(Reader& reader, unsigned count, uint32_t& types) {
  for (unsigned i = 0; i < count; ++i) {
    uint8_t type = 0;
    if (!read_type(reader, type)) return false;
    types |= (type - 1u) << 2 * i;
  }
  return reader.at_end();
}

}  // namespace

bool DrawCity::Position::add_zones(Reader& reader) {
  if ((city_.modules & kZoning) == 0 || (seen_ & kZoning) != 0) return false;
  seen_ |= kZoning;
  return read_types(reader, kColumns, city_.zones);
}

bool DrawCity::Position::add_demand(Reader& reader) {
  if ((city_.modules & kDemand) == 0 || (seen_ & kDemand) != 0) return false;
  seen_ |= kDemand;
  return read_types(reader, city_.street_count, city_.demand);
}

bool DrawCity::Position::add_neighborhood(Reader& reader) {
  Site first = 0;
  Direction direction = kAcross;
  if ((city_.modules & kNeighborhoods) == 0 || !read_line(reader, first, direction)) return false;
  const Row bit = column_bit(column_at(first));
  Line line;
  line.street = static_cast<uint8_t>(street_of(first));
  line.streets = direction == kDown ? kPatternLength : 1;
  line.columns = static_cast<uint16_t>(direction == kDown ? bit : bit | bit << 1 | bit << 2);
  for (unsigned i = line.street; i < unsigned{line.street} + line.streets; ++i) {
    if ((marked_[i] & line.columns) != 0) return false;
    marked_[i] |= line.columns;
  }
  lines_.push(line);
  return reader.at_end();
}

bool DrawCity::Position::add_goal(Reader& reader) {
  unsigned goal = 0;
  unsigned seat = 0;
  unsigned points = 0;
  if ((city_.modules & kGoals) == 0 || !reader.one_of(kGoalIds, kGoalCards, goal) ||
      !reader.player(seat, city_.players) || !reader.number(points, 2, 6) || points % 2 != 0) {
    return false;
  }
  if (ticked_[seat - 1] >> goal & 1u) return false;
  ticked_[seat - 1] |= 1u << goal;
  city_.goals[seat - 1] = static_cast<uint16_t>(city_.goals[seat - 1] + points);
  return reader.at_end();
}

}  // namespace rules
