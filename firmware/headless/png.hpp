// Pictures as files.
#pragma once

#include <cstdint>
#include <string>

namespace firmware::headless {

// Writes width × height RGB565 pixels as a PNG. False where the file could not be written.
bool write_png(const std::string& path, const uint16_t* pixels, int width, int height);

}  // namespace firmware::headless
