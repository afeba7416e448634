// Words and numbers put together where they are kept.
#pragma once

#include <lvgl.h>

#include "rules/core/text.hpp"
#include "ui/core/strings.hpp"

namespace ui {

template <class... Values>
void write(char* to, size_t size, const char* form, Values... values) {
  if constexpr (sizeof...(values) == 0) {
    lv_snprintf(to, size, "%s", form);
  } else {
    lv_snprintf(to, size, form, values...);
  }
}
template <class... Values>
void write(char* to, size_t size, Text form, Values... values) {
  write(to, size, text(form), values...);
}
template <size_t kSize, class... Values>
void write(char (&to)[kSize], const char* form, Values... values) {
  write(to, kSize, form, values...);
}
template <size_t kSize, class... Values>
void write(char (&to)[kSize], Text form, Values... values) {
  write(to, kSize, text(form), values...);
}

// A number that is drawn at once.
struct Digits {
  explicit Digits(int number) { rules::Writer(text, sizeof text).add(number); }
  operator const char*() const { return text; }
  char text[12];
};

// What scripts call places of one kind: "row 1", "row 2" …, put together by the compiler.
template <unsigned kCount>
class NumberedNames {
 public:
  explicit constexpr NumberedNames(const char* kind) {
    for (unsigned number = 0; number <= kCount; ++number) {
      char* to = names_[number];
      for (const char* from = kind; *from != '\0';) *to++ = *from++;
      if (number > 9) *to++ = static_cast<char>('0' + number / 10);
      *to++ = static_cast<char>('0' + number % 10);
    }
  }
  // Before: number <= kCount.
  constexpr const char* operator[](unsigned number) const { return names_[number]; }

 private:
  static_assert(kCount < 100);
  char names_[kCount + 1][16] = {};
};

}  // namespace ui
