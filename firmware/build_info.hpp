// Which sources this program was built from. Written anew by each build.
#pragma once

namespace firmware::build {

extern const char kVersion[];   // "0.1.0"
extern const char kRevision[];  // "1a2b3c4", with "+" behind it where files were changed
extern const char kLvgl[];
extern const char kSdk[];  // "none" where the board needs no SDK

}  // namespace firmware::build
