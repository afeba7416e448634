// What is shown before and after it was drawn again.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace redrawn {

using Picture = std::vector<uint16_t>;

Picture shown();

// "3,4 to 7,9": around all that is shown otherwise than before; "" where nothing is.
std::string differs(const Picture& before);

// The same when all is drawn in strips across and down: what is left out where a strip shows
// nothing of it must be nothing that is in it.
std::string strips_differ();

}  // namespace redrawn
