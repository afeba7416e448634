// Games between bots at this machine, and how they are kept over a start of it.
#pragma once

#include "firmware/store/finished.hpp"
#include "firmware/store/game_store.hpp"
#include "firmware/store/settings_store.hpp"
#include "host_tests/save/kept.hpp"
#include "ui/play/play.hpp"
#include "ui/registry.hpp"

namespace kept {

using firmware::store::GameHead;
using firmware::store::Keeping;

inline constexpr size_t kSlice = 100;

inline void go_on(rules::AnyMatch& match) {
  if (match.due() == rules::Due::throwing) return match.throw_dice();
  while (!match.think(kSlice)) {
  }
  match.do_decided();
}

inline ui::Setup bots(const ui::GameEntry& game) {
  ui::Setup setup;
  setup.seats.players = game.most_players < 2 ? uint8_t{1} : uint8_t{2};
  for (rules::Sitter& sitter : setup.sitters) sitter = rules::Sitter::random;
  setup.luck = ui::LuckKind::numbered;
  return setup;
}

// Begins a game of these, or one of another number of luck.
inline rules::AnyMatch& begin(const ui::GameEntry& game, uint16_t challenge = 0) {
  ui::Setup setup = bots(game);
  setup.challenge = challenge;
  game.play->begin(setup);
  return game.play->match();
}

inline void play_to_the_end(rules::AnyMatch& match) {
  while (!match.over()) go_on(match);
}

inline bool keeps(Keeping expected) { return firmware::store::keep_game() == expected; }

// What lies in the store of the machine.
inline Bytes read_all(unsigned slot) {
  Bytes bytes(firmware::store::all().size(slot));
  if (!bytes.empty()) firmware::store::all().read(slot, 0, bytes.data(), bytes.size());
  return bytes;
}

// As a start of the machine finds it.
inline void restart() {
  ui::set_current_play(nullptr);
  firmware::store::open();
}

// The machine starts again and brings back what was played.
inline bool restart_and_bring_back() {
  restart();
  return firmware::store::bring_back_game();
}

inline GameHead head_in(unsigned slot) {
  GameHead head;
  TEST_ASSERT_TRUE(firmware::store::read_head(slot, head));
  return head;
}

// What lies in `slot` has another source of luck from now on.
inline void change_luck(unsigned slot, rules::LuckSource source) {
  constexpr size_t kSourceAt = firmware::store::kGameHeadBytes + 5;  // rules/core/kept.hpp
  Bytes bytes = read_all(slot);
  bytes[kSourceAt] = static_cast<uint8_t>(source);
  TEST_ASSERT_TRUE(firmware::store::all().write(slot, bytes.data(), bytes.size()));
}

// An object that says of itself to be a game with this head, and has so many bytes.
inline bool write_game(unsigned slot, const GameHead& head, size_t size) {
  Bytes bytes = bytes_of(head.number, size);
  rules::ByteWriter writer(bytes.data(), bytes.size());
  firmware::store::write_head(writer, head);
  return firmware::store::all().write(slot, bytes.data(), bytes.size());
}

inline GameHead head_of_number(uint32_t number) {
  GameHead head;
  head.over = true;
  head.rules = 1;
  head.game = rules::save_id("cities");
  head.number = number;
  head.players = 2;
  return head;
}

// A small game that is over in every place of one, numbered from 1.
inline void fill_finished() {
  uint32_t number = 0;
  for (unsigned slot = firmware::store::kFirstFinished; slot < Store::kSlots; ++slot) {
    if (!firmware::store::is_finished(slot)) continue;
    TEST_ASSERT_TRUE(write_game(slot, head_of_number(++number), 60));
  }
}

}  // namespace kept
