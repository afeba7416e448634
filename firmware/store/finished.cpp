#include "firmware/store/finished.hpp"

#include "firmware/store/begun_with.hpp"

namespace firmware::store {
namespace {

using Pinned = ui::KeptGames::Pinned;

constexpr unsigned kEnd = Store::kSlots;
// For those that are played and all else, however long they become.
constexpr unsigned kPagesForOthers = 64;
constexpr unsigned kUsualPages = 3;  // of a game, as long as none is there

uint32_t next_number = 0;  // 0: not looked for yet
uint32_t was_pinned = 0;   // number of the game that was taken away last while it was pinned

template <class Use>
void for_each(unsigned begin, unsigned end, Use&& use) {
  GameHead head;
  for (unsigned slot = begin; slot < end; ++slot) {
    if (read_head(slot, head)) use(slot, head);
  }
}

// Of those that may give way the one begun first.
unsigned oldest() {
  unsigned found = kNoSlot;
  uint32_t least = UINT32_MAX;
  for_each(kFirstFinished, kEnd, [&](unsigned slot, const GameHead& head) {
    if (head.pinned || !head.over || head.number >= least) return;
    least = head.number;
    found = slot;
  });
  return found;
}

unsigned empty_slot() {
  for (unsigned slot = kFirstFinished; slot < kEnd; ++slot) {
    if (is_finished(slot) && !all().has(slot) && !all().is_damaged(slot)) return slot;
  }
  return kNoSlot;
}

bool is_taken(uint32_t number) {
  bool taken = false;
  const auto look = [&](unsigned, const GameHead& head) { taken = taken || head.number == number; };
  for_each(kFirstPlayed, kFirstPlayed + kPlayedGames, look);
  for_each(kFirstFinished, kEnd, look);
  return taken;
}

}  // namespace

bool copy_game(unsigned from, unsigned to, const GameHead& head) {
  const size_t size = all().size(from), old_head = head_bytes(from);
  all().begin(to, Store::parts_of(size - old_head + kGameHeadBytes));
  uint8_t piece[kPartBytes];
  rules::ByteWriter bytes(piece, sizeof piece);
  write_head(bytes, head);
  all().put(piece, kGameHeadBytes);
  for (size_t at = old_head; at < size; at += sizeof piece) {
    const size_t count = size - at < sizeof piece ? size - at : sizeof piece;
    all().read(from, at, piece, count);
    all().put(piece, count);
  }
  return all().end();
}

unsigned finished_slot(uint32_t number) {
  GameHead head;
  unsigned found = kNoSlot;
  for (unsigned slot = kFirstFinished; slot < kEnd; ++slot) {
    const bool right = all().has(slot) && game_number(slot) == number;
    if (right && read_head(slot, head)) found = slot;
  }
  return found;
}

unsigned free_slot(unsigned pages) {
  return all().room() >= pages + kPagesForOthers ? empty_slot() : kNoSlot;
}

unsigned make_room(unsigned pages) {
  for (unsigned i = 0; i <= kFinishedGames; ++i) {
    const unsigned slot = free_slot(pages);
    if (slot != kNoSlot) return slot;
    const unsigned gone = oldest();
    if (gone == kNoSlot || !all().remove(gone)) break;
  }
  return kNoSlot;
}

uint32_t next_game_number() {
  if (next_number != 0) return next_number;
  next_number = 1;
  const auto note = [](unsigned, const GameHead& head) {
    if (head.number >= next_number) next_number = head.number + 1;
  };
  for_each(kFirstPlayed, kFirstPlayed + kPlayedGames, note);
  for_each(kFirstFinished, kEnd, note);
  return next_number;
}

uint32_t take_game_number() {
  next_number = next_game_number() + 1;
  return next_number - 1;
}

uint32_t take_game_number(uint32_t wanted) {
  if (wanted == 0 || wanted > kMostWantedNumber || is_taken(wanted)) return take_game_number();
  if (wanted >= next_game_number()) next_number = wanted + 1;
  return wanted;
}

void forget_game_number() {
  next_number = 0;
  was_pinned = 0;
}

bool add_finished(unsigned slot, const GameHead& head) {
  const unsigned to = make_room(Store::parts_of(all().size(slot) + kGameHeadBytes));
  if (to == kNoSlot) return false;
  GameHead added = head;
  added.repeats = head.over && is_repeated(slot, head);
  added.pinned = head.pinned || (head.over && head.number == was_pinned);
  return copy_game(slot, to, added);
}

bool renew_finished(unsigned slot, const GameHead& head) {
  const unsigned to = finished_slot(head.number);
  GameHead copied;
  if (to == kNoSlot || !read_head(to, copied)) return add_finished(slot, head);
  if (copied.over == head.over && fingerprint_in(to) == fingerprint_in(slot)) return true;
  GameHead renewed = head;
  renewed.pinned = copied.pinned;
  renewed.repeats = head.over && (copied.repeats || is_repeated(slot, head));
  return copy_game(slot, to, renewed);
}

Pinned pin(unsigned slot, bool pinned) {
  GameHead head;
  if (!read_head(slot, head)) return Pinned::refused;
  if (head.pinned == pinned) return Pinned::done;
  unsigned pages = Store::parts_of(all().size(slot));
  for_each(kFirstFinished, kEnd, [&](unsigned other, const GameHead& with) {
    if (with.pinned) pages += Store::parts_of(all().size(other));
  });
  if (pinned && pages > kMostPinnedPages) return Pinned::too_many;
  head.pinned = pinned;
  return copy_game(slot, slot, head) ? Pinned::done : Pinned::refused;
}

unsigned room_for_more() {
  unsigned games = 0, pages = 0;
  for (unsigned slot = kFirstFinished; slot < kEnd; ++slot) {
    if (!all().has(slot) && !all().is_damaged(slot)) continue;
    ++games;
    pages += Store::parts_of(all().size(slot));
  }
  const unsigned mean = games > 0 && pages > games ? (pages + games - 1) / games : kUsualPages;
  const unsigned room = all().room();
  const unsigned left = room > kPagesForOthers ? (room - kPagesForOthers) / mean : 0;
  return left < kFinishedGames - games ? left : kFinishedGames - games;
}

bool settle_finished() {
  bool all_added = true;
  for_each(kFirstPlayed, kFirstPlayed + kPlayedGames, [&](unsigned slot, const GameHead& head) {
    if (head.over) {
      all_added = renew_finished(slot, head) && all_added;
      return;
    }
    const unsigned added = finished_slot(head.number);
    GameHead copied;
    if (added == kNoSlot || !read_head(added, copied)) return;
    if (copied.over && copied.pinned) was_pinned = head.number;
    all().remove(added);
  });
  return all_added;
}

}  // namespace firmware::store
