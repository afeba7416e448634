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

// Lists read hundreds of heads: none is read byte by byte.
uint16_t u16_at(const uint8_t* bytes) { return static_cast<uint16_t>(bytes[0] | bytes[1] << 8); }
uint32_t u32_at(const uint8_t* bytes) {
  return u16_at(bytes) | static_cast<uint32_t>(u16_at(bytes + 2)) << 16;
}

// What a damaged backup may hold is no name.
void read_name(const uint8_t* letters, ui::SeatName& to) {
  if (letters[0] == 0) return;
  std::memcpy(to.letters, letters, ui::SeatName::kMostLetters);
  if (!sound(to)) to = {};
}

// A lower half of FNV-1a for each game of this program.
uint32_t id_of(size_t game) {
  static uint32_t ids[ui::kGames.size()] = {};
  if (ids[game] == 0) ids[game] = rules::save_id(ui::kGames[game].id);
  return ids[game];
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
  alignas(uint32_t) uint8_t raw[sizeof(uint32_t)];
  if (all().size(slot) < kNumberAt + sizeof raw) return 0;
  all().read(slot, kNumberAt, raw, sizeof raw);
  return u32_at(raw);
}

bool read_head(unsigned slot, GameHead& to) {
  const size_t size = all().size(slot);
  if (size <= kFirstHeadBytes + kGameEndBytes) return false;
  alignas(uint32_t) uint8_t raw[kGameHeadBytes];  // copied by words
  all().read(slot, 0, raw, size < sizeof raw ? size : sizeof raw);
  const uint8_t form = raw[0];
  if (form != kFirstForm && form != kForm) return false;
  if (form == kForm && size <= kGameHeadBytes + kGameEndBytes) return false;
  const bool more = form == kForm;
  to.pinned = (raw[1] & kPinned) != 0;
  to.over = (raw[1] & kOver) != 0;
  to.repeats = more && (raw[1] & kRepeats) != 0;
  to.rules = u16_at(raw + 2);
  to.game = u32_at(raw + 4);
  to.number = u32_at(raw + kNumberAt);
  to.players = raw[12];
  to.winners = raw[13];
  const uint8_t* at = raw + 14;
  for (int16_t& total : to.totals) {
    total = static_cast<int16_t>(u16_at(at));
    at += sizeof total;
  }
  if (to.players == 0 || to.players > rules::kMostPlayers) return false;
  std::memset(to.values, ui::KeptGame::kUntold, sizeof to.values);
  for (ui::SeatName& name : to.names) name = {};
  if (!more) return true;
  std::memcpy(to.values, at, sizeof to.values);
  at += sizeof to.values;
  for (unsigned i = 0; i < to.players; ++i) {
    read_name(at, to.names[i]);
    at += ui::SeatName::kMostLetters;
  }
  return true;
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
  for (size_t i = 0; i < ui::kGames.size(); ++i) {
    if (id_of(i) == game) return &ui::kGames[i];
  }
  return nullptr;
}

}  // namespace firmware::store
