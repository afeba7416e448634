// A session as bytes and back. What the bytes hold is checked event by event: a damaged or made-up
// save is refused, never believed. What changes with each event is at the end, so that whoever
// keeps it writes little. Little-endian:
//
//   u8 form, u8 players, u32 game (FNV-1a of its id, lower half), u8 settings,
//   a setting: u8 index, u8 seat, u16 value; an event: 4 bytes; u16 events, u16 sealed
#pragma once

#include <cstring>

#include "rules/core/bytes.hpp"
#include "rules/core/digest.hpp"
#include "rules/core/header.hpp"
#include "rules/core/session.hpp"

namespace rules {

inline constexpr uint8_t kSaveForm = 2;
inline constexpr size_t kSaveSettings = 7;  // where the settings begin
inline constexpr size_t kSaveSetting = 4;   // bytes of one
inline constexpr size_t kSaveEnd = 4;       // bytes behind the events

inline uint32_t save_id(const char* game) {
  Fnv1a hash;
  hash.add(game, std::strlen(game));
  return static_cast<uint32_t>(hash.value());
}
template <Game G>
uint32_t save_id() {
  return save_id(G::kId);
}

// How many bytes save() writes at most.
template <Recorded G>
constexpr size_t most_save_bytes() {
  return kSaveSettings + kSaveEnd + G::kSettingCount * kMostPlayers * kSaveSetting +
         Session<G>::kMostEvents * sizeof(Event);
}

// What stands before the events.
template <Recorded G>
void save_head(const typename G::Options& options, uint8_t players, ByteWriter& bytes) {
  unsigned settings = 0;
  for_each_setting<G>(options, players, [&](const SettingLine&) { ++settings; });
  bytes.u8(kSaveForm);
  bytes.u8(players);
  bytes.u32(save_id<G>());
  bytes.u8(settings);
  for_each_setting<G>(options, players, [&](const SettingLine& line) {
    bytes.u8(line.setting);
    bytes.u8(line.seat);
    bytes.u16(line.value);
  });
}

inline void save_event(Event event, ByteWriter& bytes) {
  bytes.u8(event.head);
  bytes.u8(event.a);
  bytes.u8(event.b);
  bytes.u8(event.c);
}

template <Recorded G>
void save(const Session<G>& session, ByteWriter& bytes) {
  save_head<G>(session.options(), session.players(), bytes);
  for (const Event event : session) save_event(event, bytes);
  bytes.u16(static_cast<unsigned>(session.size()));
  bytes.u16(static_cast<unsigned>(session.sealed()));
}

// The number of bytes, or 0 if `size` is too small.
template <Recorded G>
size_t save(const Session<G>& session, uint8_t* to, size_t size) {
  ByteWriter bytes(to, size);
  save(session, bytes);
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

// Plays the save in `session`, a Session or what plays as one does, up to `behind` bytes before the
// end. False: the bytes are no save of this game, and the session is at the start of a game or part
// of the way.
template <Recorded G, class S>
bool load_into(S& session, ByteReader& bytes, size_t behind = 0) {
  if (bytes.u8() != kSaveForm) return false;
  const uint8_t players = bytes.u8();
  if (players < G::kLeastPlayers || players > G::kMostPlayers) return false;
  if (bytes.u32() != save_id<G>()) return false;
  typename G::Options options{};
  if (!load_settings<G>(bytes, players, options)) return false;
  session.begin_game(options, players);
  while (bytes.left() > kSaveEnd + behind) {
    Event event;
    event.head = bytes.u8();
    event.a = bytes.u8();
    event.b = bytes.u8();
    event.c = bytes.u8();
    if (event.verb() >= G::kVerbCount || !session.apply(event).ok()) return false;
  }
  const unsigned events = bytes.u16();
  const unsigned sealed = bytes.u16();
  if (bytes.is_short() || bytes.left() != behind) return false;
  if (events != session.size() || sealed > events) return false;
  session.seal_first(sealed);
  return true;
}

template <Recorded G>
bool load(Session<G>& session, const uint8_t* from, size_t size) {
  ByteReader bytes(from, size);
  return load_into<G>(session, bytes);
}

}  // namespace rules
