#include "ui/core/pixels.hpp"

// From RAM on the chip: these loops run for most of a frame and must not wait for flash.
#if defined(__arm__)
#define UI_FAST [[gnu::section(".time_critical.ui_pixels")]]
#else
#define UI_FAST
#endif

namespace ui::pixels {
namespace {

using Pair [[gnu::may_alias]] = uint32_t;  // two pixels at an even address

inline bool odd(const void* address) { return (reinterpret_cast<uintptr_t>(address) & 2) != 0; }

// Red, green and blue apart, so that one multiplication mixes all three.
constexpr uint32_t kApart = 0x07E0F81F;

constexpr uint32_t apart(uint32_t color) { return (color | color << 16) & kApart; }

// `weight` of 32 parts of `front`.
constexpr uint16_t mix(uint16_t back, uint32_t front_apart, uint32_t weight) {
  const uint32_t under = apart(back);
  const uint32_t mixed = (((front_apart - under) * weight >> 5) + under) & kApart;
  return static_cast<uint16_t>(mixed | mixed >> 16);
}

inline void fill_row(uint16_t* to, int count, uint16_t color) {
  if (count > 0 && odd(to)) {
    *to++ = color;
    --count;
  }
  const uint32_t both = static_cast<uint32_t>(color) << 16 | color;
  auto* pair = reinterpret_cast<Pair*>(to);
  for (; count >= 8; count -= 8, pair += 4) {
    pair[0] = both;
    pair[1] = both;
    pair[2] = both;
    pair[3] = both;
  }
  to = reinterpret_cast<uint16_t*>(pair);
  for (; count > 0; --count) *to++ = color;
}

inline void copy_row(uint16_t* to, const uint16_t* from, int count) {
  if (odd(to) == odd(from)) {
    if (count > 0 && odd(to)) {
      *to++ = *from++;
      --count;
    }
    auto* pair = reinterpret_cast<Pair*>(to);
    auto* source = reinterpret_cast<const Pair*>(from);
    for (; count >= 8; count -= 8, pair += 4, source += 4) {
      const uint32_t a = source[0], b = source[1], c = source[2], d = source[3];
      pair[0] = a;
      pair[1] = b;
      pair[2] = c;
      pair[3] = d;
    }
    to = reinterpret_cast<uint16_t*>(pair);
    from = reinterpret_cast<const uint16_t*>(source);
  }
  for (; count >= 4; count -= 4, to += 4, from += 4) {
    const uint16_t a = from[0], b = from[1], c = from[2], d = from[3];
    to[0] = a;
    to[1] = b;
    to[2] = c;
    to[3] = d;
  }
  for (; count > 0; --count) *to++ = *from++;
}

}  // namespace

UI_FAST void fill(Rows rows, uint16_t color) {
  for (; rows.height > 0; --rows.height, rows.to += rows.stride) {
    fill_row(rows.to, rows.width, color);
  }
}

UI_FAST void copy(Rows rows, const uint16_t* from, int from_stride) {
  for (; rows.height > 0; --rows.height, rows.to += rows.stride, from += from_stride) {
    copy_row(rows.to, from, rows.width);
  }
}

UI_FAST void tint4(Rows rows, const uint8_t* cover, int first, int cover_stride, uint16_t color) {
  const uint32_t front = apart(color);
  for (; rows.height > 0; --rows.height, rows.to += rows.stride, first += cover_stride) {
    const uint8_t* from = cover + (first >> 1);
    bool high = (first & 1) == 0;
    uint16_t* to = rows.to;
    for (int left = rows.width; left > 0; --left, ++to) {
      const uint32_t covered = high ? *from >> 4U : *from++ & 15U;
      high = !high;
      if (covered == 15) {
        *to = color;
      } else if (covered != 0) {
        *to = mix(*to, front, (covered * 34 + 8) >> 4);
      }
    }
  }
}

}  // namespace ui::pixels
