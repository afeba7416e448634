// What of our store a program uses: linked alone for the device, so that its size can be told.
#include "firmware/store/store.hpp"

namespace {

constinit firmware::store::Store store;

}  // namespace

extern "C" uint32_t root(uint8_t* bytes, size_t count) {
  store.open();
  uint32_t told = store.most_erased() + store.room() + store.refusals();
  if (store.is_damaged(1)) ++told;
  store.begin(1);
  store.put(bytes, count);
  if (store.end() && store.has(1)) told += store.stamp(1);
  store.read(1, 0, bytes, store.size(1));
  store.remove(1);
  return told + (store.prepare() ? 1 : 0);
}
