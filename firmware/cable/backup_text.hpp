// The checks in the text of a backup, which both write and read it.
#pragma once

#include "firmware/store/slots.hpp"

namespace firmware::cable {

inline constexpr unsigned kBackupForm = 1;
inline constexpr size_t kBackupLineBytes = 64;  // of an object in a line
// A line may have so many.
inline constexpr size_t kMostBackupLineBytes = 80;

// Of the bytes of a line, words in memory, which stand at `offset` of their object.
inline uint32_t check_of_line(const uint8_t* bytes, size_t count, size_t offset) {
  store::Sum sum(static_cast<uint32_t>(offset));
  sum.add(bytes, count);
  return sum.value();
}

// Of all bytes of what lies in `slot`, as of an object of `number`. Before: it can be read.
inline uint32_t check_of_object(unsigned slot, unsigned number) {
  store::Sum sum(number);
  alignas(uint32_t) uint8_t piece[store::kPartBytes];
  const size_t size = store::all().size(slot);
  for (size_t at = 0; at < size; at += sizeof piece) {
    const size_t count = size - at < sizeof piece ? size - at : sizeof piece;
    store::all().read(slot, at, piece, count);
    sum.add(piece, count);
  }
  return sum.value();
}

// Takes the checks of all objects, one after the other.
inline void add_check(store::Sum& all, uint32_t check) {
  alignas(uint32_t) const uint8_t bytes[] = {
      static_cast<uint8_t>(check), static_cast<uint8_t>(check >> 8),
      static_cast<uint8_t>(check >> 16), static_cast<uint8_t>(check >> 24)};
  all.add(bytes, sizeof bytes);
}

}  // namespace firmware::cable
