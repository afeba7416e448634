// Text arriving byte by byte, cut into the lines of a record: comments and extra blanks taken out,
// form of the bytes checked, in a fixed amount of memory.
#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/core/text.hpp"

namespace rules {

class LineCutter {
 public:
  enum class Step {
    kMore,     // feed the next byte
    kLine,     // a line with words is complete
    kTooLong,  // malformed
    kBadByte,  // malformed
  };

  // Before: the last step was kMore or kLine.
  Step feed(uint8_t byte);
  // No more bytes come: gives the last line if it has no line end.
  Step finish();

  // The line that was just cut, or is being cut: its words with one blank between them.
  const char* text() const { return text_; }
  size_t length() const { return length_; }
  Reader words() const { return Reader(text_, length_); }
  // Counted from 1, empty lines too. After finish(): the last line of the text.
  uint32_t number() const { return number_; }

 private:
  void begin_line();
  void take(char letter);
  Step take_byte(uint8_t byte);
  Step end_line();

  char text_[kMostLineChars + 1] = {};
  size_t length_ = 0;
  size_t chars_ = 0;  // of the line as it came
  uint32_t number_ = 1;
  bool ended_ = false;     // the next byte begins a new line
  bool comment_ = false;   // from here to the end of the line
  bool blank_ = false;     // there was one before what comes next
  bool carriage_ = false;  // a CR came last: part of the line end, if LF is next
};

}  // namespace rules
