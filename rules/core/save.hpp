// A session as bytes and back. What the bytes hold is checked event by event: a damaged or made-up
// save is refused, never believed. Little-endian:
//
//   u8 form, u8 players, u32 game (FNV-1a of its id, lower half), u8 settings,
//   a setting: u8 index, u8 seat, u16 value; u16 events, u16 sealed, an event: 4 bytes
#pragma once

#include <cstring>

#include "rules/core/digest.hpp"
#include "rules/core/header.hpp"
#include "rules/core/session.hpp"

namespace rules {

inline constexpr uint8_t kSaveForm = 1;

class ByteWriter {
 public:
  ByteWriter(uint8_t* to, size_t size) : at_(to), end_(to + size) {}

  void u8(unsigned value) {
    if (at_ == end_) {
      full_ = true;
    } else {
      *at_++ = static_cast<uint8_t>(value);
    }
  }
  void u16(unsigned value) {
    u8(value & 0xFF);
    u8(value >> 8);
  }
  void u32(uint32_t value) {
    u16(value & 0xFFFF);
    u16(value >> 16);
  }
  // Whether something did not fit.
  bool full() const { return full_; }
  uint8_t* at() const { return at_; }

 private:
  uint8_t* at_;
  uint8_t* end_;
  bool full_ = false;
};

class ByteReader {
 public:
  ByteReader(const uint8_t* from, size_t size) : at_(from), end_(from + size) {}

  // Behind the end all is 0, and short() is true.
  uint8_t u8() {
    if (at_ != end_) return *at_++;
    short_ = true;
    return 0;
  }
  uint16_t u16() {
    const unsigned low = u8();
    return static_cast<uint16_t>(low | static_cast<unsigned>(u8()) << 8);
  }
  uint32_t u32() {
    const uint32_t low = u16();
    return low | static_cast<uint32_t>(u16()) << 16;
  }
  bool at_end() const { return at_ == end_ && !short_; }

 private:
  const uint8_t* at_;
  const uint8_t* end_;
  bool short_ = false;
};

template <Game G>
uint32_t save_id() {
  Fnv1a hash;
  hash.add(G::kId, std::strlen(G::kId));
  return static_cast<uint32_t>(hash.value());
}

// How many bytes save() writes at most.
template <Recorded G>
constexpr size_t most_save_bytes() {
  return 11 + G::kSettingCount * kMostPlayers * 4 + Session<G>::kMostEvents * sizeof(Event);
}

// Writes the session; the number of bytes, or 0 if `size` is too small.
template <Recorded G>
size_t save(const Session<G>& session, uint8_t* to, size_t size) {
  unsigned settings = 0;
  const auto count = [&](const SettingLine&) { ++settings; };
  for_each_setting<G>(session.options(), session.players(), count);
  ByteWriter bytes(to, size);
  bytes.u8(kSaveForm);
  bytes.u8(session.players());
  bytes.u32(save_id<G>());
  bytes.u8(settings);
  for_each_setting<G>(session.options(), session.players(), [&](const SettingLine& line) {
    bytes.u8(line.setting);
    bytes.u8(line.seat);
    bytes.u16(line.value);
  });
  bytes.u16(static_cast<unsigned>(session.size()));
  bytes.u16(static_cast<unsigned>(session.sealed()));
  for (const Event event : session) {
    bytes.u8(event.head);
    bytes.u8(event.a);
    bytes.u8(event.b);
    bytes.u8(event.c);
  }
  return bytes.full() ? 0 : static_cast<size_t>(bytes.at() - to);
}

// The settings of a save; false if a record could not say the same.
template <Recorded G>
bool load_settings(ByteReader& bytes, uint8_t players, typename G::Options& options) {
  const unsigned count = bytes.u8();
  uint8_t seen[G::kSettingCount + 1] = {};  // which seats
  for (unsigned i = 0; i < count; ++i) {
    const unsigned setting = bytes.u8();
    const unsigned seat = bytes.u8();
    const unsigned value = bytes.u16();
    if (setting >= G::kSettingCount) return false;
    const SettingText& text = G::kSettings[setting];
    if (text.each_player ? seat == 0 || seat > players : seat != 0) return false;
    if (text.several ? value >> text.value_count != 0 : value >= text.value_count) return false;
    if ((seen[setting] >> seat) & 1u) return false;
    seen[setting] = static_cast<uint8_t>(seen[setting] | 1u << seat);
    if (!G::set(options, players, setting, static_cast<uint8_t>(seat), value)) return false;
  }
  for (size_t setting = 0; setting < G::kSettingCount; ++setting) {
    for (uint8_t seat = 0; seat <= players; ++seat) {
      if (!((seen[setting] >> seat) & 1u)) continue;
      if (!G::agrees(options, players, setting, seat)) return false;
    }
  }
  return true;
}

// Plays the save in `session`. False: the bytes are no save of this game, and the session is at
// the start of a game or part of the way.
template <Recorded G>
bool load(Session<G>& session, const uint8_t* from, size_t size) {
  ByteReader bytes(from, size);
  if (bytes.u8() != kSaveForm) return false;
  const uint8_t players = bytes.u8();
  if (players < G::kLeastPlayers || players > G::kMostPlayers) return false;
  if (bytes.u32() != save_id<G>()) return false;
  typename G::Options options{};
  if (!load_settings<G>(bytes, players, options)) return false;
  const unsigned events = bytes.u16();
  const unsigned sealed = bytes.u16();
  if (sealed > events) return false;
  session.begin_game(options, players);
  for (unsigned i = 0; i <= events; ++i) {
    if (i == sealed) session.seal();
    if (i == events) break;
    Event event;
    event.head = bytes.u8();
    event.a = bytes.u8();
    event.b = bytes.u8();
    event.c = bytes.u8();
    if (event.verb() >= G::kVerbCount || !session.apply(event).ok()) return false;
  }
  return bytes.at_end();
}

}  // namespace rules
