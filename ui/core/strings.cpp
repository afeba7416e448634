// What holds for the table of texts, checked where it is compiled: a translation that is filled
// with other values than English would print rubbish.
#include "ui/core/strings.hpp"

#include <string_view>

namespace ui {
namespace {

// The next format specifier of a text, such as "%u", which goes on behind it; "%%" is none.
constexpr std::string_view next_specifier(std::string_view& text) {
  for (size_t at = text.find('%'); at != text.npos; at = text.find('%', at)) {
    if (text.substr(at, 2) == "%%") {
      at += 2;
      continue;
    }
    const size_t letter = text.find_first_of("abcdefghijklmnopqrstuvwxyz", at);
    const size_t length = letter == text.npos ? text.size() - at : letter + 1 - at;
    const std::string_view found = text.substr(at, length);
    text.remove_prefix(at + length);
    return found;
  }
  return {};
}

constexpr bool same_specifiers(std::string_view one, std::string_view other) {
  for (;;) {
    const std::string_view first = next_specifier(one);
    if (first != next_specifier(other)) return false;
    if (first.empty()) return true;
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
    if (words.in[0] == nullptr) return row;  // every text is there in English
    for (size_t language = 1; language < kLanguages; ++language) {
      const char* const translated = words.in[language];
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
