// A moment of a game that is looked at: in the replay, or before a bot's move is done.
#pragma once

#include <cstddef>

#include "rules/core/event.hpp"
#include "rules/core/game.hpp"

namespace ui {

// Points before and after an event.
struct Change {
  int before = 0, after = 0;
};

// By how much an item of the score changes, as the game counts its items.
struct ItemChange {
  uint8_t item = 0;
  int16_t by = 0;
};
inline constexpr size_t kToldItems = 2;

struct Moment {
  unsigned step = 0;   // so many events led there, `event` included; 0: the game has just begun
  rules::Event event;  // the last of them
  bool ahead = false;  // it is decided, but still to be done
  Change change = {};  // what it changes for whoever acts; nothing for luck
  ItemChange items[kToldItems] = {};  // those that it changes most; by 0: no more

  // What it changes from one score to another, of so many items.
  void weigh(const rules::Score& from, const rules::Score& to, size_t count);
};

// As the game that it is of sees it.
template <class State>
struct MomentOf : Moment {
  State before = {};
  State after = {};
};

}  // namespace ui
