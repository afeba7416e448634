// How a fault's record is written, and how it is known that a record is one. Pure.
#pragma once

#include <cstddef>
#include <cstdint>

#include "drivers/system/crc32.hpp"
#include "drivers/system/fault.hpp"

namespace drivers::fault {

// Writes a record's place; what does not fit is left out.
class Place {
 public:
  constexpr explicit Place(Record& record) : text_(record.place) { text_[0] = 0; }

  constexpr Place& add(const char* text, size_t room = kPlaceChars - 1) {
    while (*text != 0 && used_ < room) text_[used_++] = *text++;
    text_[used_] = 0;
    return *this;
  }

  constexpr Place& add(uint32_t number) {
    char digits[11] = {};
    size_t at = sizeof digits - 1;
    do {
      digits[--at] = static_cast<char>('0' + number % 10);
      number /= 10;
    } while (number > 0);
    return add(&digits[at]);
  }

  // The last part of a path and the line; the number always fits.
  constexpr Place& add_line(const char* path, uint32_t line) {
    constexpr size_t kNumberChars = 11;
    const char* name = path;
    for (const char* at = path; *at != 0; ++at) {
      if (*at == '/' || *at == '\\') name = at + 1;
    }
    return add(name, kPlaceChars - 1 - kNumberChars).add(":").add(line);
  }

 private:
  char (&text_)[kPlaceChars];
  size_t used_ = 0;
};

inline uint32_t checksum(const Record& record) { return crc32(&record, sizeof record); }

}  // namespace drivers::fault
