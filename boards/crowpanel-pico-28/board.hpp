// Elecrow CrowPanel Pico HMI 2.8" (DIS01028P), from the maker's published schematic.
#pragma once

#include <cstdint>

namespace board {

inline constexpr const char* kId = "crowpanel-pico-28";
inline constexpr const char* kName = "CrowPanel Pico 2.8";

// The panel in its own, upright frame; the picture in landscape is turned by 270 degrees.
inline constexpr int32_t kPanelWidth = 240;
inline constexpr int32_t kPanelHeight = 320;
inline constexpr bool kPanelMirrorX = false;
inline constexpr bool kPanelMirrorY = false;
inline constexpr bool kPanelBgr = false;
inline constexpr bool kPanelInverted = false;

// SPI1 serves the display, the touch controller and the card reader.
inline constexpr unsigned kSpi = 1;
inline constexpr unsigned kSpiClockPin = 10;
inline constexpr unsigned kSpiOutPin = 11;
inline constexpr unsigned kSpiInPin = 12;

inline constexpr unsigned kDisplaySelectPin = 9;
inline constexpr unsigned kDisplayDataPin = 8;
inline constexpr unsigned kDisplayResetPin = 15;
inline constexpr unsigned kBacklightPin = 18;  // active high, PWM
inline constexpr uint32_t kDisplayHertz = 62'500'000;

inline constexpr unsigned kTouchSelectPin = 16;
inline constexpr unsigned kTouchDownPin = 17;  // low while touched
inline constexpr uint32_t kTouchHertz = 2'000'000;

// The resistive panel's readings at the edges of the picture in landscape: its Y runs from left to
// right, its X from top to bottom.
inline constexpr int32_t kTouchLeft = 254;
inline constexpr int32_t kTouchRight = 3707;
inline constexpr int32_t kTouchTop = 278;
inline constexpr int32_t kTouchBottom = 3769;

inline constexpr unsigned kCardSelectPin = 22;

inline constexpr unsigned kBuzzerPin = 14;  // passive, PWM
inline constexpr unsigned kBatteryPin = 29;
inline constexpr unsigned kBatteryAdc = 3;
inline constexpr uint32_t kBatteryDivider = 2;  // 100k : 100k

// Flash: 2 MiB are certain on every series; the last sector stays unused, saves lie below it.
inline constexpr uint32_t kFlashBytes = 2 * 1024 * 1024;
inline constexpr uint32_t kSaveBytes = 512 * 1024;
inline constexpr uint32_t kSaveOffset = kFlashBytes - 4096 - kSaveBytes;

}  // namespace board
