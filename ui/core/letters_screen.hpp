// A few capital letters by their keys: a name.
#pragma once

#include <cstdint>

namespace ui {

struct LettersSpec {
  const char* title;
  uint8_t most_letters;     // at most kMostLetters
  const char* before = "";  // what it was until now; the first letter takes its place
  // The screen has gone when this is called; not called when people go back. No letters are an
  // answer too. They are valid until the screen is opened again.
  void (*take)(void* context, const char* letters);
  void* context = nullptr;

  static constexpr uint8_t kMostLetters = 6;
};

// Scripts call its keys "key A" … "key Z", "key back", "button OK".
void open_letters(const LettersSpec& letters);

}  // namespace ui
