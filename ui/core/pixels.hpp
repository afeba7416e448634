// The loops over pixels that everything drawn ends in.
#pragma once

#include <cstdint>

namespace ui::pixels {

// Rows of a picture, `stride` pixels from one to the next.
struct Rows {
  uint16_t* to;
  int stride;
  int width;
  int height;
};

void fill(Rows rows, uint16_t color);
// `from` has rows of `from_stride` pixels.
void copy(Rows rows, const uint16_t* from, int from_stride);

// Lays `color` over the rows where `cover` says how much: four bits a pixel, the high half of a
// byte first; `first` and the stride count pixels from `cover`.
void tint4(Rows rows, const uint8_t* cover, int first, int cover_stride, uint16_t color);

}  // namespace ui::pixels
