// A match as bytes and as the lines of a record. Included by match.hpp, which says what they are.
#pragma once

#include "rules/core/match.hpp"

namespace rules {

template <Recorded G>
void Match<G>::write_kept(ByteWriter& bytes) const {
  bytes.u8(kKeptForm);
  bytes.u32(save_id<G>());
  bytes.u8(static_cast<unsigned>(luck_.source));
  bytes.u32(static_cast<uint32_t>(luck_.seed));
  bytes.u32(static_cast<uint32_t>(luck_.seed >> 32));
  bytes.u8(party_.players);
  for (unsigned player = 1; player <= party_.players; ++player) {
    bytes.u8(static_cast<unsigned>(party_.sitter(player)));
    bytes.u8(party_.seats[player - 1].mark);
  }
  save(session_, bytes);
  bytes.u8(holder_);
}

template <Recorded G>
size_t Match<G>::keep(uint8_t* to, size_t size) const {
  ByteWriter bytes(to, size);
  write_kept(bytes);
  return bytes.full() ? 0 : static_cast<size_t>(bytes.at() - to);
}

template <Recorded G>
void Match<G>::keep(const ByteSink& sink) const {
  ByteWriter bytes(sink);
  write_kept(bytes);
  bytes.flush();
}

template <Recorded G>
bool Match<G>::bring_back(ByteReader& bytes, const Luck& script) {
  if (read_kept(bytes, script)) {
    settle();
    return true;
  }
  begin({}, Party::of_persons(G::kLeastPlayers), Luck::of_people(0));
  return false;
}

template <Recorded G>
bool Match<G>::read_kept(ByteReader& bytes, const Luck& script) {
  if (bytes.u8() != kKeptForm || bytes.u32() != save_id<G>()) return false;
  const unsigned source = bytes.u8();
  if (source >= kLuckSources) return false;
  Luck luck = script;
  luck.source = static_cast<LuckSource>(source);
  luck.seed = bytes.u32();
  luck.seed |= uint64_t{bytes.u32()} << 32;
  if (luck.source != LuckSource::script) luck.script_size = 0;
  Party party;
  party.players = bytes.u8();
  if (party.players > kMostPlayers) return false;
  for (unsigned player = 1; player <= party.players; ++player) {
    const unsigned sitter = bytes.u8();
    if (sitter >= kSitters) return false;
    party.seats[player - 1] = {static_cast<Sitter>(sitter), bytes.u8()};
  }
  if (!load(session_, bytes, sizeof holder_)) return false;
  if (session_.players() != party.players) return false;
  const uint8_t holder = bytes.u8();
  if (holder > party.players || (holder != 0 && !party.is_person(holder))) return false;
  party_ = party;
  luck_ = luck;
  holder_ = holder;
  return bytes.at_end();
}

template <Recorded G>
unsigned Match<G>::record_lines() const {
  unsigned lines = kPreambleLines + 1;  // and `begin`
  for_each_setting<G>(session_.options(), session_.players(), [&](const SettingLine&) { ++lines; });
  return lines + static_cast<unsigned>(session_.size());
}

template <Recorded G>
void Match<G>::record_line(unsigned index, char* to) const {
  Writer line(to, kMostLineChars + 1);
  if (index < kPreambleLines) {
    print_preamble(index, G::kId, session_.players(), line);
    return;
  }
  index -= kPreambleLines;
  bool written = false;
  for_each_setting<G>(session_.options(), session_.players(), [&](const SettingLine& setting) {
    if (index-- == 0 && !written) {
      print_setting(G::kSettings, setting, line);
      written = true;
    }
  });
  if (written) return;
  if (index == 0) {
    line.word("begin");
    return;
  }
  print_event(G::kVerbs, event(index - 1), line);
}

}  // namespace rules
