// A list in its own memory that never grows beyond kMost.
#pragma once

#include <cstddef>

#include "rules/core/assert.hpp"

namespace rules {

template <class Item, size_t kMost>
class FixedList {
 public:
  size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool full() const { return size_ == kMost; }

  // Before: !full().
  void push(const Item& item) {
    RULES_ASSERT(size_ < kMost);
    items_[size_++] = item;
  }

  // Before: !empty().
  void pop() {
    RULES_ASSERT(size_ > 0);
    --size_;
  }

  void clear() { size_ = 0; }

  const Item& operator[](size_t index) const {
    RULES_ASSERT(index < size_);
    return items_[index];
  }
  Item& operator[](size_t index) {
    RULES_ASSERT(index < size_);
    return items_[index];
  }

  const Item* begin() const { return items_; }
  const Item* end() const { return items_ + size_; }
  Item* begin() { return items_; }
  Item* end() { return items_ + size_; }

 private:
  size_t size_ = 0;
  Item items_[kMost];
};

}  // namespace rules
