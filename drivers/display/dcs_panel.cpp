#include "drivers/display/dcs_panel.hpp"

namespace drivers::display {
namespace {

enum Code : uint8_t {
  kSoftReset = 0x01,
  kEnterSleep = 0x10,
  kExitSleep = 0x11,
  kInversionOff = 0x20,
  kInversionOn = 0x21,
  kDisplayOff = 0x28,
  kDisplayOn = 0x29,
  kColumnAddress = 0x2A,
  kRowAddress = 0x2B,
  kMemoryWrite = 0x2C,
  kAddressMode = 0x36,
};

constexpr uint8_t kMirrorRows = 0x80;
constexpr uint8_t kMirrorColumns = 0x40;
constexpr uint8_t kSwap = 0x20;

// The address modes that turn the picture and do not mirror it; one that mirrors is seen in
// landscape, as it is.
constexpr uint8_t kOrder = kMirrorRows | kMirrorColumns | kSwap;
constexpr uint8_t kPortrait = 0;
constexpr uint8_t kPortraitTurned = kMirrorRows | kMirrorColumns;
constexpr uint8_t kLandscapeTurned = kMirrorRows | kSwap;

int32_t word(const uint8_t* bytes) { return bytes[0] * 256 + bytes[1]; }

}  // namespace

void DcsPanel::reset() {
  const uint8_t backlight = backlight_;
  const auto memory = memory_;
  *this = DcsPanel();
  memory_ = memory;  // a reset does not clear the picture memory
  backlight_ = backlight;
}

void DcsPanel::command(uint8_t code, const uint8_t* parameters, size_t count) {
  switch (code) {
    case kSoftReset:
      return reset();
    case kEnterSleep:
    case kExitSleep:
      awake_ = code == kExitSleep;
      return;
    case kInversionOff:
    case kInversionOn:
      inverted_ = code == kInversionOn;
      return;
    case kDisplayOff:
    case kDisplayOn:
      on_ = code == kDisplayOn;
      return;
    case kColumnAddress:
      if (count != 4) return;
      first_x_ = word(parameters);
      last_x_ = word(parameters + 2);
      return;
    case kRowAddress:
      if (count != 4) return;
      first_y_ = word(parameters);
      last_y_ = word(parameters + 2);
      return;
    case kAddressMode:
      if (count == 1) address_mode_ = parameters[0];
      return;
    default:
      return;
  }
}

void DcsPanel::pixels(uint8_t code, const uint16_t* data, size_t count) {
  if (code != kMemoryWrite) return;
  x_ = first_x_;
  y_ = first_y_;
  for (size_t i = 0; i < count; ++i) {
    put(data[i]);
    if (++x_ <= last_x_) continue;
    x_ = first_x_;
    if (++y_ > last_y_) y_ = first_y_;
  }
}

void DcsPanel::put(uint16_t value) {
  int32_t column = (address_mode_ & kSwap) ? y_ : x_;
  int32_t row = (address_mode_ & kSwap) ? x_ : y_;
  if (column < 0 || column >= kColumns || row < 0 || row >= kRows) return;
  if (address_mode_ & kMirrorColumns) column = kColumns - 1 - column;
  if (address_mode_ & kMirrorRows) row = kRows - 1 - row;
  uint16_t& cell = memory_[static_cast<size_t>(row) * kColumns + static_cast<size_t>(column)];
  if (cell != value) ++changes_;
  cell = value;
}

uint16_t DcsPanel::shown(int32_t column, int32_t row) const {
  const uint16_t value = memory_[static_cast<size_t>(row) * kColumns + static_cast<size_t>(column)];
  const uint16_t color = inverted_ ? static_cast<uint16_t>(~value) : value;
  return lit() ? color : uint16_t{0};
}

void DcsPanel::picture(uint16_t* to) const {
  for (int32_t y = 0; y < kHeight; ++y) {
    for (int32_t x = 0; x < kWidth; ++x) *to++ = shown(kColumns - 1 - y, x);
  }
}

bool DcsPanel::upright() const {
  const uint8_t order = address_mode_ & kOrder;
  return order == kPortrait || order == kPortraitTurned;
}

DcsPanel::Place DcsPanel::in_landscape(int32_t x, int32_t y) const {
  switch (address_mode_ & kOrder) {
    case kPortrait:
      return {y, kHeight - 1 - x};
    case kPortraitTurned:
      return {kWidth - 1 - y, x};
    case kLandscapeTurned:
      return {kWidth - 1 - x, kHeight - 1 - y};
    default:
      return {x, y};
  }
}

void DcsPanel::seen(uint16_t* to) const {
  for (int32_t y = 0; y < seen_height(); ++y) {
    for (int32_t x = 0; x < seen_width(); ++x) {
      const Place place = in_landscape(x, y);
      *to++ = shown(kColumns - 1 - place.y, place.x);
    }
  }
}

}  // namespace drivers::display
