// Wakes the panel: sends what LVGL's driver would send, with the waits that the controller itself
// asks for in place of LVGL's longer ones, and never blocks while a wait runs.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace firmware {

class PanelStartup {
 public:
  using Send = void (*)(uint8_t code, const uint8_t* parameters, size_t count);

  // The waits of the ST7789's data sheet, in milliseconds.
  static constexpr uint32_t kAfterReset = 5;         // before any command
  static constexpr uint32_t kResetToWake = 120;      // before "exit sleep"
  static constexpr uint32_t kAfterSleepChange = 5;   // before any command
  static constexpr uint32_t kWakeToDisplayOn = 120;  // the supply settles meanwhile

  // Before: the hardware reset has just ended.
  void begin(uint32_t now_ms) { reset_at_ = now_ms; }

  // Notes a command to be sent by poll(). "Display on" is kept for the very end, whatever its
  // place.
  void record(uint8_t code, const uint8_t* parameters, size_t count);

  // Sends all that is due.
  void poll(uint32_t now_ms, Send send);

  // All but "display on" has been sent: the picture memory may be written.
  bool accepts_pixels() const { return next_ == count_; }

  // "Display on" has been sent.
  bool shows() const { return shows_; }

 private:
  static constexpr size_t kMostCommands = 32;
  static constexpr size_t kMostBytes = 96;

  struct Command {
    uint8_t code;
    uint8_t count;
    uint8_t first;
  };

  bool due(uint8_t code, uint32_t now_ms) const;

  std::array<Command, kMostCommands> commands_{};
  std::array<uint8_t, kMostBytes> bytes_{};
  size_t count_ = 0;
  size_t used_ = 0;
  size_t next_ = 0;
  uint32_t reset_at_ = 0;
  uint32_t sleep_changed_at_ = 0;
  uint32_t woken_at_ = 0;
  bool sleep_changed_ = false;
  bool shows_ = false;
};

}  // namespace firmware
