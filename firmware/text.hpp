// Puts text together in a buffer of fixed size; what does not fit is cut off, the end is always 0.
#pragma once

#include <cstddef>
#include <cstdint>

namespace firmware {

class Text {
 public:
  Text(char* to, size_t size) : to_(to), size_(size) { to_[0] = 0; }

  Text& add(const char* text) {
    while (*text != 0) put(*text++);
    return *this;
  }

  Text& add(uint32_t number) {
    char digits[10];
    int count = 0;
    do {
      digits[count++] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number > 0);
    while (count > 0) put(digits[--count]);
    return *this;
  }

  Text& add_hex(uint32_t number) {
    for (int shift = 28; shift >= 0; shift -= 4) put("0123456789abcdef"[(number >> shift) & 15]);
    return *this;
  }

  Text& add_signed(int32_t number) {
    if (number < 0) put('-');
    return add(number < 0 ? 0 - static_cast<uint32_t>(number) : static_cast<uint32_t>(number));
  }

  Text& add_hex_byte(uint8_t byte) {
    put("0123456789abcdef"[byte >> 4]);
    put("0123456789abcdef"[byte & 15]);
    return *this;
  }

  // Kibibytes, rounded up.
  Text& add_kib(uint32_t bytes) { return add((bytes + 1023) / 1024); }

  size_t length() const { return used_; }

 private:
  void put(char letter) {
    if (used_ + 1 >= size_) return;
    to_[used_++] = letter;
    to_[used_] = 0;
  }

  char* to_;
  size_t size_;
  size_t used_ = 0;
};

}  // namespace firmware
