// A moment of a game that is looked at: in the replay, or before a bot's move is done.
#pragma once

#include "rules/core/event.hpp"

namespace ui {

// Points before and after an event.
struct Change {
  int before = 0, after = 0;
};

struct Moment {
  unsigned step = 0;   // so many events led there, `event` included; 0: the game has just begun
  rules::Event event;  // the last of them
  bool ahead = false;  // it is decided, but still to be done
  Change change = {};  // what it changes for whoever acts; nothing for luck
};

// As the game that it is of sees it.
template <class State>
struct MomentOf : Moment {
  State before = {};
  State after = {};
};

}  // namespace ui
