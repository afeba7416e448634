// What holds for the table of texts, checked where it is compiled: a translation that is filled
// with other values than English would print rubbish.
#include "ui/core/strings.hpp"

namespace ui {
namespace {

// The next format specifier of a text, such as "%u", and moves behind it; "%%" is none.
struct Specifier {
  const char* start = nullptr;
  size_t length = 0;
};
constexpr Specifier next_specifier(const char*& text) {
  for (; *text != '\0'; ++text) {
    if (*text != '%') continue;
    if (text[1] == '%') {
      ++text;
      continue;
    }
    const char* const start = text++;
    while (*text != '\0' && !(*text >= 'a' && *text <= 'z')) ++text;
    if (*text != '\0') ++text;
    return {start, static_cast<size_t>(text - start)};
  }
  return {};
}

constexpr bool same_specifiers(const char* one, const char* other) {
  for (;;) {
    const Specifier first = next_specifier(one);
    const Specifier second = next_specifier(other);
    if (first.length != second.length) return false;
    if (first.length == 0) return true;
    for (size_t i = 0; i < first.length; ++i) {
      if (first.start[i] != second.start[i]) return false;
    }
  }
}
static_assert(same_specifiers("%u of %d: 5 %%", "%u: %d"));
static_assert(!same_specifiers("%u of %u", "%u of %s"));
static_assert(!same_specifiers("%s wins", "wins"));
static_assert(!same_specifiers("%-5d", "%5d"));

// The first row whose languages differ.
constexpr size_t first_unlike() {
  size_t row = 0;
  for (const Words& words : kStrings) {
    for (const char* translated : words.in) {
      if (translated != nullptr && !same_specifiers(words.in[0], translated)) return row;
    }
    ++row;
  }
  return row;
}
constexpr size_t kUnlike = first_unlike();
static_assert(kUnlike == static_cast<size_t>(Text::count), "the row kUnlike of the table");

}  // namespace
}  // namespace ui
