// Everything the screens say, one column a language.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ui {

enum class Text : uint8_t {
  plat,
  about,
  settings,
  theme,
  paper,
  blue,
  grey,
  hand,
  left,
  right,
  light,
  sound,
  off,
  quiet,
  loud,
  empty_title,
  empty_note,
  pick_title,
  pick_note,
  resume,
  last_fault,
  fault_title,
  fault_sorry,
  fault_kind,
  fault_place,
  fault_build,
  fault_restarts,
  go_on,
  count
};

enum class Language : uint8_t { english, spanish, german, lithuanian };

// Columns are filled as they are translated; an empty place shows English.
inline constexpr size_t kLanguages = 1;

inline constexpr const char* kStrings[][kLanguages] = {
    {"Plat"},
    {"About"},
    {"Settings"},
    {"Theme"},
    {"Paper"},
    {"Blue"},
    {"Grey"},
    {"Hand"},
    {"Left"},
    {"Right"},
    {"Light"},
    {"Sound"},
    {"Off"},
    {"Quiet"},
    {"Loud"},
    {"An empty plat"},
    {"The first games move in soon."},
    {"Your plat"},
    {"Touch a lot to build on it."},
    {"Resume"},
    {"Last stop"},
    {"Plat had to stop"},
    {"What was saved is still there."},
    {"What"},
    {"Where"},
    {"Build"},
    {"Restarts"},
    {"Go on"},
};
static_assert(sizeof kStrings / sizeof kStrings[0] == static_cast<size_t>(Text::count));

constexpr const char* text(Text what, Language language = Language::english) {
  const auto column = static_cast<size_t>(language);
  const auto& row = kStrings[static_cast<size_t>(what)];
  return column < kLanguages && row[column] != nullptr ? row[column] : row[0];
}

}  // namespace ui
