#include "firmware/port/panel_startup.hpp"

#include <cstring>

#include "firmware/assert.hpp"

namespace firmware {
namespace {

constexpr uint8_t kSoftReset = 0x01;
constexpr uint8_t kEnterSleep = 0x10;
constexpr uint8_t kExitSleep = 0x11;
constexpr uint8_t kDisplayOn = 0x29;

// The clock counts whole milliseconds: only one more than asked is surely enough.
bool passed(uint32_t since, uint32_t wait, uint32_t now) { return now - since > wait; }

}  // namespace

void PanelStartup::record(uint8_t code, const uint8_t* parameters, size_t count) {
  if (code == kDisplayOn) return;
  FIRMWARE_ASSERT(count_ < kMostCommands && used_ + count <= kMostBytes);
  commands_[count_++] = {code, static_cast<uint8_t>(count), static_cast<uint8_t>(used_)};
  if (count > 0) std::memcpy(&bytes_[used_], parameters, count);
  used_ += count;
}

bool PanelStartup::due(uint8_t code, uint32_t now_ms) const {
  if (!passed(reset_at_, kAfterReset, now_ms)) return false;
  if (sleep_changed_ && !passed(sleep_changed_at_, kAfterSleepChange, now_ms)) return false;
  return code != kExitSleep || passed(reset_at_, kResetToWake, now_ms);
}

void PanelStartup::poll(uint32_t now_ms, Send send) {
  while (next_ < count_ && due(commands_[next_].code, now_ms)) {
    const Command& command = commands_[next_++];
    send(command.code, &bytes_[command.first], command.count);
    if (command.code == kSoftReset) reset_at_ = now_ms;
    if (command.code == kExitSleep) woken_at_ = now_ms;
    if (command.code == kEnterSleep || command.code == kExitSleep) {
      sleep_changed_ = true;
      sleep_changed_at_ = now_ms;
    }
  }
  if (shows_ || !accepts_pixels() || !passed(woken_at_, kWakeToDisplayOn, now_ms)) return;
  send(kDisplayOn, nullptr, 0);
  shows_ = true;
}

}  // namespace firmware
