#include "rules/core/line.hpp"

namespace rules {

LineCutter::Step LineCutter::feed(uint8_t byte) {
  if (ended_) begin_line();
  if (byte == '\n') return end_line();
  if (carriage_) {
    carriage_ = false;
    if (++chars_ > kMostLineChars) return Step::kTooLong;
    blank_ = true;
  }
  if (byte == '\r') {
    carriage_ = true;
    return Step::kMore;
  }
  return take_byte(byte);
}

LineCutter::Step LineCutter::finish() { return ended_ ? Step::kMore : end_line(); }

LineCutter::Step LineCutter::take_byte(uint8_t byte) {
  if (++chars_ > kMostLineChars) return Step::kTooLong;
  if (byte == ' ' || byte == '\t') {
    blank_ = true;
    return Step::kMore;
  }
  const bool printable = byte > 32 && byte < 127;
  if (byte == '#') comment_ = true;
  if (!comment_) take(static_cast<char>(byte));
  return printable ? Step::kMore : Step::kBadByte;
}

void LineCutter::take(char letter) {
  if (blank_ && length_ != 0) text_[length_++] = ' ';
  blank_ = false;
  text_[length_++] = letter;
  text_[length_] = 0;
}

void LineCutter::begin_line() {
  ++number_;
  length_ = 0;
  chars_ = 0;
  text_[0] = 0;
  ended_ = false;
  comment_ = false;
  blank_ = false;
}

LineCutter::Step LineCutter::end_line() {
  ended_ = true;
  carriage_ = false;
  return length_ != 0 ? Step::kLine : Step::kMore;
}

}  // namespace rules
