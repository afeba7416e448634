#include "firmware/store/kept_game.hpp"

#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::store {
namespace {

constexpr uint8_t kForm = 1;
constexpr uint8_t kPinned = 1, kOver = 2;

bool too_short(unsigned slot) { return all().size(slot) <= kGameHeadBytes + kGameEndBytes; }

}  // namespace

void write_head(rules::ByteWriter& bytes, const GameHead& head) {
  bytes.u8(kForm);
  bytes.u8((head.pinned ? kPinned : 0u) | (head.over ? kOver : 0u));
  bytes.u16(head.rules);
  bytes.u32(head.game);
  bytes.u32(head.number);
  bytes.u8(head.players);
  bytes.u8(head.winners);
  for (const int16_t total : head.totals) bytes.u16(static_cast<uint16_t>(total));
  bytes.u16(0);
}

bool read_head(unsigned slot, GameHead& to) {
  if (too_short(slot)) return false;
  uint8_t raw[kGameHeadBytes];
  all().read(slot, 0, raw, sizeof raw);
  rules::ByteReader bytes(raw, sizeof raw);
  if (bytes.u8() != kForm) return false;
  const unsigned flags = bytes.u8();
  to.pinned = (flags & kPinned) != 0;
  to.over = (flags & kOver) != 0;
  to.rules = bytes.u16();
  to.game = bytes.u32();
  to.number = bytes.u32();
  to.players = bytes.u8();
  to.winners = bytes.u8();
  for (int16_t& total : to.totals) total = static_cast<int16_t>(bytes.u16());
  return to.players >= 1 && to.players <= rules::kMostPlayers;
}

Condition condition(unsigned slot) {
  if (all().is_damaged(slot)) return Condition::damaged;
  if (!all().has(slot)) return Condition::none;
  GameHead head;
  if (!read_head(slot, head)) return Condition::unknown_form;
  const ui::GameEntry* const entry = entry_of(head.game);
  if (entry == nullptr) return Condition::unknown_game;
  return entry->play->form().rules == head.rules ? Condition::sound : Condition::other_rules;
}

rules::ByteSource match_in(const unsigned& slot) {
  const auto read = [](void* context, size_t offset, uint8_t* to, size_t count) {
    all().read(*static_cast<const unsigned*>(context), kGameHeadBytes + offset, to, count);
  };
  return {read, const_cast<unsigned*>(&slot), all().size(slot) - kGameHeadBytes - kGameEndBytes};
}

uint32_t fingerprint_in(unsigned slot) {
  uint8_t raw[kGameEndBytes];
  all().read(slot, all().size(slot) - sizeof raw, raw, sizeof raw);
  return rules::ByteReader(raw, sizeof raw).u32();
}

bool somebody_acted(unsigned slot) {
  GameHead head;
  if (!read_head(slot, head)) return false;
  const rules::KeptRecord record(entry_of(head.game)->play->form(), match_in(slot));
  for (unsigned i = record.events(); i > 0; --i) {
    if (record.event(i - 1).actor() != rules::kChance) return true;
  }
  return false;
}

const ui::GameEntry* entry_of(uint32_t game) {
  for (const ui::GameEntry& entry : ui::kGames) {
    if (rules::save_id(entry.id) == game) return &entry;
  }
  return nullptr;
}

}  // namespace firmware::store
