// The buzzer.
#pragma once

#include <cstdint>

namespace drivers::sound {

void init();

// Whether anything will be heard.
bool available();

// Starts a tone that ends by itself; returns at once; a tone that still sounds is replaced.
// `volume` is 0 (nothing is heard) to 100.
void tone(uint16_t hertz, uint16_t milliseconds, uint8_t volume);

}  // namespace drivers::sound
