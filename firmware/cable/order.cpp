#include "firmware/cable/order.hpp"

#include "firmware/store/kept_game.hpp"
#include "firmware/store/slot_order.hpp"

namespace firmware::cable {
namespace {

using store::all;

bool is_game_slot(unsigned slot) { return store::is_played(slot) || store::is_finished(slot); }

}  // namespace

void Order::find() {
  store::GameHead head;
  count_ = 0;
  for (unsigned slot = 0; slot < store::Store::kSlots; ++slot) {
    const bool unread = is_game_slot(slot) && all().has(slot) && !store::read_head(slot, head);
    if (all().is_damaged(slot) || unread) slots_[count_++] = static_cast<uint16_t>(slot);
  }
  const unsigned finished = count_;
  for (unsigned slot = 0; slot < store::Store::kSlots; ++slot) {
    if (store::is_finished(slot) && store::read_head(slot, head)) {
      store::insert_slot(slots_, count_, finished, slot, store::game_number);
    }
  }
  const unsigned played = count_;
  const auto lies_twice = [&](uint32_t number) {
    for (unsigned i = finished; i < played; ++i) {
      if (store::game_number(slots_[i]) == number) return true;
    }
    return false;
  };
  for (unsigned i = 0; i < store::kPlayedGames; ++i) {
    const unsigned slot = store::kFirstPlayed + i;
    if (!store::read_head(slot, head) || (head.over && lies_twice(head.number))) continue;
    store::insert_slot(slots_, count_, played, slot,
                       [](unsigned each) { return all().stamp(each); });
  }
}

}  // namespace firmware::cable
