#include "firmware/store/kept_game.hpp"

#include <cstring>

#include "rules/core/walk.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace firmware::store {
namespace {

constexpr uint8_t kFirstForm = 1, kForm = 2;
constexpr size_t kFirstHeadBytes = 28;
constexpr size_t kNumberAt = 8;
constexpr uint8_t kPinned = 1, kOver = 2, kRepeats = 4;

// What a damaged backup may hold is no name.
void read_name(rules::ByteReader& bytes, ui::SeatName& to) {
  bool wrong = false;
  for (size_t i = 0; i < ui::SeatName::kMostLetters; ++i) {
    const uint8_t letter = bytes.u8();
    wrong = wrong || (letter != 0 && (letter <= ' ' || letter > '~'));
    to.letters[i] = static_cast<char>(letter);
  }
  if (wrong) to = {};
}

constexpr size_t kUsedBytes =
    kFirstHeadBytes - 2 + ui::kMostFields + rules::kMostPlayers * ui::SeatName::kMostLetters;
static_assert(kUsedBytes <= kGameHeadBytes && kGameHeadBytes % sizeof(uint32_t) == 0);

}  // namespace

void write_head(rules::ByteWriter& bytes, const GameHead& head) {
  bytes.u8(kForm);
  bytes.u8((head.pinned ? kPinned : 0u) | (head.over ? kOver : 0u) |
           (head.repeats ? kRepeats : 0u));
  bytes.u16(head.rules);
  bytes.u32(head.game);
  bytes.u32(head.number);
  bytes.u8(head.players);
  bytes.u8(head.winners);
  for (const int16_t total : head.totals) bytes.u16(static_cast<uint16_t>(total));
  for (const uint8_t value : head.values) bytes.u8(value);
  for (const ui::SeatName& name : head.names) {
    for (size_t i = 0; i < ui::SeatName::kMostLetters; ++i) {
      bytes.u8(static_cast<uint8_t>(name.letters[i]));
    }
  }
  for (size_t at = kUsedBytes; at < kGameHeadBytes; ++at) bytes.u8(0);
}

size_t head_bytes(unsigned slot) {
  uint8_t form = 0;
  all().read(slot, 0, &form, sizeof form);
  return form == kFirstForm ? kFirstHeadBytes : kGameHeadBytes;
}

uint32_t game_number(unsigned slot) {
  uint8_t raw[sizeof(uint32_t)];
  all().read(slot, kNumberAt, raw, sizeof raw);
  return rules::ByteReader(raw, sizeof raw).u32();
}

bool read_head(unsigned slot, GameHead& to) {
  const size_t size = all().size(slot);
  if (size <= kFirstHeadBytes + kGameEndBytes) return false;
  uint8_t raw[kGameHeadBytes];
  all().read(slot, 0, raw, size < sizeof raw ? size : sizeof raw);
  rules::ByteReader bytes(raw, sizeof raw);
  const uint8_t form = bytes.u8();
  if (form != kFirstForm && form != kForm) return false;
  if (form == kForm && size <= kGameHeadBytes + kGameEndBytes) return false;
  const unsigned flags = bytes.u8();
  to.pinned = (flags & kPinned) != 0;
  to.over = (flags & kOver) != 0;
  to.repeats = form == kForm && (flags & kRepeats) != 0;
  to.rules = bytes.u16();
  to.game = bytes.u32();
  to.number = bytes.u32();
  to.players = bytes.u8();
  to.winners = bytes.u8();
  for (int16_t& total : to.totals) total = static_cast<int16_t>(bytes.u16());
  const bool more = form == kForm;
  for (uint8_t& value : to.values) value = more ? bytes.u8() : ui::KeptGame::kUntold;
  for (ui::SeatName& name : to.names) {
    name = {};
    if (more) read_name(bytes, name);
  }
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
    const unsigned from = *static_cast<const unsigned*>(context);
    all().read(from, head_bytes(from) + offset, to, count);
  };
  return {read, const_cast<unsigned*>(&slot), all().size(slot) - head_bytes(slot) - kGameEndBytes};
}

uint32_t fingerprint_in(unsigned slot) {
  uint8_t raw[kGameEndBytes];
  all().read(slot, all().size(slot) - sizeof raw, raw, sizeof raw);
  return rules::ByteReader(raw, sizeof raw).u32();
}

bool comes_to_its_end(unsigned slot) {
  GameHead head;
  rules::Standing standing;
  if (!read_head(slot, head)) return false;
  rules::ByteReader bytes(match_in(slot));
  if (!entry_of(head.game)->play->form().play(bytes, standing)) return false;
  if (standing.over != head.over || standing.players != head.players) return false;
  if (standing.fingerprint != fingerprint_in(slot)) return false;
  if (!head.over) return true;
  return standing.winners == head.winners &&
         std::memcmp(standing.totals, head.totals, sizeof head.totals) == 0;
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
