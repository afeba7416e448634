#include "rules/cities/cities.hpp"

namespace rules {

using namespace cities;

namespace {

constexpr const char* kQuarterNames[kQuarters] = {"nw", "ne", "sw", "se"};
constexpr const char* kRotationNames[kRotations] = {"r0", "r90", "r180", "r270"};
constexpr const char* kLevelNames[] = {"1", "2", "3"};
constexpr const char* kVariantNames[] = {"none", "no-jumping", "one-more"};
constexpr size_t kLevelSetting = 0;
constexpr char kKindLetters[] = "APTWaptw";

bool read_tile(Reader& reader, uint8_t& tile) {
  unsigned number = 0;
  if (!reader.number(number, 1, kTiles)) return false;
  tile = static_cast<uint8_t>(number);
  return true;
}

bool read_site(Reader& reader, uint8_t& site) {
  const char* text = nullptr;
  size_t length = 0;
  if (!reader.word(text, length)) return false;
  WordReader word(text, length);
  int x = 0;
  int y = 0;
  if (!word.number(x, -kReach, kReach) || !word.letter(',') || !word.number(y, -kReach, kReach) ||
      !word.at_end()) {
    return false;
  }
  site = site_at(x, y);
  return true;
}

bool read_turns(Reader& reader, uint8_t& turns) {
  return reader.one_of(kRotationNames, kRotations, turns);
}

bool read_quarter(Reader& reader, uint8_t& quarter) {
  return reader.one_of(kQuarterNames, kQuarters, quarter);
}

bool read_spot(Reader& reader, uint8_t& spot) {
  uint8_t site = 0;
  uint8_t quarter = 0;
  if (!read_site(reader, site) || !read_quarter(reader, quarter)) return false;
  spot = spot_at(site, quarter);
  return true;
}

void write_site(Writer& writer, unsigned site) {
  writer.word("").add(x_of(site)).add(',').add(y_of(site));
}

void write_turns(Writer& writer, unsigned turns) { writer.word(kRotationNames[turns]); }

void write_spot(Writer& writer, unsigned spot) {
  write_site(writer, spot / kQuarters);
  writer.word(kQuarterNames[spot % kQuarters]);
}

bool parse_draw(Reader& reader, Event& event) { return read_tile(reader, event.a); }
void print_draw(Writer& writer, Event event) { writer.word("").add(event.a); }

bool parse_start(Reader& reader, Event& event) {
  return read_tile(reader, event.a) && read_site(reader, event.b) && read_turns(reader, event.c);
}
void print_start(Writer& writer, Event event) {
  writer.word("").add(event.a);
  write_site(writer, event.b);
  write_turns(writer, event.c);
}

bool parse_place(Reader& reader, Event& event) {
  return read_site(reader, event.a) && read_turns(reader, event.b);
}
void print_place(Writer& writer, Event event) {
  write_site(writer, event.a);
  write_turns(writer, event.b);
}

bool parse_tourist(Reader& reader, Event& event) { return read_quarter(reader, event.a); }
void print_tourist(Writer& writer, Event event) { writer.word(kQuarterNames[event.a]); }

bool parse_jump(Reader& reader, Event& event) {
  return read_spot(reader, event.a) && read_quarter(reader, event.b);
}
void print_jump(Writer& writer, Event event) {
  write_spot(writer, event.a);
  writer.word(kQuarterNames[event.b]);
}

bool parse_walk(Reader& reader, Event& event) {
  return read_spot(reader, event.a) && read_spot(reader, event.b);
}
void print_walk(Writer& writer, Event event) {
  write_spot(writer, event.a);
  write_spot(writer, event.b);
}

}  // namespace

const VerbText Cities::kVerbs[kVerbCount] = {
    {"draw", true, parse_draw, print_draw},     {"start", false, parse_start, print_start},
    {"place", false, parse_place, print_place}, {"tourist", false, parse_tourist, print_tourist},
    {"jump", false, parse_jump, print_jump},    {"walk", false, parse_walk, print_walk},
    {"stay", false, nullptr, nullptr},
};

const SettingText Cities::kSettings[kSettingCount] = {
    {"level", kLevelNames, 3, "1"},
    {"variant", kVariantNames, 3, "none"},
};

bool Cities::set(Options& options, uint8_t, size_t setting, uint8_t, unsigned value) {
  if (setting == kLevelSetting) {
    options.level = static_cast<uint8_t>(value + 1);
  } else {
    options.variant = static_cast<uint8_t>(value);
  }
  return true;
}

bool Cities::given(const Options& options, size_t setting, uint8_t, unsigned& value) {
  value = setting == kLevelSetting ? options.level - 1u : options.variant;
  return value != 0;
}

bool Cities::Position::line(Reader reader) {
  if (open_ == 0) return open_block(reader) && reader.at_end();
  if (reader.word("end")) return reader.at_end() && close_block();
  const char* row = nullptr;
  size_t length = 0;
  return reader.word(row, length) && reader.at_end() && add_row(row, length);
}

bool Cities::Position::open_block(Reader& reader) {
  unsigned seat = 0;
  if (!reader.word("city") || !reader.player(seat, players_)) return false;
  if (holds(seen_, static_cast<Actor>(seat))) return false;
  seen_ |= only(static_cast<Actor>(seat));
  open_ = static_cast<uint8_t>(seat);
  rows_ = 0;
  columns_ = 0;
  return true;
}

bool Cities::Position::add_row(const char* text, size_t length) {
  if (rows_ == kFieldSide || length > kFieldSide || length % 2 != 0) return false;
  if (rows_ != 0 && length != columns_) return false;
  columns_ = static_cast<uint8_t>(length);
  Board& board = boards_[open_ - 1];
  WordReader row(text, length);
  for (unsigned x = 0; x < length; ++x) {
    if (row.letter('.')) continue;
    unsigned index = 0;
    if (!row.one_of(kKindLetters, index)) return false;
    const uint64_t field = uint64_t{1} << (rows_ * kFieldSide + x);
    const bool visited = index >= kKinds;
    board.fields[index % kKinds] |= field;
    if (visited && index % kKinds == kWater) return false;
    if (visited) board.tourists |= field;
  }
  ++rows_;
  return true;
}

// A tile has four fields, and no player has more than seven tourists.
bool Cities::Position::close_block() {
  const Board& board = boards_[open_ - 1];
  uint64_t fields = 0;
  for (const uint64_t kind : board.fields) fields |= kind;
  constexpr uint64_t kFirstRows = 0x00FF00FF00FF00FF;
  constexpr uint64_t kFirstColumns = 0x5555555555555555;
  if ((fields & kFirstColumns) != (fields >> 1 & kFirstColumns)) return false;
  if ((fields & kFirstRows) != (fields >> kFieldSide & kFirstRows)) return false;
  open_ = 0;
  return rows_ % 2 == 0 && std::popcount(board.tourists) <= static_cast<int>(kTourists);
}

}  // namespace rules
