// The objects of the store in the order in which they are told.
#pragma once

#include "firmware/store/slots.hpp"

namespace firmware::cable {

// First what has no number, then games that came to their end or were left, by their numbers, then
// those that are played, the one played last at the end. What lies twice is there once.
class Order {
 public:
  void find();
  unsigned count() const { return count_; }
  // Before: index < count().
  unsigned slot(unsigned index) const { return slots_[index]; }

 private:
  unsigned count_ = 0;
  uint16_t slots_[store::Store::kSlots] = {};
};

}  // namespace firmware::cable
