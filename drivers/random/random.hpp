// Bytes that nobody can foresee.
#pragma once

#include <cstddef>

namespace drivers::random_source {

void fill(void* to, size_t count);

}  // namespace drivers::random_source
