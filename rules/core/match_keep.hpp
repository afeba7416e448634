// A match as bytes and as the lines of a record. Included by match.hpp, which says what they are.
#pragma once

#include "rules/core/match.hpp"

namespace rules {

template <Recorded G>
void Match<G>::write_kept(ByteWriter& bytes) const {
  const KeptHead head = {luck_, party_, holder_};
  head.write(bytes, save_id<G>());
  save(session_, bytes);
  head.write_end(bytes);
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
  KeptHead head;
  head.luck = script;
  if (!head.read(bytes, save_id<G>())) return false;
  if (!load_into<G>(session_, bytes, sizeof holder_)) return false;
  if (!head.read_end(bytes, session_.players())) return false;
  party_ = head.party;
  luck_ = head.luck;
  holder_ = head.holder;
  return !waits_for_luck();
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
