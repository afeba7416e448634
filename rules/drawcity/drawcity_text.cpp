// Events and settings as words.
#include "rules/drawcity/drawcity.hpp"
#include "rules/drawcity/drawcity_words.hpp"

namespace rules {

using namespace drawcity;

namespace {

bool read_player(Reader& reader, uint8_t& player) {
  unsigned seat = 0;
  if (!reader.player(seat, kMostSeats)) return false;
  player = static_cast<uint8_t>(seat);
  return true;
}

bool read_number(Reader& reader, uint8_t& number) {
  unsigned read = 0;
  if (!reader.number(read, 1, kNumbers)) return false;
  number = static_cast<uint8_t>(read);
  return true;
}

void write_number(Writer& writer, unsigned number) {
  writer.word("").add(static_cast<int>(number));
}
void write_player(Writer& writer, unsigned player) {
  writer.word("p").add(static_cast<int>(player));
}

bool parse_first(Reader& reader, Event& event) { return read_player(reader, event.a); }
void print_first(Writer& writer, Event event) { write_player(writer, event.a); }

bool parse_draw_number(Reader& reader, Event& event) {
  return read_player(reader, event.a) && read_number(reader, event.b);
}
void print_draw_number(Writer& writer, Event event) {
  write_player(writer, event.a);
  write_number(writer, event.b);
}

bool parse_draw_development(Reader& reader, Event& event) {
  return read_player(reader, event.a) && read_type(reader, event.b);
}
void print_draw_development(Writer& writer, Event event) {
  write_player(writer, event.a);
  write_type(writer, event.b);
}

bool parse_goal(Reader& reader, Event& event) {
  return reader.one_of(kGoalIds, kGoalCards, event.a);
}
void print_goal(Writer& writer, Event event) { writer.word(kGoalIds[event.a]); }

bool parse_type(Reader& reader, Event& event) { return read_type(reader, event.a); }
void print_type(Writer& writer, Event event) { write_type(writer, event.a); }

bool parse_build(Reader& reader, Event& event) {
  return read_type(reader, event.a) && read_number(reader, event.b) && read_site(reader, event.c);
}
void print_build(Writer& writer, Event event) {
  write_type(writer, event.a);
  write_number(writer, event.b);
  write_site(writer, event.c);
}

bool parse_mark(Reader& reader, Event& event) {
  Direction direction = kAcross;
  if (!read_line(reader, event.a, direction)) return false;
  event.b = direction;
  return true;
}
void print_mark(Writer& writer, Event event) {
  const unsigned step = event.b == kAcross ? 1 : 16;
  for (unsigned i = 0; i < kPatternLength; ++i) {
    write_site(writer, static_cast<Site>(event.a + i * step));
  }
}

bool parse_skip(Reader& reader, Event& event) {
  read_number(reader, event.a);
  read_type(reader, event.b);
  return true;  // what is left in the line is malformed
}
void print_skip(Writer& writer, Event event) {
  if (event.a != 0) write_number(writer, event.a);
  if (event.b != 0) write_type(writer, event.b);
}

constexpr const char* kStreetNames[] = {"3", "4", "5", "6", "7", "8", "9", "10"};
constexpr const char* kModuleNames[kModules] = {"goals", "zoning", "demand", "locations",
                                                "neighborhoods"};
constexpr const char* kOffOn[] = {"off", "on"};
constexpr size_t kStreetsSetting = 0;
constexpr size_t kModulesSetting = 1;

}  // namespace

namespace drawcity {

bool read_type(Reader& reader, uint8_t& type) {
  if (!reader.one_of(kTypeWords, kTypes, type)) return false;
  ++type;
  return true;
}

bool read_site(Reader& reader, uint8_t& site) {
  const char* text = nullptr;
  size_t length = 0;
  if (!reader.word(text, length)) return false;
  WordReader word(text, length);
  int street = 0;
  int column = 0;
  if (!word.number(street, 1, kMostStreets) || !word.letter(',') ||
      !word.number(column, 1, kColumns) || !word.at_end()) {
    return false;
  }
  site = site_at(static_cast<unsigned>(street), static_cast<unsigned>(column));
  return true;
}

bool read_line(Reader& reader, uint8_t& first, Direction& direction) {
  Site second = 0;
  Site third = 0;
  if (!read_site(reader, first) || !read_site(reader, second) || !read_site(reader, third)) {
    return false;
  }
  const int step = second - first;
  direction = step == 1 ? kAcross : kDown;
  return (step == 1 || step == 16) && third - second == step;
}

void write_type(Writer& writer, unsigned type) { writer.word(kTypeWords[type - 1]); }

void write_site(Writer& writer, unsigned site) {
  writer.word("").add(static_cast<int>(site >> 4)).add(',').add(static_cast<int>(site & 15u));
}

}  // namespace drawcity

const VerbText DrawCity::kVerbs[kVerbCount] = {
    {"first", true, parse_first, print_first},
    {"number", true, parse_draw_number, print_draw_number},
    {"development", true, parse_draw_development, print_draw_development},
    {"goal", true, parse_goal, print_goal},
    {"zone", true, parse_type, print_type},
    {"demand", true, parse_type, print_type},
    {"neighborhood", true, parse_type, print_type},
    {"build", false, parse_build, print_build},
    {"neighborhood", false, parse_mark, print_mark},
    {"skip", false, parse_skip, print_skip},
};

const SettingText DrawCity::kSettings[kSettingCount] = {
    {"streets", kStreetNames, kMostStreets - kLeastStreets + 1, nullptr},
    {"modules", kModuleNames, kModules, "goals", false, true},
    {"other-goal", kOffOn, 2, "off"},
};

bool DrawCity::set(Options& options, uint8_t players, size_t setting, uint8_t, unsigned value) {
  if (setting == kStreetsSetting) {
    const unsigned streets = kLeastStreets + value;
    options.streets = static_cast<uint8_t>(streets == kStreetsFor[players] ? 0 : streets);
  } else if (setting == kModulesSetting) {
    options.modules = static_cast<uint8_t>(value);
  } else {
    options.other_goal = static_cast<uint8_t>(value);
  }
  return true;
}

bool DrawCity::given(const Options& options, size_t setting, uint8_t, unsigned& value) {
  if (setting == kStreetsSetting) {
    value = options.streets - kLeastStreets;
    return options.streets != 0;
  }
  if (setting == kModulesSetting) {
    value = options.modules;
    return value != kGoals;
  }
  value = options.other_goal;
  return value != 0;
}

}  // namespace rules
