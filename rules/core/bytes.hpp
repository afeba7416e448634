// Bytes on their way out of a match and back: a piece of memory, or a little at a time to and from
// wherever they are kept.
#pragma once

#include <cstddef>
#include <cstdint>

namespace rules {

// Takes bytes in pieces, from the first to the last.
struct ByteSink {
  void (*put)(void* context, const uint8_t* bytes, size_t count);
  void* context;
};

// Gives any piece of `size` bytes.
struct ByteSource {
  void (*read)(void* context, size_t offset, uint8_t* to, size_t count);
  void* context;
  size_t size;
};

class ByteWriter {
 public:
  ByteWriter(uint8_t* to, size_t size) : at_(to), end_(to + size) {}
  explicit ByteWriter(const ByteSink& sink) : at_(piece_), end_(piece_ + kPiece), sink_(sink) {}

  void u8(unsigned value) {
    if (at_ == end_ && sink_.put != nullptr) flush();
    if (at_ == end_) {
      full_ = true;
    } else {
      *at_++ = static_cast<uint8_t>(value);
    }
  }
  void u16(unsigned value) {
    u8(value & 0xFF);
    u8(value >> 8);
  }
  void u32(uint32_t value) {
    u16(value & 0xFFFF);
    u16(value >> 16);
  }
  // Whether something did not fit.
  bool full() const { return full_; }
  uint8_t* at() const { return at_; }
  // What is on the way to the sink.
  void flush() {
    sink_.put(sink_.context, piece_, static_cast<size_t>(at_ - piece_));
    at_ = piece_;
  }

 private:
  static constexpr size_t kPiece = 64;

  uint8_t* at_;
  uint8_t* end_;
  ByteSink sink_ = {};
  bool full_ = false;
  uint8_t piece_[kPiece] = {};
};

class ByteReader {
 public:
  ByteReader(const uint8_t* from, size_t size) : at_(from), end_(from + size), left_(size) {}
  explicit ByteReader(const ByteSource& source) : source_(source), left_(source.size) {}

  // Behind the end all is 0, and is_short() is true.
  uint8_t u8() {
    if (left_ == 0) {
      short_ = true;
      return 0;
    }
    if (at_ == end_) refill();
    --left_;
    return *at_++;
  }
  uint16_t u16() {
    const unsigned low = u8();
    return static_cast<uint16_t>(low | static_cast<unsigned>(u8()) << 8);
  }
  uint32_t u32() {
    const uint32_t low = u16();
    return low | static_cast<uint32_t>(u16()) << 16;
  }
  size_t left() const { return left_; }
  bool is_short() const { return short_; }
  bool at_end() const { return left_ == 0 && !short_; }

 private:
  static constexpr size_t kPiece = 64;

  void refill() {
    const size_t count = left_ < kPiece ? left_ : kPiece;
    source_.read(source_.context, source_.size - left_, piece_, count);
    at_ = piece_;
    end_ = piece_ + count;
  }

  const uint8_t* at_ = nullptr;
  const uint8_t* end_ = nullptr;
  ByteSource source_ = {};
  size_t left_;
  bool short_ = false;
  uint8_t piece_[kPiece];
};

}  // namespace rules
