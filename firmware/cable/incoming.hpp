// What comes by cable, until it is whole: an object of the store that grows by pieces.
#pragma once

#include "firmware/store/slots.hpp"

namespace firmware::cable {

inline constexpr unsigned kIncoming = store::number_of(store::Slot::incoming);

class Incoming {
 public:
  // Forgets what was there.
  void begin();
  // False: there is more than an object holds, or the medium refused.
  bool add(const void* bytes, size_t count);
  // All of it lies in the store now. False: it is nothing, or the medium refused.
  bool finish();

  size_t size() const { return kept_ + used_; }

 private:
  bool flush();

  size_t kept_ = 0;  // bytes that lie in the store
  size_t used_ = 0;
  uint8_t piece_[store::kPartBytes];
};

// Notes that something was written: the store makes ready for more before the next line.
void note_write();

}  // namespace firmware::cable
