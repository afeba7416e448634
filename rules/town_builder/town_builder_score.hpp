// What buildings, awards and judges are worth, whatever put them there.
#pragma once

#include "rules/core/game.hpp"
#include "rules/town_builder/town_builder_state.hpp"

namespace rules::town_builder {

struct Board {
  uint8_t place[kCards] = {};  // only those >= kBuilt matter
  uint8_t awards[kMostSeats] = {};
  uint8_t judges = 0;
  uint8_t types[2] = {};  // as in a State
  uint8_t players = 0;
};
Board board_of(const State& state);

class Scores {
 public:
  explicit Scores(const Board& board);

  Score of(uint8_t player) const;
  unsigned buildings(uint8_t player) const { return building_count(kinds_[player - 1]); }
  Actors winners() const;
  // Alone; else nullptr.
  const char* title() const;

 private:
  unsigned type_count(unsigned seat, unsigned judge) const;
  unsigned judges_of(unsigned seat) const;
  unsigned worth(Ability ability, unsigned seat) const;
  unsigned abilities_of(unsigned seat) const;
  bool owns(unsigned seat, unsigned card) const {
    return board_.place[card] == place_of(kBuilt, seat);
  }

  const Board& board_;
  Kinds kinds_[kMostSeats] = {};
  uint16_t points_[kMostSeats] = {};
  uint8_t ones_[kMostSeats] = {};  // buildings that are worth 1 by themselves
};

}  // namespace rules::town_builder
