// A match as it is kept: what its bytes say without the match that wrote them. Little-endian:
//
//   u8 form, u32 game (as in save.hpp), u8 source of luck, u64 seed, u8 players,
//   a player: u8 sitter, u8 mark; the session (save.hpp); u8 holder
#pragma once

#include <new>

#include "rules/core/header.hpp"
#include "rules/core/luck.hpp"
#include "rules/core/party.hpp"
#include "rules/core/record_play.hpp"
#include "rules/core/save.hpp"

namespace rules {

inline constexpr uint8_t kKeptForm = 2;
inline constexpr size_t kKeptSeats = 15;  // where the seats begin
inline constexpr size_t kMostKeptHead = kKeptSeats + 2 * kMostPlayers;
inline constexpr size_t kKeptEnd = kSaveEnd + 1;  // bytes behind the events

// What stands round the session.
struct KeptHead {
  Luck luck;  // of a script: its events are not kept
  Party party;
  uint8_t holder = 0;

  void write(ByteWriter& bytes, uint32_t game) const;
  void write_end(ByteWriter& bytes) const { bytes.u8(holder); }
  // False: they are none of this game.
  bool read(ByteReader& bytes, uint32_t game);
  bool read_end(ByteReader& bytes, uint8_t players);
};

// What all programs have to know of a game to read what was kept of it.
struct GameForm {
  const char* id;
  uint16_t rules;  // the number of its rules
  bool hidden;     // players keep things from each other from the first turn on
  const VerbText* verbs;
  const SettingText* settings;
  // Plays it without a log. False: it is no game that the rules know.
  bool (*play)(ByteReader& kept, Standing& to);
  // Plays a record of it in `memory`, which has kMostRecordPlayBytes and is aligned for anything.
  AnyRecordPlay* (*play_record)(void* memory, const Preamble& preamble);
};
inline constexpr size_t kMostRecordPlayBytes = 920;

template <Recorded G>
bool play_kept(ByteReader& bytes, Standing& to) {
  KeptHead head;
  Walk<G> walk;
  if (!head.read(bytes, save_id<G>()) || !load_into<G>(walk, bytes, sizeof head.holder))
    return false;
  if (!head.read_end(bytes, walk.players())) return false;
  to = walk.standing();
  return true;
}

template <Recorded G>
AnyRecordPlay* play_record(void* memory, const Preamble& preamble) {
  static_assert(sizeof(RecordPlay<G>) <= kMostRecordPlayBytes);
  return new (memory) RecordPlay<G>(preamble);
}

template <Recorded G>
constexpr bool hides() {
  if constexpr (requires { G::kPassing; }) {
    return G::kPassing == Passing::hidden;
  } else {
    return false;
  }
}

template <Recorded G>
inline constexpr GameForm kGameForm = {G::kId,       G::kRules,    hides<G>(),    G::kVerbs,
                                       G::kSettings, play_kept<G>, play_record<G>};

// The lines of the record that a kept match would write, read from its bytes alone.
class KeptRecord {
 public:
  KeptRecord(const GameForm& form, const ByteSource& kept);

  // Whether the bytes are laid out as those of a match; whether its rules know what they say is not
  // looked at.
  bool sound() const { return sound_; }

  // Before, for line(): the bytes are a match of this game.
  unsigned lines() const { return kPreambleLines + settings_ + 1 + events_; }
  // `to` has room for kMostLineChars and the end. Before: index < lines().
  void line(unsigned index, char* to) const;

  uint8_t players() const { return players_; }
  // What was set that isn't the default. Before, for setting(): index < settings().
  unsigned settings() const { return settings_; }
  SettingLine setting(unsigned index) const;
  unsigned events() const { return events_; }
  // Before: index < events().
  Event event(unsigned index) const;

 private:
  bool measure();
  size_t settings_at() const { return kKeptSeats + 2u * players_ + kSaveSettings; }

  const GameForm& form_;
  ByteSource kept_;
  uint8_t players_ = 0;
  unsigned settings_ = 0;
  unsigned events_ = 0;
  bool sound_ = false;
};

}  // namespace rules
