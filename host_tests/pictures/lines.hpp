// Whether every text that is shown can be read.
#pragma once

#include <string>
#include <vector>

namespace lines {

// Draws all of the screen. A sentence for each line of text that is clipped, lies upon another one,
// or is covered in part by what is drawn after it.
std::vector<std::string> complaints();

}  // namespace lines
