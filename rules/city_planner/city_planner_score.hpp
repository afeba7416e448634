// What six cards are worth in a turn, whatever put the buildings there.
#pragma once

#include <cstdint>

#include "rules/city_planner/city_planner_tables.hpp"
#include "rules/core/verdict.hpp"

namespace rules::city_planner {

enum class Twice : uint8_t { kNothing, kGreen, kBlue };

// How a player has the six cards scored. What is in none of the sets stands.
struct Choice {
  Cards parked = 0;
  Cards green = 0;  // mixed ones as green
  Cards blue = 0;   // mixed ones as blue
  Twice twice = Twice::kNothing;
};

// The choices that six cards leave: each of `mixed` is green or blue, each of `parkable` stands or
// is parked, and where there are two or more black ones green or blue counts twice.
struct Choices {
  Cards mixed;
  Cards parkable;
  bool doubles;

  Choices(Shown six, Cards scored) {
    const Cards blacks = black(six);
    const bool several = (blacks & (blacks - 1)) != 0;
    mixed = city_planner::mixed(six);
    parkable = blacks == 0 || several ? Cards{0} : static_cast<Cards>(scored & ~mixed & ~blacks);
    doubles = several;
  }

  // A subset of these cards, taken as green or parked, is a choice; with `doubles` there are two.
  Cards open() const { return static_cast<Cards>(mixed | parkable); }

  Choice take(Cards taken, Twice twice) const {
    return {static_cast<Cards>(taken & parkable), static_cast<Cards>(taken & mixed),
            static_cast<Cards>(~taken & mixed), twice};
  }

  // Gives every choice to `sink` until it returns false.
  template <class Sink>
  void each(Sink&& sink) const {
    const Cards all = open();
    Cards taken = 0;
    do {
      if (!sink(take(taken, doubles ? Twice::kGreen : Twice::kNothing))) return;
      if (doubles && !sink(take(taken, Twice::kBlue))) return;
      taken = static_cast<Cards>((taken - all) & all);
    } while (taken != 0);
  }

  // Whether `choice` is one of them.
  Verdict check(const Choice& choice) const;
};

struct Result {
  unsigned vp = 0;
  unsigned income = 0;
  unsigned purples = 0;
  bool lonely = false;  // one building among red and yellow: $5 to pay, or all there is

  unsigned money_after(unsigned money) const {
    const unsigned rich = money + income;
    if (!lonely) return rich;
    return rich < kLonelyCost ? 0 : rich - kLonelyCost;
  }
};

// How a result comes about: `greens` times `green_times` points, and so on. `blue_times` is 0 where
// nothing yellow stands; what doubles is in the times.
struct Working {
  unsigned greens, green_times;
  unsigned blues, blue_times;
  unsigned purples, parked;
  unsigned reds, yellows;
};

// `standing` is what the cards show that are not parked.
Working working(Shown standing, const Choice& choice, unsigned parked);
Result result(const Working& working);
inline Result result(Shown standing, const Choice& choice, unsigned parked) {
  return result(working(standing, choice, parked));
}

// `six` is what the cards show, each of them `cell_of(card)`.
template <class CellOf>
Working working(Shown six, const Choice& choice, CellOf&& cell_of) {
  unsigned parked = 0;
  for (unsigned card = 1; choice.parked >> (card - 1) != 0; ++card) {
    if (!(choice.parked & card_bit(card))) continue;
    six -= cell_of(card);
    ++parked;
  }
  return working(six, choice, parked);
}

template <class CellOf>
Result result(Shown six, const Choice& choice, CellOf&& cell_of) {
  return result(working(six, choice, cell_of));
}

}  // namespace rules::city_planner
