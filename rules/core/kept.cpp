#include "rules/core/kept.hpp"

namespace rules {

void KeptHead::write(ByteWriter& bytes, uint32_t game) const {
  bytes.u8(kKeptForm);
  bytes.u32(game);
  bytes.u8(static_cast<unsigned>(luck.source));
  bytes.u32(static_cast<uint32_t>(luck.seed));
  bytes.u32(static_cast<uint32_t>(luck.seed >> 32));
  bytes.u8(party.players);
  for (unsigned player = 1; player <= party.players; ++player) {
    bytes.u8(static_cast<unsigned>(party.sitter(player)));
    bytes.u8(party.seats[player - 1].mark);
  }
}

bool KeptHead::read(ByteReader& bytes, uint32_t game) {
  if (bytes.u8() != kKeptForm || bytes.u32() != game) return false;
  const unsigned source = bytes.u8();
  if (source >= kLuckSources) return false;
  luck.source = static_cast<LuckSource>(source);
  luck.seed = bytes.u32();
  luck.seed |= uint64_t{bytes.u32()} << 32;
  if (luck.source != LuckSource::script) luck.script_size = 0;
  party.players = bytes.u8();
  if (party.players > kMostPlayers) return false;
  for (unsigned player = 1; player <= party.players; ++player) {
    const unsigned sitter = bytes.u8();
    if (sitter >= kSitters) return false;
    party.seats[player - 1] = {static_cast<Sitter>(sitter), bytes.u8()};
  }
  return true;
}

bool KeptHead::read_end(ByteReader& bytes, uint8_t players) {
  if (players != party.players) return false;
  holder = bytes.u8();
  if (holder > players || (holder != 0 && !party.is_person(holder))) return false;
  return bytes.at_end();
}

KeptRecord::KeptRecord(const GameForm& form, const ByteSource& kept)
    : form_(form), kept_(kept), sound_(measure()) {}

bool KeptRecord::measure() {
  constexpr size_t kPlayersAt = kKeptSeats - 1;
  const auto byte_at = [&](size_t at) {
    uint8_t byte = 0;
    if (at < kept_.size) kept_.read(kept_.context, at, &byte, 1);
    return byte;
  };
  if (byte_at(0) != kKeptForm) return false;
  players_ = byte_at(kPlayersAt);
  if (players_ > kMostPlayers || byte_at(kKeptSeats + 2u * players_) != kSaveForm) return false;
  settings_ = byte_at(settings_at() - 1);
  const size_t others = settings_at() + settings_ * kSaveSetting + kKeptEnd;
  if (others > kept_.size || (kept_.size - others) % sizeof(Event) != 0) return false;
  events_ = static_cast<unsigned>((kept_.size - others) / sizeof(Event));
  return true;
}

SettingLine KeptRecord::setting(unsigned index) const {
  uint8_t bytes[kSaveSetting];
  kept_.read(kept_.context, settings_at() + index * kSaveSetting, bytes, sizeof bytes);
  SettingLine setting;
  setting.setting = bytes[0];
  setting.seat = bytes[1];
  setting.value = bytes[2] | static_cast<unsigned>(bytes[3]) << 8;
  return setting;
}

Event KeptRecord::event(unsigned index) const {
  uint8_t bytes[sizeof(Event)];
  const size_t at = settings_at() + settings_ * kSaveSetting + index * sizeof bytes;
  kept_.read(kept_.context, at, bytes, sizeof bytes);
  return {bytes[0], bytes[1], bytes[2], bytes[3]};
}

void KeptRecord::line(unsigned index, char* to) const {
  Writer line(to, kMostLineChars + 1);
  if (index < kPreambleLines) return print_preamble(index, form_.id, players_, line);
  index -= kPreambleLines;
  if (index < settings_) {
    return print_setting(form_.settings, setting(index), line);
  }
  index -= settings_;
  if (index == 0) {
    line.word("begin");
    return;
  }
  print_event(form_.verbs, event(index - 1), line);
}

}  // namespace rules
