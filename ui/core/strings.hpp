// Everything the screens say: one table, a row for each text and a column for each language. Its
// rows stand beside the screens that show them, in the files `words.inc` of the folders of ui/:
//
//   WORDS(name, "English", "Spanish", "German", "Lithuanian")
//
// The build puts these files together as all_words.inc (ui/CMakeLists.txt).
// Columns are filled as they are translated; a place left out shows English.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ui {

enum class Text : uint16_t {
#define WORDS(name, ...) name,
#include "all_words.inc"
#undef WORDS
  count
};

enum class Language : uint8_t { english, spanish, german, lithuanian };
inline constexpr size_t kLanguages = 4;

struct Words {
  const char* in[kLanguages];
};

inline constexpr Words kStrings[] = {
#define WORDS(name, ...) {{__VA_ARGS__}},
#include "all_words.inc"
#undef WORDS
};
static_assert(sizeof kStrings / sizeof kStrings[0] == static_cast<size_t>(Text::count));

constexpr const char* text(Text what, Language language = Language::english) {
  const Words& words = kStrings[static_cast<size_t>(what)];
  const char* chosen = words.in[static_cast<size_t>(language)];
  return chosen != nullptr ? chosen : words.in[0];
}

}  // namespace ui
