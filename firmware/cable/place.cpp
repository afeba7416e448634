#include "firmware/cable/place.hpp"

#include <cstring>

#include "firmware/cable/screens.hpp"
#include "firmware/store/finished.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/settings_store.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::cable {
namespace {

using store::all;
using store::GameHead;
using store::kNoSlot;

bool placed_played = false;

bool is_game_slot(unsigned slot) { return store::is_played(slot) || store::is_finished(slot); }

// Where a game of this kind can be played; kNoSlot: an unfinished one lies there.
unsigned played_slot(uint32_t game) {
  unsigned empty = kNoSlot;
  for (unsigned i = 0; i < store::kPlayedGames; ++i) {
    const unsigned slot = store::kFirstPlayed + i;
    GameHead head;
    if (store::read_head(slot, head) && head.game == game) return head.over ? slot : kNoSlot;
    if (!all().has(slot) && !all().is_damaged(slot)) empty = slot;
  }
  return empty;
}

// Of a game, its head may differ beyond the rules.
bool is_same(unsigned slot, bool game) {
  GameHead here, came;
  size_t from = 0, other_from = 0;
  if (game) {
    if (!store::read_head(slot, here) || !store::read_head(kIncoming, came)) return false;
    if (here.game != came.game || here.rules != came.rules) return false;
    from = store::head_bytes(kIncoming);
    other_from = store::head_bytes(slot);
  }
  const size_t size = all().size(kIncoming) - from;
  if (all().size(slot) != other_from + size) return false;
  uint8_t one[64], other[sizeof one];
  for (size_t at = 0; at < size; at += sizeof one) {
    const size_t count = size - at < sizeof one ? size - at : sizeof one;
    all().read(kIncoming, from + at, one, count);
    all().read(slot, other_from + at, other, count);
    if (std::memcmp(one, other, count) != 0) return false;
  }
  return true;
}

bool is_there(bool game) {
  for (unsigned slot = 0; slot < store::Store::kSlots; ++slot) {
    if (is_game_slot(slot) && is_same(slot, game)) return true;
  }
  return false;
}

// As it is.
bool copy_object(unsigned to) {
  const size_t size = all().size(kIncoming);
  all().begin(to, store::Store::parts_of(size));
  uint8_t piece[store::kPartBytes];
  for (size_t at = 0; at < size; at += sizeof piece) {
    const size_t count = size - at < sizeof piece ? size - at : sizeof piece;
    all().read(kIncoming, at, piece, count);
    all().put(piece, count);
  }
  note_write();
  return all().end();
}

Placed place_settings() {
  ui::Settings settings;
  const size_t size = all().size(kIncoming);
  if (size > sizeof settings) return Placed::not_here;
  all().read(kIncoming, 0, &settings, size);
  if (!ui::sound(settings)) return Placed::not_here;
  if (settings == store::load_settings()) return Placed::there_already;
  note_write();
  if (!store::save(settings)) return Placed::refused;
  use_settings(settings);
  return Placed::put;
}

// What this program can't read stays as it is.
Placed place_unread() {
  if (is_there(false)) return Placed::there_already;
  const unsigned slot = store::free_slot(store::Store::parts_of(all().size(kIncoming)));
  if (slot == kNoSlot) return Placed::full;
  return copy_object(slot) ? Placed::put : Placed::refused;
}

// A screen can show who plays.
bool has_seats(uint32_t game) {
  rules::ByteReader bytes(store::match_in(kIncoming));
  rules::KeptHead kept;
  if (!kept.read(bytes, game)) return false;
  unsigned seen = 0;
  for (unsigned i = 0; i < kept.party.players; ++i) {
    const unsigned mark = kept.party.seats[i].mark;
    if (mark >= ui::kSeats || ((seen >> mark) & 1u) != 0) return false;
    seen |= 1u << mark;
  }
  return true;
}

Placed place_game(unsigned from) {
  GameHead head;
  if (!store::read_head(kIncoming, head)) return place_unread();
  if (is_there(true)) return Placed::there_already;
  const bool sound = store::condition(kIncoming) == store::Condition::sound;
  if (sound && (!has_seats(head.game) || !store::comes_to_its_end(kIncoming)))
    return Placed::other_end;
  const bool played = sound && !head.over && store::is_played(from);
  if (played && played_slot(head.game) == kNoSlot) return Placed::waits;
  const bool pinned = head.pinned;
  head.pinned = false;
  head.number = store::take_game_number(head.number);
  if (played) return place_played(head);
  const Placed placed = place_finished(head);
  if (placed == Placed::put && pinned) store::pin(store::finished_slot(head.number), true);
  return placed;
}

}  // namespace

const char* words(Placed placed) {
  constexpr const char* kWords[kPlacings] = {"restored",
                                             "there already",
                                             "left out, it comes to another end",
                                             "left out, a game of its kind waits here",
                                             "left out, the store is full",
                                             "left out, it belongs to the other board",
                                             "left out, the flash refused"};
  return kWords[static_cast<unsigned>(placed)];
}

Placed place_finished(const GameHead& head) {
  const unsigned slot = store::free_slot(store::Store::parts_of(all().size(kIncoming)));
  if (slot == kNoSlot) return Placed::full;
  note_write();
  return store::copy_game(kIncoming, slot, head) ? Placed::put : Placed::refused;
}

// One that is over has its place among the finished ones before.
Placed place_played(const GameHead& head) {
  const ui::Play* const play = ui::current_play();
  const bool same = play != nullptr && rules::save_id(play->form().id) == head.game;
  if (same && !play->match().over()) return Placed::waits;
  if (store::keep_game() == store::Keeping::refused) return Placed::refused;
  if (!store::settle_finished()) return Placed::full;
  const unsigned slot = played_slot(head.game);
  if (slot == kNoSlot) return Placed::waits;
  if (same) end_play();
  note_write();
  if (!store::copy_game(kIncoming, slot, head)) return Placed::refused;
  placed_played = true;
  return Placed::put;
}

Placed place_object(unsigned slot) {
  if (slot == store::number_of(store::Slot::settings)) return place_settings();
  return is_game_slot(slot) ? place_game(slot) : Placed::not_here;
}

void show_placed() {
  const ui::Play* const play = ui::current_play();
  const bool due = placed_played && (play == nullptr || play->match().over());
  placed_played = false;
  if (!due || store::keep_game() == store::Keeping::refused) return;
  store::bring_back_game();
  go_home();
}

}  // namespace firmware::cable
