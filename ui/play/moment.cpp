#include "ui/play/moment.hpp"

namespace ui {
namespace {

int size_of(int change) { return change < 0 ? -change : change; }

}  // namespace

// Of equal ones the first items.
void Moment::weigh(const rules::Score& from, const rules::Score& to, size_t count) {
  change = {from.total, to.total};
  for (size_t item = 0; item < count; ++item) {
    const int by = to.items[item] - from.items[item];
    ItemChange next = {static_cast<uint8_t>(item), static_cast<int16_t>(by)};
    for (ItemChange& told : items) {
      if (size_of(next.by) <= size_of(told.by)) continue;
      const ItemChange less = told;
      told = next;
      next = less;
    }
  }
}

}  // namespace ui
