#include "firmware/store/kept_list.hpp"

#include <array>

#include "firmware/store/begun_with.hpp"
#include "firmware/store/finished.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/slot_order.hpp"
#include "ui/play/game_entry.hpp"
#include "ui/play/lesson/lesson.hpp"
#include "ui/play/play.hpp"

namespace firmware::store {
namespace {

using ui::KeptGame;

// Whether the set-up has such a value.
bool is_value(const ui::SetupField& field, unsigned value) {
  const size_t values = field.values.size();
  switch (field.choose) {
    case ui::Choose::one:
      return value < values;
    case ui::Choose::one_or_lot:
      return value <= values;
    case ui::Choose::several:
      return value >> values == 0;
    default:
      return value == 0;
  }
}

// What a damaged backup may hold is not told.
void tell_values(unsigned slot, const GameHead& head, KeptGame& to) {
  std::copy(std::begin(head.values), std::end(head.values), to.values);
  if (to.entry == nullptr) return;
  if (to.goes && to.values[0] == KeptGame::kUntold) read_values(slot, *to.entry, to.values);
  for (size_t i = 0; i < to.entry->fields.size(); ++i) {
    if (!is_value(to.entry->fields[i], to.values[i])) to.values[i] = KeptGame::kUntold;
  }
}

ui::LuckKind kind_of(rules::LuckSource source) {
  if (source == rules::LuckSource::challenge) return ui::LuckKind::numbered;
  if (source == rules::LuckSource::table) return ui::LuckKind::ours_open;
  return source == rules::LuckSource::people ? ui::LuckKind::ours : ui::LuckKind::fresh;
}

// Who plays and by which luck. False: that can't be read.
bool tell_begin(unsigned slot, const GameHead& head, KeptGame& to) {
  constexpr size_t kRoom = rules::kMostKeptHead + 1;  // a whole number of words
  alignas(uint32_t) uint8_t raw[kRoom] = {};
  const size_t from = head_bytes(slot), left = all().size(slot) - from;
  all().read(slot, from, raw, left < sizeof raw ? left : sizeof raw);
  rules::KeptHead kept;
  rules::ByteReader bytes(raw, sizeof raw);
  if (!kept.read(bytes, head.game) || kept.party.players != head.players) return false;
  for (unsigned player = 1; player <= head.players; ++player) {
    const uint8_t mark = kept.party.seats[player - 1].mark;
    if (mark >= ui::kSeats) return false;
    to.seats.give(player, static_cast<ui::Seat>(mark));
    if (!kept.party.is_person(player)) to.bots |= rules::only(static_cast<rules::Actor>(player));
  }
  to.luck = kind_of(kept.luck.source);
  if (to.luck == ui::LuckKind::numbered) to.challenge = kept.luck.number();
  return true;
}

bool tell(unsigned slot, KeptGame& to) {
  GameHead head;
  if (!read_head(slot, head)) return false;
  to = {};
  to.entry = entry_of(head.game);
  to.number = head.number;
  to.over = head.over;
  to.pinned = head.pinned;
  to.repeats = head.repeats;
  to.seats.players = head.players;
  std::copy(std::begin(head.names), std::end(head.names), to.names);
  to.winners = head.winners;
  std::copy(std::begin(head.totals), std::end(head.totals), to.totals);
  const bool rules_hold = to.entry != nullptr && to.entry->play->form().rules == head.rules;
  to.goes = tell_begin(slot, head, to) && rules_hold;
  tell_values(slot, head, to);
  return true;
}

// Of the last list, the one begun first in front: two bytes a game.
constinit std::array<uint16_t, kFinishedGames> in_order = {};

class Games final : public ui::KeptGames {
 public:
  constexpr Games() = default;

  unsigned list(Wants wants, const void* context) override {
    count_ = 0;
    KeptGame game;
    for (unsigned slot = kFirstFinished; slot < Store::kSlots; ++slot) {
      if (!all().has(slot) || !tell(slot, game) || !wants(context, game)) continue;
      insert_slot(in_order.data(), count_, 0, slot, game_number);
    }
    return count_;
  }
  bool listed(unsigned index, KeptGame& to) override {
    return tell(in_order[count_ - 1 - index], to);
  }

  // A game that is over is told before it is kept so, and before it is among the finished ones.
  bool told(const ui::Play& play, KeptGame& to) override {
    const bool played = &play == ui::current_play();
    const uint32_t number = played ? played_number() : looked_at_;
    const unsigned copy = number != 0 ? finished_slot(number) : kNoSlot;
    const bool goes_on = played && !play.match().over();
    const bool stands =
        copy != kNoSlot && (!played || fingerprint_in(copy) == play.match().fingerprint());
    if (stands && !goes_on) return tell(copy, to);
    const unsigned slot = number != 0 ? played_slot(number) : kNoSlot;
    if (slot == kNoSlot || !tell(slot, to)) return false;
    if (!played || goes_on) return true;
    GameHead head;
    const ui::Result result = play.result();
    to.over = true;
    to.winners = result.winners;
    for (unsigned i = 0; i < to.players(); ++i) to.totals[i] = result.scores[i].total;
    to.repeats = read_head(slot, head) && is_repeated(slot, head);
    return true;
  }
  bool waiting(const ui::GameEntry& entry, KeptGame& to) override {
    const unsigned slot = waiting_slot(rules::save_id(entry.id));
    return slot != kNoSlot && tell(slot, to);
  }

  ui::Play* look_at(uint32_t number) override {
    unsigned slot = played_slot(number);
    if (slot == kNoSlot) slot = finished_slot(number);
    GameHead head;
    if (slot == kNoSlot || condition(slot) != Condition::sound) return nullptr;
    read_head(slot, head);
    ui::Lesson* const lesson = entry_of(head.game)->lesson;
    if (lesson == nullptr) return nullptr;
    ui::Play& play = lesson->play();
    looked_at_ = 0;
    if (!play.look_at(match_in(slot))) return nullptr;
    if (play.match().fingerprint() != fingerprint_in(slot)) return nullptr;
    looked_at_ = number;
    return &play;
  }
  bool take_up(uint32_t number) override { return take_up_game(number); }

  Pinned pin(uint32_t number, bool pinned) override {
    const unsigned slot = finished_slot(number);
    return slot != kNoSlot ? store::pin(slot, pinned) : Pinned::refused;
  }
  bool remove(uint32_t number) override { return remove_game(number); }
  bool erase_all() override { return remove_all_games(); }

  unsigned room() override { return room_for_more(); }

 private:
  unsigned count_ = 0;
  uint32_t looked_at_ = 0;  // number of the game in the match of lessons; 0: none
};

constinit Games games;

}  // namespace

ui::KeptGames& kept_games() { return games; }

}  // namespace firmware::store
