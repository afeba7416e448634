// Places smaller than a finger only choose; something of full size then does it.
#pragma once

#include <string>
#include <vector>

#include "host_tests/pictures/probe.hpp"

namespace two_step {

// Tries each of `spots` that only chooses, in processes of their own, and gives a line for each
// that acts at once or that nothing then acts upon. Before: a game is played.
std::vector<std::string> complaints(const std::vector<probe::Spot>& spots);

}  // namespace two_step
