#include "ui/core/theme.hpp"

namespace ui {
namespace {

constexpr Palette kPaper = {
    .ground = rgb(0xF6F1E3),
    .raised = rgb(0xFFFBF0),
    .ink = rgb(0x1C2B4A),
    .faint = rgb(0x7A8399),
    .grid = rgb(0xD9D2BF),
    .note = rgb(0x5A6480),
    .accent = rgb(0xC8442B),
    .on_accent = rgb(0xFFFBF0),
    .good = rgb(0x2F7D4F),
    .warn = rgb(0xB7791F),
    .black = rgb(0x2B2B33),
    .gold = rgb(0xF2C230),
    .stone = rgb(0xB9B4A6),
    .on_color = rgb(0x14203A),
    .plate = rgb(0x1C2B4A),
    .center = rgb(0xF1E7CC),
    .areas = {{rgb(0xD9593D), Pattern::flat},
              {rgb(0xE3B23C), Pattern::flat},
              {rgb(0xA9794A), Pattern::flat},
              {rgb(0x5E9C5A), Pattern::flat},
              {rgb(0x4A7FB5), Pattern::flat},
              {rgb(0x9379BF), Pattern::flat}},
};

constexpr Palette kBlueprint = {
    .ground = rgb(0x12284B),
    .raised = rgb(0x1B3763),
    .ink = rgb(0xE9F0FF),
    .faint = rgb(0x8FA5CC),
    .grid = rgb(0x2A4A7F),
    .note = rgb(0xA9BCDD),
    .accent = rgb(0xFFB454),
    .on_accent = rgb(0x0B1A33),
    .good = rgb(0x7FD1A0),
    .warn = rgb(0xFFD37A),
    .black = rgb(0x0A162B),
    .gold = rgb(0xF2C230),
    .stone = rgb(0x9AA5B8),
    .on_color = rgb(0x0B1A33),
    .plate = rgb(0x0B1A33),
    .center = rgb(0x234377),
    .areas = {{rgb(0xE8745A), Pattern::flat},
              {rgb(0xF0C75E), Pattern::flat},
              {rgb(0xB98A5E), Pattern::flat},
              {rgb(0x7FBF7A), Pattern::flat},
              {rgb(0x6FA6DE), Pattern::flat},
              {rgb(0xA58BD1), Pattern::flat}},
};

constexpr Palette kGrey = {
    .ground = rgb(0xEDEDED),
    .raised = rgb(0xFFFFFF),
    .ink = rgb(0x111111),
    .faint = rgb(0x666666),
    .grid = rgb(0xC4C4C4),
    .note = rgb(0x555555),
    .accent = rgb(0x111111),
    .on_accent = rgb(0xFFFFFF),
    .good = rgb(0x111111),
    .warn = rgb(0x111111),
    .black = rgb(0x111111),
    .gold = rgb(0xFFFFFF),
    .stone = rgb(0x8E8E8E),
    .on_color = rgb(0x111111),
    .plate = rgb(0x111111),
    .center = rgb(0xFFFFFF),
    .areas = {{rgb(0xFFFFFF), Pattern::diagonals},
              {rgb(0xFFFFFF), Pattern::dots},
              {rgb(0x3C3C3C), Pattern::flat},
              {rgb(0xC9C9C9), Pattern::dashes},
              {rgb(0xC9C9C9), Pattern::lines},
              {rgb(0x8E8E8E), Pattern::checks}},
};

constinit const Palette* now = &kPaper;

}  // namespace

const Palette& palette() { return *now; }

bool grey() { return now == &kGrey; }

const Palette& palette(Theme theme) {
  switch (theme) {
    case Theme::blueprint:
      return kBlueprint;
    case Theme::grey:
      return kGrey;
    case Theme::paper:
      break;
  }
  return kPaper;
}

// Red and blue at once, then green: each has room for four times its most. Rounded.
Color washed(Color color) {
  constexpr unsigned kRedBlue = 0xF81F, kGreen = 0x07E0;
  constexpr unsigned kHalfRedBlue = 0x1002, kHalfGreen = 0x0040;
  const unsigned ground = now->ground.value;
  const unsigned red_blue = (color.value & kRedBlue) + 3 * (ground & kRedBlue) + kHalfRedBlue;
  const unsigned green = (color.value & kGreen) + 3 * (ground & kGreen) + kHalfGreen;
  return {static_cast<uint16_t>((red_blue >> 2 & kRedBlue) | (green >> 2 & kGreen))};
}

void use_theme(Theme theme) { now = &palette(theme); }

}  // namespace ui
