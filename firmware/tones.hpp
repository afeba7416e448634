// How the sounds of the screens are made on a buzzer.
#pragma once

#include <array>
#include <span>

#include "drivers/sound/sound.hpp"
#include "ui/core/device.hpp"

namespace firmware {

using drivers::sound::Tone;

// Short enough not to run into the next touch; the one that ends a game may take longer.
inline constexpr unsigned kMostSoundMs = 150;
inline constexpr unsigned kMostEndMs = 300;

namespace tones_of {

inline constexpr uint16_t kResonance = 2700;  // of the buzzer: there it is loudest

inline constexpr std::array<Tone, 1> kTouch = {{{kResonance, 12}}};
inline constexpr std::array<Tone, 3> kRefused = {{{900, 40}, {0, 20}, {700, 60}}};
inline constexpr std::array<Tone, 2> kDone = {{{2000, 30}, {kResonance, 40}}};
// Dice that fall: each knock comes sooner.
inline constexpr std::array<Tone, 7> kLuck = {
    {{1900, 10}, {0, 35}, {2300, 10}, {0, 25}, {1900, 10}, {0, 15}, {kResonance, 20}}};
inline constexpr std::array<Tone, 4> kEnd = {
    {{1350, 60}, {1700, 60}, {2020, 60}, {kResonance, 110}}};

}  // namespace tones_of

constexpr std::span<const Tone> tones(ui::Sound sound) {
  switch (sound) {
    case ui::Sound::touch:
      return tones_of::kTouch;
    case ui::Sound::refused:
      return tones_of::kRefused;
    case ui::Sound::done:
      return tones_of::kDone;
    case ui::Sound::luck:
      return tones_of::kLuck;
    case ui::Sound::end:
      break;
  }
  return tones_of::kEnd;
}

constexpr unsigned length_ms(ui::Sound sound) {
  unsigned length = 0;
  for (const Tone& tone : tones(sound)) length += tone.milliseconds;
  return length;
}
static_assert(length_ms(ui::Sound::touch) <= kMostSoundMs);
static_assert(length_ms(ui::Sound::refused) <= kMostSoundMs);
static_assert(length_ms(ui::Sound::done) <= kMostSoundMs);
static_assert(length_ms(ui::Sound::luck) <= kMostSoundMs);
static_assert(length_ms(ui::Sound::end) <= kMostEndMs);

}  // namespace firmware
