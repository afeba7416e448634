// A game as an object of the store: what can be told of it without its rules, the match as it keeps
// itself, and what its state comes to. docs/saves.md tells it byte by byte.
#pragma once

#include "firmware/store/slots.hpp"
#include "rules/core/kept.hpp"
#include "ui/play/kept_games.hpp"

namespace firmware::store {

struct GameHead {
  bool pinned = false;  // never gives way to make room
  bool over = false;
  bool repeats = false;  // one with the same luck and settings had come to its end before it
  uint16_t rules = 0;    // number of the rules it was played by
  uint32_t game = 0;     // as rules::save_id() says
  uint32_t number = 0;   // of this machine: grows with each game that is begun, from 1
  uint8_t players = 0;
  rules::Actors winners = 0;                 // where it is over
  int16_t totals[rules::kMostPlayers] = {};  // by player, from 1: totals[player - 1]
  uint8_t values[ui::kMostFields] = {};      // of the set-up's fields, or kUntold each
  ui::SeatName names[rules::kMostPlayers];   // by player, from 1
};
inline constexpr size_t kGameHeadBytes = 52;  // as they are written
inline constexpr size_t kGameEndBytes = 4;

// Where an object of a game stands with this program.
enum class Condition : uint8_t {
  none,  // there is no game
  sound,
  damaged,       // its bytes can't be read any more
  unknown_form,  // a later program wrote it
  unknown_game,  // one that this program doesn't have
  other_rules,   // it was played by other rules than those of today: it is not gone on with
};

// Before: slot is one of a game.
Condition condition(unsigned slot);
// Whether a head of a known form lies there.
bool read_head(unsigned slot, GameHead& to);
// Of that head alone. Before: read_head().
size_t head_bytes(unsigned slot);
// The number that it has, if what lies there is a game; 0 where it is too short to be one.
uint32_t game_number(unsigned slot);
void write_head(rules::ByteWriter& bytes, const GameHead& head);

// The match in it; stays valid as long as `slot` and what lies there do. Before: read_head().
rules::ByteSource match_in(const unsigned& slot);
// What its state should come to.
uint32_t fingerprint_in(unsigned slot);
// Of the match played anew from its bytes, whether it comes to where they say that it stands.
// Before: condition(slot) is sound.
bool comes_to_its_end(unsigned slot);

// Whether somebody did something in it, not luck alone. Before: condition() is sound.
bool somebody_acted(unsigned slot);

// The game of this program, or nullptr.
const ui::GameEntry* entry_of(uint32_t game);

}  // namespace firmware::store
