// From a resistive panel's raw readings to a point that can be trusted. Pure.
#pragma once

#include <cstddef>
#include <cstdint>

#include "drivers/touch/mount.hpp"

namespace drivers::touch {

inline constexpr size_t kSamples = 5;
inline constexpr int32_t kRawMost = 4095;

// The two ends of the contact between the sheets.
struct Contact {
  int32_t z1;
  int32_t z2;
};

// What was read from the panel in one go: the contact, the samples, the contact again.
struct Reading {
  Contact before;
  Contact after;
  int32_t x[kSamples];
  int32_t y[kSamples];
};

inline constexpr int32_t kNoContact = INT32_MAX;

// The contact's resistance in ohms: less is firmer, wherever the finger is (XPT2046 data sheet,
// touch pressure). The X sheet has about 400 ohms.
constexpr int32_t resistance(const Contact& contact, int32_t x) {
  constexpr int32_t kSheetOhms = 400;
  if (contact.z1 <= 0) return kNoContact;
  const int32_t before = kSheetOhms * x / (kRawMost + 1);
  return before * (contact.z2 - contact.z1) / contact.z1;
}

// Raw readings at the edges of the picture in landscape; the axes of the panel are crossed there.
struct Calibration {
  int32_t left, right;  // raw y
  int32_t top, bottom;  // raw x
};

constexpr int32_t scale(int32_t raw, int32_t first, int32_t last, int32_t pixels) {
  return (raw - first) * pixels / (last - first);
}

constexpr Sample to_point(const Calibration& calibration, int32_t raw_x, int32_t raw_y) {
  return from_landscape(true, scale(raw_y, calibration.left, calibration.right, kLandscapeWidth),
                        scale(raw_x, calibration.top, calibration.bottom, kLandscapeHeight));
}

struct Trimmed {
  int32_t mean;    // of all samples but the lowest and the highest
  int32_t spread;  // of the same samples
};

constexpr Trimmed trim(const int32_t (&samples)[kSamples]) {
  int32_t sorted[kSamples] = {};
  for (size_t i = 0; i < kSamples; ++i) {
    size_t at = i;
    for (; at > 0 && sorted[at - 1] > samples[i]; --at) sorted[at] = sorted[at - 1];
    sorted[at] = samples[i];
  }
  int32_t sum = 0;
  for (size_t i = 1; i + 1 < kSamples; ++i) sum += sorted[i];
  return {sum / static_cast<int32_t>(kSamples - 2), sorted[kSamples - 2] - sorted[1]};
}

class Filter {
 public:
  // Ohms. Up to the first a point is believed; between the two a finger that is down stays where it
  // was, for a panel that is let go tells points that wander off.
  static constexpr int32_t kPress = 2000;
  static constexpr int32_t kRelease = 3500;
  // A panel that is being pressed or let go jumps; a resting finger stays within this.
  static constexpr int32_t kSpread = 120;
  // So many bad readings in a row are bridged with the last point.
  static constexpr uint8_t kBridge = 2;

  constexpr explicit Filter(const Calibration& calibration) : calibration_(calibration) {}

  constexpr Sample lifted() {
    last_.down = false;
    bad_ = 0;
    return last_;
  }

  constexpr Sample touched(const Reading& reading) {
    const Trimmed x = trim(reading.x);
    const Trimmed y = trim(reading.y);
    const int32_t before = resistance(reading.before, x.mean);
    const int32_t after = resistance(reading.after, x.mean);
    const int32_t weakest = before > after ? before : after;
    if (weakest <= kPress && x.spread <= kSpread && y.spread <= kSpread) {
      bad_ = 0;
      const Sample point = to_point(calibration_, x.mean, y.mean);
      last_ = last_.down ? next_ : point;
      next_ = point;
    } else if (!last_.down || (weakest > kRelease && ++bad_ > kBridge)) {
      return lifted();
    }
    return last_;
  }

 private:
  Calibration calibration_;
  Sample last_{};
  // The newest point waits for one more: the very last before a finger lifts may be anywhere.
  Sample next_{};
  uint8_t bad_ = 0;
};

}  // namespace drivers::touch
