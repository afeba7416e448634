// The headless board: the reference board's picture without its chip.
#pragma once

#include <cstdint>

namespace board {

inline constexpr const char* kId = "headless";
inline constexpr const char* kName = "Headless";

// The panel in its own, upright frame; the picture in landscape is turned by 270 degrees.
inline constexpr int32_t kPanelWidth = 240;
inline constexpr int32_t kPanelHeight = 320;
inline constexpr bool kPanelMirrorX = false;
inline constexpr bool kPanelMirrorY = false;
inline constexpr bool kPanelBgr = false;
inline constexpr bool kPanelInverted = false;

inline constexpr uint32_t kSaveBytes = 512 * 1024;

}  // namespace board
