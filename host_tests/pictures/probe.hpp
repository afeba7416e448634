// What the shown screen offers to a finger, and which screen it is.
#pragma once

#include <string>
#include <vector>

#include "ui/core/geometry.hpp"

namespace probe {

struct Spot {
  std::string name;
  ui::Rect area;
  bool two_step;  // touching it only chooses
  bool in_board;  // a place inside a board, not an object of its own
  int free_side;  // the side of the largest square in it that nothing lies upon
  bool middle;    // what a finger meets in its middle is itself
};

// Every enabled target, then every place inside boards.
std::vector<Spot> spots();

// Finds a spot by its name, nullptr where there is none.
const Spot* find(const std::vector<Spot>& among, const std::string& name);

// Which class the shown screen is of: how far its table of functions lies behind `anchor`, which a
// list of the program's symbols turns into a name.
long screen_class();
extern "C" const char probe_anchor;

// The same object is shown, which tells screens apart at no cost.
const void* screen();

// Which screen is home: the one that is shown now.
void remember_home();
bool at_home();

}  // namespace probe
