// CRC-32 as in ISO 3309 (reflected, polynomial 0xEDB88320), bit by bit: small, and fast enough for
// a page.
#pragma once

#include <cstddef>
#include <cstdint>

namespace drivers {

inline uint32_t crc32(const void* data, size_t count) {
  constexpr uint32_t kPolynomial = 0xEDB88320;
  const auto* bytes = static_cast<const uint8_t*>(data);
  uint32_t crc = ~uint32_t{0};
  for (size_t i = 0; i < count; ++i) {
    crc ^= bytes[i];
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ ((crc & 1) ? kPolynomial : 0);
  }
  return ~crc;
}

}  // namespace drivers
