// Events, settings and positions of Townies as words.
#include "rules/townies/townies.hpp"

namespace rules {

using namespace townies;

namespace {

constexpr size_t kModeSetting = 0;
constexpr size_t kMarkerSetting = 1;
constexpr size_t kAdditionalSetting = 2;

// --- spaces ------------------------------------------------------------------------------------

constexpr const char* kColumnLetters = "abcdefghijk";

bool read_space(Reader& reader, unsigned& space) {
  const char* text = nullptr;
  size_t length = 0;
  if (!reader.word(text, length)) return false;
  WordReader word(text, length);
  unsigned column = 0;
  int number = 0;
  if (!word.one_of(kColumnLetters, column)) return false;
  if (!word.number(number, 1, static_cast<int>(column_height(column))) || !word.at_end()) {
    return false;
  }
  space = top_space(column) + static_cast<unsigned>(number) - 1;
  return true;
}

void write_space(Writer& writer, unsigned space) {
  const unsigned column = column_of(space);
  writer.word("").add(kColumnLetters[column]);
  writer.add(static_cast<int>(space - top_space(column) + 1));
}

// --- events ------------------------------------------------------------------------------------

bool parse_marker(Reader& reader, Event& event) {
  unsigned seat = 0;
  if (!reader.player(seat, kMostSeats)) return false;
  event.a = static_cast<uint8_t>(seat);
  return reader.one_of(kColourNames, kColours, event.b);
}
void print_marker(Writer& writer, Event event) {
  writer.word("p").add(event.a).word(kColourNames[event.b]);
}

bool parse_additional(Reader& reader, Event& event) {
  return reader.one_of(kGoalNames, kGoals, event.a);
}
void print_additional(Writer& writer, Event event) { writer.word(kGoalNames[event.a]); }

bool parse_bonus(Reader& reader, Event& event) {
  return reader.one_of(kBonusNames, kBonuses, event.a);
}
void print_bonus(Writer& writer, Event event) { writer.word(kBonusNames[event.a]); }

bool parse_roll(Reader& reader, Event& event) {
  return reader.one_of(kObjectNames, kObjects, event.a) &&
         reader.one_of(kShapeNames, kShapes, event.b);
}
void print_roll(Writer& writer, Event event) {
  writer.word(kObjectNames[event.a]).word(kShapeNames[event.b]);
}

// Four spaces that form no Shape are the form kForms at the first of them: well-formed, but never
// legal. The first column's spaces come first, from the top.
bool parse_shape(Reader& reader, Event& event) {
  unsigned first = 0;
  unsigned before = 0;
  Board board;
  for (unsigned i = 0; i < kShapeBlocks; ++i) {
    unsigned space = 0;
    if (!read_space(reader, space)) return false;
    const unsigned order = column_of(space) * Board::kPlaces + space;
    if (i == 0) {
      first = space;
    } else if (order <= before) {
      return false;
    }
    board.set(space);
    before = order;
  }
  unsigned form = 0;
  while (form < kForms && !(blocks_of(placement(form, first)) == board)) ++form;
  event.a = static_cast<uint8_t>(form);
  event.b = static_cast<uint8_t>(first);
  return true;
}
void print_shape(Writer& writer, Event event) {
  if (event.a >= kForms || !lies_on(placement(event.a, event.b), kMap)) return;
  const Board board = blocks_of(placement(event.a, event.b));
  for (unsigned column = 0; column < kColumns; ++column) {
    for (unsigned row = 0; row < column_height(column); ++row) {
      const unsigned space = top_space(column) + row;
      if (board.has(space)) write_space(writer, space);
    }
  }
}

bool parse_object(Reader& reader, Event& event) {
  unsigned space = 0;
  if (!reader.one_of(kObjectNames, kObjects, event.a) || !read_space(reader, space)) {
    return false;
  }
  event.b = static_cast<uint8_t>(space);
  return true;
}
void print_object(Writer& writer, Event event) {
  writer.word(kObjectNames[event.a]);
  write_space(writer, event.b);
}

bool parse_star(Reader& reader, Event& event) {
  unsigned use = kForFunding;
  unsigned index = 0;
  if (reader.one_of(kColourNames, kColours, index)) {
    use = kForColour + index;
  } else if (reader.one_of(kShapeNames, kShapes, index)) {
    use = kForShape + index;
  } else if (reader.one_of(kObjectNames, kObjects, index)) {
    use = kForObject + index;
  }
  event.a = static_cast<uint8_t>(use);
  return true;
}
void print_star(Writer& writer, Event event) {
  if (event.a >= kForObject) {
    writer.word(kObjectNames[event.a - kForObject]);
  } else if (event.a >= kForShape) {
    writer.word(kShapeNames[event.a - kForShape]);
  } else if (event.a >= kForColour) {
    writer.word(kColourNames[event.a - kForColour]);
  }
}

}  // namespace

const VerbText Townies::kVerbs[kVerbCount] = {
    {"marker", true, parse_marker, print_marker},
    {"additional", true, parse_additional, print_additional},
    {"bonus", true, parse_bonus, print_bonus},
    {"roll", true, parse_roll, print_roll},
    {"shape", false, parse_shape, print_shape},
    {"object", false, parse_object, print_object},
    {"pass", false, nullptr, nullptr},
    {"star", false, parse_star, print_star},
    {"end", false, nullptr, nullptr},
};

// --- settings ----------------------------------------------------------------------------------

const SettingText Townies::kSettings[kSettingCount] = {
    {"mode", kModeNames, kModes, "full"},
    {"marker", kColourNames, kColours, nullptr, true},
    {"additional", kGoalNames, kGoals, nullptr},
    {"bonus", kBonusNames, kBonuses, nullptr},
};

bool Townies::set(Options& options, uint8_t players, size_t setting, uint8_t seat, unsigned value) {
  const auto from_one = static_cast<uint8_t>(value + 1);
  if (setting == kModeSetting) {
    options.mode = static_cast<uint8_t>(value);
  } else if (setting == kMarkerSetting) {
    for (unsigned other = 1; other <= players; ++other) {
      if (other != seat && options.markers[other - 1] == from_one) return false;
    }
    options.markers[seat - 1] = from_one;
  } else if (setting == kAdditionalSetting) {
    options.additional = from_one;
  } else {
    options.bonus = from_one;
  }
  return true;
}

bool Townies::given(const Options& options, size_t setting, uint8_t seat, unsigned& value) {
  if (setting == kModeSetting) {
    value = options.mode;
    return value != kFull;
  }
  const unsigned chosen = setting == kMarkerSetting       ? options.markers[seat - 1]
                          : setting == kAdditionalSetting ? options.additional
                                                          : options.bonus;
  value = chosen - 1;
  return chosen != 0;
}

bool Townies::agrees(const Options& options, uint8_t, size_t setting, uint8_t) {
  if (setting < kAdditionalSetting) return true;
  return setting == kAdditionalSetting ? has_additional(options.mode) : has_bonus(options.mode);
}

// --- positions ---------------------------------------------------------------------------------

Townies::Position::Position(const Options& options, uint8_t players)
    : state_(start(options, players)) {}

bool Townies::Position::line(Reader words) {
  if (open_ == 0) return open_block(words);
  if (!words.word("end")) return add_block(words);
  open_ = 0;
  return words.at_end();
}

bool Townies::Position::open_block(Reader words) {
  unsigned seat = 0;
  if (!words.word("map") || !words.player(seat, state_.players) || !words.at_end()) return false;
  if (holds(seen_, static_cast<Actor>(seat))) return false;
  seen_ |= only(static_cast<Actor>(seat));
  open_ = static_cast<uint8_t>(seat);
  return true;
}

// `SPACE COLOUR` or `SPACE COLOUR OBJECT SCORE`.
bool Townies::Position::add_block(Reader words) {
  Town& town = state_.towns[open_ - 1];
  unsigned space = 0;
  unsigned colour = 0;
  if (!read_space(words, space) || !words.one_of(kColourNames, kColours, colour)) return false;
  if (!town.is_empty(space)) return false;
  fill(town, colour, space);
  if (words.at_end()) return true;
  unsigned object = 0;
  unsigned score = 0;
  if (!words.one_of(kObjectNames, kObjects, object) || !words.number(score, 0, kMostScore)) {
    return false;
  }
  if (!words.at_end() || town.objects == kSlots) return false;
  town.drawn[town.objects++] = drawn(space, object, score);
  return true;
}

}  // namespace rules
