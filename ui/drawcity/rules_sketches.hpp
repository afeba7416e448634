// The small boards that the pages of the rules show. What is said of them is what the rules count.
#pragma once

#include <span>

#include "ui/drawcity/board.hpp"

namespace ui::drawcity {

struct MarkedLine {
  Site first;
  rd::Direction direction;
};

// Part of a board.
struct Sketch {
  // Street by street the spaces of the columns shown, kSpace letters each: player, type, number and
  // what is to be told of it; or a point and two more. Empty: a whole
  // board without anything.
  const char* built;
  Row columns;
  uint8_t street = 2;  // the first one shown
  uint8_t players = 3;
  uint8_t modules = 0;
  const char* zones = nullptr;   // types by column
  const char* demand = nullptr;  // by street
  const char* patterns = nullptr;
  std::span<const MarkedLine> marked = {};

  static constexpr unsigned kSpace = 4;
  enum Told : char { kPlain = ' ', kInternet = '*', kPale = '-', kPaleInternet = '~' };

  unsigned streets() const;
  State state() const;
  // What does not count in the example.
  Sites pale() const;

 private:
  template <class Each>
  void each_built(Each&& each) const;
};

extern const Sketch kBoardSketch;
extern const Sketch kIdeaSketch;
extern const Sketch kOrderSketch;
inline constexpr unsigned kOrderNumber = 5;  // what player 1 builds there
extern const Sketch kHousesSketch;
extern const Sketch kShopsSketch;
extern const Sketch kFactoriesSketch;
extern const Sketch kParksSketch;
extern const Sketch kInternetSketch;
extern const Sketch kZoningSketch;
extern const Sketch kDemandSketch;
extern const Sketch kLocationsSketch;
extern const Sketch kNeighborhoodsSketch;
extern const Sketch kGoalSketches[rd::kGoalCards];  // player 1 meets it

// A goal that players 1 and 2 tick in one round, and player 3 in the next one.
inline constexpr uint8_t kTickPlayers = 5;
State ticked_goal();

}  // namespace ui::drawcity
