// A record or position coming in: its lines one by one, in a fixed amount of memory.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>

#include "rules/core/line.hpp"

namespace tool {

class Input {
 public:
  // Reads `file`, or the bytes in memory.
  explicit Input(std::FILE* file) : file_(file) {}
  Input(const uint8_t* bytes, size_t count) : at_(bytes), end_(bytes + count) {}

  // Goes to the next line with words. False: there is none, or (wrong() != nullptr) its form is
  // bad.
  bool next();

  const char* wrong() const { return wrong_; }
  // Whether the file can be read: to be asked before the first line.
  bool readable();

  rules::Reader words() const { return cutter_.words(); }
  const char* text() const { return cutter_.text(); }
  uint32_t number() const { return cutter_.number(); }

 private:
  bool fill();
  bool take(rules::LineCutter::Step step);

  rules::LineCutter cutter_;
  std::FILE* file_ = nullptr;
  const char* wrong_ = nullptr;
  bool broken_ = false;
  bool finished_ = false;
  const uint8_t* at_ = nullptr;
  const uint8_t* end_ = nullptr;
  uint8_t buffer_[1 << 12];
};

}  // namespace tool
