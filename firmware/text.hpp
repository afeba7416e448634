// Puts text together in a buffer of fixed size; what does not fit is cut off, the end is always 0.
#pragma once

#include <cstddef>
#include <cstdint>

namespace firmware {

class Text {
 public:
  Text(char* to, size_t size) : to_(to), size_(size) { to_[0] = 0; }

  Text& add(const char* text);
  Text& add(uint32_t number);
  Text& add_signed(int32_t number);
  // Eight digits, or two.
  Text& add_hex(uint32_t number);
  Text& add_hex_byte(uint8_t byte);
  // Kibibytes, rounded up.
  Text& add_kib(uint32_t bytes);

  size_t length() const { return used_; }

 private:
  void put(char letter);

  char* to_;
  size_t size_;
  size_t used_ = 0;
};

}  // namespace firmware
