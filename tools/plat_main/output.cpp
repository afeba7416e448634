#include "tools/plat_main/output.hpp"

namespace tool {

Output& Output::add(char letter) {
  if (length_ == sizeof buffer_) flush();
  buffer_[length_++] = letter;
  return *this;
}

Output& Output::add(const char* text) {
  while (*text != 0) add(*text++);
  return *this;
}

Output& Output::add(uint64_t number) {
  char digits[20];
  size_t count = 0;
  do {
    digits[count++] = static_cast<char>('0' + number % 10);
    number /= 10;
  } while (number != 0);
  while (count != 0) add(digits[--count]);
  return *this;
}

Output& Output::add(int64_t number) {
  if (number >= 0) return add(static_cast<uint64_t>(number));
  return add('-').add(uint64_t{0} - static_cast<uint64_t>(number));
}

Output& Output::add_hex(uint64_t number) {
  for (int shift = 60; shift >= 0; shift -= 4) add("0123456789abcdef"[(number >> shift) & 0xF]);
  return *this;
}

Output& Output::add_tenths(uint64_t tenths) {
  return add(tenths / 10).add('.').add(static_cast<char>('0' + tenths % 10));
}

void Output::flush() {
  if (file_ != nullptr) {
    std::fwrite(buffer_, 1, length_, file_);
    std::fflush(file_);
  }
  length_ = 0;
}

Json& Json::open(char bracket) {
  separate();
  out_.add(bracket);
  comma_ = false;
  return *this;
}

Json& Json::close(char bracket) {
  out_.add(bracket);
  comma_ = true;
  return *this;
}

void Json::separate() {
  if (comma_) out_.add(',');
  comma_ = true;
}

void Json::quote(const char* text) {
  out_.add('"');
  for (; *text != 0; ++text) {
    const unsigned char letter = static_cast<unsigned char>(*text);
    if (letter == '"' || letter == '\\') {
      out_.add('\\').add(*text);
    } else if (letter >= 32 && letter < 127) {
      out_.add(*text);
    } else {
      out_.add("\\u00").add("0123456789abcdef"[letter >> 4]).add("0123456789abcdef"[letter & 15]);
    }
  }
  out_.add('"');
}

Json& Json::key(const char* name) {
  separate();
  quote(name);
  out_.add(':');
  comma_ = false;
  return *this;
}

Json& Json::string(const char* text) {
  separate();
  quote(text);
  return *this;
}

Json& Json::null() {
  separate();
  out_.add("null");
  return *this;
}

Json& Json::hex(uint64_t value) {
  separate();
  out_.add('"').add_hex(value).add('"');
  return *this;
}

Json& Json::tenths(uint64_t value) {
  separate();
  out_.add_tenths(value);
  return *this;
}

Json& Json::boolean(bool value) {
  separate();
  out_.add(value ? "true" : "false");
  return *this;
}

}  // namespace tool
