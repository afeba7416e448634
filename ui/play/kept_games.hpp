// Games that this machine keeps, those that wait and those that are over, as screens see them: told
// without their rules. The firmware has the store behind it.
#pragma once

#include "rules/core/event.hpp"
#include "ui/play/play.hpp"
#include "ui/play/setup/seats.hpp"

namespace ui {

struct KeptGame {
  const GameEntry* entry = nullptr;  // nullptr: of none that this program has
  uint32_t number = 0;               // of this machine, from 1: it grows with each game begun
  bool over = false;
  bool pinned = false;
  bool goes = false;     // it can be looked at, and gone on with where it isn't over
  bool repeats = false;  // its luck was played here before with the same set-up
  Seats seats;           // `players` of them
  SeatName names[rules::kMostPlayers] = {};  // as they were when it was kept, by player, from 1
  rules::Actors bots = 0;
  rules::Actors winners = 0;                 // where it is over
  int16_t totals[rules::kMostPlayers] = {};  // by player, from 1: totals[player - 1]
  static constexpr uint8_t kUntold = UINT8_MAX;
  uint8_t values[kMostFields] = {};  // of the game's fields in the set-up; kUntold: not known
  LuckKind luck = LuckKind::fresh;
  uint16_t challenge = 0;  // the number of numbered luck

  unsigned players() const { return seats.players; }
};

class KeptGames {
 public:
  // Lists the games that are over or were replaced and that `wants` takes, the one begun last
  // first. How many there are.
  using Wants = bool (*)(const void* context, const KeptGame& game);
  virtual unsigned list(Wants wants, const void* context) = 0;
  // Of the last list. False: it can't be read. Before: index is below what list() returned, and
  // remove() and erase_all() were not called since.
  virtual bool listed(unsigned index, KeptGame& to) = 0;

  // The game that is played or looked at, as it would be listed now: its number, whether it repeats
  // its luck. False: it isn't kept.
  virtual bool told(const Play& play, KeptGame& to) = 0;

  // The one of this kind that waits. False: none does.
  virtual bool waiting(const GameEntry& entry, KeptGame& to) = 0;

  // Brings the game of this number into the match beside the one that is played, which a lesson
  // uses as well: to be looked at, and nothing of it is kept. nullptr: it can't be.
  virtual Play* look_at(uint32_t number) = 0;
  // An unfinished game is played again; one of its kind that waits takes its place among those that
  // were replaced. False: it stays as it is.
  virtual bool take_up(uint32_t number) = 0;

  enum class Pinned : uint8_t { done, too_many, refused };
  virtual Pinned pin(uint32_t number, bool pinned) = 0;
  // False: the medium refused.
  virtual bool remove(uint32_t number) = 0;
  // All games: those that wait, those that are over, pinned ones too. No game is played after it.
  virtual bool erase_all() = 0;

  // So many more games like those that are kept have room before an old one gives way.
  virtual unsigned room() = 0;

 protected:
  constexpr KeptGames() = default;
  ~KeptGames() = default;
};

// Whether a game of this kind goes on, played or kept.
bool waits(const GameEntry& entry);
// That game, as it is played or to be looked at. nullptr: none waits, or it can't be read.
Play* look_at_waiting(const GameEntry& entry);

}  // namespace ui
