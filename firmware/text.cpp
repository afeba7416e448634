#include "firmware/text.hpp"

namespace firmware {
namespace {

constexpr char kDigits[] = "0123456789abcdef";

}  // namespace

Text& Text::add(const char* text) {
  while (*text != 0) put(*text++);
  return *this;
}

Text& Text::add(uint32_t number) {
  char digits[10];
  int count = 0;
  do {
    digits[count++] = kDigits[number % 10];
    number /= 10;
  } while (number > 0);
  while (count > 0) put(digits[--count]);
  return *this;
}

Text& Text::add_signed(int32_t number) {
  if (number < 0) put('-');
  return add(number < 0 ? 0 - static_cast<uint32_t>(number) : static_cast<uint32_t>(number));
}

Text& Text::add_hex(uint32_t number) {
  for (int shift = 24; shift >= 0; shift -= 8) add_hex_byte(static_cast<uint8_t>(number >> shift));
  return *this;
}

Text& Text::add_hex_byte(uint8_t byte) {
  put(kDigits[byte >> 4]);
  put(kDigits[byte & 15]);
  return *this;
}

Text& Text::add_kib(uint32_t bytes) { return add((bytes + 1023) / 1024); }

void Text::put(char letter) {
  if (used_ + 1 >= size_) return;
  to_[used_++] = letter;
  to_[used_] = 0;
}

}  // namespace firmware
