// Who plays: a seat is a person's or a bot's.
#pragma once

#include <cstddef>

#include "rules/core/event.hpp"

namespace rules {

// Who decides for a seat: a person, or a bot by its level.
enum class Sitter : uint8_t { person, random, greedy };
inline constexpr size_t kSitters = 3;
// As records and calls name them.
inline constexpr const char* kSitterNames[kSitters] = {"person", "random", "greedy"};

struct PartySeat {
  Sitter sitter = Sitter::person;
  uint8_t mark = 0;  // what the screens show the seat as: kept for them
};

struct Party {
  uint8_t players = 1;
  PartySeat seats[kMostPlayers];  // by player, from 1: seats[player - 1]

  static constexpr Party of(uint8_t players, Sitter sitter) {
    Party party;
    party.players = players;
    for (PartySeat& seat : party.seats) seat.sitter = sitter;
    return party;
  }
  static constexpr Party of_persons(uint8_t players) { return of(players, Sitter::person); }

  // Before: 1 <= player <= players.
  Sitter sitter(unsigned player) const { return seats[player - 1].sitter; }
  bool is_person(unsigned player) const { return sitter(player) == Sitter::person; }
  unsigned persons() const {
    unsigned count = 0;
    for (unsigned player = 1; player <= players; ++player) count += is_person(player) ? 1 : 0;
    return count;
  }
};

}  // namespace rules
