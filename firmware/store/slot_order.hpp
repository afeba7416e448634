// Slots in the order of a key that each has. The key is read again where it is compared: a list of
// all games takes no more than two bytes each.
#pragma once

#include <cstdint>
#include <cstring>

namespace firmware::store {

// Adds a slot to `count` ones; those from `begin` on are in order, the smallest key first, and
// stay so. Slots that come in order are compared once each.
template <class KeyOf>
void insert_slot(uint16_t* slots, unsigned& count, unsigned begin, unsigned slot, KeyOf&& key_of) {
  const auto key = key_of(slot);
  unsigned low = begin, high = count++;
  if (low < high && key_of(slots[high - 1]) <= key) low = high;
  while (low < high) {
    const unsigned middle = (low + high) / 2;
    if (key_of(slots[middle]) <= key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  std::memmove(slots + low + 1, slots + low, (count - 1 - low) * sizeof *slots);
  slots[low] = static_cast<uint16_t>(slot);
}

}  // namespace firmware::store
