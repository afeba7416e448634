#include "firmware/headless/png.hpp"

#include <png.h>

#include <vector>

namespace firmware::headless {
namespace {

// Widens a colour part of `bits` bits to eight so that its full value becomes 255.
uint8_t widen(unsigned value, unsigned bits) {
  return static_cast<uint8_t>((value << (8 - bits)) | (value >> (2 * bits - 8)));
}

}  // namespace

bool write_png(const std::string& path, const uint16_t* pixels, int width, int height) {
  const auto count = static_cast<size_t>(width) * static_cast<size_t>(height);
  std::vector<uint8_t> rgb;
  rgb.reserve(count * 3);
  for (size_t i = 0; i < count; ++i) {
    rgb.push_back(widen(pixels[i] >> 11, 5));
    rgb.push_back(widen((pixels[i] >> 5) & 63u, 6));
    rgb.push_back(widen(pixels[i] & 31u, 5));
  }
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  image.format = PNG_FORMAT_RGB;
  return png_image_write_to_file(&image, path.c_str(), 0, rgb.data(), 0, nullptr) != 0;
}

}  // namespace firmware::headless
