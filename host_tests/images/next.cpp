// What the image of a later version says of itself. The rest of it is the shipped firmware, nearly
// all of it in other places: tests of updates write it over that one.
#include "firmware/build_info.hpp"

namespace firmware::build {

const char kVersion[] = "99.0.0";
const char kRevision[] = "next";
const char kLvgl[] = "none";
const char kSdk[] = "none";

}  // namespace firmware::build
