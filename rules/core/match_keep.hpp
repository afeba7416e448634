// A match as bytes and as the lines of a record. Included by match.hpp, which says what they are.
#pragma once

#include "rules/core/match.hpp"

namespace rules {

template <Recorded G>
size_t Match<G>::keep(uint8_t* to, size_t size) const {
  ByteWriter bytes(to, size);
  bytes.u8(kKeptForm);
  bytes.u8(static_cast<unsigned>(luck_.source));
  bytes.u32(static_cast<uint32_t>(luck_.seed));
  bytes.u32(static_cast<uint32_t>(luck_.seed >> 32));
  bytes.u8(holder_);
  bytes.u8(party_.players);
  for (unsigned player = 1; player <= party_.players; ++player) {
    bytes.u8(static_cast<unsigned>(party_.sitter(player)));
    bytes.u8(party_.seats[player - 1].mark);
  }
  if (bytes.full()) return 0;
  const size_t head = static_cast<size_t>(bytes.at() - to);
  const size_t rest = save(session_, bytes.at(), size - head);
  return rest == 0 ? 0 : head + rest;
}

template <Recorded G>
bool Match<G>::bring_back(const uint8_t* from, size_t size, const Luck& script) {
  if (read_kept(from, size, script)) {
    settle();
    return true;
  }
  begin({}, Party::of_persons(G::kLeastPlayers), Luck::of_people(0));
  return false;
}

template <Recorded G>
bool Match<G>::read_kept(const uint8_t* from, size_t size, const Luck& script) {
  ByteReader bytes(from, size);
  if (bytes.u8() != kKeptForm) return false;
  const unsigned source = bytes.u8();
  if (source >= kLuckSources) return false;
  Luck luck = script;
  luck.source = static_cast<LuckSource>(source);
  luck.seed = bytes.u32();
  luck.seed |= uint64_t{bytes.u32()} << 32;
  if (luck.source != LuckSource::script) luck.script_size = 0;
  const uint8_t holder = bytes.u8();
  Party party;
  party.players = bytes.u8();
  if (party.players > kMostPlayers || holder > party.players) return false;
  for (unsigned player = 1; player <= party.players; ++player) {
    const unsigned sitter = bytes.u8();
    if (sitter >= kSitters) return false;
    party.seats[player - 1] = {static_cast<Sitter>(sitter), bytes.u8()};
  }
  if (holder != 0 && !party.is_person(holder)) return false;
  const size_t head = kKeptHead + 2 * size_t{party.players};
  if (size < head || !load(session_, from + head, size - head)) return false;
  if (session_.players() != party.players) return false;
  party_ = party;
  luck_ = luck;
  holder_ = holder;
  return true;
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
