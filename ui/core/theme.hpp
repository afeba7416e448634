// The colours of the three themes: design tokens, and nothing that is not one.
#pragma once

#include <cstddef>
#include <cstdint>

#include "ui/core/settings.hpp"

namespace ui {

// A pixel as the display takes it: RGB565.
struct Color {
  uint16_t value;

  friend constexpr bool operator==(Color, Color) = default;
};

constexpr unsigned brightness(Color color) { return color.value >> 5 & 0x3F; }

constexpr Color rgb(uint32_t hex) {
  const uint32_t red = ((hex >> 16 & 0xFF) * 31 + 127) / 255;
  const uint32_t green = ((hex >> 8 & 0xFF) * 63 + 127) / 255;
  const uint32_t blue = ((hex & 0xFF) * 31 + 127) / 255;
  return {static_cast<uint16_t>(red << 11 | green << 5 | blue)};
}

// The area colours. Each has a pattern too, which only Grey shows.
enum class Wash : uint8_t { red, yellow, brown, green, blue, purple };
inline constexpr size_t kWashes = 6;

enum class Pattern : uint8_t { flat, diagonals, dots, dashes, lines, checks };

struct Area {
  Color color;
  Pattern pattern;
};

struct Palette {
  Color ground, raised;
  Color ink, faint, grid, note;
  Color accent, on_accent, good, warn;
  Color black, gold, stone;
  Color on_color;  // symbols and digits on a wash
  Color plate;     // under symbols of built things
  Color center;    // Townies' centre
  Area areas[kWashes];

  constexpr const Area& area(Wash wash) const { return areas[static_cast<size_t>(wash)]; }
  // The lighter one of ink and what it stands on.
  constexpr Color light() const { return brightness(ink) > brightness(raised) ? ink : raised; }
};

const Palette& palette();
const Palette& palette(Theme theme);
// No colour is to be seen: patterns and symbols carry everything.
bool grey();

// Three quarters of the way to the ground.
Color washed(Color color);

// Which palette `palette()` is from now on; it redraws nothing.
void use_theme(Theme theme);

}  // namespace ui
