// The console on the cable: a line in, a few lines out. It answers people and tests; it never
// waits.
#pragma once

#include "drivers/system/fault.hpp"

namespace firmware::console {

// Prints what ended the run before as soon as somebody listens.
void announce(const drivers::fault::Record& record);

// Reads what came, answers, and sends as much as the cable takes.
void step();

// Whether nothing waits to be answered or sent, as far as it came.
bool has_answered();

}  // namespace firmware::console
