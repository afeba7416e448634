// A number by its digits: the number of a challenge.
#pragma once

#include <cstdint>

namespace ui {

struct NumberSpec {
  const char* title;
  uint8_t most_digits;  // at most kMostDigits
  // The screen has gone when this is called; not called when people go back.
  void (*take)(void* context, uint32_t number);
  void* context = nullptr;
  const char* note = nullptr;  // what the number is for

  static constexpr uint8_t kMostDigits = 9;
};

// Scripts call its keys "key 0" … "key 9", "key back", "button OK".
void open_number(const NumberSpec& number);

}  // namespace ui
