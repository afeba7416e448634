// Towers on the table of a test.
#pragma once

#include "host_tests/core/game_table.hpp"
#include "rules/skeleton/skeleton.hpp"

namespace tests {

using Table = GameTable<rules::Skeleton>;

}  // namespace tests
