// The calls of the tool. Each prints to `out` and returns the exit status.
#pragma once

#include <cstdint>

#include "rules/core/party.hpp"
#include "tools/plat_main/input.hpp"
#include "tools/plat_main/output.hpp"

namespace tool {

int list_games(Output& out);
int replay(Input& in, Output& out);
int legal(Input& in, Output& out);
int score(Input& in, Output& out);

// A game to be played by the tool itself.
struct Setup {
  static constexpr unsigned kMostSettings = 24;

  const char* game = nullptr;
  unsigned players = 0;
  uint64_t seed = 0;
  const char* settings[kMostSettings] = {};  // "KEY VALUE"
  unsigned setting_count = 0;
  // By player, from 1: bots[player - 1].
  rules::Sitter bots[rules::kMostPlayers] = {rules::Sitter::random, rules::Sitter::random,
                                             rules::Sitter::random, rules::Sitter::random,
                                             rules::Sitter::random, rules::Sitter::random};
};

enum class Way { kBoth, kOptions, kPick };

// nullptr if there is such a game for so many players with these settings, or why there is none.
const char* check(const Setup& setup);

int play(const Setup& setup, Output& out);
int perft(const Setup& setup, unsigned depth, Output& out);
// Exactly `playouts` games; or, if that is 0, as many as fit into the time.
int bench(const Setup& setup, Way way, uint64_t playouts, uint64_t milliseconds, Output& out);

}  // namespace tool
