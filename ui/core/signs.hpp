// Words of colours. In Grey no colour is to be seen, and such a word's sign is drawn in its place:
// the symbol of what has that colour. A text marks the word with the sign's letter right before it,
// one of those that Unicode leaves to everybody; in other themes the letter is not drawn.
#pragma once

#include "ui/core/painter.hpp"

namespace ui {

struct Sign {
  static constexpr uint8_t kAsHigh = 0;

  uint16_t letter;  // from kFirstSign to kLastSign, of no other sign
  uint8_t width;    // kAsHigh: as wide as capitals are high
  // In the middle of `area`, as high as capitals are or a little higher.
  void (*paint)(Painter& painter, const Rect& area, Color color);

  int width_in(const Face& face) const { return width == kAsHigh ? face.cap_height : width; }
};

inline constexpr uint16_t kFirstSign = 0xE000, kLastSign = 0xF8FF;
constexpr bool is_sign(uint32_t letter) { return letter >= kFirstSign && letter <= kLastSign; }

// Who knows all signs: nullptr for a letter that is none's.
using FindSign = const Sign* (*)(uint32_t letter);
void use_signs(FindSign find);
const Sign* sign_of(uint32_t letter);

inline constexpr int kBesideSign = 1;  // pixels of air on both sides of it

// Before: the next letter is none of ASCII.
uint32_t next_drawn_of_several_bytes(const char*& text);
// The next letter that is drawn of a text, and moves on; 0 at the end. In Grey a sign comes without
// its word, elsewhere the word without its sign.
inline uint32_t next_drawn(const char*& text) {
  const auto first = static_cast<uint8_t>(*text);
  if (first >= 0x80) return next_drawn_of_several_bytes(text);
  if (first != 0) ++text;
  return first;
}

}  // namespace ui
