// The loops over pixels that everything drawn ends in.
#pragma once

#include <cstdint>

namespace ui::pixels {

void fill(uint16_t* to, int count, uint16_t color);
void copy(uint16_t* to, const uint16_t* from, int count);

// Lays `color` over a row where `cover` says how much: a byte a pixel.
void tint8(uint16_t* to, const uint8_t* cover, int count, uint16_t color);

// The same with four bits a pixel, the high half of a byte first; `first` counts pixels from
// `cover`.
void tint4(uint16_t* to, const uint8_t* cover, int first, int count, uint16_t color);

}  // namespace ui::pixels
