#include "firmware/cable/order.hpp"

#include "firmware/store/kept_game.hpp"

namespace firmware::cable {
namespace {

using store::all;

bool is_game_slot(unsigned slot) { return store::is_played(slot) || store::is_finished(slot); }

}  // namespace

// Those from `begin` on stay in the order of their keys.
void Order::insert(unsigned begin, unsigned slot, uint32_t key, uint32_t* keys) {
  unsigned at = count_++;
  for (; at > begin && keys[at - 1] > key; --at) {
    slots_[at] = slots_[at - 1];
    keys[at] = keys[at - 1];
  }
  slots_[at] = static_cast<uint8_t>(slot);
  keys[at] = key;
}

void Order::find() {
  uint32_t keys[store::Store::kSlots];
  store::GameHead head;
  count_ = 0;
  for (unsigned slot = 0; slot < store::Store::kSlots; ++slot) {
    const bool unread = is_game_slot(slot) && all().has(slot) && !store::read_head(slot, head);
    if (all().is_damaged(slot) || unread) insert(count_, slot, 0, keys);
  }
  const unsigned finished = count_;
  for (unsigned slot = 0; slot < store::Store::kSlots; ++slot) {
    if (store::is_finished(slot) && store::read_head(slot, head)) {
      insert(finished, slot, head.number, keys);
    }
  }
  const unsigned played = count_;
  const auto lies_twice = [&](uint32_t number) {
    for (unsigned i = finished; i < played; ++i) {
      if (keys[i] == number) return true;
    }
    return false;
  };
  for (unsigned i = 0; i < store::kPlayedGames; ++i) {
    const unsigned slot = store::kFirstPlayed + i;
    if (!store::read_head(slot, head) || (head.over && lies_twice(head.number))) continue;
    insert(played, slot, all().stamp(slot), keys);
  }
}

}  // namespace firmware::cable
