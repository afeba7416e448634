// States of Town Builder that no play can reach.
#pragma once

#include "host_tests/core/corrupt.hpp"
#include "host_tests/town_builder/table.hpp"

namespace town_builder_test {

using namespace rules::town_builder;

template <class Change>
void expect_unsound(const State& state, const char* what, Change&& change) {
  tests::expect_unsound<TownBuilder>(state, what, change);
}

}  // namespace town_builder_test
