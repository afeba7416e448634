// What the games that are kept come to: the ten best, the mean, how often, which titles.
//
// A game counts once, by the best total of a person in it; bots have no scores. One that is not
// over, that repeats a challenge, or whose luck people entered does not count.
#pragma once

#include "ui/play/kept_games.hpp"
#include "ui/play/scores/game_filter.hpp"

namespace ui {

enum class Counts : uint8_t { yes, unfinished, without_person, repeats, entered };
Counts counts(const KeptGame& game);

// The person with the most points, from 1, of several the first; 0: only bots play.
unsigned best_person(const KeptGame& game);

// Lists those that count of the games that the filter takes; how many there are.
unsigned list_counted(KeptGames& kept, const GameFilter& filter);

struct BestGame {
  uint32_t number = 0;
  int16_t total = 0;
  uint16_t challenge = 0;
  LuckKind luck = LuckKind::fresh;
  uint8_t players = 1;
  Seat seat = Seat::red;  // whose total it is
  SeatName name;
};

struct Statistics {
  static constexpr unsigned kBest = 10;
  static constexpr unsigned kMostTitles = 8;

  uint16_t plays = 0;
  int32_t sum = 0;
  uint8_t listed = 0;  // of `best`; of equal ones the one begun first comes first
  BestGame best[kBest] = {};
  uint16_t titles[kMostTitles] = {};  // games of a player alone, by GameEntry::titles
  uint16_t streak = 0;                // the latest games in a row that are not below the mean
  uint32_t newest = 0;                // its number

  // Equal totals share a place: from 1. Before: index < listed.
  unsigned place(unsigned index) const;
};

// Before: filter.game is a game.
void read_statistics(KeptGames& kept, const GameFilter& filter, Statistics& to);

// The title of a total of a player alone, an index of game.titles. Before: it has some.
unsigned title_index(const GameEntry& game, int total);

// A sum over a count, rounded to the nearest, halves away from 0. Before: count > 0.
constexpr int mean_of(int32_t sum, unsigned count) {
  const auto many = static_cast<int32_t>(count);
  return sum < 0 ? -((-2 * sum + many) / (2 * many)) : (2 * sum + many) / (2 * many);
}
// "48.7".
void tell_mean(int32_t sum, unsigned count, char* to, size_t size);

// How a game stands among all that it can be compared with: same players, same mode.
struct Standing {
  Counts counts = Counts::unfinished;
  uint16_t plays = 0;  // with this one
  uint16_t place = 0;  // from 1: so many are better, and one
  int16_t total = 0;   // of the best person
  uint8_t person = 0;  // from 1
  int16_t best = 0;    // of all others. Before: plays > 1
  int16_t mean = 0;    // with this one

  bool first() const { return plays == 1; }
  bool beats_all() const { return plays > 1 && total > best; }
};
// Whether it is listed already doesn't matter.
Standing standing_of(KeptGames& kept, const KeptGame& game);

}  // namespace ui
