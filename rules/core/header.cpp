#include "rules/core/header.hpp"

#include <cstring>

namespace rules {
namespace {

bool is_id_char(char letter) {
  return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
}

// The words of a list, each once, or `none` alone.
bool parse_list(const SettingText& text, Reader& words, unsigned& value) {
  value = 0;
  if (words.word("none")) return true;
  unsigned index = 0;
  do {
    if (!words.one_of(text.values, text.value_count, index)) return false;
    if ((value >> index) & 1u) return false;
    value |= 1u << index;
  } while (!words.at_end());
  return true;
}

}  // namespace

const char* Preamble::line(Reader words) {
  unsigned format = 0;
  if (!format_seen_) {
    if (!words.word("plat")) return "plat-expected";
    if (!words.number(format, kRecordFormat, kRecordFormat) || !words.at_end()) return "bad-format";
    format_seen_ = true;
    return nullptr;
  }
  const char* id = nullptr;
  size_t length = 0;
  if (!words.word("game")) return "game-expected";
  if (!words.word(id, length) || !words.at_end() || length > kMostIdChars) return "unknown-game";
  for (size_t i = 0; i < length; ++i) {
    if (!is_id_char(id[i])) return "unknown-game";
  }
  std::memcpy(game_, id, length);
  return nullptr;
}

const char* parse_setting(const SettingText* texts, size_t count, unsigned players, Reader words,
                          SettingLine& line) {
  size_t setting = 0;
  while (setting < count && !words.word(texts[setting].key)) ++setting;
  if (setting == count) return "unknown-setting";
  const SettingText& text = texts[setting];
  unsigned seat = 0;
  if (text.each_player && !words.player(seat, players)) return "bad-player";
  const bool read = text.several ? parse_list(text, words, line.value)
                                 : words.one_of(text.values, text.value_count, line.value);
  if (!read || !words.at_end()) return "bad-setting";
  line.setting = static_cast<uint8_t>(setting);
  line.seat = static_cast<uint8_t>(seat);
  return nullptr;
}

void print_preamble(unsigned line, const char* game, unsigned players, Writer& writer) {
  RULES_ASSERT(line < kPreambleLines);
  if (line == 0) {
    writer.word("plat").word("").add(static_cast<int>(kRecordFormat));
  } else if (line == 1) {
    writer.word("game").word(game);
  } else {
    writer.word("players").word("").add(static_cast<int>(players));
  }
}

void print_setting(const SettingText* texts, const SettingLine& line, Writer& writer) {
  const SettingText& text = texts[line.setting];
  writer.word("set").word(text.key);
  if (text.each_player) writer.word("p").add(line.seat);
  if (!text.several) {
    writer.word(text.values[line.value]);
    return;
  }
  if (line.value == 0) writer.word("none");
  for (unsigned i = 0; i < text.value_count; ++i) {
    if ((line.value >> i) & 1u) writer.word(text.values[i]);
  }
}

}  // namespace rules
