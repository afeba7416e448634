// The words behind `plat play`, `plat perft` and `plat bench`.
#pragma once

#include "tools/plat_main/commands.hpp"

namespace tool {

struct Arguments {
  Setup setup;
  unsigned most_bot = 0;  // the highest player with a --bot
  unsigned depth = 0;
  Way way = Way::kBoth;
  uint64_t playouts = 0;
  uint64_t milliseconds = 0;
};

// nullptr, or what is wrong with the call. Keeps pointers into the words.
const char* read_arguments(const char* command, char** words, char** end, Arguments& arguments);

}  // namespace tool
