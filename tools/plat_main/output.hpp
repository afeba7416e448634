// What the tool prints: text and JSON through a buffer of fixed size.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>

namespace tool {

class Output {
 public:
  // Prints to `file`; nowhere if that is nullptr.
  explicit Output(std::FILE* file) : file_(file) {}
  ~Output() { flush(); }
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;

  Output& add(const char* text);
  Output& add(char letter);
  Output& add(uint64_t number);
  Output& add(int64_t number);
  Output& add(int number) { return add(static_cast<int64_t>(number)); }
  Output& add(unsigned number) { return add(static_cast<uint64_t>(number)); }
  // Sixteen hexadecimal digits.
  Output& add_hex(uint64_t number);
  // A number of tenths, as a decimal.
  Output& add_tenths(uint64_t tenths);

  void flush();

 private:
  std::FILE* file_;
  size_t length_ = 0;
  char buffer_[1 << 14];
};

// JSON, put together in the order of the calls: begin and end have to match.
class Json {
 public:
  explicit Json(Output& out) : out_(out) {}

  Json& begin_object() { return open('{'); }
  Json& begin_array() { return open('['); }
  Json& end_object() { return close('}'); }
  Json& end_array() { return close(']'); }

  // Before a value inside an object.
  Json& key(const char* name);

  Json& string(const char* text);
  Json& null();
  template <class Number>
  Json& number(Number value) {
    separate();
    out_.add(value);
    return *this;
  }
  Json& hex(uint64_t value);
  Json& tenths(uint64_t value);
  Json& boolean(bool value);

 private:
  Json& open(char bracket);
  Json& close(char bracket);
  void separate();
  void quote(const char* text);

  Output& out_;
  bool comma_ = false;
};

}  // namespace tool
