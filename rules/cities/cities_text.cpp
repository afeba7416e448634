#include "rules/cities/cities.hpp"

namespace rules {

using namespace cities;

namespace {

constexpr const char* kRotationNames[kRotations] = {"r0", "r90", "r180", "r270"};
constexpr const char* kLevelNames[] = {"1", "2", "3"};
constexpr const char* kVariantNames[kVariants] = {"no-jumping", "one-more", "free"};
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

void write_site(Writer& writer, unsigned site) {
  writer.word("").add(x_of(site)).add(',').add(y_of(site));
}

void write_turns(Writer& writer, unsigned turns) { writer.word(kRotationNames[turns]); }

void write_field(Writer& writer, unsigned site, unsigned quarter) {
  write_site(writer, site);
  writer.word(kQuarterNames[quarter]);
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
  return read_site(reader, event.a) && read_quarter(reader, event.b) &&
         read_quarter(reader, event.c);
}
void print_jump(Writer& writer, Event event) {
  write_field(writer, event.a, event.b);
  writer.word(kQuarterNames[event.c]);
}

bool parse_walk(Reader& reader, Event& event) {
  uint8_t from = 0;
  uint8_t to = 0;
  if (!read_site(reader, event.a) || !read_quarter(reader, from)) return false;
  if (!read_site(reader, event.c) || !read_quarter(reader, to)) return false;
  event.b = static_cast<uint8_t>(from + kQuarters * to);
  return true;
}
void print_walk(Writer& writer, Event event) {
  write_field(writer, event.a, event.b % kQuarters);
  write_field(writer, event.c, event.b / kQuarters);
}

bool parse_cover(Reader& reader, Event& event) {
  return read_site(reader, event.a) && read_quarter(reader, event.b) && read_turns(reader, event.c);
}
void print_cover(Writer& writer, Event event) {
  write_field(writer, event.a, event.b);
  write_turns(writer, event.c);
}

}  // namespace

const VerbText Cities::kVerbs[kVerbCount] = {
    {"draw", true, parse_draw, print_draw},     {"start", false, parse_start, print_start},
    {"place", false, parse_place, print_place}, {"tourist", false, parse_tourist, print_tourist},
    {"jump", false, parse_jump, print_jump},    {"walk", false, parse_walk, print_walk},
    {"stay", false, nullptr, nullptr},          {"cover", false, parse_cover, print_cover},
    {"decline", false, nullptr, nullptr},
};

const SettingText Cities::kSettings[kSettingCount] = {
    {"level", kLevelNames, 3, "1"},
    {"variants", kVariantNames, kVariants, "none", false, true},
};

bool Cities::set(Options& options, uint8_t, size_t setting, uint8_t, unsigned value) {
  if (setting == kLevelSetting) {
    options.level = static_cast<uint8_t>(value + 1);
  } else {
    options.variants = static_cast<uint8_t>(value);
  }
  return true;
}

bool Cities::given(const Options& options, size_t setting, uint8_t, unsigned& value) {
  value = setting == kLevelSetting ? options.level - 1u : options.variants;
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
  const unsigned side = is_free() ? kWideFieldSide : kFieldSide;
  if (rows_ == side || length > side || length % 2 != 0) return false;
  if (rows_ != 0 && length != columns_) return false;
  columns_ = static_cast<uint8_t>(length);
  WideBoard& board = boards_[open_ - 1];
  WordReader row(text, length);
  for (unsigned x = 0; x < length; ++x) {
    if (row.letter('.')) continue;
    unsigned index = 0;
    if (!row.one_of(kKindLetters, index)) return false;
    const unsigned field = rows_ * kWideFieldSide + x;
    const bool visited = index >= kKinds;
    add_field(board.fields[index % kKinds], field);
    if (visited && index % kKinds == kWater) return false;
    if (visited) add_field(board.tourists, field);
  }
  ++rows_;
  return true;
}

// A tile has four fields, a city sixteen tiles, and no player has more than seven tourists.
bool Cities::Position::close_block() {
  const WideBoard& board = boards_[open_ - 1];
  constexpr uint64_t kFirstRows = 0x0000FFFF0000FFFF;
  constexpr uint64_t kFirstColumns = 0x5555555555555555;
  int many = 0;
  int tourists = 0;
  for (unsigned i = 0; i < WideFieldSet::kWords; ++i) {
    uint64_t fields = 0;
    for (const WideFieldSet& kind : board.fields) fields |= kind.words[i];
    if ((fields & kFirstColumns) != (fields >> 1 & kFirstColumns)) return false;
    if ((fields & kFirstRows) != (fields >> kWideFieldSide & kFirstRows)) return false;
    many += std::popcount(fields);
    tourists += std::popcount(board.tourists.words[i]);
  }
  open_ = 0;
  return rows_ % 2 == 0 && many <= static_cast<int>(kFields) &&
         tourists <= static_cast<int>(kTourists);
}

}  // namespace rules
