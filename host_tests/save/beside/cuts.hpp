// The power goes in a session of a keeper.
#pragma once

#include <string_view>

namespace beside {

// At each operation, in every manner: prints how many cuts left what.
void cut_everywhere(std::string_view keeper);

}  // namespace beside
