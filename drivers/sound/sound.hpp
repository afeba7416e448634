// The buzzer.
#pragma once

#include <cstdint>
#include <span>

namespace drivers::sound {

struct Tone {
  uint16_t hertz;  // 0: a rest
  uint16_t milliseconds;
};

void init();

// Whether anything will be heard.
bool available();

// Sounds these one after another; returns at once; what still sounds is replaced. They stay where
// they are for ever. `volume` is 0 (nothing is heard) to 100.
void play(std::span<const Tone> tones, uint8_t volume);

}  // namespace drivers::sound
