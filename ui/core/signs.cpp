#include "ui/core/signs.hpp"

#include "ui/core/ui.hpp"

namespace ui {
namespace {

constexpr size_t kMostHeard = 1024;

constinit FindSign find_sign = nullptr;

// The next letter of UTF-8 text, and moves on. Text is ours, so it is well formed.
uint32_t next_letter(const char*& text) {
  const auto byte = [&] { return static_cast<uint32_t>(static_cast<uint8_t>(*text++)); };
  const uint32_t first = byte();
  if (first < 0x80) return first;
  if (first < 0xE0) return (first & 0x1F) << 6 | (byte() & 0x3F);
  const uint32_t second = (byte() & 0x3F) << 6;
  return (first & 0x0F) << 12 | second | (byte() & 0x3F);
}

// As words are made of: those of Latin, without the signs among them.
bool in_word(uint32_t letter) {
  constexpr uint32_t kLatin = 0xC0, kBeyondLatin = 0x250, kTimes = 0xD7, kDivided = 0xF7;
  const uint32_t small = letter | 0x20u;
  if (letter < 0x80) return small >= 'a' && small <= 'z';
  return letter >= kLatin && letter < kBeyondLatin && letter != kTimes && letter != kDivided;
}

void skip_word(const char*& text) {
  for (const char* after = text; in_word(next_letter(after));) text = after;
}

}  // namespace

void use_signs(FindSign find) { find_sign = find; }

const Sign* sign_of(uint32_t letter) {
  return is_sign(letter) && find_sign != nullptr ? find_sign(letter) : nullptr;
}

uint32_t next_drawn_of_several_bytes(const char*& text) {
  while (*text != '\0') {
    const uint32_t letter = next_letter(text);
    if (!is_sign(letter)) return letter;
    if (!grey()) continue;
    skip_word(text);
    return letter;
  }
  return 0;
}

void Hearer::spell(const char* text) const {
  char spelled[kMostHeard];
  size_t length = 0;
  for (const char* at = text; *at != '\0';) {
    const char* const from = at;
    if (is_sign(next_letter(at))) continue;
    LV_ASSERT(length + static_cast<size_t>(at - from) < kMostHeard);
    for (const char* byte = from; byte < at; ++byte) spelled[length++] = *byte;
  }
  spelled[length] = '\0';
  hear(context, spelled);
}

}  // namespace ui
